import type { Promised } from '../model/promised.ts'
import type { Step } from '../model/step.ts'
import { inPart, isFlowIn, type Move, statesOfPart, type Walks } from '../properties/walks.ts'
import type { Edge, FlowGraph } from '../walk/explore.ts'

/** The situation of each part, or null if the part is absent. */
export type PartStates = Readonly<Record<string, string | null>>

/** The simultaneous moves of other parts: the name of a step, or the start or the end of a part. */
export type StepsByPart = Readonly<Record<string, string | typeof begins | typeof ends>>
export const begins = Symbol('begins')
export const ends = Symbol('ends')

/** Several flows together, including the server's, and their effects on each other. */
export interface CombinedFlows {
  name: string
  parts: Readonly<Record<string, FlowGraph>>
  /** The parts that are present from the start. */
  first: readonly string[]
  /** A part hosted in a state of another one, and the step that reports its end to the host. */
  hosted: Readonly<Record<string, { host: string; state: string; doneStep: string }>>
  /** The possible effects of a part's step on the other parts; none if the step cannot happen. */
  waysOf: (
    part: string,
    step: Step,
    isIn: (part: string, states: readonly string[]) => boolean,
  ) => readonly StepsByPart[]
  /** Events outside all parts, such as a closed tab. */
  outside: Readonly<Record<string, (at: PartStates) => StepsByPart | null>>
  /** The promises on all walks; sentences prefix states and steps with their part, `payment.paid`. */
  promises: readonly Promised[]
}

const most = 50_000

/** Every walk of the parts together, composed of the steps of each. */
export function walkTogether(together: CombinedFlows): Walks {
  const { parts, first, outside } = together
  const begin = settled(
    together,
    Object.fromEntries(Object.keys(parts).map((name) => [name, first.includes(name) ? startOf(parts, name) : null])),
  ).at
  const found = new Map([[keyOf(begin), begin]])
  const edgesFrom = new Map<string, Edge[]>()
  const movesOf = new Map<Edge, readonly Move[]>()
  for (const [key, at] of found) {
    const edges: Edge[] = []
    const add = (name: string, { at: to, moves }: Moved) => {
      const next = settled(together, to)
      const step: Step = { kind: 'event', event: { type: name }, name }
      const edge = { from: key, to: keyOf(next.at), step, behaviour: name, outline: name }
      edges.push(edge)
      movesOf.set(edge, [...moves, ...next.moves])
      found.set(edge.to, next.at)
    }
    for (const { name, to } of movesFrom(together, at)) add(name, to)
    for (const [name, goes] of Object.entries(outside)) {
      const along = goes(at)
      const to = along && moved(parts, { at, moves: [] }, along)
      if (to) add(name, to)
    }
    edgesFrom.set(key, edges)
    if (found.size > most) throw new Error(`more than ${most} situations of ${together.name}`)
  }
  const names = new Map<string, ReadonlySet<string>>()
  const statesAt = (key: string) => {
    const all = names.get(key) ?? statesOfAll(parts, found.get(key) ?? {})
    names.set(key, all)
    return all
  }
  return {
    starts: new Map([['start', keyOf(begin)]]),
    edgesFrom,
    statesAt,
    isIn: (key, states) => states.some((name) => statesAt(key).has(name)),
    contextsAt: (key) =>
      Object.fromEntries(
        Object.keys(parts).flatMap((part) => {
          const snapshot = snapshotAt(parts, found.get(key) ?? {}, part)
          return snapshot ? [[part, snapshot.context]] : []
        }),
      ),
    movesOf: (edge) => movesOf.get(edge) ?? [],
    isFlow: (part, source) => isFlowIn(parts[part], source),
  }
}

const statesOfAll = (parts: CombinedFlows['parts'], at: PartStates): ReadonlySet<string> =>
  new Set(Object.entries(at).flatMap(([part, key]) => [...statesOfPart(part, parts[part]?.situations.get(key ?? ''))]))

/** The states that promises may mention: `payment.paid`. */
export const stateNames = ({ parts }: CombinedFlows): Set<string> =>
  new Set(
    Object.entries(parts).flatMap(([part, { situations }]) =>
      [...situations.values()].flatMap(({ snapshot }) =>
        snapshot._nodes.filter(({ parent }) => parent).map(({ key }) => inPart(part, key)),
      ),
    ),
  )

const keyOf = (at: PartStates) => JSON.stringify(at)
const startOf = (parts: CombinedFlows['parts'], name: string) => [...(parts[name]?.starts.values() ?? [])][0] ?? null

const snapshotAt = (parts: CombinedFlows['parts'], at: PartStates, part: string) =>
  parts[part]?.situations.get(at[part] ?? '')?.snapshot
const isAt = (parts: CombinedFlows['parts'], at: PartStates, part: string, state: string): boolean =>
  statesOfPart(part, parts[part]?.situations.get(at[part] ?? '')).has(inPart(part, state))

/** The situations of the parts after some of them have moved, and their moves. */
interface Moved {
  at: PartStates
  moves: readonly Move[]
}

function movesFrom({ parts, waysOf }: CombinedFlows, at: PartStates): { name: string; to: Moved }[] {
  const isIn = (part: string, states: readonly string[]) => states.some((state) => isAt(parts, at, part, state))
  return Object.entries(parts).flatMap(([part, { edgesFrom }]) =>
    (edgesFrom.get(at[part] ?? '') ?? []).flatMap(({ step, to }) =>
      waysOf(part, step, isIn).flatMap((along) => {
        const next = moved(parts, { at: { ...at, [part]: to }, moves: [{ part, step }] }, along)
        return next ? [{ name: [`${part}: ${step.name}`, ...wordsOf(along)].join(' + '), to: next }] : []
      }),
    ),
  )
}

const wordsOf = (along: StepsByPart) =>
  Object.entries(along).map(([part, step]) => `${part}: ${typeof step === 'symbol' ? step.description : step}`)

/** The situation after the other parts have moved too; null if one of them cannot. */
function moved(parts: CombinedFlows['parts'], from: Moved, along: StepsByPart): Moved | null {
  let next = from
  for (const [part, name] of Object.entries(along)) {
    const { at, moves } = next
    if (typeof name === 'symbol') {
      next = { at: { ...at, [part]: name === begins ? startOf(parts, part) : null }, moves }
      continue
    }
    const edge = parts[part]?.edgesFrom.get(at[part] ?? '')?.find(({ step }) => step.name === name)
    if (!edge) return null
    next = { at: { ...at, [part]: edge.to }, moves: [...moves, { part, step: edge.step }] }
  }
  return next
}

/** Starts and ends hosted parts with their host's state, and reports their end to the host at once. */
function settled({ parts, hosted }: CombinedFlows, at: PartStates): Moved {
  let next: Moved = { at, moves: [] }
  for (const [part, { host, state, doneStep }] of Object.entries(hosted)) {
    const isThere = isAt(parts, next.at, host, state)
    if (!isThere) next = { ...next, at: { ...next.at, [part]: null } }
    else if (next.at[part] === null) next = { ...next, at: { ...next.at, [part]: startOf(parts, part) } }
    else if (snapshotAt(parts, next.at, part)?.status === 'done')
      next = moved(parts, next, { [host]: doneStep }) ?? next
  }
  return next
}
