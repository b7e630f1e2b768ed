import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** All states of a machine, parents before their children. */
export const statesOf = (machine: AnyStateMachine): AnyStateNode[] => within(machine.root)

const within = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(within)]

/** The transitions that leave a state, its eventless ones last. */
export const transitionsFrom = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]

export const transitionsOf = (machine: AnyStateMachine): AnyTransitionDefinition[] =>
  statesOf(machine).flatMap(transitionsFrom)

/** Identity of a transition that survives `provide()`: source, event and place among its siblings. */
export const transitionId = (definition: AnyTransitionDefinition): string => {
  const source = definition.source
  const siblings =
    definition.eventType === '' ? (source.always ?? []) : (source.transitions.get(definition.eventType) ?? [])
  const index = siblings.findIndex((sibling) => sameTransition(sibling, definition))
  return `${source.id} --${definition.eventType || 'always'}[${index}]`
}

const sameTransition = (one: AnyTransitionDefinition, other: AnyTransitionDefinition) =>
  one === other || (one.guard === other.guard && one.target === other.target && one.actions === other.actions)

/** States in which a machine can rest, that is all but those it leaves at once. */
export const restingStates = (machine: AnyStateMachine): AnyStateNode[] =>
  statesOf(machine).filter((node) => !(node.always ?? []).some((step) => !step.guard))
