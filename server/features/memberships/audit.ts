import { and, asc, gt, gte, inArray, lte } from 'drizzle-orm'
import { sameMoney } from '../../../src/domain/money.ts'
import { inPages } from '../../kernel/db/pages.ts'
import { memberships, transactions } from '../../kernel/db/schema.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import type { Intent } from '../../kernel/ports/payments.ts'
import { ledgerMismatches } from './ledger.ts'
import type { TransactionRow } from './store.ts'
import { amountOf } from './storedMoney.ts'

/** Checks that the provider's charges agree with our purchases and memberships. */

type MembershipRow = typeof memberships.$inferSelect

export interface Finding {
  what:
    | 'charged_without_membership'
    | 'membership_without_charge'
    | 'two_memberships_for_one_charge'
    | 'amount_mismatch'
    | 'active_after_refund'
    | 'two_open_purchases'
    | 'receipt_numbers_have_a_gap'
    | 'unknown_plan'
  /** The id of a transaction, a membership, an account, or a year. */
  id: string
}

interface Window {
  from: Date
  to: Date
}

/** The maximum number of findings. */
const maxFindings = 1_000

/**
 * Empty if everything matches. Queries the provider for every transaction, or for those of a window. Run it after a
 * sweep, which settles late payments. Memberships of demo members are left out. Reads one page at a time, however many
 * rows there are.
 */
export async function auditMemberships(deps: Deps, window?: Window): Promise<Finding[]> {
  const findings = await ledgerMismatches(deps.db, maxFindings)
  for await (const rows of inPages((last, size) => transactionsAfter(deps, window, last, size))) {
    const bought = await boughtWith(deps, rows)
    for (const row of rows) {
      const intent = row.paymentIntent ? await deps.payments.intent(row.paymentIntent) : null
      for (const what of mismatches(row, intent, bought.get(row.id) ?? [])) findings.push({ what, id: row.id })
    }
    if (findings.length >= maxFindings) break
  }
  return findings
}

const transactionsAfter = ({ db }: Deps, asked: Window | undefined, last: string, size: number) =>
  db
    .select()
    .from(transactions)
    .where(
      and(
        gt(transactions.id, last),
        asked ? and(gte(transactions.createdAt, asked.from), lte(transactions.createdAt, asked.to)) : undefined,
      ),
    )
    .orderBy(asc(transactions.id))
    .limit(size)

async function boughtWith({ db }: Deps, rows: readonly TransactionRow[]): Promise<Map<string, MembershipRow[]>> {
  const ids = rows.map(({ id }) => id)
  const periods = await db.select().from(memberships).where(inArray(memberships.transactionId, ids))
  const bought = new Map<string, MembershipRow[]>()
  for (const period of periods) {
    const key = period.transactionId ?? ''
    bought.set(key, [...(bought.get(key) ?? []), period])
  }
  return bought
}

/** A charge has exactly one membership. */
function mismatches(row: TransactionRow, intent: Intent | null, bought: readonly MembershipRow[]): Finding['what'][] {
  const isCharged = intent?.status === 'succeeded' && !intent.refunded
  const granted = row.status === 'confirmed' || row.status === 'disputed'
  const running = bought.filter(({ endedAt }) => endedAt === null)
  const found: Finding['what'][] = []
  if (isCharged && !(granted && bought.length > 0)) found.push('charged_without_membership')
  if (!isCharged && granted && !intent?.refunded) found.push('membership_without_charge')
  if (!granted && running.length > 0)
    found.push(row.status === 'refunded' ? 'active_after_refund' : 'membership_without_charge')
  if (bought.length > 1) found.push('two_memberships_for_one_charge')
  if (granted && intent && !sameMoney(intent.amount, amountOf(row))) found.push('amount_mismatch')
  return found
}
