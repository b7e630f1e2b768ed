import type { Formula, Moment } from '../model/promised.ts'
import type { Step } from '../model/step.ts'
import type { Edge } from '../walk/explore.ts'
import { holdsAt } from './formula.ts'
import { inPart, type Move, type Walks } from './walks.ts'

/** The names of a step in properties: `payment.submitted`, `chargeCard gets no answer`, `patience is over`. */
export function namesOf(step: Step): string[] {
  if (step.kind === 'event') return [step.event.type, step.name]
  if (step.kind === 'delay') return [step.name, step.eventType]
  const { outcome, source, name } = step
  return [
    name,
    ...('event' in outcome ? [outcome.event.type] : []),
    ...('output' in outcome ? [`${source} answers`] : []),
    ...('error' in outcome ? [`${source} gets no answer`] : []),
    ...('snapshot' in outcome ? [`${source} shows`] : []),
  ]
}

const nothing: ReadonlySet<string> = new Set()

const momentsByWalks = new WeakMap<Walks, Moments>()

/** The moments of walks, made once for all properties. */
export function momentsOf(walks: Walks): Moments {
  const moments = momentsByWalks.get(walks) ?? new Moments(walks)
  momentsByWalks.set(walks, moments)
  return moments
}

/** Creates the moments of walks, one per edge. */
export class Moments {
  readonly walks: Walks
  #after = new Map<Edge, Moment>()
  #names = new Map<string, ReadonlySet<string>>()
  #able = new Map<Formula, Map<((step: Step) => boolean) | undefined, ReadonlySet<string>>>()

  constructor(walks: Walks) {
    this.walks = walks
  }

  /** The moment in a situation without a step just taken: at the start, and after the last step. */
  at(situation: string, isStart = false): Moment {
    const states = this.walks.statesAt(situation)
    return this.#made(situation, { happened: nothing, steps: [], states, before: isStart ? nothing : states })
  }

  /** The moment after an edge. */
  after(edge: Edge): Moment {
    const known = this.#after.get(edge)
    if (known) return known
    const moves = this.walks.movesOf(edge)
    const moment = this.#made(edge.to, {
      happened: this.#namesOf(edge, moves),
      steps: [...new Set([edge.step, ...moves.map(({ step }) => step)])],
      states: this.walks.statesAt(edge.to),
      before: this.walks.statesAt(edge.from),
    })
    this.#after.set(edge, moment)
    return moment
  }

  /** Steps of the same name share their names. */
  #namesOf({ step: { name } }: Edge, moves: readonly Move[]): ReadonlySet<string> {
    const key = [name, ...moves.map(({ step }) => (step.kind === 'delay' ? step.eventType : step.name))].join('\n')
    const known =
      this.#names.get(key) ??
      new Set([name, ...moves.flatMap(({ part, step }) => namesOf(step).map((each) => inPart(part, each)))])
    this.#names.set(key, known)
    return known
  }

  #made(situation: string, moment: Omit<Moment, 'contexts' | 'canReach'>): Moment {
    const { walks } = this
    return {
      ...moment,
      get contexts() {
        return walks.contextsAt(situation)
      },
      canReach: (goal, by) => this.#ableTo(goal, by).has(situation),
    }
  }

  #ableTo(goal: Formula, by?: (step: Step) => boolean): ReadonlySet<string> {
    const known = this.#able.get(goal) ?? new Map()
    this.#able.set(goal, known)
    const found = known.get(by) ?? this.#searched(goal, by)
    known.set(by, found)
    return found
  }

  #searched(goal: Formula, by?: (step: Step) => boolean): ReadonlySet<string> {
    const cameFrom = new Map<string, string[]>()
    const able = new Set<string>()
    for (const [key, edges] of this.walks.edgesFrom) {
      if (holdsAt(goal, this.at(key))) able.add(key)
      for (const edge of edges) {
        if (by && !by(edge.step)) continue
        if (holdsAt(goal, this.after(edge))) able.add(key)
        const known = cameFrom.get(edge.to)
        if (known) known.push(key)
        else cameFrom.set(edge.to, [key])
      }
    }
    for (const key of able) for (const from of cameFrom.get(key) ?? []) able.add(from)
    return able
  }
}
