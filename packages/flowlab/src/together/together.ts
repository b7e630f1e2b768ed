import type { Edge, FlowGraph } from '../explore.ts'
import type { Step } from '../model.ts'
import type { TemporalRule, Walks } from '../temporal.ts'

/** The situation of each part, or null if the part is absent. */
export type PartStates = Readonly<Record<string, string | null>>

/** What other parts do in the same moment: a step by its name, or that a part begins or ends. */
export type StepsByPart = Readonly<Record<string, string | typeof begins | typeof ends>>
export const begins = Symbol('begins')
export const ends = Symbol('ends')

/** Several flows at once, including the server's, and how they affect each other. */
export interface Together {
  name: string
  parts: Readonly<Record<string, FlowGraph>>
  /** The parts that are there from the beginning. */
  first: readonly string[]
  /** A part hosted in a state of another one, and the step that reports its end to the host. */
  hosted: Readonly<Record<string, { host: string; state: string; doneStep: string }>>
  /** Each way in which the step of a part may go; none where it cannot happen. */
  waysOf: (
    part: string,
    step: Step,
    isIn: (part: string, states: readonly string[]) => boolean,
  ) => readonly StepsByPart[]
  /** What happens outside of all parts, such as a closed tab. */
  outside: Readonly<Record<string, (at: PartStates) => StepsByPart | null>>
  promises: readonly TemporalRule[]
}

const most = 50_000

/** Every walk of the parts together, by the steps that each of them takes alone. */
export function walkTogether(together: Together): Walks {
  const { parts, first, outside } = together
  const begin = settled(
    together,
    Object.fromEntries(Object.keys(parts).map((name) => [name, first.includes(name) ? startOf(parts, name) : null])),
  )
  const found = new Map([[keyOf(begin), begin]])
  const edgesFrom = new Map<string, Edge[]>()
  for (const [key, at] of found) {
    const edges: Edge[] = []
    const add = (name: string, to: PartStates) => {
      const next = settled(together, to)
      const step: Step = { kind: 'event', event: { type: name }, name }
      edges.push({ from: key, to: keyOf(next), step, behaviour: name, outline: name })
      found.set(keyOf(next), next)
    }
    for (const { name, to } of movesFrom(together, at)) add(name, to)
    for (const [name, goes] of Object.entries(outside)) {
      const along = goes(at)
      const to = along && moved(parts, at, along)
      if (to) add(name, to)
    }
    edgesFrom.set(key, edges)
    if (found.size > most) throw new Error(`more than ${most} situations of ${together.name}`)
  }
  return {
    starts: new Map([['start', keyOf(begin)]]),
    edgesFrom,
    isIn: (key, states) => states.some((state) => isAt(parts, found.get(key) ?? {}, state)),
  }
}

/** The states that promises may speak of: `payment.paid`. */
export const stateNames = ({ parts }: Together): Set<string> =>
  new Set(
    Object.entries(parts).flatMap(([part, { situations }]) =>
      [...situations.values()].flatMap(({ snapshot }) => snapshot._nodes.map(({ key }) => `${part}.${key}`)),
    ),
  )

const keyOf = (at: PartStates) => JSON.stringify(at)
const startOf = (parts: Together['parts'], name: string) => [...(parts[name]?.starts.values() ?? [])][0] ?? null

const snapshotAt = (parts: Together['parts'], at: PartStates, part: string) =>
  parts[part]?.situations.get(at[part] ?? '')?.snapshot
function isAt(parts: Together['parts'], at: PartStates, state: string): boolean {
  const [part = '', name] = state.split('.')
  return snapshotAt(parts, at, part)?._nodes.some(({ key }) => key === name) ?? false
}

function movesFrom({ parts, waysOf }: Together, at: PartStates): { name: string; to: PartStates }[] {
  const isIn = (part: string, states: readonly string[]) => states.some((state) => isAt(parts, at, `${part}.${state}`))
  return Object.entries(parts).flatMap(([part, { edgesFrom }]) =>
    (edgesFrom.get(at[part] ?? '') ?? []).flatMap(({ step, to }) =>
      waysOf(part, step, isIn).flatMap((along) => {
        const next = moved(parts, { ...at, [part]: to }, along)
        return next ? [{ name: [`${part}: ${step.name}`, ...wordsOf(along)].join(' + '), to: next }] : []
      }),
    ),
  )
}

const wordsOf = (along: StepsByPart) =>
  Object.entries(along).map(([part, step]) => `${part}: ${typeof step === 'symbol' ? step.description : step}`)

/** The situation once the other parts have moved too; null if one of them cannot. */
function moved(parts: Together['parts'], at: PartStates, along: StepsByPart): PartStates | null {
  let next = at
  for (const [part, step] of Object.entries(along)) {
    const to =
      typeof step === 'symbol'
        ? step === begins
          ? startOf(parts, part)
          : null
        : parts[part]?.edgesFrom.get(at[part] ?? '')?.find((edge) => edge.step.name === step)?.to
    if (to === undefined) return null
    next = { ...next, [part]: to }
  }
  return next
}

/** Hosted parts start and end with their host's state; the host learns of their end at once. */
function settled({ parts, hosted }: Together, at: PartStates): PartStates {
  let next = at
  for (const [part, { host, state, doneStep }] of Object.entries(hosted)) {
    const isThere = isAt(parts, next, `${host}.${state}`)
    if (!isThere) next = { ...next, [part]: null }
    else if (next[part] === null) next = { ...next, [part]: startOf(parts, part) }
    else if (snapshotAt(parts, next, part)?.status === 'done') next = moved(parts, next, { [host]: doneStep }) ?? next
  }
  return next
}
