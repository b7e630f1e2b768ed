import { eq } from 'drizzle-orm'
import { type RefundRefusal, refundRefusal } from '../../../src/domain/memberships/offers.ts'
import { subscriptionAt } from '../../../src/domain/memberships/status.ts'
import type { Payment } from '../../../src/domain/memberships/transactionSchema.ts'
import type { ProfileKind } from '../../../src/domain/offerings.ts'
import { combinedQuery, type SelectBuilder } from '../../kernel/db/combinedQuery.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { transactions } from '../../kernel/db/schema.ts'
import type { Words } from '../../kernel/http/refusal.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import type { Deps, Language, MembershipRow } from '../../kernel/ports/deps.ts'
import { lockAccount, periodsOf } from '../entitlements/index.ts'
import { revokePeriod } from './grant.ts'
import { refundConfirmed } from './settle.ts'
import { lastConfirmed, type TransactionRow } from './store.ts'

/** Refunds requested by a member: in full within 7 days if nothing was used, else none. */

type Moment = readonly { at: Date | null }[]

/** A profile's last purchase, and its periods; `usedAt` when the profile has since sent, accepted or opened something. */
export interface RefundFacts {
  lastConfirmed: Moment
  periods: readonly MembershipRow[]
}

export const refundSelects = (db: SelectBuilder, accountId: string, kind: ProfileKind) => ({
  lastConfirmed: lastConfirmed(db, accountId, kind),
  periods: periodsOf(db, accountId, kind),
})

const refundQuery = combinedQuery((db, params: { accountId: string; kind: ProfileKind }) =>
  refundSelects(db, params.accountId, params.kind),
)

export function refundRefusalBy(row: TransactionRow, facts: RefundFacts, now: Date): RefundRefusal | null {
  const { confirmedAt } = row
  const [last] = facts.lastConfirmed
  return refundRefusal(
    {
      confirmedAt,
      isConfirmed: row.status === 'confirmed',
      isLast: confirmedAt !== null && !(last?.at && last.at > confirmedAt),
      wasUsed: facts.periods.some(({ transactionId, usedAt }) => transactionId === row.id && usedAt !== null),
    },
    now,
  )
}

/** The plan that would run if this payment were refunded, as `revokePeriod` does it; null if none would. */
export function planAfterRefund({ id }: TransactionRow, { periods }: RefundFacts, now: Date): Payment['after_refund'] {
  const after = subscriptionAt(
    periods.map((period) => {
      if (period.replacedBy === id) return { ...period, endedAt: null, endedBecause: null }
      return period.transactionId === id ? { ...period, endedAt: now, endedBecause: 'refunded' } : period
    }),
    now,
  )
  if (after.state === 'none' || after.periodEnd <= now) return null
  return { plan_id: after.current.planId, period_end: after.periodEnd.toISOString() }
}

/** What a member reads beside a payment that was recent enough to be refunded. */
export const refundNote = (reason: RefundRefusal | null, language: Language): string | null =>
  reason === 'consumed' || reason === 'not_the_last' ? reasons[reason][language] : null

/**
 * Safe to repeat: the request is stored and the paid period ends before the provider is called; the sweep finishes it.
 */
export async function refundOwn(deps: Deps, row: TransactionRow): Promise<void> {
  if (row.status === 'refunded') return
  if (!row.refundAskedAt) await deps.db.transaction((tx) => ask(deps, tx, row))
  await refundConfirmed(deps, row)
}

async function ask(deps: Deps, tx: Db, { id }: TransactionRow): Promise<void> {
  const [row] = await tx.select().from(transactions).where(eq(transactions.id, id)).for('update')
  if (!row || row.status === 'refunded' || row.refundAskedAt) return
  await lockAccount(tx, row.accountId)
  const now = deps.now()
  const facts = await refundQuery(tx, { accountId: row.accountId, kind: row.profileKind })
  const reason = refundRefusalBy(row, facts, now)
  if (reason) return refuse('REFUND_NOT_POSSIBLE', { message: reasons[reason] })
  await tx.update(transactions).set({ refundAskedAt: now }).where(eq(transactions.id, id))
  await revokePeriod(tx, row, 'refunded', now)
}

const reasons: Record<RefundRefusal, Words> = {
  too_late: {
    en: 'Payments can only be refunded within 7 days.',
    hi: 'भुगतान की राशि 7 दिन के भीतर ही वापस हो सकती है।',
  },
  consumed: {
    en: 'This payment can’t be refunded because you’ve used your plan since: you sent or accepted a proposal, or opened a document or contact details.',
    hi: 'इस भुगतान की राशि वापस नहीं हो सकती, क्योंकि इसके बाद प्लान का इस्तेमाल हो चुका है: प्रस्ताव भेजा या स्वीकार किया गया, या दस्तावेज़ या संपर्क विवरण खोला गया।',
  },
  not_the_last: {
    en: 'To refund this payment, first request a refund of the payments after it.',
    hi: 'इस भुगतान की राशि वापस पाने के लिए पहले इसके बाद के भुगतानों की राशि वापस माँगें।',
  },
  not_paid: { en: 'There is nothing to refund.', hi: 'वापस करने के लिए कोई राशि नहीं है।' },
}
