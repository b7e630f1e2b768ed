import { sql } from 'drizzle-orm'
import { isAddonType } from '../../../src/domain/memberships/addons.ts'
import { planById } from '../../../src/domain/memberships/plans.ts'
import { openTransactionStatuses } from '../../../src/domain/memberships/transactions.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { rowsOf } from '../../kernel/db/rows.ts'
import type { Finding } from './audit.ts'

/**
 * Mismatches between purchases and memberships in our own ledger; the database does the comparison and returns few
 * rows.
 */
export async function ledgerMismatches(db: Db, most: number): Promise<Finding[]> {
  const queries: [Finding['what'], ReturnType<typeof sql>][] = [
    ['two_open_purchases', openTwice],
    ['receipt_numbers_have_a_gap', receiptGaps],
    ['membership_without_charge', withoutPurchase],
  ]
  const findings: Finding[] = []
  for (const [what, query] of queries)
    for (const { id } of await rowsOf<{ id: string }>(db, sql`${query} limit ${most}`)) findings.push({ what, id })
  const plans = await rowsOf<{ plan: string; id: string }>(db, eachPlan)
  return [
    ...findings,
    ...plans.filter(({ plan }) => !isKnown(plan)).map(({ id }) => ({ what: 'unknown_plan', id }) as const),
  ]
}

const openTwice = sql`select account_id as id from transactions
  where status in (${sql.join(
    openTransactionStatuses.map((state) => sql`${state}`),
    sql`, `,
  )})
  group by account_id, profile_kind, mode having count(*) > 1`

/** Within a year the numbers run from 1 to the number of receipts; the database refuses duplicates. */
const receiptGaps = sql`select receipt_year::text as id from transactions where receipt_year is not null
  group by receipt_year having max(receipt_number) <> count(*)`

const bought = sql`(transaction_id is not null or not exists
  (select 1 from accounts a where a.id = m.account_id and a.demo))`

const withoutPurchase = sql`select m.id from memberships m
  where not m.trial and ${bought} and not exists (select 1 from transactions t where t.id = m.transaction_id)`

/** One sample membership per plan. */
const eachPlan = sql`select plan_id as plan, min(m.id::text) as id from memberships m where ${bought} group by plan_id`

const isKnown = (planId: string): boolean =>
  planById(planId) !== undefined || planId.replace('addon:', '').split('+').every(isAddonType)
