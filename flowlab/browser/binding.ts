import type { Page } from 'playwright-core'
import { type Edge, explore, type FlowGraph } from '../explore.ts'
import type { FlowModel, Step } from '../model.ts'
import { coveringPaths, type FlowPath } from '../paths.ts'

/** The ways in which an answer is lost: no network, a 500, a connection that waits too long. */
export const losses = ['offline', 'fault', 'timed out'] as const
export type Loss = (typeof losses)[number]
export type Way = Loss | 'late'

/** How an actor's call looks on the wire. */
export interface Call {
  method: string
  url: RegExp
  /** The body that makes the client resolve with this output; a refusal (`ok: false`) is written without it. */
  body: (output: never) => { status?: number; json: unknown }
  /** In which ways its answer may be lost; all of them unless told otherwise. */
  losses?: readonly Loss[]
}

/** How a flow's generated paths are walked by a person in the real product. */
export interface Binding {
  name: string
  model: FlowModel
  /** Brings the page to where the flow begins, with nothing answered yet. */
  open: (page: Page, start: string) => Promise<void>
  /** What a person does for an event of the machine. */
  does: Readonly<Record<string, (page: Page, event: never) => Promise<void>>>
  /** Actors that call the server. The others answer by themselves, as their declared outcomes compute. */
  calls: Readonly<Record<string, Call>>
  /** What a person does for the outcome of an actor that is a flow of its own. */
  settles?: Readonly<Record<string, (page: Page) => Promise<void>>>
  /** Steps that leave the screen, so that a walk ends with them. */
  departs?: (step: Step) => boolean
  /** Steps that no screen offers in a state. */
  leaves?: (state: string, step: Step, context: never) => boolean
  /** What must be seen in a state. */
  shows: Readonly<Record<string, (page: Page) => Promise<void>>>
  /** The actor whose call is also answered late and lost in each way; null where the flow calls nobody. */
  main: string | null
  /** The main call is also answered with 401, which ends the session. */
  endsSession?: boolean
}

const explored = new WeakMap<Binding, FlowGraph>()

function walkable(binding: Binding): FlowGraph {
  const graph = explored.get(binding) ?? whatCanBeWalked(binding)
  explored.set(binding, graph)
  return graph
}

/** What a walk in the browser can do: an actor without a call answers before anything else happens. */
function whatCanBeWalked({ model, calls, settles = {}, leaves, departs }: Binding): FlowGraph {
  const graph = explore(model)
  const isOwn = ({ step }: Edge) => step.kind === 'outcome' && !(step.source in calls || step.source in settles)
  const stateOf = (key: string) => JSON.stringify(graph.situations.get(key)?.snapshot.value).replaceAll('"', '')
  const edgesFrom = [...graph.edgesFrom].map(([key, edges]) => {
    const own = edges.filter(isOwn)
    const kept = own.length > 0 ? own : edges
    const context = graph.situations.get(key)?.snapshot.context as never
    const walked = kept.filter(({ step }) => !leaves?.(stateOf(key), step, context))
    return [key, walked.map((edge) => (departs?.(edge.step) ? { ...edge, to: `${edge.to} elsewhere` } : edge))] as const
  })
  return { ...graph, edgesFrom: new Map(edgesFrom) }
}

export const browserPaths = (binding: Binding): FlowPath[] => coveringPaths(walkable(binding), { longest: 40 })

/** The shortest walk that ends with an outcome of the main actor: an answer, or none. */
export function pathToOutcome(binding: Binding, isLost: boolean): FlowPath {
  const isWanted = ({ step }: Edge) =>
    step.kind === 'outcome' && step.source === binding.main && 'error' in step.outcome === isLost
  const found = coveringPaths(walkable(binding), { longest: 1 }).find(({ edges }) => edges.some(isWanted))
  if (!found) throw new Error(`no path of ${binding.name} waits for ${binding.main}`)
  return { ...found, edges: found.edges.slice(0, found.edges.findIndex(isWanted) + 1) }
}

/** In which ways the main call is answered, besides what its paths say. */
export const waysOfAnswering = ({ main, calls }: Binding): Way[] =>
  main === null ? [] : ['late', ...(calls[main]?.losses ?? losses)]
