import type { AnyTransitionDefinition } from 'xstate'

/** Identity of a transition that survives `provide()`: source, event and index among its siblings. */
export const transitionId = (definition: AnyTransitionDefinition): string => {
  const source = definition.source
  const siblings =
    definition.eventType === '' ? (source.always ?? []) : (source.transitions.get(definition.eventType) ?? [])
  const index = siblings.findIndex((sibling) => sameTransition(sibling, definition))
  return `${source.id} --${definition.eventType || 'always'}[${index}]`
}

const sameTransition = (one: AnyTransitionDefinition, other: AnyTransitionDefinition) =>
  one === other || (one.guard === other.guard && one.target === other.target && one.actions === other.actions)
