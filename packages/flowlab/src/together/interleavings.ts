import { areIndependent } from './findRaces.ts'
import type { Race, RaceState, RaceStep } from './race.ts'
import { beginning, stepsIn } from './races.ts'

/**
 * The number of walks of a race from its start until no step is possible: in every order, or with `reduced` in one
 * order of independent steps. Throws if a walk never ends.
 */
export function interleavingsOf(race: Race, { reduced = true }: { reduced?: boolean } = {}): number {
  const known = new Map<string, number>()
  const open = new Set<string>()
  const count = (state: RaceState, asleep: readonly RaceStep[]): number => {
    const names = new Set(asleep.map(({ name }) => name))
    const key = `${JSON.stringify(state)} ${[...names].sort().join(' ')}`
    const found = known.get(key)
    if (found !== undefined) return found
    if (open.has(key)) throw new Error(`${race.name} does not terminate`)
    open.add(key)
    const steps = stepsIn(race, state)
    const done = [...asleep]
    let sum = steps.length === 0 ? 1 : 0
    for (const step of steps) {
      if (names.has(step.name)) continue
      sum += count(step.to, reduced ? done.filter((other) => areIndependent(other, step)) : [])
      done.push(step)
    }
    open.delete(key)
    known.set(key, sum)
    return sum
  }
  return count(beginning(race), [])
}
