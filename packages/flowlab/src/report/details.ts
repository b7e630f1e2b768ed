import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import { statesOf, transitionId, transitionsOf } from '../model/transitions.ts'

/** Details that a drawing omits and a change may affect, as text, so that two revisions can be compared. */
export interface Details {
  /** The length of each named delay. */
  delays: Record<string, string>
  /** The source of each named condition. */
  guards: Record<string, string>
  /** The input of each actor, by state and source. */
  inputs: Record<string, string>
  /** The parameters of conditions and actions, by transition. */
  given: Record<string, string>
  /** The transitions that re-enter their state. */
  reentering: readonly string[]
}

export function detailsOf(machine: AnyStateMachine): Details {
  const { delays, guards } = machine.implementations as unknown as Record<'delays' | 'guards', Record<string, unknown>>
  const transitions = transitionsOf(machine)
  return {
    delays: texts(Object.entries(delays)),
    guards: texts(Object.entries(guards)),
    inputs: texts(
      statesOf(machine).flatMap(({ id, invoke }) =>
        invoke.map(({ src, input }) => [`${id} ${String(src)}`, input] as const),
      ),
    ),
    given: texts(transitions.map((each) => [transitionId(each), givenBy(each)] as const)),
    reentering: transitions.filter(({ reenter }) => reenter).map(transitionId),
  }
}

const texts = (entries: readonly (readonly [string, unknown])[]) =>
  Object.fromEntries(entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, textOf(value)]])))

/** Includes conditions and actions written inline, since they have no name. */
function givenBy({ guard, actions }: AnyTransitionDefinition): string | undefined {
  const parts = [guard, ...actions].flatMap((part: unknown) => {
    if (typeof part === 'function') return [textOf(part)]
    const params = (part as { params?: unknown } | undefined)?.params
    return params === undefined ? [] : [textOf(params)]
  })
  return parts.length > 0 ? parts.join('; ') : undefined
}

/** The source of a function on one line; the parts of a combined condition. */
export function textOf(value: unknown): string {
  if (typeof value === 'number') return `${value.toLocaleString('en')} ms`
  const { guards, stateValue } = (value ?? {}) as { guards?: readonly unknown[]; stateValue?: unknown }
  if (typeof value !== 'function') return typeof value === 'string' ? value : JSON.stringify(value)
  if (guards) return `${value.name}(${guards.map(textOf).join(', ')})`
  if (stateValue !== undefined) return `${value.name}(${JSON.stringify(stateValue)})`
  return String(value).replaceAll(/\s+/g, ' ')
}
