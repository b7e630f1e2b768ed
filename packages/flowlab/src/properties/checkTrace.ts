import { pathsOf } from '../model/names.ts'
import type { Moment, Property } from '../model/promised.ts'
import { Automaton, free } from './automaton.ts'
import { fairParts } from './components.ts'
import { not } from './formula.ts'
import type { Arc, Node } from './product.ts'

/** A moment of a recorded walk. */
export interface TraceMoment {
  /**
   * The name of the step just taken: an event's type, `loadCart answers`, `loadCart gets no answer`, `patience is
   * over`; null at the start.
   */
  happened: string | null
  /** The state value in XState's format. */
  value: unknown
  context?: unknown
}

/** A recorded walk from its start; `isOver` is true if no step follows. */
export interface LiveTrace {
  moments: readonly TraceMoment[]
  isOver: boolean
}

/** `at` counts moments from 0, the start. */
export type TraceVerdict = { is: 'holds' } | { is: 'broken'; at: number } | { is: 'open' }

/**
 * Checks a property on one recorded walk: it holds regardless of the rest, is broken at a moment, or is still open. A
 * walk that is over is never open. Throws if the property mentions reachability, which a single walk does not show.
 */
export function checkTrace({ formula }: Pick<Property, 'formula'>, { moments, isOver }: LiveTrace): TraceVerdict {
  const automaton = new Automaton(not(formula))
  let states = new Set([automaton.start])
  const read = moments.map((_, index) => momentOf(moments, index))
  for (const [at, moment] of read.entries()) {
    states = new Set([...states].flatMap((state) => automaton.read(state, moment).map(({ owed }) => owed)))
    if (states.has(free)) return { is: 'broken', at }
    if (states.size === 0) return { is: 'holds' }
  }
  const last = read.at(-1)
  if (!isOver || !last) return { is: 'open' }
  const rest = { ...last, happened: new Set<string>(), before: last.states }
  return breaksAtRest(automaton, states, rest) ? { is: 'broken', at: read.length - 1 } : { is: 'holds' }
}

function momentOf(moments: readonly TraceMoment[], index: number): Moment {
  const { happened, value, context } = moments[index] as TraceMoment
  return {
    happened: new Set(happened === null ? [] : [happened]),
    steps: [],
    states: namesIn(value),
    before: index === 0 ? new Set() : namesIn(moments[index - 1]?.value),
    contexts: context === undefined ? {} : { '': context },
    canReach: () => {
      throw new Error('reachability is a property of a chart, not of one walk')
    },
  }
}

/** All names of `loggedIn.fresh`: `loggedIn`, `loggedIn.fresh`, `fresh`. */
const namesIn = (value: unknown): ReadonlySet<string> =>
  new Set(
    pathsOf(value).flatMap((path) => {
      const keys = path.split('.')
      return [...keys, ...keys.map((_, index) => keys.slice(0, index + 1).join('.'))]
    }),
  )

/** True if the last moment, repeated forever, leaves nothing owed. */
function breaksAtRest(automaton: Automaton, states: ReadonlySet<number>, rest: Moment): boolean {
  const nodes: Node[] = []
  const arcs: Arc[][] = []
  const reached = new Set(states)
  for (const state of reached) {
    arcs[state] = automaton.read(state, rest).map(({ owed, postponed }) => ({ to: owed, edge: null, postponed }))
    for (const { to } of arcs[state] ?? []) reached.add(to)
  }
  return reached.has(free) || fairParts({ nodes, arcs, lost: null }, { untils: automaton.all, fair: [] }).length > 0
}
