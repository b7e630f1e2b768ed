import { eq, isNotNull, notInArray, or } from 'drizzle-orm'
import { isAddonType } from '../../src/domain/memberships/addons.ts'
import { planById } from '../../src/domain/memberships/plans.ts'
import { flagsOf, subscriptionAt } from '../../src/domain/memberships/status.ts'
import { accounts, memberships, transactions } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Intent } from '../providers/payments.ts'
import { openStates, type TransactionRow } from './store.ts'

/** Whether what was charged, what was granted and what members are told agree. */

type MembershipRow = typeof memberships.$inferSelect

export interface Finding {
  what:
    | 'charged_without_membership'
    | 'membership_without_charge'
    | 'two_memberships_for_one_charge'
    | 'another_sum_was_charged'
    | 'stands_after_a_refund'
    | 'two_open_purchases'
    | 'receipt_numbers_have_a_gap'
    | 'unknown_plan'
    | 'active_and_expired'
  /** A transaction, a membership, an account, or a year. */
  id: string
}

interface Window {
  from: Date
  to: Date
}

/**
 * Empty where all is well. Asks the provider about every transaction, or those of a window; to be run after a sweep,
 * which settles the late ones. What demo members were given is left out.
 */
export async function auditMemberships(deps: Deps, asked?: Window): Promise<Finding[]> {
  const rows = await deps.db.select().from(transactions)
  const isDemo = deps.db.select({ id: accounts.id }).from(accounts).where(eq(accounts.demo, true))
  const periods = await deps.db
    .select()
    .from(memberships)
    .where(or(isNotNull(memberships.transactionId), notInArray(memberships.accountId, isDemo)))
  const bought = grouped(periods, ({ transactionId }) => transactionId ?? '')
  const findings = [
    ...openTwice(rows),
    ...receiptGaps(rows),
    ...withoutPurchase(periods, new Set(rows.map(({ id }) => id))),
    ...flagsAtOdds(periods, deps.now()),
  ]
  for (const row of rows) {
    if (asked && (row.createdAt < asked.from || row.createdAt > asked.to)) continue
    const intent = row.paymentIntent ? await deps.payments.intent(row.paymentIntent) : null
    for (const what of atOdds(row, intent, bought.get(row.id) ?? [])) findings.push({ what, id: row.id })
  }
  return findings
}

/** One charge, one membership: never two, never none. */
function atOdds(row: TransactionRow, intent: Intent | null, bought: readonly MembershipRow[]): Finding['what'][] {
  const isCharged = intent?.status === 'succeeded' && !intent.refunded
  const granted = row.status === 'confirmed' || row.status === 'disputed'
  const standing = bought.filter(({ endedAt }) => endedAt === null)
  const found: Finding['what'][] = []
  if (isCharged && !(granted && bought.length > 0)) found.push('charged_without_membership')
  if (!isCharged && granted && !intent?.refunded) found.push('membership_without_charge')
  if (!granted && standing.length > 0)
    found.push(row.status === 'refunded' ? 'stands_after_a_refund' : 'membership_without_charge')
  if (bought.length > 1) found.push('two_memberships_for_one_charge')
  if (granted && intent && (intent.amount !== row.amount || intent.currency !== row.currency))
    found.push('another_sum_was_charged')
  return found
}

const withoutPurchase = (periods: readonly MembershipRow[], known: ReadonlySet<string>): Finding[] =>
  periods.flatMap(({ id, transactionId, trial, planId }): Finding[] => {
    const isKnown = planById(planId) !== undefined || planId.replace('addon:', '').split('+').every(isAddonType)
    return [
      ...(trial || known.has(transactionId ?? '') ? [] : [{ what: 'membership_without_charge', id } as const]),
      ...(isKnown ? [] : [{ what: 'unknown_plan', id } as const]),
    ]
  })

/** Within a year the numbers are 1, 2, 3 … up to how many there are; the database refuses a number twice. */
const receiptGaps = (rows: readonly TransactionRow[]): Finding[] =>
  [...grouped(rows, ({ receiptYear }) => String(receiptYear))].flatMap(([year, own]): Finding[] => {
    const last = Math.max(...own.map(({ receiptNumber }) => receiptNumber ?? 0))
    return year === 'null' || last === own.length ? [] : [{ what: 'receipt_numbers_have_a_gap', id: year }]
  })

function openTwice(rows: readonly TransactionRow[]): Finding[] {
  const open = rows.filter(({ status }) => openStates.includes(status))
  const byKind = grouped(open, ({ accountId, profileKind, mode }) => `${accountId} ${profileKind} ${mode}`)
  return [...byKind.values()].flatMap(([first, second]) =>
    first && second ? [{ what: 'two_open_purchases', id: first.accountId }] : [],
  )
}

function flagsAtOdds(periods: readonly MembershipRow[], now: Date): Finding[] {
  const byProfile = grouped(periods, ({ accountId, profileKind }) => `${accountId} ${profileKind}`)
  return [...byProfile.values()].flatMap((own) => {
    const { active, expired } = flagsOf(subscriptionAt(own, now))
    return active + expired > 1 ? [{ what: 'active_and_expired', id: own[0]?.accountId ?? '' }] : []
  })
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}
