import type { Step } from './step.ts'

/** One moment of a walk: what has just happened, and what is so now. */
export interface Moment {
  /** Every name of what has just happened; empty at the start and where nothing more happens. */
  happened: ReadonlySet<string>
  steps: readonly Step[]
  states: ReadonlySet<string>
  /** The states before; none at the start. */
  before: ReadonlySet<string>
  contexts: Readonly<Record<string, unknown>>
  /** Whether some walk from here comes to a moment where the goal is so, by steps that `by` accepts. */
  canReach: (goal: Formula, by?: (step: Step) => boolean) => boolean
}

/** Something that is so at a moment of a walk, or not. */
export interface Atom {
  /** As a reader has it: `"paid"`. */
  says: string
  holds: (moment: Moment) => boolean
  /** The states that it names. */
  states?: readonly string[]
}

/** Linear temporal logic, negations at the atoms alone. `release` is the dual of `until`. */
export type Formula =
  | { is: 'true' }
  | { is: 'false' }
  | { is: 'now'; atom: Atom; isNot: boolean }
  | { is: 'and' | 'or' | 'until' | 'release'; left: Formula; right: Formula }
  | { is: 'next'; of: Formula }

/**
 * What is taken for granted of a walk that never ends. `steady`: what stays possible happens (weak fairness).
 * `recurring`: what is possible again and again happens (strong fairness). `ceasing`: it does not happen for ever.
 * `of` speaks of a single moment.
 */
export interface Assumption {
  kind: 'steady' | 'recurring' | 'ceasing'
  of: Formula
}

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

/** A statement about a context, by its name: `{ 'the draft is complete': ({ draft }) => draft !== null }`. */
export type Facts = Readonly<Record<string, (context: never) => boolean>>
