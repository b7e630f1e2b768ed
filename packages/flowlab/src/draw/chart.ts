import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { transitionId, transitionsFrom } from '../model/transitions.ts'
import { actorWords, transitionWords, wordsOf } from '../model/wording.ts'
import type { Words } from '../model/words.ts'

/** A transition as it is drawn. */
export interface ChartEdge {
  id: string
  from: string
  /** The target state; the source itself if the transition has no target. */
  to: string
  kind: 'event' | 'answered' | 'lost' | 'delay' | 'always'
  trigger: string
  guard: string | null
  actions: readonly string[]
  /** True if it is drawn as a line of text in its source, because it stays there or leads to a state inside. */
  inside: boolean
  /** The trigger and the condition in words; null if its machine has no words. */
  says: Words | null
}

export interface ChartNode {
  id: string
  name: string
  depth: number
  isFinal: boolean
  isInitial: boolean
  /** The meaning of the state; null if its machine has no words. */
  says: Words | null
  invokes: readonly string[]
  /** The meaning of each invoked actor, in the same order. */
  invokesSay: readonly (Words | null)[]
  entry: readonly string[]
  exit: readonly string[]
  children: readonly ChartNode[]
}

export interface Chart {
  name: string
  root: ChartNode
  edges: readonly ChartEdge[]
}

/** A machine as states and transitions, with the names that its author gave them. */
export function chartOf(name: string, machine: AnyStateMachine): Chart {
  const edges: ChartEdge[] = []
  const visit = (node: AnyStateNode, depth: number): ChartNode => {
    edges.push(...transitionsFrom(node).map(edgeOf))
    const initial = node.initial?.target[0]?.id
    return {
      id: node.id,
      name: depth === 0 ? name : node.key,
      depth,
      isFinal: node.type === 'final',
      isInitial: false,
      says: wordsOf(node.id),
      invokes: node.invoke.map(({ src }) => String(src)),
      invokesSay: node.invoke.map(({ src }) => actorWords(machine.id, String(src))),
      entry: node.entry.filter(isWritten).map(actionName),
      exit: node.exit.filter(isWritten).map(actionName),
      children: Object.values(node.states).map((child) => ({
        ...visit(child, depth + 1),
        isInitial: child.id === initial,
      })),
    }
  }
  return { name, root: visit(machine.root, 0), edges }
}

export const nodesOf = (node: ChartNode): ChartNode[] => [node, ...node.children.flatMap(nodesOf)]

function edgeOf(definition: AnyTransitionDefinition): ChartEdge {
  const from = definition.source.id
  const to = definition.target?.[0]?.id ?? from
  const edge = { id: transitionId(definition), ...triggerOf(definition), guard: guardName(definition.guard) }
  return {
    ...edge,
    from,
    to,
    actions: definition.actions.map(actionName),
    says: transitionWords(edge),
    inside: to === from ? !definition.reenter : to.startsWith(`${from}.`) || from.startsWith(`${to}.`),
  }
}

function triggerOf({ eventType, source }: AnyTransitionDefinition): Pick<ChartEdge, 'kind' | 'trigger'> {
  const actorOf = (prefix: string) => {
    const id = eventType.slice(prefix.length)
    return String(source.invoke.find((invoked) => invoked.id === id)?.src ?? id)
  }
  if (eventType === '') return { kind: 'always', trigger: 'at once' }
  if (eventType.startsWith('xstate.done.actor.'))
    return { kind: 'answered', trigger: `${actorOf('xstate.done.actor.')} answers` }
  if (eventType.startsWith('xstate.error.actor.'))
    return { kind: 'lost', trigger: `${actorOf('xstate.error.actor.')} gets no answer` }
  if (eventType.startsWith('xstate.after.')) return { kind: 'delay', trigger: `after ${eventType.split('.')[2]}` }
  return { kind: 'event', trigger: eventType }
}

const guardName = (guard: unknown): string | null => {
  if (guard === undefined) return null
  if (typeof guard === 'string') return guard
  return typeof guard === 'object' && guard !== null && 'type' in guard ? String(guard.type) : 'a condition'
}

/** Excludes the timers that a delayed transition sets and clears. */
const isWritten = (action: unknown) =>
  typeof action !== 'function' || !/^xstate\.(raise|cancel)$/.test(String((action as { type?: unknown }).type))

const actionName = (action: unknown): string => {
  if (typeof action === 'string') return action
  return typeof action === 'object' && action !== null && 'type' in action ? String(action.type) : 'an inline action'
}

/** The label of a transition, line by line. */
export const edgeLines = ({ trigger, guard, actions }: ChartEdge): string[] => [
  trigger,
  ...(guard ? [`[${guard}]`] : []),
  ...actions.map((action) => `/ ${action}`),
]
