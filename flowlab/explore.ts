import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  initialTransition,
  transition,
} from 'xstate'
import { growthOf } from './growth.ts'
import { eventOf, type FlowModel, type Step } from './model.ts'
import { childrenOf, stepsFrom } from './steps.ts'
import { hears, statesOf, transitionId } from './transitions.ts'
import { placesFrom } from './traversal.ts'

/** A situation of the flow: its state, the bounded context and which actors still owe an answer. */
export interface Situation {
  key: string
  /** The name of the input that it began with. */
  start: string
  snapshot: AnyMachineSnapshot
  settled: ReadonlySet<AnyActorRef>
  /** Delays that are over while their state goes on. */
  spent: ReadonlySet<string>
}

export interface Edge {
  from: string
  to: string
  step: Step
  /** Equal for two edges that show the same behaviour. */
  behaviour: string
}

export interface FlowGraph {
  /** The situation that each named input leads to. */
  starts: ReadonlyMap<string, string>
  situations: ReadonlyMap<string, Situation>
  edgesFrom: ReadonlyMap<string, readonly Edge[]>
}

/** Every situation reachable by user events, actor outcomes and delays, by the machine's own transition function. */
export function explore(model: FlowModel, mostSituations = 5_000): FlowGraph {
  refuseUnprovided(model)
  const starts = Object.keys(model.inputs).map((name) => [name, begin(model, name)] as const)
  const edgesFrom = new Map<string, Edge[]>()
  const found: Situation[] = []
  const situations = placesFrom<Situation, unknown>(
    starts,
    (here) => {
      if (found.push(here) > mostSituations)
        throw new Error(`more than ${mostSituations} situations: ${growthOf(found)}; narrow \`bound\``)
      const led = leadsFrom(model, here)
      edgesFrom.set(
        here.key,
        led.map(([edge]) => edge),
      )
      return led
    },
    ({ key }) => key,
  )
  return { starts: new Map(starts.map(([name, { key }]) => [name, key])), situations, edgesFrom }
}

const leadsFrom = (model: FlowModel, here: Situation): [Edge, Situation][] =>
  stepsFrom(model, here).flatMap((step) => {
    const next = proceed(model, here, step)
    if (!next) return []
    return [[{ from: here.key, to: next.key, step, behaviour: behaviourOf(model, here, step, next) }, next]]
  })

/** Without its logic an actor is silently left out by the machine. */
function refuseUnprovided({ machine }: FlowModel): void {
  const provided = machine.implementations.actors as Record<string, unknown>
  for (const { invoke } of statesOf(machine))
    for (const { src } of invoke)
      if (typeof src === 'string' && !(src in provided))
        throw new Error(`the actor "${src}" is not provided: give it any logic`)
}

/** The situation that an input leads to. */
export function begin(model: FlowModel, start: string): Situation {
  const [first] = initialTransition(model.machine, model.inputs[start] as never)
  const snapshot = first as AnyMachineSnapshot
  if (snapshot.status === 'error') throw new Error(`the machine does not start: ${String(snapshot.error)}`)
  return situationOf(model, start, snapshot, new Set(), new Set())
}

function situationOf(
  model: FlowModel,
  start: string,
  snapshot: AnyMachineSnapshot,
  settled: ReadonlySet<AnyActorRef>,
  spent: ReadonlySet<string>,
): Situation {
  const waiting = Object.entries(childrenOf(snapshot))
    .filter(([, ref]) => ref && !settled.has(ref))
    .map(([id]) => id)
    .sort()
  return {
    // What one input leads to may look like what another does and still go on differently.
    key: JSON.stringify([
      ...[start, snapshot.value, snapshot.status, model.bound(snapshot.context as never), waiting],
      ...historyOf(snapshot),
      ...spent,
    ]),
    start,
    snapshot,
    settled,
    spent,
  }
}

/** Where history states lead is a part of the situation. */
const historyOf = ({ historyValue }: AnyMachineSnapshot): string[] =>
  Object.entries(historyValue as Record<string, readonly { id: string }[]>).map(
    ([id, nodes]) => `${id} ${nodes.map((node) => node.id).join(' ')}`,
  )

/** The situation after a step; null where the machine has no word for it. A guard's refusal is a step too. */
export function proceed(model: FlowModel, here: Situation, step: Step): Situation | null {
  const event = eventOf(step)
  const isHeard = here.snapshot._nodes.some((node) => hears(node, event.type))
  if (step.kind !== 'outcome' && !isHeard) return null
  const [snapshot, effects] = transition(model.machine, here.snapshot as never, event as never)
  const next = snapshot as AnyMachineSnapshot
  if (next.status === 'error')
    throw new Error(
      `nothing answers "${step.name}" in ${JSON.stringify(here.snapshot.value)}: the flow would break (${String(next.error)})`,
    )
  const settled = new Set(here.settled)
  const child = step.kind === 'outcome' && !('event' in step.outcome) ? childrenOf(here.snapshot)[step.actorId] : null
  if (child) settled.add(child)
  return situationOf(model, here.start, next, settled, spentAfter(here, step, next, effects as Effect[]))
}

interface Effect {
  type: string
  params?: unknown
}

/** A delay comes again only when its state is entered anew, which sets its timer. */
function spentAfter(
  { spent }: Situation,
  step: Step,
  next: AnyMachineSnapshot,
  effects: readonly Effect[],
): ReadonlySet<string> {
  const over = new Set(spent)
  if (step.kind === 'delay') over.add(step.eventType)
  if (over.size === 0) return over
  for (const type of over)
    if (!next._nodes.some(({ after }) => after.some((timer) => timer.eventType === type))) over.delete(type)
  for (const { type, params } of effects)
    if (type === 'xstate.raise') over.delete(String((params as { event?: { type?: string } }).event?.type))
  return over
}

/** The transitions that a step takes, without the eventless ones after it. */
export const takenBy = (machine: AnyStateMachine, here: Situation, step: Step) =>
  (machine.getTransitionData(here.snapshot as never, eventOf(step) as never) ?? []) as AnyTransitionDefinition[]

function behaviourOf(model: FlowModel, here: Situation, step: Step, next: Situation): string {
  return JSON.stringify([
    here.snapshot.value,
    step.name,
    takenBy(model.machine, here, step).map(transitionId),
    next.snapshot.value,
    here.key === next.key,
    changedParts(boundOf(model, here), boundOf(model, next)),
  ])
}

/** The parts of the bounded context, where there are several. */
function boundOf(model: FlowModel, { snapshot }: Situation): string[] {
  const bounded = model.bound(snapshot.context as never)
  return Array.isArray(bounded) ? bounded.map((part) => JSON.stringify(part) ?? '') : [JSON.stringify(bounded) ?? '']
}

/** Which parts a step changes: the same step may forget something, or have nothing to forget. */
const changedParts = (before: readonly string[], after: readonly string[]) =>
  after.flatMap((part, index) => (part === before[index] ? [] : [index]))
