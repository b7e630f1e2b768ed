import type { Race, RaceState, RaceStep } from './race.ts'
import { beginning, statesAt, stepsIn } from './races.ts'

export interface FoundRace {
  says: string
  /** The shortest list of steps that leads to it. */
  steps: readonly string[]
}

export interface RaceReport {
  /** Each sentence that some interleaving violates, with the nearest violation first. */
  found: readonly FoundRace[]
  situations: number
  /** The number of steps tried, to measure the reduction. */
  steps: number
}

/**
 * True if the order of two steps makes no difference, because they touch different actors. A sent message is queued
 * behind those that others may receive, so neither step prevents the other; two faults that share a budget are
 * dependent.
 */
export const areIndependent = (one: RaceStep, other: RaceStep): boolean =>
  !one.touches.some((name) => other.touches.includes(name))

interface Visit {
  state: RaceState
  /** Steps to skip here, since another order of the same steps includes them. */
  asleep: ReadonlyMap<string, RaceStep>
  taken: Set<string>
  cameBy: { from: string; step: string } | null
}

const most = 500_000

/**
 * Searches every interleaving of the actors of a race, the nearest first. With `reduced`, takes only one order of
 * independent steps (sleep sets): every situation is still reached, in as few steps. Throws above 500,000 situations.
 */
export function findRaces(race: Race, { reduced = true }: { reduced?: boolean } = {}): RaceReport {
  const first = beginning(race)
  const keyOf = (state: RaceState) => JSON.stringify(state)
  const visits = new Map<string, Visit>([
    [keyOf(first), { state: first, asleep: new Map(), taken: new Set(), cameBy: null }],
  ])
  const found = new Map<string, readonly string[]>()
  const recordViolations = (key: string, { state }: Visit) => {
    const states = statesAt(race, state)
    for (const [says, isViolated] of Object.entries(race.never))
      if (!found.has(says) && isViolated((name) => states.has(name))) found.set(says, wayTo(visits, key))
  }
  for (const [key, visit] of visits) recordViolations(key, visit)
  const waiting = [keyOf(first)]
  let tried = 0
  for (const key of waiting) {
    const visit = visits.get(key)
    if (!visit) continue
    const done: RaceStep[] = [...visit.asleep.values()]
    for (const step of stepsIn(race, visit.state)) {
      if (visit.asleep.has(step.name) || visit.taken.has(step.name)) continue
      visit.taken.add(step.name)
      tried++
      const others = reduced ? done.filter((other) => areIndependent(other, step)) : []
      const asleep = new Map(others.map((other) => [other.name, other]))
      const to = keyOf(step.to)
      const known = visits.get(to)
      if (!known) {
        if (visits.size >= most) throw new Error(`more than ${most.toLocaleString('en')} situations of ${race.name}`)
        const next = { state: step.to, asleep, taken: new Set<string>(), cameBy: { from: key, step: step.name } }
        visits.set(to, next)
        recordViolations(to, next)
        waiting.push(to)
      } else if ([...known.asleep.keys()].some((name) => !asleep.has(name))) {
        // A second way reaches this situation, so it may skip only the steps that both ways may skip.
        known.asleep = new Map([...known.asleep].filter(([name]) => asleep.has(name)))
        waiting.push(to)
      }
      done.push(step)
    }
  }
  const races = [...found].map(([says, steps]) => ({ says, steps }))
  return { found: races, situations: visits.size, steps: tried }
}

function wayTo(visits: ReadonlyMap<string, Visit>, key: string): string[] {
  const steps: string[] = []
  for (let at = visits.get(key)?.cameBy; at; at = visits.get(at.from)?.cameBy) steps.unshift(at.step)
  return steps
}
