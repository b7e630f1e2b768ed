import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { Situation } from './explore.ts'
import type { ActorOutcome, FlowModel, Step } from './model.ts'

/** Everything that may happen in a situation, whether the machine listens to it or not. */
export function stepsFrom(
  model: FlowModel,
  { snapshot, settled, spent }: Pick<Situation, 'snapshot' | 'settled' | 'spent'>,
): Step[] {
  if (snapshot.status !== 'active') return []
  return [
    ...namedEvents(model).map((named): Step => ({ kind: 'event', ...named })),
    ...Object.entries(childrenOf(snapshot)).flatMap(([id, ref]) =>
      ref && !settled.has(ref) ? outcomesOf(model, id, ref) : [],
    ),
    ...delaysOf(snapshot).filter((step) => step.kind !== 'delay' || !spent.has(step.eventType)),
  ]
}

/** The sample events, each with a name of its own. */
export function namedEvents({ events }: FlowModel): { event: AnyEventObject; name: string }[] {
  const names = distinct(events.map(nameOf))
  return events.map((event, index) => ({ event, name: names[index] ?? event.type }))
}

function outcomesOf(model: FlowModel, actorId: string, ref: AnyActorRef): Step[] {
  const { src, options } = ref as AnyActorRef & { options: { input: never } }
  const source = typeof src === 'string' ? src : actorId
  const declared = model.outcomes[source]
  if (!declared) throw new Error(`no outcomes are declared for the actor "${source}"`)
  const outcomes = typeof declared === 'function' ? declared(options.input) : declared
  const names = distinct(outcomes.map((outcome) => `${source} ${outcomeName(outcome)}`))
  return outcomes.map((outcome, index) => ({ kind: 'outcome', actorId, source, outcome, name: names[index] ?? source }))
}

/** Equal names are told apart by a number. */
const distinct = (names: readonly string[]) =>
  names.map((name, index) => {
    const earlier = names.slice(0, index).filter((other) => other === name).length
    return earlier === 0 ? name : `${name} (${earlier + 1})`
  })

const outcomeName = (outcome: ActorOutcome) => {
  if (outcome.as) return outcome.as
  if ('error' in outcome) return 'gets no answer'
  if ('event' in outcome) return `reports ${nameOf(outcome.event)}`
  return `answers ${short(outcome.output)}`
}

function delaysOf(snapshot: AnyMachineSnapshot): Step[] {
  const types = snapshot._nodes.flatMap((node) => node.after.map((delayed) => delayed.eventType))
  return [...new Set(types)].map((eventType) => ({
    kind: 'delay',
    eventType,
    name: `${eventType.replace(/^xstate\.after\.([^.]+)\..*$/, '$1')} is over`,
  }))
}

const short = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : (JSON.stringify(value) ?? String(value))
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}

const nameOf = ({ type, ...rest }: AnyEventObject) => (Object.keys(rest).length === 0 ? type : `${type} ${short(rest)}`)

export const childrenOf = (snapshot: AnyMachineSnapshot) => snapshot.children as Record<string, AnyActorRef | undefined>
