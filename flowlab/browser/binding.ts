import type { FlowModel, Reach } from 'flowlab/model/flow.ts'
import type { ActorOutcome } from 'flowlab/model/step.ts'
import type { Edge, FlowGraph } from 'flowlab/walk/explore.ts'
import { type FlowPath, shortestPathTo } from 'flowlab/walk/paths.ts'
import { reached } from 'flowlab/walk/pathsOf.ts'
import { suiteOf } from 'flowlab/walk/run.ts'
import type { Page } from 'playwright-core'
import { flowNamed } from '../registry.ts'
import type { ScreenContract } from './screen.ts'

/** The ways to lose a response: no network, a 500, a connection that times out. */
export const losses = ['offline', 'fault', 'timed out'] as const
export type Loss = (typeof losses)[number]
export type Way = Loss | 'late'

/** The HTTP request and response of an actor's call. */
export interface Call {
  method: string | readonly string[]
  url: RegExp
  /** The body of the call, given the flow's context at that moment; omitted if it has none. */
  sends?: (context: never) => unknown
  /** The body that makes the client resolve with this output; a refusal (`ok: false`) needs none. */
  body: (output: never) => { status?: number; json: unknown }
  /** The ways in which its response can be lost; all by default. */
  losses?: readonly Loss[]
  /** For an actor that reports events: the response that makes it report this one. */
  reports?: (event: never) => { output: unknown } | { error: unknown }
}

/** What the server does for an outcome of an actor. */
export const answerFor = ({ reports }: Call, outcome: ActorOutcome): ActorOutcome =>
  reports && 'event' in outcome ? reports(outcome.event as never) : outcome

/** A binding of a flow to the real product, in which its paths are walked. */
export interface Binding {
  /** The flow of the registry, and the way of opening it. */
  name: string
  reach: string
  /** Opens the page at the start of the flow, with no call answered yet. */
  open: (page: Page, start: string) => Promise<void>
  /** The user's action for each event of the machine. */
  does: Readonly<Record<string, (page: Page, event: never) => Promise<void>>>
  /** Actors that call the server. The others resolve with their declared outcomes. */
  calls: Readonly<Record<string, Call>>
  /** The user's action for the outcome of an actor that is itself a flow. */
  settles?: Readonly<Record<string, (page: Page, outcome: never) => Promise<void>>>
  /** The visible, announced and usable elements in each state. */
  screen: ScreenContract
  /** The actor whose call is also answered late and lost in each way; null if the flow makes no call. */
  main: string | null
  /** True if the main call is also answered with 401, which ends the session. */
  endsSession?: boolean
}

export function modelOf({ name }: Binding): FlowModel {
  const flow = flowNamed(name)
  if (!flow) throw new Error(`there is no flow "${name}"`)
  return flow.model
}

/** The paths of the flow that this way of opening it can walk. */
export const browserPaths = (binding: Binding): FlowPath[] =>
  suiteOf(modelOf(binding)).paths.filter(({ reach }) => reach === binding.reach)

function walkable(binding: Binding): FlowGraph {
  const model = modelOf(binding)
  const reach: Reach | undefined = model.reach?.[binding.reach]
  if (!reach) throw new Error(`${binding.name} has no "${binding.reach}"`)
  return reached(suiteOf(model).graph, reach)
}

/** True if a person can take a path after opening the flow in this way. */
export function canWalk(binding: Binding, { start, edges }: FlowPath): boolean {
  const graph = walkable(binding)
  return (
    graph.starts.has(start) &&
    edges.every(({ from, step }) => graph.edgesFrom.get(from)?.some((edge) => edge.step.name === step.name))
  )
}

/** The shortest walk that ends with an outcome of the main actor: a response, or a lost one. */
export function pathToOutcome(binding: Binding, isLost: boolean): FlowPath {
  const isWanted = ({ step }: Edge) =>
    step.kind === 'outcome' && step.source === binding.main && 'error' in step.outcome === isLost
  const found = shortestPathTo(walkable(binding), isWanted)
  if (!found) throw new Error(`no path of ${binding.name} waits for ${binding.main}`)
  return found
}

/** The responses to the main call, besides those of its paths. */
export const responseModes = ({ main, calls }: Binding): Way[] =>
  main === null ? [] : ['late', ...(calls[main]?.losses ?? losses)]
