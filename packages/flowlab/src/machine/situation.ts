import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import type { FlowModel } from '../model/flow.ts'
import type { Step } from '../model/step.ts'
import { handles } from '../model/transitions.ts'
import { type Advance, advance, placeOf, start } from './advance.ts'
import { boundedContextOf } from './boundedContext.ts'
import { childById, childrenById } from './children.ts'
import { endsActor, stepsFrom } from './steps.ts'
import { mayEndNext, type Timers, timersKey } from './timers.ts'

/** A situation of the flow: its state, the bounded context, which values are present, the pending actors and the timers set. */
export interface Situation {
  key: string
  /** The name of the input that it started with. */
  start: string
  snapshot: AnyMachineSnapshot
  settled: ReadonlySet<AnyActorRef>
  timers: Timers
}

/** A situation and the transitions that led to it. */
export interface Arrival extends Pick<Advance, 'taken' | 'through'> {
  situation: Situation
}

/** The situation after a start with this input. */
export function begin(model: FlowModel, name: string): Arrival {
  const { effects: _, snapshot, timers, ...way } = start(model.machine, model.inputs[name])
  if (snapshot.status === 'error') throw new Error(`the machine does not start: ${String(snapshot.error)}`)
  return { situation: situationOf(model, { start: name, snapshot, settled: new Set(), timers }), ...way }
}

/** The possible steps in a situation: all except a delay that another one is sure to precede. */
export const stepsIn = (model: FlowModel, { timers, ...here }: Situation): Step[] =>
  stepsFrom(model, { ...here, timers: timers.set }).filter(
    (step) => step.kind !== 'delay' || mayEndNext(timers, placeOf(step, timers)),
  )

/**
 * The result of a step; null if the machine does not handle it. An event that a guard refuses is handled, and time passes.
 */
export function proceed(model: FlowModel, here: Situation, step: Step): Arrival | null {
  if (step.kind === 'event' && !here.snapshot._nodes.some((node) => handles(node, step.event.type))) return null
  const { effects: _, snapshot, timers, ...way } = advance(model.machine, here, step)
  if (snapshot.status === 'error')
    throw new Error(
      `nothing answers "${step.name}" in ${JSON.stringify(here.snapshot.value)}: the flow would break (${String(snapshot.error)})`,
    )
  const settled = settledAfter(here, step)
  return { situation: situationOf(model, { start: here.start, snapshot, settled, timers }), ...way }
}

function settledAfter({ snapshot, settled }: Situation, step: Step): Situation['settled'] {
  const child = step.kind === 'outcome' && endsActor(step.outcome) ? childById(snapshot, step.actorId) : undefined
  return child ? new Set([...settled, child]) : settled
}

function situationOf(model: FlowModel, { start, snapshot, settled, timers }: Omit<Situation, 'key'>): Situation {
  const waiting = childrenById(snapshot).flatMap(([id, ref]) => (settled.has(ref) ? [] : [id]))
  const { parts, presence } = boundedContextOf(model, snapshot.context)
  return {
    // Situations of two inputs may look alike and still continue differently.
    key: [
      JSON.stringify([
        ...[start, snapshot.value, snapshot.status, parts, waiting.sort()],
        ...historyOf(snapshot),
        ...timersKey(timers),
      ]),
      ...presence,
    ].join(''),
    start,
    snapshot,
    settled,
    timers,
  }
}

/** The part of a situation's key that does not depend on the presence of values. */
export const outlineOf = (key: string): string => key.replace(/[01]+$/, '')

/** The targets of the history states are part of the situation. */
const historyOf = ({ historyValue }: AnyMachineSnapshot): string[] =>
  Object.entries(historyValue as Record<string, readonly { id: string }[]>).map(
    ([id, nodes]) => `${id} ${nodes.map((node) => node.id).join(' ')}`,
  )
