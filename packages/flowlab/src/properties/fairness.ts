import type { Assumption } from '../model/promised.ts'
import type { Edge } from '../walk/explore.ts'
import { holdsAt } from './formula.ts'
import type { Moments } from './moment.ts'
import type { Walks } from './walks.ts'

/** An assumption over one graph. */
export interface Fair {
  kind: Assumption['kind']
  isPossible: (situation: string) => boolean
  isTaken: (edge: Edge) => boolean
}

/** The assumptions of a property, evaluated over its walks. */
export const fairOf = (moments: Moments, assumptions: readonly Assumption[]): Fair[] =>
  assumptions.map(({ kind, of }) => {
    const isTaken = (edge: Edge) => holdsAt(of, moments.after(edge))
    const possible = new Set(
      [...moments.walks.edgesFrom].flatMap(([key, edges]) => (kind !== 'ceasing' && edges.some(isTaken) ? [key] : [])),
    )
    return { kind, isTaken, isPossible: (situation) => possible.has(situation) }
  })

/**
 * Fairness of waits: an awaited response arrives, and a delay ends. An actor that only reports may report nothing, so
 * it is not awaited. A wait that restarts without a pause is still the same wait.
 */
export function fairWaits({ edgesFrom, movesOf, isFlow }: Walks): Fair[] {
  const at = new Map<string, Set<string>>()
  const reporters = new Set<string>()
  const waitsOf = new Map<Edge, string>()
  for (const [key, edges] of edgesFrom)
    for (const edge of edges) {
      // The first move is the awaited one; the others follow from it.
      const [move] = movesOf(edge)
      if (!move || move.step.kind === 'event') continue
      const { part, step } = move
      if (step.kind === 'outcome' && isFlow(part, step.source)) continue
      const name = step.kind === 'delay' ? `${part} ${step.eventType} ${step.turn}` : `${part} ${step.actorId}`
      if (step.kind === 'outcome' && !('output' in step.outcome) && !('error' in step.outcome)) reporters.add(name)
      waitsOf.set(edge, name)
      at.set(name, (at.get(name) ?? new Set()).add(key))
    }
  return [...at].flatMap(([name, situations]): Fair[] =>
    reporters.has(name)
      ? []
      : [
          {
            kind: 'steady',
            isPossible: (situation) => situations.has(situation),
            isTaken: (edge) => waitsOf.get(edge) === name,
          },
        ],
  )
}
