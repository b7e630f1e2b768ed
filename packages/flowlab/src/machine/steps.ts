import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { FlowModel } from '../model/flow.ts'
import type { ActorOutcome, Step } from '../model/step.ts'
import { type Child, childById, childrenById, sourceOf } from './children.ts'

/** The pending parts of a flow: its running actors and its delayed events, in the order in which they were set. */
export interface Awaited {
  snapshot: AnyMachineSnapshot
  settled: ReadonlySet<AnyActorRef>
  timers: readonly { event: AnyEventObject }[]
}

/** Every possible step, including those that the machine does not handle. */
export function stepsFrom(model: FlowModel, { snapshot, settled, timers }: Awaited): Step[] {
  if (snapshot.status !== 'active') return []
  const waiting = childrenById(snapshot).filter(([, ref]) => !settled.has(ref))
  return [
    ...namedEvents(model).map((named): Step => ({ kind: 'event', ...named })),
    ...waiting.flatMap(([id, ref]) => outcomesOf(model, id, ref, waiting)),
    ...delaysOf(timers),
  ]
}

/** The events that deliver a step to the machine, in order. */
export function eventsOf(step: Step, { snapshot, timers }: Omit<Awaited, 'settled'>): AnyEventObject[] {
  if (step.kind === 'event') return [step.event]
  if (step.kind === 'delay') return [timerOf(step, timers)?.event ?? { type: step.eventType }]
  const ref = childById(snapshot, step.actorId)
  const { outcome } = step
  const id = ref?.id ?? step.actorId
  if ('snapshot' in outcome)
    return [{ type: `xstate.snapshot.${id}`, snapshot: shownBy(ref?.getSnapshot(), outcome.snapshot) }]
  if ('error' in outcome) return [{ type: `xstate.error.actor.${id}`, error: outcome.error, actorId: id }]
  return [
    ...('event' in outcome ? [outcome.event] : []),
    ...('output' in outcome ? [{ type: `xstate.done.actor.${id}`, output: outcome.output, actorId: id }] : []),
  ]
}

/** The snapshot of an actor with a new context, and for a machine also a new state. */
export const shownBy = (before: unknown, shown: unknown): object =>
  typeof before === 'object' && before !== null && 'machine' in before
    ? { ...before, ...(shown as object) }
    : { ...(before as object), context: shown }

export const endsActor = (outcome: ActorOutcome): boolean => 'output' in outcome || 'error' in outcome

/** The timer of a step. */
export const timerOf = <T extends { event: AnyEventObject }>(
  { eventType, turn }: Extract<Step, { kind: 'delay' }>,
  timers: readonly T[],
): T | undefined => timers.filter(({ event }) => event.type === eventType)[turn]

/** The sample events, each with a unique name. */
export function namedEvents({ events }: FlowModel): { event: AnyEventObject; name: string }[] {
  const names = distinct(events.map(nameOf))
  return events.map((event, index) => ({ event, name: names[index] ?? event.type }))
}

function outcomesOf(model: FlowModel, actorId: string, ref: Child, waiting: readonly (readonly [string, Child])[]) {
  const source = sourceOf(ref)
  if (source === null)
    throw new Error(
      `${actorId} is spawned with logic written there: name it in setup({ actors }) and spawn it by its name`,
    )
  const declared = model.outcomes[source]
  if (!declared) throw new Error(`no outcomes are declared for the actor "${source}"`)
  const outcomes = typeof declared === 'function' ? declared(ref.options.input) : declared
  const isAlone = waiting.filter(([, other]) => other.src === source).length === 1
  const who = isAlone ? source : actorId.startsWith(source) ? actorId : `${source} as ${actorId}`
  const names = distinct(outcomes.map((outcome) => `${who} ${outcomeName(outcome)}`))
  return outcomes.flatMap((outcome, index): Step[] =>
    'snapshot' in outcome && !ref.options.syncSnapshot
      ? []
      : [{ kind: 'outcome', actorId, source, outcome, name: names[index] ?? source }],
  )
}

/** Adds a number to equal names. */
const distinct = (names: readonly string[]) =>
  names.map((name, index) => {
    const earlier = names.slice(0, index).filter((other) => other === name).length
    return earlier === 0 ? name : `${name} (${earlier + 1})`
  })

const outcomeName = (outcome: ActorOutcome) => {
  if (outcome.as) return outcome.as
  if ('error' in outcome) return 'gets no answer'
  if ('snapshot' in outcome) return `shows ${short(outcome.snapshot)}`
  const answer = 'output' in outcome ? `answers ${short(outcome.output)}` : ''
  return 'event' in outcome ? [`reports ${nameOf(outcome.event)}`, answer].filter(Boolean).join(' and ') : answer
}

function delaysOf(timers: Awaited['timers']): Step[] {
  const names = distinct(timers.map(({ event }) => delayName(event)))
  return timers.map(({ event: { type } }, index) => ({
    kind: 'delay',
    eventType: type,
    turn: timers.slice(0, index).filter(({ event }) => event.type === type).length,
    name: names[index] ?? type,
  }))
}

/** `xstate.after.patience.flow.state` as `patience is over`; a raised or delayed event by its name. */
const delayName = (event: AnyEventObject): string => {
  const [, delay] = /^xstate\.after\.([^.]+)\..*$/.exec(event.type) ?? []
  return delay ? `${delay} is over` : `delayed ${nameOf(event)}`
}

const short = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : (JSON.stringify(value) ?? String(value))
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}

const nameOf = ({ type, ...rest }: AnyEventObject) => (Object.keys(rest).length === 0 ? type : `${type} ${short(rest)}`)
