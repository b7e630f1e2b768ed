import type { Assumption, Formula, Moment } from 'flowlab/model/promised.ts'
import { happens, state } from 'flowlab/properties/atoms.ts'
import { checkProperty } from 'flowlab/properties/checkProperty.ts'
import { always, and, eventually, next, not, or, unless, until } from 'flowlab/properties/formula.ts'
import { Moments } from 'flowlab/properties/moment.ts'
import { property } from 'flowlab/properties/property.ts'
import type { Walks } from 'flowlab/properties/walks.ts'
import type { Edge } from 'flowlab/walk/explore.ts'
import { describe, expect, it } from 'vitest'

/**
 * Compares the checker with an independent implementation of the logic that shares no code with it: it examines every
 * infinite walk up to some length moment by moment. The graphs and formulas are small, pseudo-random and the same in
 * every run.
 */

function* chance(seed: number): Generator<number, never> {
  for (let now = seed; ; ) {
    now = (Math.imul(now, 1_664_525) + 1_013_904_223) >>> 0
    yield now / 2 ** 32
  }
}

const labels = ['p', 'q'] as const
const events = ['a', 'b'] as const

function graphOf(pick: (below: number) => number): Walks {
  const size = 2 + pick(2)
  const states = new Map(
    Array.from({ length: size }, (_, index) => [String(index), new Set(labels.filter(() => pick(2) === 1))] as const),
  )
  const edgesFrom = new Map(
    [...states.keys()].map((from) => {
      const edges = events.flatMap((type): Edge[] =>
        pick(3) === 0
          ? []
          : [
              {
                from,
                to: String(pick(size)),
                step: { kind: 'event', event: { type }, name: type },
                behaviour: '',
                outline: '',
              },
            ],
      )
      return [from, edges] as const
    }),
  )
  return {
    starts: new Map([['start', '0']]),
    edgesFrom,
    statesAt: (key) => states.get(key) ?? new Set(),
    isIn: (key, names) => names.some((name) => states.get(key)?.has(name as 'p')),
    contextsAt: () => ({}),
    movesOf: ({ step }) => [{ part: '', step }],
    isFlow: () => false,
  }
}

function formulaOf(pick: (below: number) => number, depth: number): Formula {
  const part = () => formulaOf(pick, depth - 1)
  if (depth === 0) return pick(2) === 0 ? state(labels[pick(2)] ?? 'p') : happens(events[pick(2)] ?? 'a')
  const kinds = [
    () => not(part()),
    () => and(part(), part()),
    () => or(part(), part()),
    () => next(part()),
    () => eventually(part()),
    () => always(part()),
    () => until(part(), part()),
    () => unless(part(), part()),
  ]
  return (kinds[pick(kinds.length)] ?? part)()
}

/** By definition: a word of moments whose last ones repeat from `back` on. */
function isSoOn(formula: Formula, word: readonly Moment[], back: number): boolean {
  const after = (at: number) => (at + 1 < word.length ? at + 1 : back)
  const isSo = (part: Formula, at: number): boolean => {
    switch (part.is) {
      case 'true':
        return true
      case 'false':
        return false
      case 'now':
        return part.atom.holds(word[at] as Moment) !== part.isNot
      case 'and':
        return isSo(part.left, at) && isSo(part.right, at)
      case 'or':
        return isSo(part.left, at) || isSo(part.right, at)
      case 'next':
        return isSo(part.of, after(at))
      case 'until':
      case 'release': {
        const isUntil = part.is === 'until'
        for (let [now, left] = [at, word.length]; left > 0; now = after(now), left--) {
          if (isSo(part.right, now) === isUntil) return isUntil
          if (isSo(part.left, now) !== isUntil) return !isUntil
        }
        return !isUntil
      }
    }
  }
  return isSo(formula, 0)
}

interface Round {
  edges: readonly Edge[]
  /** The number of edges before the round; all of them if no step follows. */
  before: number
}

function* roundsOf({ edgesFrom, starts }: Walks, longest: number): Generator<Round> {
  const waiting: { at: string; edges: Edge[] }[] = [...starts.values()].map((at) => ({ at, edges: [] }))
  for (const { at, edges } of waiting) {
    yield { edges, before: edges.length }
    const places = [...starts.values(), ...edges.map(({ to }) => to)]
    for (let before = 0; before < edges.length; before++) if (places[before] === at) yield { edges, before }
    if (edges.length < longest)
      for (const edge of edgesFrom.get(at) ?? []) waiting.push({ at: edge.to, edges: [...edges, edge] })
  }
}

const isTaken = (edge: Edge, name: string) => edge.step.name === name

function isFair({ edgesFrom }: Walks, { edges, before }: Round, kind: Assumption['kind'], name: string): boolean {
  const round = edges.slice(before)
  const taken = round.some((edge) => isTaken(edge, name))
  if (kind === 'ceasing') return !taken
  const last = edges.at(-1)?.to ?? '0'
  const possible = (round.length > 0 ? round.map(({ from }) => from) : [last]).map(
    (key) => edgesFrom.get(key)?.some((edge) => isTaken(edge, name)) ?? false,
  )
  return taken || (kind === 'steady' ? possible.includes(false) : !possible.includes(true))
}

function wordOf(moments: Moments, { edges, before }: Round): [Moment[], number] {
  const word = [moments.at('0', true), ...edges.map((edge) => moments.after(edge))]
  if (before < edges.length) return [word, before + 1]
  return [[...word, moments.at(edges.at(-1)?.to ?? '0')], word.length]
}

const longest = 6

function compare(seed: number) {
  const numbers = chance(seed)
  const pick = (below: number) => Math.floor(numbers.next().value * below)
  const walks = graphOf(pick)
  const moments = new Moments(walks)
  const formula = formulaOf(pick, 3)
  const kind = (['steady', 'recurring', 'ceasing'] as const)[pick(3)] ?? 'steady'
  const name = events[pick(2)] ?? 'a'
  const isAssumed = pick(2) === 0
  const assumptions = isAssumed ? [{ kind, of: happens(name) }] : []
  const allowed = (round: Round) => !isAssumed || isFair(walks, round, kind, name)
  const breaks = (round: Round) => !isSoOn(formula, ...wordOf(moments, round))
  const verdict = checkProperty(walks, property('', formula, { assumptions }))
  const all = [...roundsOf(walks, longest)]
  const broken = all.filter((round) => allowed(round) && breaks(round))
  const shortest = Math.min(...broken.map(({ edges }) => edges.length))
  if (verdict.holds) return { agrees: broken.length === 0, excess: 0, kind: 'holds' }
  const { kind: found, prefix, cycle } = verdict.counterexample
  const edges = [...prefix, ...cycle]
  if (found !== 'finite') {
    const round = { edges, before: prefix.length }
    return { agrees: allowed(round) && breaks(round), excess: edges.length - shortest, kind: found }
  }
  const begun = all.filter((round) => prefix.every((edge, index) => round.edges[index] === edge))
  return { agrees: begun.every(breaks), excess: prefix.length - shortest, kind: found }
}

describe('the checker', () => {
  it('agrees with an independent implementation on every walk, moment by moment', () => {
    const results = Array.from({ length: 1_500 }, (_, seed) => ({ seed, ...compare(seed + 1) }))
    expect(results.filter(({ agrees }) => !agrees).map(({ seed }) => seed)).toEqual([])
    // A cycle closes only when it owes the same formulas again, which may be a step or two later than necessary.
    const longer = results.filter(({ excess }) => excess > 0)
    expect(longer.filter(({ excess }) => excess > 2)).toEqual([])
    expect(longer.length / results.length).toBeLessThan(0.02)
    // Each kind of result is frequent enough to be significant.
    for (const each of ['holds', 'finite', 'rest', 'round'])
      expect(results.filter(({ kind }) => kind === each).length).toBeGreaterThan(40)
  })
})
