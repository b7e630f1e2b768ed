import type { AnyStateMachine, EventFromLogic, StateValueFrom } from 'xstate'
import type { Atom, Formula } from '../model/promised.ts'
import type { Step } from '../model/step.ts'
import type { PathsOf } from '../model/words.ts'
import { now } from './formula.ts'

/**
 * A state is active. The state is given by its name or its path, with the name of its part if there are several flows:
 * `payment.paid`.
 */
export const state = (name: string): Formula =>
  now({ says: `“${name}”`, states: [name], holds: ({ states }) => states.has(name) })

/** A state becomes active with this step, or the walk starts in it. */
export const begins = (name: string): Formula =>
  now({
    says: `“${name}” begins`,
    states: [name],
    holds: ({ states, before }) => states.has(name) && !before.has(name),
  })

/** A state was active until this step. */
export const ends = (name: string): Formula =>
  now({ says: `“${name}” ends`, states: [name], holds: ({ states, before }) => !states.has(name) && before.has(name) })

/** An event, a response or the end of a delay has just happened: `payment.submitted`, `chargeCard gets no answer`. */
export const happens = (name: string): Formula =>
  now({ says: `“${name}”`, holds: ({ happened }) => happened.has(name) })

/** The step just taken satisfies a predicate. */
export const step = (says: string, accepts: (step: Step) => boolean): Formula =>
  now({ says, holds: ({ steps }) => steps.some(accepts) })

/**
 * The context satisfies the predicate, which reads only `bound` and the presence of values, since one situation
 * represents all that look alike. `part` is the flow, if several are walked together.
 */
export const where = (says: string, holds: (context: never) => boolean, part = ''): Formula =>
  now({ says, holds: ({ contexts }) => part in contexts && holds(contexts[part] as never) })

/**
 * Some walk from here reaches a moment at which the goal holds, by steps that `by` accepts: a possibility, not a
 * certainty.
 */
export const canReach = (goal: Formula, by?: (step: Step) => boolean): Formula => {
  const atom: Atom = { says: 'the goal can be reached', holds: ({ canReach }) => canReach(goal, by) }
  return now(atom)
}

/** The atoms restricted to the names of one machine, so that an unknown name does not compile. */
export interface AtomsOf<M extends AnyStateMachine> {
  state: (name: PathsOf<StateValueFrom<M>>) => Formula
  begins: (name: PathsOf<StateValueFrom<M>>) => Formula
  ends: (name: PathsOf<StateValueFrom<M>>) => Formula
  event: (name: EventFromLogic<M>['type']) => Formula
  answers: (source: keyof NonNullable<Parameters<M['provide']>[0]['actors']> & string) => Formula
  getsNoAnswer: (source: keyof NonNullable<Parameters<M['provide']>[0]['actors']> & string) => Formula
}

/** `state`, `begins`, `ends`, `event`, `answers` and `getsNoAnswer` with the names of one machine. */
export const atomsOf = <M extends AnyStateMachine>(_: M): AtomsOf<M> => ({
  state,
  begins,
  ends,
  event: happens,
  answers: (source) => happens(`${source} answers`),
  getsNoAnswer: (source) => happens(`${source} gets no answer`),
})
