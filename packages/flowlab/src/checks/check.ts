import type { AnyStateNode } from 'xstate'
import { endsActor } from '../machine/steps.ts'
import type { Flow, FlowModel } from '../model/flow.ts'
import { allWords, projectOf } from '../model/project.ts'
import type { ActorOutcome } from '../model/step.ts'
import { handles, reachableStates, statesOf, transitionsFrom } from '../model/transitions.ts'
import { missingDescriptions } from '../model/wording.ts'
import { problemOf, verifyFlow } from '../properties/verify.ts'
import { explore, type FlowGraph } from '../walk/explore.ts'
import { exclusiveIn } from './exclusive.ts'
import { unvariedIn } from './unvaried.ts'

/**
 * The problems of a flow, one sentence each. `source` is the text of the screens and effects that send events; without
 * it, events that nobody sends are not reported.
 */
export function problemsOf(flow: Flow, source?: string): string[] {
  const graph = explore(flow.model)
  return [
    ...unreachable(flow, graph),
    ...deadEnds(flow),
    ...endsThatAreNot(flow),
    ...waitsWithoutExit(flow),
    ...unhandledEvents(flow),
    ...samplesWithoutState(flow),
    ...(source === undefined ? [] : unsentEvents(flow, source)),
    ...(allWords().length > 0 ? missingDescriptions(flow.model.machine) : []),
    ...exclusiveFlags(flow, graph),
    ...verifyFlow(flow, graph).flatMap(problemOf),
    ...unvariedIn(flow.model),
  ]
}

function unreachable({ model }: Flow, graph: FlowGraph): string[] {
  return reachableStates(model.machine)
    .filter(({ id }) => !graph.states.has(id))
    .map(({ id }) => `${id} cannot be reached`)
}

const withAncestors = (node: AnyStateNode): AnyStateNode[] => [node, ...(node.parent ? withAncestors(node.parent) : [])]

/** A transition that only changes the context leads nowhere, and without a target it does not re-enter a state. */
const waysOut = (node: AnyStateNode) =>
  withAncestors(node)
    .flatMap(transitionsFrom)
    .filter(({ target }) => target !== undefined)

function deadEnds({ model, ends }: Flow): string[] {
  return statesOf(model.machine)
    .filter((node) => node.type === 'atomic' && !ends.includes(node.key))
    .filter((node) => node.parent && waysOut(node).length === 0)
    .map(({ id }) => `${id} is a dead end: it is neither final nor declared as an end`)
}

function endsThatAreNot({ model, ends }: Flow): string[] {
  const keys = new Set(statesOf(model.machine).map(({ key }) => key))
  return ends.filter((end) => !keys.has(end)).map((end) => `\`ends\` names ${end}, which is no state`)
}

const goesOn = (outcome: ActorOutcome) => !endsActor(outcome)

/** A callback reports a lost response as an event; every other actor may get no response. */
function waitsWithoutExit({ model }: Flow): string[] {
  const reports = (source: string) => {
    const outcomes = model.outcomes[source]
    // An actor without outcomes only listens, or runs in parallel, and never resolves.
    return Array.isArray(outcomes) && (outcomes.length === 0 || outcomes.some(goesOn))
  }
  // A flow ends on its own and has an outcome for every lost response.
  const isFlow = (source: string) => {
    const logic = (model.machine.implementations.actors as Record<string, unknown>)[source]
    return typeof logic === 'object' && logic !== null && 'root' in logic
  }
  return statesOf(model.machine).flatMap((node) =>
    node.invoke
      .filter(({ src }) => !reports(String(src)) && !isFlow(String(src)))
      .filter(({ id }) => !node.transitions.has(`xstate.error.actor.${id}`))
      .map(({ src }) => `${node.id} waits for ${String(src)} and has no transition for a lost response`),
  )
}

/** The events that an actor reports on its own, while it runs. */
function eventsReportedBy({ outcomes }: FlowModel, source: string): string[] {
  const each = outcomes[source]
  const events = Array.isArray(each)
    ? each.filter(goesOn).flatMap((outcome) => ('event' in outcome ? outcome.event : []))
    : []
  return [...new Set(events.map(({ type }: { type: string }) => type))]
}

/**
 * Events that arrive in a state that does not handle them: reported by an actor while it runs, or from elsewhere. A
 * state declares that it ignores one by a transition without a target and actions.
 */
function unhandledEvents({ model }: Flow): string[] {
  const leaves = statesOf(model.machine).filter((node) => node.type === 'atomic')
  return leaves.flatMap((node) => {
    const around = withAncestors(node)
    const handled = new Set(around.flatMap(({ config }) => Object.keys(config.on ?? {})))
    const isHandled = (type: string) => handled.has(type) || handled.has('*')
    const reported = around.flatMap(({ invoke }) =>
      invoke.flatMap(({ src }) => eventsReportedBy(model, String(src)).map((type) => ({ type, from: String(src) }))),
    )
    const arriving = (model.fromElsewhere ?? []).map((type) => ({ type, from: 'elsewhere' }))
    return [...reported, ...arriving]
      .filter(({ type }) => !isHandled(type))
      .map(
        ({ type, from }) => `${node.id} does not handle ${type} from ${from}: say what happens, or that nothing does`,
      )
  })
}

/** A misspelt sample does nothing anywhere. */
function samplesWithoutState({ model }: Flow): string[] {
  const types = [...new Set(model.events.map(({ type }) => type))]
  return types
    .filter((type) => !statesOf(model.machine).some((node) => handles(node, type)))
    .map((type) => `the sample event ${type} is handled in no state`)
}

function unsentEvents({ model }: Flow, source: string): string[] {
  return model.machine.events
    .map(String)
    .filter((type) => !type.startsWith('xstate.') && type !== '*')
    .filter((type) => !source.includes(`'${type}'`))
    .map((type) => `nobody sends ${type}`)
}

function exclusiveFlags({ name }: Flow, graph: FlowGraph): string[] {
  const exclusive = projectOf(name)?.exclusive ?? []
  const found = [...graph.situations.values()].map(({ snapshot }) => exclusiveIn(exclusive, snapshot.context))
  return [...new Set(found.filter((each) => each !== null))]
}
