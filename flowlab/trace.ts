import { type AnyMachineSnapshot, type AnyStateMachine, initialTransition, type Snapshot, transition } from 'xstate'
import { eventOf, type Step } from './model.ts'

/** What can be seen after a step: where the flow is, what it knows and what it asked for. */
export interface Sight {
  after: string
  value: unknown
  status: string
  context: unknown
  effects: readonly string[]
}

interface Asked {
  type: string
  params?: unknown
}

export const sightOf = (after: string, snapshot: AnyMachineSnapshot, effects: readonly Asked[]): Sight => ({
  after,
  value: snapshot.value,
  status: snapshot.status,
  context: plain(snapshot.context),
  effects: effects.map(effectOf),
})

/** What the machine's own transition function says about a row of steps, the beginning first. */
export function expectedSights(machine: AnyStateMachine, input: unknown, steps: readonly Step[]): Sight[] {
  const [first, asked] = initialTransition(machine, input as never)
  const sights = [sightOf('the start', first as AnyMachineSnapshot, asked as Asked[])]
  let snapshot = first as Snapshot<unknown>
  for (const step of steps) {
    const [next, effects] = transition(machine, snapshot as never, eventOf(step) as never)
    snapshot = next as Snapshot<unknown>
    sights.push(sightOf(step.name, next as AnyMachineSnapshot, effects as Asked[]))
  }
  return sights
}

/** An effect in one line: its name and what it was given. */
function effectOf({ type, params }: Asked): string {
  const given = (params ?? {}) as Record<string, unknown>
  if (type === 'xstate.spawnChild')
    return `start ${String(typeof given.src === 'string' ? given.src : given.id)} ${written(given.input)}`
  if (type === 'xstate.stopChild') return `stop ${nameOfActor(given)}`
  if (type === 'xstate.cancel') return `forget ${String(params)}`
  if (type === 'xstate.raise')
    return `after ${(given.event as { type?: string } | undefined)?.type ?? String(given.id ?? '')}`
  return params === undefined ? type : `${type} ${written(params)}`
}

const nameOfActor = (params: unknown) =>
  typeof params === 'string' ? params : String((params as { id?: unknown }).id ?? '')

const written = (value: unknown) => JSON.stringify(plain(value)) ?? 'nothing'

/** A value without what differs between two runs: actors become their ids, errors their messages, files their names. */
export function plain(value: unknown, depth = 0): unknown {
  if (typeof value === 'function') return '(function)'
  if (value === null || typeof value !== 'object') return value
  if (depth > 12) return '…'
  if (value instanceof Error) return `error: ${value.message}`
  if ('sessionId' in value && 'id' in value) return `actor: ${String(value.id)}`
  if (typeof File !== 'undefined' && value instanceof File) return `file: ${value.name}`
  if (Array.isArray(value)) return value.map((part) => plain(part, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plain(part, depth + 1)]))
}
