import type { ProfileKind } from '../offerings.ts'
import type { FieldNameOf } from '../registration/fields.ts'

/** The figures on which a reader decides, shown first and large: at most six per kind, in this order. */
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

interface Said {
  field: string
  short: string
}
/** The maximum length of a figure. A longer answer is a sentence or a list and appears in its section. */
const longestFigure = 48
/** The fact shown together with a figure. */
export const companions: Partial<Record<KeyFigure, string>> = { founding_year: 'employees' }

/** The maximum number of digits in a figure. A longer amount is rounded, and its exact value is shown next to it. */
const digitsShown = 3
export const isRounded = ({ field, value, short }: Said & { value: string }): boolean =>
  field !== 'annual_revenue' &&
  !short.startsWith(value) &&
  value.replace(/\D/g, '').replace(/0+$/, '').length > digitsShown

/** The answers shown as figures, in their order. */
export const figuresIn = <F extends Said>(kind: ProfileKind, facts: readonly F[]): (F & { name: KeyFigure })[] =>
  keyFigures[kind].flatMap((name: KeyFigure) => {
    const fact = facts.find(({ field, short }) => field === name && short.length <= longestFigure)
    return fact ? [{ ...fact, name }] : []
  })

/** The remaining answers for the sections, so that nothing appears twice. */
export function remainingFacts<F extends Said>(kind: ProfileKind, facts: readonly F[]): F[] {
  const shown: string[] = figuresIn(kind, facts).flatMap(({ name }) => [name, companions[name] ?? []].flat())
  return facts.filter(({ field }) => !shown.includes(field))
}
