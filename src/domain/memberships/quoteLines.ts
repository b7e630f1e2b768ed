import { type CurrencyCode, convertPaise } from '../currencies.ts'
import { day, daysAfter, minute } from '../durations.ts'
import type { Money } from '../money.ts'
import type { AddonType } from './addonNames.ts'
import { addons } from './addons.ts'
import type { PurchaseMode } from './modes.ts'
import { type CataloguePlan, planById } from './plans.ts'
import { addonPaise, smallestUpgradePaise, unusedPaise } from './quote.ts'
import { isPlanPeriod, type MembershipPeriod } from './status.ts'

/**
 * The price of a purchase and what it includes, line by line (catalogue, sections 3 and 4). Amounts are in rupees until
 * converted.
 */

export interface QuoteLine {
  kind: 'plan' | 'addon' | 'credit' | 'minimum'
  /** A plan's id, or an add-on's type. */
  subject: string
  /** Negative for a credit. */
  amount: Money
  /** The end of the purchased time or, for a credit, of the time that is refunded. */
  until: Date
}
export interface Quote {
  lines: QuoteLine[]
  /** The sum of the lines. */
  amount: Money
  start: Date
  end: Date
  /** The periods whose unused time is credited; they end when the purchase is applied. */
  basis: string[]
}

const rupees = (paise: number): Money => ({ minor: paise, currency: 'INR' })
const total = (lines: readonly QuoteLine[]) => lines.reduce((sum, { amount }) => sum + amount.minor, 0)

/** Paid plan periods that have not ended, including future ones. */
export const activePlans = <P extends MembershipPeriod>(periods: readonly P[], now: Date): P[] =>
  periods.filter((period) => period.endedAt === null && !period.trial && isPlanPeriod(period) && period.periodEnd > now)

/** The start of a renewal: max(now, period end). A trial is replaced at once. */
export const renewalStart = (periods: readonly MembershipPeriod[], now: Date): Date =>
  new Date(Math.max(now.getTime(), ...activePlans(periods, now).map(({ periodEnd }) => periodEnd.getTime())))

export const endOfPlan = (plan: CataloguePlan, start: Date): Date => daysAfter(start, plan.days)

const steady = 5 * minute

/**
 * The instant from which a credit is counted: in five-minute steps, rounded in the payer's favour, so that the price
 * charged moments later equals the price shown.
 */
export const creditInstant = (now: Date): Date => new Date(Math.floor(now.getTime() / steady) * steady)

/** The instants of all credits shown in the last 15 minutes, latest first; the price of any of them can be confirmed. */
export const creditInstantsShown = (now: Date): Date[] =>
  [0, 5, 10, 15].map((minutes) => creditInstant(new Date(now.getTime() - minutes * minute)))

export function quotePlan(
  plan: CataloguePlan,
  mode: Exclude<PurchaseMode, 'ADDON'>,
  periods: readonly MembershipPeriod[],
  now: Date,
  added: readonly AddonType[] = [],
): Quote {
  return mode === 'UPGRADE' ? quoteUpgrade(plan, periods, now, added) : quoteRenewal(plan, periods, now, added)
}

/** The plan and its add-ons for the plan's full period. */
const wholePlan = (plan: CataloguePlan, end: Date, added: readonly AddonType[]): QuoteLine[] => [
  { kind: 'plan', subject: plan.id, amount: rupees(plan.basePaise), until: end },
  ...added.map(
    (type): QuoteLine => ({
      kind: 'addon',
      subject: type,
      amount: rupees(addonPaise(addons[type].paise, plan.days)),
      until: end,
    }),
  ),
]

/** Add-ons bought with a plan: Global Connect if requested, or if an upgrade would lose it. */
export function addonsBoughtWith(
  plan: CataloguePlan,
  mode: Exclude<PurchaseMode, 'ADDON'>,
  requestedAddons: readonly string[],
  periods: readonly MembershipPeriod[],
  now: Date,
): AddonType[] {
  if (plan.entitlements.global_connect !== 'addon') return []
  const isAdded =
    mode === 'UPGRADE'
      ? activePlans(periods, now).some(hasGlobalConnectAddon)
      : requestedAddons.includes('GLOBAL_CONNECT')
  return isAdded ? ['GLOBAL_CONNECT'] : []
}
const hasGlobalConnectAddon = ({ planId, hasWantToGrow }: MembershipPeriod) =>
  hasWantToGrow && planById(planId)?.entitlements.global_connect === 'addon'

function quoteRenewal(
  plan: CataloguePlan,
  periods: readonly MembershipPeriod[],
  now: Date,
  added: readonly AddonType[],
): Quote {
  const start = renewalStart(periods, now)
  const end = endOfPlan(plan, start)
  const lines = wholePlan(plan, end, added)
  return { lines, amount: rupees(total(lines)), start, end, basis: [] }
}

/** The new plan starts at once and replaces all remaining periods, whose unused time is credited in their order. */
function quoteUpgrade(
  plan: CataloguePlan,
  periods: readonly MembershipPeriod[],
  now: Date,
  added: readonly AddonType[],
): Quote {
  const end = endOfPlan(plan, now)
  const inOrder = periods.toSorted((one, other) => one.periodStart.getTime() - other.periodStart.getTime())
  const replaced = [...activePlans(inOrder, now), ...activeAddonsWithin(plan, inOrder, now)]
  const lines: QuoteLine[] = [
    ...wholePlan(plan, end, added),
    ...replaced.map(
      (period): QuoteLine => ({
        kind: 'credit',
        subject: period.planId,
        amount: rupees(0 - unusedPaise(periodValue(period), { start: period.periodStart, end: period.periodEnd }, now)),
        until: period.periodEnd,
      }),
    ),
  ]
  const missing = smallestUpgradePaise - total(lines)
  if (missing > 0) lines.push({ kind: 'minimum', subject: plan.id, amount: rupees(missing), until: end })
  return { lines, amount: rupees(total(lines)), start: now, end, basis: replaced.map(({ id }) => id) }
}

/** Add-ons that the new plan includes, which are credited. The others continue until they end. */
const activeAddonsWithin = (plan: CataloguePlan, periods: readonly MembershipPeriod[], now: Date) =>
  plan.entitlements.global_connect === 'included'
    ? periods.filter(
        (period) => period.endedAt === null && !isPlanPeriod(period) && period.hasWantToGrow && period.periodEnd > now,
      )
    : []

const periodValue = ({ worthPaise, planId }: MembershipPeriod): number => worthPaise ?? planById(planId)?.basePaise ?? 0

/**
 * An add-on for the rest of the plan, counting started days in full, or for a fixed number of days at a fixed price.
 */
export function quoteAddon(type: AddonType, planEnd: Date, now: Date): Quote {
  const { paise, days } = addons[type]
  const end = days === null ? planEnd : daysAfter(now, days)
  const daysLeft = Math.ceil((planEnd.getTime() - now.getTime()) / day)
  const amount = rupees(days === null ? addonPaise(paise, daysLeft) : paise)
  const lines: QuoteLine[] = [{ kind: 'addon', subject: type, amount, until: end }]
  return { lines, amount, start: now, end, basis: [] }
}

/** Converts a quote to a currency. Each line is rounded; the total is their sum. */
export function inCurrency(quote: Quote, currency: CurrencyCode, rate: number): Quote {
  const toMoney = (minor: number): Money => ({ minor, currency })
  const lines = quote.lines
    .filter(({ kind }) => kind !== 'minimum')
    .map((line) => ({ ...line, amount: toMoney(convertPaise(line.amount.minor, currency, rate)) }))
  const missing = convertPaise(smallestUpgradePaise, currency, rate) - total(lines)
  const [first] = lines
  if (first && missing > 0 && lines.some(({ kind }) => kind === 'credit'))
    lines.push({ ...first, kind: 'minimum', amount: toMoney(missing) })
  return { ...quote, lines, amount: toMoney(total(lines)) }
}
