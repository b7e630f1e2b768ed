import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { plain } from '../model/plainValue.ts'
import type { Step } from '../model/step.ts'
import { advance, start } from './advance.ts'
import type { RequestedEffect } from './recorder.ts'

/** The observable results of a step: state, context and requested effects. */
export interface Observation {
  after: string
  value: unknown
  status: string
  context: unknown
  effects: readonly string[]
}

export const observationOf = (
  after: string,
  snapshot: AnyMachineSnapshot,
  effects: readonly RequestedEffect[],
): Observation => ({
  after,
  value: snapshot.value,
  status: snapshot.status,
  context: plain(snapshot.context),
  effects: effects.map(effectOf),
})

/** The results of the machine's own transition function for a sequence of steps, starting with the initial one. */
export function expectedObservations(machine: AnyStateMachine, input: unknown, steps: readonly Step[]): Observation[] {
  let now = start(machine, input)
  const observations = [observationOf('the start', now.snapshot, now.effects)]
  for (const step of steps) {
    now = advance(machine, now, step)
    observations.push(observationOf(step.name, now.snapshot, now.effects))
  }
  return observations
}

/** An effect on one line: its name and its parameters. */
function effectOf({ type, params }: RequestedEffect): string {
  const fields = (params ?? {}) as Record<string, unknown>
  if (type === 'xstate.spawnChild')
    return `start ${String(typeof fields.src === 'string' ? fields.src : fields.id)} ${written(fields.input)}`
  if (type === 'xstate.stopChild') return `stop ${nameOfActor(fields)}`
  if (type === 'xstate.cancel') return `forget ${typeof fields.sendId === 'string' ? fields.sendId : String(params)}`
  if (type === 'xstate.raise')
    return `after ${(fields.event as { type?: string } | undefined)?.type ?? String(fields.id ?? '')}`
  return params === undefined ? type : `${type} ${written(params)}`
}

const nameOfActor = (params: unknown) =>
  typeof params === 'string' ? params : String((params as { id?: unknown }).id ?? '')

const written = (value: unknown) => JSON.stringify(plain(value)) ?? 'nothing'
