import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  getInitialMicrosteps,
  type InspectionEvent,
} from 'xstate'
import type { Step } from '../model/step.ts'
import { transitionId } from '../model/transitions.ts'
import { childById } from './children.ts'
import { PathClock } from './pathClock.ts'
import { maxMicrosteps } from './recorder.ts'
import type { StandInRegistry } from './standIns.ts'
import { timerOf } from './steps.ts'
import { type Observation, observationOf } from './trace.ts'

/** The coverage of a flow, summed over runs. */
export interface Coverage {
  states: Map<string, number>
  transitions: Map<string, number>
}
export const noCoverage = (): Coverage => ({ states: new Map(), transitions: new Map() })
const count = (counts: Map<string, number>, id: string) => counts.set(id, (counts.get(id) ?? 0) + 1)

/** Starts the live actor of a flow and records the states and transitions that it takes. */
export function startFlow(
  machine: AnyStateMachine,
  input: unknown,
  desk: StandInRegistry,
  coverage: Coverage,
  lookOn: (event: InspectionEvent) => void = () => {},
) {
  const clock = new PathClock()
  let pendingEffects: { type: string; params?: unknown }[] = []
  let microsteps = 0
  /** The states since the last read; each counts once per step. */
  const visitedStates = new Set<string>()
  const pass = ({ _nodes }: AnyMachineSnapshot) => {
    for (const { id } of _nodes) visitedStates.add(id)
  }
  const actor = createActor(machine, {
    input,
    clock,
    inspect: (inspected) => {
      lookOn(inspected)
      if ((inspected.actorRef as AnyActorRef).sessionId !== inspected.rootId) return
      if (inspected.type === '@xstate.action') pendingEffects.push(inspected.action)
      if (inspected.type !== '@xstate.microstep') return
      if (++microsteps > maxMicrosteps) throw new Error('the flow does not terminate')
      for (const definition of inspected._transitions) count(coverage.transitions, transitionId(definition))
      pass(inspected.snapshot as AnyMachineSnapshot)
    },
  })
  const failures: unknown[] = []
  actor.subscribe({ error: (error) => failures.push(error) })
  clock.attach(actor)
  const snapshot = () => actor.getSnapshot() as AnyMachineSnapshot
  // XState does not report the first microstep.
  const [first] = snapshot().status === 'error' ? [] : getInitialMicrosteps(machine, input as never)
  if (first) pass(first[0] as AnyMachineSnapshot)
  actor.start()
  const look = (after: string): Observation => {
    const effects = pendingEffects
    pendingEffects = []
    microsteps = 0
    pass(snapshot())
    for (const id of visitedStates) count(coverage.states, id)
    visitedStates.clear()
    return observationOf(after, snapshot(), effects)
  }
  return {
    snapshot,
    look,
    failures,
    /** The delayed events, in the order in which they were set. */
    timers: (): readonly { event: AnyEventObject }[] => clock.timers(),
    stop: () => actor.stop(),
    async take(step: Step): Promise<Observation> {
      if (step.kind === 'event') actor.send(step.event)
      else if (step.kind === 'delay') clock.end(timerOf(step, clock.timers()), step.name)
      else desk.answer(childById(snapshot(), step.actorId), step)
      await settled()
      return look(step.name)
    },
  }
}

/** Waits until the promises that a response resolves have settled. */
const settled = () =>
  new Promise<void>((resolve) => {
    if (typeof setImmediate === 'function') setImmediate(resolve)
    else setTimeout(resolve)
  })
