import type { Assumption } from './fairness.ts'
import { atomsIn, type Formula } from './formula.ts'

/** What is so on every walk, and what is taken for granted of the walks. */
export interface Property {
  /** As people read it. */
  says: string
  formula: Formula
  /** Of other walks the property says nothing. */
  assumptions: readonly Assumption[]
  /** A response that is waited for comes, and a delay ends. People do what they like, and may stop. */
  waits: boolean
}

/** A property as a project gives it: a sentence, or a formula made in code. */
export type Promised = string | Property

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

/** A sentence that cannot be read. The message has the sentence and what is wrong with it. */
export class PropertyError extends Error {
  constructor(sentence: string, problem: string) {
    super(`“${sentence}” cannot be read: ${problem}`)
  }
}
