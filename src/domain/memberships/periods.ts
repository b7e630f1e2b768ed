import type { AccountType } from '../offerings.ts'

/** The plan periods in list order (catalogue, section 3), with everything that each includes. */

/** The limits of a plan; null = unlimited. */
export interface Entitlements {
  proposals_per_30_days: number
  open_proposals: number
  contact_listings: number | null
  saved_searches: number
  featured_days: number
  global_connect: 'none' | 'addon' | 'included'
}
interface PeriodTerms {
  days: number
  /** Base prices in paise, tax included; placeholders for the owner to set. Null: free, once per account. */
  paise: Record<AccountType, number> | null
  entitlements: Omit<Entitlements, 'global_connect'>
  globalConnect: Entitlements['global_connect']
  /** The days of listing analytics that the owner sees; 0 = totals only. */
  analyticsDays: number
}

export const periods = {
  free_trial: {
    days: 14,
    paise: null,
    entitlements: {
      proposals_per_30_days: 3,
      open_proposals: 3,
      contact_listings: 5,
      saved_searches: 1,
      featured_days: 0,
    },
    globalConnect: 'none',
    analyticsDays: 0,
  },
  monthly: {
    days: 30,
    paise: { investment: 199_900, 'want-to-sell': 249_900, 'want-to-grow': 99_900, investor: 149_900 },
    entitlements: {
      proposals_per_30_days: 15,
      open_proposals: 15,
      contact_listings: null,
      saved_searches: 5,
      featured_days: 0,
    },
    globalConnect: 'addon',
    analyticsDays: 30,
  },
  quarterly: {
    days: 90,
    paise: { investment: 539_700, 'want-to-sell': 674_700, 'want-to-grow': 269_700, investor: 404_700 },
    entitlements: {
      proposals_per_30_days: 25,
      open_proposals: 30,
      contact_listings: null,
      saved_searches: 10,
      featured_days: 7,
    },
    globalConnect: 'addon',
    analyticsDays: 90,
  },
  yearly: {
    days: 365,
    paise: { investment: 1_919_000, 'want-to-sell': 2_399_000, 'want-to-grow': 959_000, investor: 1_439_000 },
    entitlements: {
      proposals_per_30_days: 40,
      open_proposals: 60,
      contact_listings: null,
      saved_searches: 25,
      featured_days: 30,
    },
    globalConnect: 'included',
    analyticsDays: 365,
  },
} as const satisfies Record<string, PeriodTerms>

export type BillingPeriod = keyof typeof periods
export const billingPeriods = Object.keys(periods) as [BillingPeriod, ...BillingPeriod[]]
export const recommendedPeriod: BillingPeriod = 'yearly'
export const termsOf = (period: BillingPeriod): PeriodTerms => periods[period]
/** How the days of analytics are put into words: a full year in months. */
export const analyticsSpan = (days: number): 'totals' | 'days' | 'year' =>
  days === 0 ? 'totals' : days >= periods.yearly.analyticsDays ? 'year' : 'days'
/** Converts a plan's days to months, for comparing prices. */
export const monthsIn = (days: number): number => Math.round(days / periods.monthly.days)
export const isTrialPeriod = (period: BillingPeriod): period is 'free_trial' => termsOf(period).paise === null
