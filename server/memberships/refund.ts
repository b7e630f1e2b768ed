import { and, eq, gte, inArray } from 'drizzle-orm'
import { type RefundRefusal, refundRefusal } from '../../src/domain/memberships/offers.ts'
import type { ProfileKind } from '../../src/domain/offerings.ts'
import { profiles, proposalSteps, proposals, transactions } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Words } from '../http/refusal.ts'
import { refuse } from '../http/refusal.ts'
import { refundConfirmed } from './settle.ts'
import { confirmedAfter, type TransactionRow } from './store.ts'

/** Refunds that a member asks for: full within 7 days when nothing was consumed, else none. */

export async function refundRefusalOf(deps: Deps, row: TransactionRow): Promise<RefundRefusal | null> {
  const { confirmedAt } = row
  return refundRefusal(
    {
      confirmedAt,
      isConfirmed: row.status === 'confirmed',
      isLast: confirmedAt !== null && !(await confirmedAfter(deps.db, row, confirmedAt)),
      wasUsed: confirmedAt !== null && (await usedSince(deps, row.accountId, row.profileKind, confirmedAt)),
    },
    deps.now(),
  )
}

/** A proposal sent, or one accepted, which opens the contact details. */
async function usedSince(deps: Deps, accountId: string, kind: ProfileKind, since: Date): Promise<boolean> {
  const own = and(eq(profiles.accountId, accountId), eq(profiles.kind, kind))
  const [sent] = await deps.db
    .select({ id: proposals.id })
    .from(proposals)
    .innerJoin(profiles, eq(profiles.id, proposals.senderProfileId))
    .where(and(own, gte(proposals.createdAt, since)))
    .limit(1)
  const [accepted] = await deps.db
    .select({ id: proposalSteps.id })
    .from(proposalSteps)
    .innerJoin(profiles, eq(profiles.id, proposalSteps.byProfileId))
    .where(and(own, inArray(proposalSteps.action, ['accept']), gte(proposalSteps.createdAt, since)))
    .limit(1)
  return sent !== undefined || accepted !== undefined
}

/** Safe to repeat: what is asked for is kept before the provider is asked, and the sweep finishes it. */
export async function refundOwn(deps: Deps, row: TransactionRow): Promise<void> {
  if (row.status === 'refunded') return
  if (!row.refundAskedAt) {
    const reason = await refundRefusalOf(deps, row)
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
    en: 'The plan has been used since this payment: a proposal was sent or a contact opened.',
    hi: 'इस भुगतान के बाद प्लान का इस्तेमाल हो चुका है: प्रस्ताव भेजा गया या संपर्क खोला गया।',
  },
  not_the_last: { en: 'Please ask for the latest payment first.', hi: 'कृपया पहले सबसे नए भुगतान की राशि वापस माँगें।' },
  not_paid: { en: 'There is nothing to refund.', hi: 'वापस करने के लिए कोई राशि नहीं है।' },
}
