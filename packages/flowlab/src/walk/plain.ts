import { adjacencyMapToArray, getAdjacencyMap } from '@xstate/graph'
import type { AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate'
import type { FlowModel } from '../model/flow.ts'
import { transitionId } from '../model/transitions.ts'

export interface Reached {
  states: Set<string>
  transitions: Set<string>
  /** State, status and bounded context of each situation. */
  situations: Set<string>
}

const maxTraversals = 200_000

/** The part of a machine that `@xstate/graph` reaches alone, with only the model's sample events. */
export function reachedByLibrary(model: FlowModel): Reached {
  const reached: Reached = { states: new Set(), transitions: new Set(), situations: new Set() }
  for (const input of Object.values(model.inputs)) {
    const map = getAdjacencyMap(model.machine, {
      input,
      events: model.events,
      serializeState: (snapshot) => situationOf(model, snapshot as AnyMachineSnapshot),
      limit: maxTraversals,
    })
    for (const { state } of Object.values(map)) {
      for (const { id } of (state as AnyMachineSnapshot)._nodes) reached.states.add(id)
      reached.situations.add(situationOf(model, state as AnyMachineSnapshot))
    }
    for (const { state, event } of adjacencyMapToArray(map)) {
      if (state.status !== 'active') continue
      const taken = model.machine.getTransitionData(state as never, event as never) as
        | AnyTransitionDefinition[]
        | undefined
      for (const definition of taken ?? []) reached.transitions.add(transitionId(definition))
    }
  }
  return reached
}

export const situationOf = ({ bound }: FlowModel, { value, status, context }: AnyMachineSnapshot): string =>
  JSON.stringify([value, status, bound(context as never)])
