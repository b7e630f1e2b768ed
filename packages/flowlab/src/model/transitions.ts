import { getStateNodes } from '@xstate/graph'
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

export { transitionId } from './transitionId.ts'

/** All states of a machine, parents before their children. */
export const statesOf = (machine: AnyStateMachine): AnyStateNode[] => [machine.root, ...getStateNodes(machine.root)]

/** True if a state handles an event, by its name or by a wildcard. */
export const handles = ({ transitions }: AnyStateNode, type: string): boolean =>
  [...transitions.keys()].some(
    (pattern) =>
      pattern === type || pattern === '*' || (pattern.endsWith('.*') && type.startsWith(pattern.slice(0, -1))),
  )

/** The transitions that leave a state, with its eventless ones last. */
export const transitionsFrom = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]

export const transitionsOf = (machine: AnyStateMachine): AnyTransitionDefinition[] =>
  statesOf(machine).flatMap(transitionsFrom)

/** The possible states of a machine, including transient ones. */
export const reachableStates = (machine: AnyStateMachine): AnyStateNode[] =>
  statesOf(machine).filter((node) => node.type !== 'history')

/** The ids of all states that a value names. */
export function statesIn(root: string, value: unknown): string[] {
  if (typeof value === 'string') return [`${root}.${value}`]
  return Object.entries((value ?? {}) as object).flatMap(([name, inside]) => [
    `${root}.${name}`,
    ...statesIn(`${root}.${name}`, inside),
  ])
}
