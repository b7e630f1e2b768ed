import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import { minorDigits } from '../../../src/domain/currencies.ts'
import { daysAfter } from '../../../src/domain/durations.ts'
import { addonPlanId, addons, isAddonAvailable, isAddonType } from '../../../src/domain/memberships/addons.ts'
import { type CataloguePlan, planById } from '../../../src/domain/memberships/plans.ts'
import { addonPaise, unusedPaise } from '../../../src/domain/memberships/quote.ts'
import { activePlans, endOfPlan, renewalStart } from '../../../src/domain/memberships/quoteLines.ts'
import { subscriptionAt } from '../../../src/domain/memberships/status.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { memberships, transactions } from '../../kernel/db/schema.ts'
import { periodsOf } from '../entitlements/index.ts'
import { type Period, quoteForPeriod } from './soldPeriod.ts'
import { insertMembership, type TransactionRow } from './store.ts'

type Row = typeof memberships.$inferSelect

/**
 * Adds the period that a paid transaction bought, inside the transaction that confirms it, and returns it. Null if the
 * quote can no longer be fulfilled: the plan of an add-on has ended, or the credit of an upgrade is gone.
 */
export async function grantPeriod(tx: Db, transaction: TransactionRow, now: Date): Promise<Period | null> {
  const plan = planById(transaction.planId)
  if (!plan) throw new Error(`transaction ${transaction.id} has an unknown plan`)
  const periods = await periodsOf(tx, transaction.accountId, transaction.profileKind)
  if (transaction.mode === 'ADDON') return addFeature(tx, transaction, periods, now)
  if (transaction.mode === 'UPGRADE') return upgrade(tx, transaction, plan, periods, now)
  return addPlan(tx, transaction, plan, renewalStart(periods, now), now)
}

/** The new plan replaces the credited period, and a trial. */
async function upgrade(
  tx: Db,
  transaction: TransactionRow,
  plan: CataloguePlan,
  periods: readonly Row[],
  now: Date,
): Promise<Period | null> {
  const basis = new Set(transaction.quote?.basis ?? [])
  const credited = periods.filter(({ id }) => basis.has(id))
  const isStillQuoted =
    credited.every(({ endedAt }) => endedAt === null) && activePlans(periods, now).every(({ id }) => basis.has(id))
  if (!isStillQuoted) return null
  const trials = periods.filter(({ trial, endedAt, periodEnd }) => trial && endedAt === null && periodEnd > now)
  const replaced = [...credited, ...trials].map(({ id }) => id)
  if (replaced.length > 0)
    await tx
      .update(memberships)
      .set({ endedAt: now, endedBecause: 'replaced', replacedBy: transaction.id })
      .where(inArray(memberships.id, replaced))
  return addPlan(tx, transaction, plan, now, now)
}

async function addPlan(
  tx: Db,
  transaction: TransactionRow,
  plan: CataloguePlan,
  start: Date,
  now: Date,
): Promise<Period> {
  const end = endOfPlan(plan, start)
  await insertMembership(tx, {
    accountId: transaction.accountId,
    profileKind: transaction.profileKind,
    planId: plan.id,
    transactionId: transaction.id,
    periodStart: start,
    periodEnd: end,
    hasWantToGrow: plan.entitlements.global_connect === 'included' || transaction.addonTypes.includes('GLOBAL_CONNECT'),
    featuredUntil: featuredUntil(plan, start),
    worthPaise: plan.basePaise + addedPaise(transaction, plan),
    createdAt: now,
  })
  return { start, end }
}

/** The price of the add-ons bought with a plan, from the catalogue. */
const addedPaise = ({ addonTypes }: TransactionRow, plan: CataloguePlan): number =>
  addonTypes.filter(isAddonType).reduce((sum, type) => sum + addonPaise(addons[type].paise, plan.days), 0)

/** The listing is featured for the first days of a plan that includes some. */
const featuredUntil = ({ entitlements }: CataloguePlan, start: Date): Date | null =>
  entitlements.featured_days > 0 ? daysAfter(start, entitlements.featured_days) : null

/** An add-on is a separate period beside the plan, up to the quoted end, so one charge is again one row. */
async function addFeature(
  tx: Db,
  transaction: TransactionRow,
  periods: readonly Row[],
  now: Date,
): Promise<Period | null> {
  const subscription = subscriptionAt(periods, now)
  const end = transaction.quote ? new Date(transaction.quote.end) : null
  const [type] = transaction.addonTypes
  if (!type || !isAddonType(type) || !end || end <= now) return null
  if (!isAddonAvailable(type, subscription, periods, now)) return null
  await insertMembership(tx, {
    accountId: transaction.accountId,
    profileKind: transaction.profileKind,
    planId: addonPlanId(transaction.addonTypes),
    transactionId: transaction.id,
    periodStart: now,
    periodEnd: end,
    hasWantToGrow: type === 'GLOBAL_CONNECT',
    featuredUntil: type === 'FEATURED_LISTING' ? end : null,
    worthPaise: paiseOf(transaction),
    createdAt: now,
  })
  return { start: now, end }
}

const paiseOf = ({ amount, currency, exchangeRate }: TransactionRow): number =>
  Math.round((amount / 10 ** minorDigits(currency) / exchangeRate) * 100)

/**
 * Ends the period of a refunded or disputed charge. The period it replaced becomes active again and later ones move
 * forward, so that no paid day is lost.
 */
export async function revokePeriod(
  tx: Db,
  transaction: TransactionRow,
  because: 'refunded' | 'suspended',
  now: Date,
): Promise<void> {
  const isIt = and(eq(memberships.transactionId, transaction.id), isNull(memberships.endedAt))
  const [ended] = await tx.select().from(memberships).where(isIt)
  await tx
    .update(memberships)
    // A period that has not started ends at once.
    .set({ periodStart: sql`least(${memberships.periodStart}, ${now})`, endedAt: now, endedBecause: because })
    .where(isIt)
  await tx
    .update(memberships)
    .set({ endedAt: null, endedBecause: null, replacedBy: null })
    .where(eq(memberships.replacedBy, transaction.id))
  if (ended && planById(ended.planId)) await bringForward(tx, ended, now)
}

/**
 * Gives back the days that were left when a dispute suspended this purchase, after those that are paid for now, and
 * returns them. Null if the period had ended before, because its refund was requested.
 */
export async function restorePeriod(tx: Db, transaction: TransactionRow, now: Date): Promise<Period | null> {
  const { id, accountId, profileKind, mode, quote } = transaction
  const periods = await periodsOf(tx, accountId, profileKind)
  const suspended = periods.find((row) => row.transactionId === id && row.endedBecause === 'suspended')
  if (!suspended?.endedAt) return null
  // The quote, because a period that had not started was given another start when it ended.
  const sold = quote ? { start: new Date(quote.start), end: new Date(quote.end) } : periodOf(suspended)
  const from = Math.max(suspended.endedAt.getTime(), sold.start.getTime())
  const left = sold.end.getTime() - from
  const credited = mode === 'UPGRADE' ? new Set(quote?.basis) : new Set<string>()
  const others = periods.filter((row) => !credited.has(row.id))
  const start = mode === 'ADDON' ? now : renewalStart(others, now)
  const later = (moment: Date) => new Date(moment.getTime() + start.getTime() - from)
  const { worthPaise, featuredUntil } = suspended
  const moved = {
    periodStart: start,
    periodEnd: later(sold.end),
    featuredUntil: featuredUntil && later(featuredUntil),
    worthPaise: worthPaise && unusedPaise(worthPaise, sold, new Date(from)),
  }
  await tx
    .update(memberships)
    .set({ ...(left > 0 && moved), endedAt: null, endedBecause: null })
    .where(eq(memberships.id, suspended.id))
  if (credited.size > 0)
    await tx
      .update(memberships)
      .set({ endedAt: now, endedBecause: 'replaced', replacedBy: id })
      .where(and(inArray(memberships.id, [...credited]), isNull(memberships.endedAt)))
  return left > 0 ? { start, end: moved.periodEnd } : sold
}

const periodOf = ({ periodStart, periodEnd }: Row): Period => ({ start: periodStart, end: periodEnd })

async function bringForward(tx: Db, ended: Row, now: Date): Promise<void> {
  const gap = ended.periodEnd.getTime() - Math.max(now.getTime(), ended.periodStart.getTime())
  if (gap <= 0) return
  const following = await tx
    .select({ period: memberships, quote: transactions.quote })
    .from(memberships)
    .leftJoin(transactions, eq(transactions.id, memberships.transactionId))
    .where(
      and(
        eq(memberships.accountId, ended.accountId),
        eq(memberships.profileKind, ended.profileKind),
        isNull(memberships.endedAt),
        gte(memberships.periodStart, ended.periodEnd),
      ),
    )
  const earlier = (moment: Date) => new Date(moment.getTime() - gap)
  for (const { period, quote } of following) {
    const { id, transactionId, featuredUntil: featured } = period
    const [start, end] = [earlier(period.periodStart), earlier(period.periodEnd)]
    await tx
      .update(memberships)
      .set({ periodStart: start, periodEnd: end, featuredUntil: featured && earlier(featured) })
      .where(eq(memberships.id, id))
    if (transactionId && quote)
      await tx
        .update(transactions)
        .set({ quote: quoteForPeriod(quote, { start, end }) })
        .where(eq(transactions.id, transactionId))
  }
}
