import type { Formula, Property } from '../model/promised.ts'
import { atomsIn } from './formula.ts'

/** A property from a formula. */
export const property = (
  says: string,
  formula: Formula,
  { assumptions = [], waits = true }: Partial<Pick<Property, 'assumptions' | 'waits'>> = {},
): Property => ({ says, formula, assumptions, waits })

/** The states that a property names. */
export const statesNamed = ({ formula, assumptions }: Property): string[] => [
  ...new Set([formula, ...assumptions.map(({ of }) => of)].flatMap(atomsIn).flatMap(({ states = [] }) => states)),
]

/** An error in a sentence that cannot be parsed. The message has the sentence and the problem. */
export class PropertyError extends Error {
  constructor(sentence: string, problem: string) {
    super(`“${sentence}” cannot be read: ${problem}`)
  }
}
