import type { Formula, Property } from '../model/promised.ts'
import type { Step } from '../model/step.ts'
import { canReach, state, step } from './atoms.ts'
import { always, and, implies, never, next, not, or, unless } from './formula.ts'
import { property } from './property.ts'

export type Cause = (step: Step) => boolean

const inOneOf = (states: readonly string[]): Formula => or(...states.map(state))

/** No walk enters the state before the cause has happened on it. */
export const onlyAfter = (says: string, name: string, cause: Cause): Property =>
  property(says, unless(not(state(name)), step(says, cause)))

/** No walk is in both states at once. */
export const neverBoth = (says: string, one: string, other: string): Property =>
  property(says, never(and(state(one), state(other))))

/**
 * However a walk continues after the cause, one of the states stays reachable, and no walk ends before reaching one.
 */
export function leadsTo(says: string, cause: Cause, states: readonly string[]): Property {
  const goal = inOneOf(states)
  return property(says, always(implies(step(says, cause), unless(canReach(goal), goal))))
}

/**
 * From every state in `from`, the steps that `may` accepts can reach one of the states, and still can after each such
 * step.
 */
export function onlyReachedBy(says: string, from: readonly string[], may: Cause, states: readonly string[]): Property {
  const goal = inOneOf(states)
  const able = canReach(goal, may)
  const onward = unless(able, or(goal, not(step(says, may))))
  return property(says, always(implies(inOneOf(from), and(able, or(goal, next(onward))))))
}
