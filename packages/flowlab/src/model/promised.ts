import type { Step } from './step.ts'

/** One moment of a walk: the step just taken, and the current states and contexts. */
export interface Moment {
  /** Every name of the step just taken; empty at the start and after the last step. */
  happened: ReadonlySet<string>
  steps: readonly Step[]
  states: ReadonlySet<string>
  /** The states at the previous moment; none at the start. */
  before: ReadonlySet<string>
  contexts: Readonly<Record<string, unknown>>
  /** True if some walk from here reaches a moment at which the goal holds, by steps that `by` accepts. */
  canReach: (goal: Formula, by?: (step: Step) => boolean) => boolean
}

/** A condition that holds at a moment of a walk, or does not. */
export interface Atom {
  /** The condition as shown to readers: `"paid"`. */
  says: string
  holds: (moment: Moment) => boolean
  /** The states that the condition names. */
  states?: readonly string[]
}

/** Linear temporal logic, with negation only at the atoms. `release` is the dual of `until`. */
export type Formula =
  | { is: 'true' }
  | { is: 'false' }
  | { is: 'now'; atom: Atom; isNot: boolean }
  | { is: 'and' | 'or' | 'until' | 'release'; left: Formula; right: Formula }
  | { is: 'next'; of: Formula }

/**
 * An assumption about infinite walks. `steady`: a step that stays possible is taken (weak fairness). `recurring`: a
 * step that is possible again and again is taken (strong fairness). `ceasing`: the step is eventually no longer taken.
 * `of` describes a single moment.
 */
export interface Assumption {
  kind: 'steady' | 'recurring' | 'ceasing'
  of: Formula
}

/** A formula that holds on every walk, and the assumptions about the walks. */
export interface Property {
  /** The property as a sentence for readers. */
  says: string
  formula: Formula
  /** The property makes no claim about walks that violate these assumptions. */
  assumptions: readonly Assumption[]
  /** True to assume that an awaited response arrives and a delay ends. People act freely, and may stop. */
  waits: boolean
}

/** A property as declared by a project: a sentence, or a formula made in code. */
export type Promised = string | Property

/** Predicates on a context, by name: `{ 'the draft is complete': ({ draft }) => draft !== null }`. */
export type Facts = Readonly<Record<string, (context: never) => boolean>>
