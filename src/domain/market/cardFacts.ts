import type { ProfileKind } from '../offerings.ts'
import type { Answers } from '../registration/answerSchema.ts'
import type { FieldNameOf } from '../registration/fields.ts'
import { answerNames } from '../registration/formFields.ts'

/** The facts under a card's amount, by which a reader compares listings without opening them: at most two per kind. */
export const cardFacts = {
  INVESTMENT: ['annual_revenue', 'minimum_investment'],
  WANT_TO_SELL: ['annual_revenue', 'ebitda'],
  WANT_TO_GROW: ['participant_type', 'primary_objective'],
  INVESTOR: ['institution_type', 'preferred_stages'],
} as const satisfies { readonly [K in ProfileKind]: readonly FieldNameOf<K>[] }

export const cardFactNames = [
  'annual_revenue',
  'minimum_investment',
  'ebitda',
  'participant_type',
  'primary_objective',
  'institution_type',
  'preferred_stages',
] as const satisfies readonly (typeof cardFacts)[ProfileKind][number][]
export type CardFactName = (typeof cardFactNames)[number]

/**
 * Answers that change what a fact says (the revenue of the latest year, and whether a margin is a loss), and the price
 * with which other businesses for sale are compared.
 */
const alsoRead = ['yearly_figures', 'ebitda_is_loss', 'asking_price', 'stake_offered']

/** The answers that the card of a listing needs. */
export function cardAnswers(kind: ProfileKind, answers: Answers): Answers {
  const wanted: readonly string[] = [...cardFacts[kind].flatMap(answerNames), ...alsoRead]
  return Object.fromEntries(Object.entries(answers).filter(([name]) => wanted.includes(name)))
}
