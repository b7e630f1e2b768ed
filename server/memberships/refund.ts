import { and, eq, max } from 'drizzle-orm'
import { type RefundRefusal, refundRefusal } from '../../src/domain/memberships/offers.ts'
import type { ProfileKind } from '../../src/domain/offerings.ts'
import { reading, type Selecting } from '../db/reading.ts'
import { profiles, proposalSteps, transactions } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Words } from '../http/refusal.ts'
import { refuse } from '../http/refusal.ts'
import { refundConfirmed } from './settle.ts'
import { lastConfirmed, type TransactionRow } from './store.ts'

/** Refunds that a member asks for: full within 7 days when nothing was consumed, else none. */

type Moment = readonly { at: Date | null }[]

/** When a profile last bought anything, last sent a proposal, and last accepted one, which opens the contact details. */
export interface RefundFacts {
  lastConfirmed: Moment
  lastSent: Moment
  lastAccepted: Moment
}

export const refundSelects = (db: Selecting, accountId: string, kind: ProfileKind) => {
  const own = and(eq(profiles.accountId, accountId), eq(profiles.kind, kind))
  // By the step, since a draft is a proposal that nobody has sent.
  const last = (action: 'send' | 'accept') =>
    db
      .select({ at: max(proposalSteps.createdAt) })
      .from(proposalSteps)
      .innerJoin(profiles, eq(profiles.id, proposalSteps.byProfileId))
      .where(and(own, eq(proposalSteps.action, action)))
  return {
    lastConfirmed: lastConfirmed(db, accountId, kind),
    lastSent: last('send'),
    lastAccepted: last('accept'),
  }
}

const refundReading = reading((db, of: { accountId: string; kind: ProfileKind }) =>
  refundSelects(db, of.accountId, of.kind),
)

export function refundRefusalBy(row: TransactionRow, facts: RefundFacts, now: Date): RefundRefusal | null {
  const { confirmedAt } = row
  const isAfter = ([last]: Moment, least: (at: Date, since: Date) => boolean) =>
    confirmedAt !== null && last?.at != null && least(last.at, confirmedAt)
  return refundRefusal(
    {
      confirmedAt,
      isConfirmed: row.status === 'confirmed',
      isLast: confirmedAt !== null && !isAfter(facts.lastConfirmed, (at, since) => at > since),
      wasUsed: [facts.lastSent, facts.lastAccepted].some((last) => isAfter(last, (at, since) => at >= since)),
    },
    now,
  )
}

/** Safe to repeat: what is asked for is kept before the provider is asked, and the sweep finishes it. */
export async function refundOwn(deps: Deps, row: TransactionRow): Promise<void> {
  if (row.status === 'refunded') return
  if (!row.refundAskedAt) {
    const facts = await refundReading(deps.db, { accountId: row.accountId, kind: row.profileKind })
    const reason = refundRefusalBy(row, facts, deps.now())
    if (reason) return refuse('REFUND_NOT_POSSIBLE', { message: reasons[reason] })
    await deps.db.update(transactions).set({ refundAskedAt: deps.now() }).where(eq(transactions.id, row.id))
  }
  await refundConfirmed(deps, row)
}

const reasons: Record<RefundRefusal, Words> = {
  too_late: {
    en: 'A payment can be refunded within 7 days.',
    hi: 'भुगतान की राशि 7 दिन के भीतर ही वापस हो सकती है।',
  },
  consumed: {
    en: 'You’ve used your plan since this payment: a proposal was sent or contact details were viewed.',
    hi: 'इस भुगतान के बाद प्लान का इस्तेमाल हो चुका है: प्रस्ताव भेजा गया या संपर्क खोला गया।',
  },
  not_the_last: {
    en: 'Please request a refund of your latest payment first.',
    hi: 'कृपया पहले सबसे नए भुगतान की राशि वापस माँगें।',
  },
  not_paid: { en: 'There is nothing to refund.', hi: 'वापस करने के लिए कोई राशि नहीं है।' },
}
