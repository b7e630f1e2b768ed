import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { Step } from '../model/step.ts'
import { childById } from './children.ts'
import { firstMacrostep, macrostep } from './macrostep.ts'
import type { RequestedEffect } from './recorder.ts'
import { eventsOf, timerOf } from './steps.ts'
import { afterEffects, noTimers, type Timers, withoutEnded } from './timers.ts'

/** The state of a machine and the transitions on the way to it. */
export interface Advance {
  snapshot: AnyMachineSnapshot
  timers: Timers
  effects: readonly RequestedEffect[]
  taken: readonly string[]
  through: readonly string[]
}

/** The initial state of a machine. */
export function start(machine: AnyStateMachine, input: unknown): Advance {
  const { isSelf, ...first } = firstMacrostep(machine, input)
  return { ...first, timers: afterEffects(noTimers, first.effects, isSelf) }
}

/** The result of a step, by the machine's own transition function. */
export function advance(machine: AnyStateMachine, from: Pick<Advance, 'snapshot' | 'timers'>, step: Step): Advance {
  const child = step.kind === 'outcome' ? childById(from.snapshot, step.actorId) : undefined
  const way = { effects: [] as RequestedEffect[], taken: [] as string[], through: [] as string[] }
  let { snapshot, timers } = from
  if (step.kind === 'delay') timers = withoutEnded(timers, placeOf(step, timers))
  for (const event of eventsOf(step, { snapshot, timers: from.timers.set })) {
    // Events of a stopped actor have no receiver.
    if (snapshot.status !== 'active' || (child && snapshot.children[child.id] !== child)) break
    if (snapshot !== from.snapshot) way.through.push(...snapshot._nodes.map(({ id }) => id))
    const next = macrostep(machine, snapshot, event)
    snapshot = next.snapshot
    timers = snapshot.status === 'active' ? afterEffects(timers, next.effects, next.isSelf) : noTimers
    way.effects.push(...next.effects)
    way.taken.push(...next.taken)
    way.through.push(...next.through)
  }
  return { snapshot, timers, ...way }
}

/** The index of the timer that a delay means; -1 if it is not set. */
export function placeOf(step: Extract<Step, { kind: 'delay' }>, { set }: Timers): number {
  const timer = timerOf(step, set)
  return timer ? set.indexOf(timer) : -1
}
