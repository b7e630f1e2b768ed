import { boundedContextOf } from '../machine/boundedContext.ts'
import { type Arrival, begin, proceed, type Situation, stepsIn } from '../machine/situation.ts'
import { namedEvents } from '../machine/steps.ts'
import type { FlowModel } from '../model/flow.ts'
import type { Step } from '../model/step.ts'
import { statesOf } from '../model/transitions.ts'
import { actorsWithoutEnd, growthOf } from './growth.ts'
import { placesFrom } from './traversal.ts'

export interface Edge {
  from: string
  to: string
  step: Step
  /** Equal for two edges that show the same behaviour. */
  behaviour: string
  /** The same without the presence of values. */
  outline: string
}

export interface FlowGraph {
  /** The first situation of each named input. */
  starts: ReadonlyMap<string, string>
  situations: ReadonlyMap<string, Situation>
  edgesFrom: ReadonlyMap<string, readonly Edge[]>
  /** The sample events by name, since some situations ignore some of them. */
  events: ReturnType<typeof namedEvents>
  /** The states that some walk enters or passes through. */
  states: ReadonlySet<string>
  /** The transitions that some walk takes. */
  transitions: ReadonlySet<string>
}

const maxSituations = 5_000

/** Every situation reachable by user events, actor outcomes and delays, by the machine's own transition function. */
export function explore(model: FlowModel, most = model.maxSituations ?? maxSituations): FlowGraph {
  refuseUnprovided(model)
  const [states, transitions] = [new Set<string>(), new Set<string>()]
  const note = ({ situation, taken, through }: Arrival) => {
    for (const id of taken) transitions.add(id)
    for (const id of through) states.add(id)
    for (const { id } of situation.snapshot._nodes) states.add(id)
    return situation
  }
  const starts = Object.keys(model.inputs).map((name) => [name, note(begin(model, name))] as const)
  const edgesFrom = new Map<string, Edge[]>()
  const found: Situation[] = []
  const situations = placesFrom<Situation, unknown>(
    starts,
    (here) => {
      if (found.push(here) > most)
        throw new Error(`more than ${most.toLocaleString('en')} situations: ${growthOf(found)}`)
      const endless = actorsWithoutEnd(here)
      if (endless) throw new Error(endless)
      const led = leadsFrom(model, here)
      edgesFrom.set(
        here.key,
        led.map(([edge]) => edge),
      )
      return led.map(([edge, next]) => [edge, note(next)])
    },
    ({ key }) => key,
  )
  const firsts = new Map(starts.map(([name, { key }]) => [name, key]))
  return { starts: firsts, situations, edgesFrom, events: namedEvents(model), states, transitions }
}

const leadsFrom = (model: FlowModel, here: Situation): [Edge, Arrival][] =>
  stepsIn(model, here).flatMap((step) => {
    const next = proceed(model, here, step)
    if (!next) return []
    const edge = { from: here.key, to: next.situation.key, step, ...behaviourOf(model, here, step, next) }
    return [[edge, next]]
  })

/**
 * Refuses actors without logic, which the machine silently omits, and inline logic, which has no name to declare
 * outcomes for.
 */
function refuseUnprovided({ machine }: FlowModel): void {
  const provided = machine.implementations.actors as Record<string, unknown>
  for (const { id, invoke } of statesOf(machine))
    for (const { src } of invoke)
      if (String(src).startsWith('xstate.invoke.'))
        throw new Error(`${id} invokes inline logic: name it in setup({ actors }) and invoke it by its name`)
      else if (!(String(src) in provided)) throw new Error(`the actor "${src}" is not provided: provide any logic`)
}

/** The transitions that a step takes: those of its event, the eventless ones after it, those of raised events. */
export const takenBy = (model: FlowModel, here: Situation, step: Step): readonly string[] =>
  proceed(model, here, step)?.taken ?? []

function behaviourOf(
  model: FlowModel,
  here: Situation,
  step: Step,
  { situation: next, taken }: Arrival,
): Pick<Edge, 'behaviour' | 'outline'> {
  const way = [here.snapshot.value, step.name, taken, next.snapshot.value]
  const before = boundedContextOf(model, here.snapshot.context)
  const after = boundedContextOf(model, next.snapshot.context)
  const changed = changedParts(before.parts, after.parts)
  const appeared = changedParts(before.presence, after.presence)
  return {
    behaviour: JSON.stringify([...way, here.key === next.key, changed, appeared]),
    outline: JSON.stringify([...way, changed]),
  }
}

/** The parts that a step changes: the same step may clear a value, or have none to clear. */
const changedParts = (before: readonly unknown[], after: readonly unknown[]) =>
  after.flatMap((part, index) => (part === before[index] ? [] : [index]))
