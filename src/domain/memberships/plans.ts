import { type AccountType, accountTypes } from '../offerings.ts'
import { type BillingPeriod, billingPeriods, type Entitlements, monthsIn, periods, termsOf } from './periods.ts'

/** The plan catalogue: all periods for each account type. */

/** Global Connect's own plans include it; in other plans it depends on the period. */
const globalConnectIn = (accountType: AccountType, period: BillingPeriod): Entitlements['global_connect'] =>
  accountType === 'want-to-grow' ? 'included' : termsOf(period).globalConnect

export interface CataloguePlan {
  id: string
  accountType: AccountType
  period: BillingPeriod
  days: number
  /** Paise; 0 for the free trial. */
  basePaise: number
  savingPercent: number
  entitlements: Entitlements
}

/** The plan's id, such as `investor-free-trial`. */
export const planIdOf = (accountType: AccountType, period: BillingPeriod): string =>
  `${accountType}-${period.replaceAll('_', '-')}`

/** The saving in whole percent, compared with the same time in monthly plans. */
function savingPercentOf(accountType: AccountType, period: BillingPeriod): number {
  const { days, paise } = termsOf(period)
  if (!paise) return 0
  return Math.round(100 * (1 - paise[accountType] / (monthsIn(days) * periods.monthly.paise[accountType])))
}

function plan(accountType: AccountType, period: BillingPeriod): CataloguePlan {
  const { days, paise, entitlements } = termsOf(period)
  return {
    id: planIdOf(accountType, period),
    accountType,
    period,
    days,
    basePaise: paise?.[accountType] ?? 0,
    savingPercent: savingPercentOf(accountType, period),
    entitlements: { ...entitlements, global_connect: globalConnectIn(accountType, period) },
  }
}

export const plans: readonly CataloguePlan[] = accountTypes.flatMap((accountType) =>
  billingPeriods.map((period) => plan(accountType, period)),
)

export const planById = (id: string): CataloguePlan | undefined => plans.find((candidate) => candidate.id === id)

export const plansFor = (accountType: AccountType): CataloguePlan[] =>
  plans.filter((candidate) => candidate.accountType === accountType)
