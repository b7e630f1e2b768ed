import type { FlowModel } from '../model/flow.ts'
import { pathsOf } from '../model/names.ts'
import { transitionId, transitionsOf } from '../model/transitions.ts'
import type { Language } from '../model/wording.ts'
import type { Words } from '../model/words.ts'
import { type Edge, takenBy } from '../walk/explore.ts'
import { type FlowPath, pathOfEdges } from '../walk/paths.ts'
import { suiteOf } from '../walk/run.ts'
import type { TraceStep } from './traffic.ts'

/** The path of a flow's samples that a recorded run took, or why there is none, as a sentence. */
export type Match = { path: FlowPath; problem: null } | { path: null; problem: Words }

/** One step of the samples may be several of a trace: an actor reports and resolves, a flow sends itself an event. */
const mostInOne = 3

/**
 * Finds the path with the fewest steps that takes the same transitions to the same states as a recorded run. A repeated
 * step stands once in a trace, and a step without a transition is not in it, so a path may have more of both.
 */
export function matchRun(model: FlowModel, run: readonly TraceStep[]): Match {
  const no = (...problem: Words): Match => ({ path: null, problem })
  const [first, ...steps] = run
  if (first?.event !== 'started')
    return no(
      'The trace begins after the flow had started, so its first states are unknown.',
      'ट्रेस फ़्लो शुरू होने के बाद से है, इसलिए उसके पहले स्टेट पता नहीं हैं।',
    )
  const known = new Set(transitionsOf(model.machine).map(transitionId))
  const unknown = run.flatMap(({ taken }) => taken).find((id) => !known.has(id))
  if (unknown)
    return no(
      `The trace is of another version: the flow has no ${unknown}.`,
      `ट्रेस किसी दूसरे संस्करण का है: इस फ़्लो में ${unknown} नहीं है।`,
    )
  const { graph } = suiteOf(model)
  const search = searchIn(model, first, steps)
  for (const reached of search.reached) {
    if (reached.count === steps.length) return { path: pathOfEdges(graph, ...search.wayTo(reached)), problem: null }
    search.follow(reached)
  }
  const count = search.furthest()
  const [last, next] = [run[count], run[count + 1]]
  if (!last || !next)
    return no(
      `No sample of the flow starts in ${placeOf(first, 'en')}.`,
      `फ़्लो का कोई नमूना ${placeOf(first, 'hi')} से शुरू नहीं होता।`,
    )
  return no(
    `No sample of the flow leads from ${placeOf(last, 'en')} by ${next.event} to ${placeOf(next, 'en')} (step ${count + 2} of the run).`,
    `फ़्लो का कोई नमूना ${next.event} से होकर ${placeOf(last, 'hi')} से ${placeOf(next, 'hi')} तक नहीं पहुँचता (रन का चरण ${count + 2})।`,
  )
}

const starts: Readonly<Record<Language, string>> = { en: 'its start', hi: 'शुरुआत' }
const placeOf = ({ states }: TraceStep, language: Language) => states.join(' + ') || starts[language]
const same = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((each, index) => each === other[index])

/** A situation after so many steps of the run, and how it was reached. */
interface Reached {
  key: string
  count: number
  from: Reached | null
  by: Edge | null
  start: string
}

function searchIn(model: FlowModel, first: TraceStep, steps: readonly TraceStep[]) {
  const { graph } = suiteOf(model)
  const statesAt = new Map<string, string[]>()
  const statesOf = (key: string): string[] => {
    const stored = statesAt.get(key)
    if (stored) return stored
    const states = pathsOf(graph.situations.get(key)?.snapshot.value)
    statesAt.set(key, states)
    return states
  }
  const seen = new Set<string>()
  const reached: Reached[] = []
  const add = (one: Reached) => {
    const name = `${one.count} ${one.key}`
    if (seen.has(name)) return
    seen.add(name)
    reached.push(one)
  }
  for (const [start, key] of graph.starts)
    if (same(statesOf(key), first.states)) add({ key, count: 0, from: null, by: null, start })

  /** How many steps of the run an edge is: none if it takes nothing or repeats the step before; null if it differs. */
  function lengthOf(edge: Edge, taken: readonly string[], count: number): number | null {
    const states = statesOf(edge.to)
    const before = count === 0 ? first : steps[count - 1]
    if (!before) return null
    if (taken.length === 0) return same(states, before.states) ? 0 : null
    if (same(taken, before.taken) && same(states, before.states)) return 0
    const together: string[] = []
    for (let length = 1; length <= mostInOne; length++) {
      const step = steps[count + length - 1]
      if (!step) return null
      together.push(...step.taken)
      if (same(together, taken)) return same(states, step.states) ? length : null
    }
    return null
  }

  function follow(from: Reached): void {
    const here = graph.situations.get(from.key)
    if (!here) return
    for (const by of graph.edgesFrom.get(from.key) ?? []) {
      const length = lengthOf(by, takenBy(model, here, by.step), from.count)
      if (length !== null) add({ key: by.to, count: from.count + length, from, by, start: from.start })
    }
  }

  return {
    /** Grows while it is read. */
    reached,
    follow,
    furthest: () => Math.max(-1, ...reached.map(({ count }) => count)),
    wayTo: (end: Reached): [start: string, edges: Edge[]] => {
      const edges: Edge[] = []
      for (let one: Reached | null = end; one?.by; one = one.from) edges.push(one.by)
      return [end.start, edges.reverse()]
    },
  }
}
