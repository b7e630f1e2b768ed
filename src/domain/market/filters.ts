import type { ProfileKind } from '../offerings.ts'
import { type FieldNameOf, type FieldSpec, wizardSteps } from '../registration/fields.ts'

/** The filters of a market list: fields of the listing's own wizard, most useful first (specification, section 3). */
export const filtersOf: { readonly [Kind in ProfileKind]: readonly FieldNameOf<Kind>[] } = {
  INVESTMENT: [
    'industry',
    'round',
    'country',
    'city',
    'annual_revenue',
    'funding_timeline',
    'model',
    'employees',
    'capital_offer',
    'interested_in',
    'target_investor',
    'operational_region',
    'keywords',
  ],
  WANT_TO_SELL: [
    'industry',
    'type_of_business_sold',
    'country',
    'city',
    'annual_revenue',
    'deal_timeline',
    'model',
    'employees',
    'type_of_sale',
    'reason_for_sale',
    'buyer_preference',
    'strategic_assets',
    'transition_support',
    'keywords',
  ],
  WANT_TO_GROW: [
    'industry_sector',
    'participant_type',
    'country',
    'city',
    'primary_objective',
    'collaboration_type',
    'operational_region',
    'business_type_and_size',
    'language_preferences',
    'trade_term',
    'keywords',
  ],
  INVESTOR: [
    'target_domains',
    'preferred_stages',
    'typical_investment_range',
    'country',
    'city',
    'instruments',
    'institution_type',
    'level_of_involvement',
    'looking_for_connect',
    'operational_region',
  ],
}

export const filterNames: readonly string[] = [...new Set(Object.values(filtersOf).flat())]

/** The wizard field that a filter applies to. */
export function filterField(kind: ProfileKind, name: string): FieldSpec | undefined {
  const { basic, business } = wizardSteps[kind]
  return business.find((spec) => spec.name === name) ?? basic.find((spec) => spec.name === name)
}

export const sorts = ['best', 'newest', 'amount_high', 'amount_low'] as const
export type Sort = (typeof sorts)[number]

/** The orders that a list offers: members of Global Connect state no amount. */
export const sortsOf = (kind: ProfileKind): readonly Sort[] => (kind === 'WANT_TO_GROW' ? ['best', 'newest'] : sorts)

/** The state of a market list, as encoded in its address. Amounts are whole US dollars. */
export interface ListingQuery {
  text: string
  filters: Readonly<Record<string, readonly string[]>>
  amountMin: number | null
  amountMax: number | null
  verified: boolean
  favourites: boolean
  sort: Sort
}

export const emptyQuery: ListingQuery = {
  text: '',
  filters: {},
  amountMin: null,
  amountMax: null,
  verified: false,
  favourites: false,
  sort: 'best',
}

/** The maximum number of values in a list's filters together. */
export const maxChosen = 120

const separator = '~'

/** Parses an address or a saved search; unknown parts are ignored. */
export function parseQuery(kind: ProfileKind, query: Readonly<Record<string, string | undefined>>): ListingQuery {
  const filters = Object.fromEntries(
    filtersOf[kind].flatMap((name) => {
      const values = (query[name] ?? '').split(separator).filter(Boolean).slice(0, 30)
      return values.length > 0 ? [[name, [...new Set(values)]]] : []
    }),
  )
  return {
    text: (query.q ?? '').trim(),
    filters,
    amountMin: amount(query.amount_min),
    amountMax: amount(query.amount_max),
    verified: query.verified === '1',
    favourites: query.favourites === '1',
    sort: sorts.find((sort) => sort === query.sort) ?? 'best',
  }
}

const amount = (text: string | undefined): number | null => (text && /^\d{1,13}$/.test(text) ? Number(text) : null)

/** The query string without defaults, in a fixed order. */
export function formatQuery(query: ListingQuery): Record<string, string> {
  const filters = Object.entries(query.filters).filter(([, values]) => values.length > 0)
  return {
    ...(query.text ? { q: query.text } : {}),
    ...Object.fromEntries(filters.map(([name, values]) => [name, values.join(separator)])),
    ...(query.amountMin === null ? {} : { amount_min: String(query.amountMin) }),
    ...(query.amountMax === null ? {} : { amount_max: String(query.amountMax) }),
    ...(query.verified ? { verified: '1' } : {}),
    ...(query.favourites ? { favourites: '1' } : {}),
    ...(query.sort === 'best' ? {} : { sort: query.sort }),
  }
}

export const hasAmounts = ({ amountMin, amountMax }: ListingQuery): boolean => amountMin !== null || amountMax !== null

/** The number of active filters, not counting the text and the order. */
export const activeFilterCount = (query: ListingQuery): number =>
  Object.values(query.filters).reduce((sum, values) => sum + values.length, 0) +
  Number(hasAmounts(query)) +
  Number(query.verified) +
  Number(query.favourites)
