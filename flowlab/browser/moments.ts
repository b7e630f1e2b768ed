import { advance, start as begin } from 'flowlab/machine/advance.ts'
import type { FlowModel } from 'flowlab/model/flow.ts'
import { valueName } from 'flowlab/model/names.ts'
import type { Step } from 'flowlab/model/step.ts'
import type { FlowPath } from 'flowlab/walk/paths.ts'

/** The flow after a step of a path, by its own transition function. */
export interface Moment {
  step: Step | null
  name: string
  value: unknown
  /** The value in one word, as used in the tables of the screens. */
  state: string
  context: unknown
  /** True if an event of this type has an effect here. An event with a payload is tried with its samples. */
  can: (type: string) => boolean
}

/** The moments of a path, beginning with the start. */
export function momentsOf({ machine, inputs, events }: FlowModel, { start, edges }: FlowPath): Moment[] {
  let now = begin(machine, inputs[start])
  const momentAfter = (step: Step | null): Moment => {
    const here = now.snapshot
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
    now = advance(machine, now, step)
    moments.push(momentAfter(step))
  }
  return moments
}
