import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  initialTransition,
  transition,
} from 'xstate'

/** What an invoked actor may do: answer, fail, or (a callback) report an event and go on. */
export type ActorOutcome = { output: unknown } | { error: unknown } | { event: AnyEventObject }

export interface FlowModel {
  machine: AnyStateMachine
  input: unknown
  events: readonly AnyEventObject[]
  outcomes: Readonly<Record<string, readonly ActorOutcome[]>>
  /** The part of the context that tells two situations apart; must have finitely many values. */
  bound: (context: never) => unknown
}

export type Step =
  | { kind: 'event'; event: AnyEventObject; name: string }
  | { kind: 'outcome'; actorId: string; outcome: ActorOutcome; name: string }
  | { kind: 'delay'; eventType: string; name: string }

/** A situation of the flow: its state, the bounded context and which actors still owe an answer. */
interface Situation {
  key: string
  snapshot: AnyMachineSnapshot
  settled: ReadonlySet<AnyActorRef>
}

export interface Edge {
  from: string
  to: string
  step: Step
  /** Equal for two edges that show the same behaviour. */
  behaviour: string
}

export interface FlowGraph {
  initial: string
  situations: ReadonlyMap<string, Situation>
  edgesFrom: ReadonlyMap<string, readonly Edge[]>
}

const mostSituations = 5_000

/** Identity of a transition that survives `provide()`. */
export const transitionId = (definition: AnyTransitionDefinition): string => {
  const source = definition.source
  const siblings =
    definition.eventType === '' ? (source.always ?? []) : (source.transitions.get(definition.eventType) ?? [])
  const index = siblings.findIndex((sibling) => sameTransition(sibling, definition))
  return `${source.id} --${definition.eventType || 'always'}[${index}]`
}

const sameTransition = (one: AnyTransitionDefinition, other: AnyTransitionDefinition) =>
  one === other || (one.guard === other.guard && one.target === other.target && one.actions === other.actions)

/** Every situation reachable by user events, actor outcomes and delays, by the machine's own transition function. */
export function explore(model: FlowModel): FlowGraph {
  const [first] = initialTransition(model.machine, model.input as never)
  const start = situationOf(model, first as AnyMachineSnapshot, new Set())
  const situations = new Map([[start.key, start]])
  const edgesFrom = new Map<string, Edge[]>()
  const queue = [start]
  for (let here = queue.shift(); here; here = queue.shift()) {
    const edges: Edge[] = []
    for (const step of stepsFrom(model, here)) {
      const next = after(model, here, step)
      if (!next) continue
      edges.push({ from: here.key, to: next.key, step, behaviour: behaviourOf(model, here, step, next) })
      if (situations.has(next.key)) continue
      situations.set(next.key, next)
      queue.push(next)
      if (situations.size > mostSituations)
        throw new Error(`more than ${mostSituations} situations; narrow \`bound\`: ${next.key}`)
    }
    edgesFrom.set(here.key, edges)
  }
  return { initial: start.key, situations, edgesFrom }
}

function situationOf(model: FlowModel, snapshot: AnyMachineSnapshot, settled: ReadonlySet<AnyActorRef>): Situation {
  const waiting = Object.entries(childrenOf(snapshot))
    .filter(([, ref]) => ref && !settled.has(ref))
    .map(([id]) => id)
    .sort()
  return {
    key: JSON.stringify([snapshot.value, snapshot.status, model.bound(snapshot.context as never), waiting]),
    snapshot,
    settled,
  }
}

const childrenOf = (snapshot: AnyMachineSnapshot) => snapshot.children as Record<string, AnyActorRef | undefined>

function stepsFrom(model: FlowModel, { snapshot, settled }: Situation): Step[] {
  if (snapshot.status !== 'active') return []
  return [
    ...model.events.map((event): Step => ({ kind: 'event', event, name: nameOf(event) })),
    ...Object.entries(childrenOf(snapshot)).flatMap(([id, ref]) =>
      ref && !settled.has(ref) ? outcomesOf(model, id, ref) : [],
    ),
    ...delaysOf(snapshot),
  ]
}

function outcomesOf(model: FlowModel, actorId: string, ref: AnyActorRef): Step[] {
  const source = typeof ref.src === 'string' ? ref.src : actorId
  const outcomes = model.outcomes[source]
  if (!outcomes) throw new Error(`no outcomes are declared for the actor "${source}"`)
  return outcomes.map((outcome, index) => ({
    kind: 'outcome',
    actorId,
    outcome,
    name: `${source} ${'output' in outcome ? 'answers' : 'error' in outcome ? 'fails' : nameOf(outcome.event)} #${index}`,
  }))
}

function delaysOf(snapshot: AnyMachineSnapshot): Step[] {
  const types = snapshot._nodes.flatMap((node) => node.after.map((delayed) => delayed.eventType))
  return [...new Set(types)].map((eventType) => ({ kind: 'delay', eventType, name: eventType.replace('xstate.', '') }))
}

const nameOf = ({ type, ...rest }: AnyEventObject) =>
  Object.keys(rest).length === 0 ? type : `${type} ${JSON.stringify(rest).slice(0, 60)}`

/** The event by which a step reaches the machine. */
export function eventOf(step: Step): AnyEventObject {
  if (step.kind === 'event') return step.event
  if (step.kind === 'delay') return { type: step.eventType }
  const { actorId, outcome } = step
  if ('event' in outcome) return outcome.event
  return 'output' in outcome
    ? { type: `xstate.done.actor.${actorId}`, output: outcome.output, actorId }
    : { type: `xstate.error.actor.${actorId}`, error: outcome.error, actorId }
}

function after(model: FlowModel, here: Situation, step: Step): Situation | null {
  const event = eventOf(step)
  const taken = model.machine.getTransitionData(here.snapshot as never, event as never)
  if (taken.length === 0 && step.kind !== 'outcome') return null
  const [snapshot] = transition(model.machine, here.snapshot as never, event as never)
  const next = snapshot as AnyMachineSnapshot
  if (next.status === 'error')
    throw new Error(`nothing answers "${step.name}" in ${JSON.stringify(here.snapshot.value)}: the flow would break`)
  const settled = new Set(here.settled)
  const child = step.kind === 'outcome' && !('event' in step.outcome) ? childrenOf(here.snapshot)[step.actorId] : null
  if (child) settled.add(child)
  return situationOf(model, next, settled)
}

function behaviourOf(model: FlowModel, here: Situation, step: Step, next: Situation): string {
  const taken = model.machine.getTransitionData(here.snapshot as never, eventOf(step) as never)
  return JSON.stringify([
    here.snapshot.value,
    step.name,
    taken.map((definition) => transitionId(definition as AnyTransitionDefinition)),
    next.snapshot.value,
    here.key === next.key,
  ])
}
