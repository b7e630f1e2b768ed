import { type AnyMachineSnapshot, initialTransition, transition } from 'xstate'
import { eventOf, type FlowModel, type Step } from '../model.ts'
import type { FlowPath } from '../paths.ts'
import { valueName } from '../words.ts'

/** The flow after a step of a path, by its own transition function. */
export interface Moment {
  step: Step | null
  name: string
  value: unknown
  /** The value in one word, as the tables of the screens have it. */
  state: string
  context: unknown
  /** Whether an event of this type does something there; one that says more is asked with what the samples have. */
  can: (type: string) => boolean
}

/** The moments of a path, the beginning first. */
export function momentsOf({ machine, inputs, events }: FlowModel, { start, edges }: FlowPath): Moment[] {
  const [first] = initialTransition(machine, inputs[start] as never)
  let snapshot = first as AnyMachineSnapshot
  const momentAfter = (step: Step | null): Moment => {
    const here = snapshot
    return {
      step,
      name: step?.name ?? 'the start',
      value: here.value,
      state: valueName(here.value),
      context: here.context,
      can: (type) =>
        here.status === 'active' && events.some((event) => event.type === type && here.can(event as never)),
    }
  }
  const moments = [momentAfter(null)]
  for (const { step } of edges) {
    const [next] = transition(machine, snapshot as never, eventOf(step) as never)
    snapshot = next as AnyMachineSnapshot
    moments.push(momentAfter(step))
  }
  return moments
}
