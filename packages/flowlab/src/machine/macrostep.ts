import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, getInitialMicrosteps } from 'xstate'
import { childrenOf } from './children.ts'
import { type Recorder, type RequestedEffect, recorderOf } from './recorder.ts'

/** The result of an event, including all intermediate states. */
export interface Macrostep {
  snapshot: AnyMachineSnapshot
  effects: readonly RequestedEffect[]
  /** The transitions of all microsteps, in order: those of the event, the eventless ones, those of raised events. */
  taken: readonly string[]
  /** The intermediate states before the machine settled. */
  through: readonly string[]
  /** True if the receiver of an effect is the machine itself. */
  isSelf: (to: unknown) => boolean
}

/** The initial macrostep of the machine. */
export function firstMacrostep(machine: AnyStateMachine, input: unknown): Macrostep {
  const record = recorderOf(machine).begin({})
  const snapshot = record.run((scope) => machine.getInitialSnapshot(scope, input)) as AnyMachineSnapshot
  if (snapshot.status === 'error') return { snapshot, ...record.end() }
  const [first] = getInitialMicrosteps(machine, input as never)[0] ?? []
  return followed(
    machine,
    record,
    snapshot,
    (first as AnyMachineSnapshot | undefined)?._nodes.map(({ id }) => id),
  )
}

/** The result of an event. Processes the events that the machine sends to itself first. */
export function macrostep(machine: AnyStateMachine, from: AnyMachineSnapshot, event: AnyEventObject): Macrostep {
  const record = recorderOf(machine).begin(childrenOf(from))
  const snapshot = record.run((scope) => machine.transition(from, event, scope)) as AnyMachineSnapshot
  return followed(machine, record, snapshot)
}

function followed(
  machine: AnyStateMachine,
  record: Recorder,
  first: AnyMachineSnapshot,
  passed: string[] = [],
): Macrostep {
  let snapshot = first
  for (const event of record.mailOf(snapshot))
    if (snapshot.status === 'active') {
      const from = snapshot
      snapshot = record.run((scope) => machine.transition(from, event, scope)) as AnyMachineSnapshot
      record.mailOf(snapshot)
    }
  const { through, ...rest } = record.end()
  return { snapshot, ...rest, through: [...new Set([...passed, ...through])] }
}
