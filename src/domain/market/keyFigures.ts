import type { ProfileKind } from '../offerings.ts'
import type { FieldNameOf } from '../registration/fields.ts'

/** The figures that a reader needs to decide, shown first and large: at most six of each kind, in this order. */
export const keyFigures = {
  INVESTMENT: ['funding_goal', 'minimum_investment', 'annual_revenue', 'ebitda', 'founding_year', 'funding_timeline'],
  WANT_TO_SELL: ['asking_price', 'stake_offered', 'annual_revenue', 'ebitda', 'founding_year', 'deal_timeline'],
  WANT_TO_GROW: [
    'participant_type',
    'business_type_and_size',
    'operational_region',
    'trade_term',
    'language_preferences',
    'employees',
  ],
  INVESTOR: [
    'typical_investment_range',
    'institution_type',
    'investment_age',
    'past_investments',
    'level_of_involvement',
  ],
} as const satisfies { readonly [K in ProfileKind]: readonly FieldNameOf<K>[] }

export type KeyFigure = (typeof keyFigures)[ProfileKind][number]
