import type { BillingPeriod, Plan } from '../contract/memberships.ts'
import { type AccountType, accountTypes } from '../offerings.ts'

/** The plan catalogue (catalogue, section 3). Base prices in paise, tax included; placeholders for the owner to set. */

const monthlyPaise: Record<AccountType, number> = {
  investment: 199_900,
  'want-to-sell': 249_900,
  'want-to-grow': 99_900,
  investor: 149_900,
}
const quarterlyPaise: Record<AccountType, number> = {
  investment: 539_700,
  'want-to-sell': 674_700,
  'want-to-grow': 269_700,
  investor: 404_700,
}
const yearlyPaise: Record<AccountType, number> = {
  investment: 1_919_000,
  'want-to-sell': 2_399_000,
  'want-to-grow': 959_000,
  investor: 1_439_000,
}

const daysOf: Record<BillingPeriod, number> = { free_trial: 14, monthly: 30, quarterly: 90, yearly: 365 }
const savingOf: Record<BillingPeriod, number> = { free_trial: 0, monthly: 0, quarterly: 10, yearly: 20 }

type Entitlements = Plan['entitlements']
const entitlementsOf: Record<BillingPeriod, Omit<Entitlements, 'global_connect'>> = {
  free_trial: { proposals_per_30_days: 3, open_proposals: 3, contact_listings: 5, saved_searches: 1, featured_days: 0 },
  monthly: {
    proposals_per_30_days: 15,
    open_proposals: 15,
    contact_listings: null,
    saved_searches: 5,
    featured_days: 0,
  },
  quarterly: {
    proposals_per_30_days: 25,
    open_proposals: 30,
    contact_listings: null,
    saved_searches: 10,
    featured_days: 7,
  },
  yearly: {
    proposals_per_30_days: 40,
    open_proposals: 60,
    contact_listings: null,
    saved_searches: 25,
    featured_days: 30,
  },
}
const globalConnectOf: Record<BillingPeriod, Entitlements['global_connect']> = {
  free_trial: 'none',
  monthly: 'addon',
  quarterly: 'addon',
  yearly: 'included',
}

/** Global Connect's own plans are for it; investors have no way into it and are sold none. */
const accountConnect: Partial<Record<AccountType, Entitlements['global_connect']>> = {
  'want-to-grow': 'included',
  investor: 'none',
}

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

const baseOf: Record<BillingPeriod, Record<AccountType, number> | null> = {
  free_trial: null,
  monthly: monthlyPaise,
  quarterly: quarterlyPaise,
  yearly: yearlyPaise,
}

function plan(accountType: AccountType, period: BillingPeriod): CataloguePlan {
  return {
    id: `${accountType}-${period.replace('_', '-')}`,
    accountType,
    period,
    days: daysOf[period],
    basePaise: baseOf[period]?.[accountType] ?? 0,
    savingPercent: savingOf[period],
    entitlements: {
      ...entitlementsOf[period],
      global_connect: accountConnect[accountType] ?? globalConnectOf[period],
    },
  }
}

export const plans: readonly CataloguePlan[] = accountTypes.flatMap((accountType) =>
  (['free_trial', 'monthly', 'quarterly', 'yearly'] as const).map((period) => plan(accountType, period)),
)

export const planById = (id: string): CataloguePlan | undefined => plans.find((candidate) => candidate.id === id)

export const plansFor = (accountType: AccountType): CataloguePlan[] =>
  plans.filter((candidate) => candidate.accountType === accountType)
