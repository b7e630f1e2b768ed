import { findRaces } from './findRaces.ts'
import type { Race } from './race.ts'
import { namesOfStates } from './races.ts'

export interface RaceText {
  text: string
  /** How many forbidden conditions can occur. */
  found: number
  /** How many of the others name a state that no actor has. */
  misspelt: number
}

/** The result for each forbidden condition of a race: it never occurs, or the fewest steps that lead to it. */
export function reportOfRace(race: Race): RaceText {
  const unknown = new Map<string, Set<string>>()
  const names = namesOfStates(race)
  const never = Object.fromEntries(
    Object.entries(race.never).map(([says, isViolated]): [string, Race['never'][string]] => {
      const asked = new Set<string>()
      unknown.set(says, asked)
      return [
        says,
        (isIn) =>
          isViolated((name) => {
            if (!names.has(name)) asked.add(`“${name}”`)
            return isIn(name)
          }),
      ]
    }),
  )
  const { found, situations } = findRaces({ ...race, never })
  const looked = `looked at ${situations.toLocaleString('en')} ${situations === 1 ? 'situation' : 'situations'}`
  const lines = Object.keys(race.never).flatMap((says) => {
    const steps = found.find((each) => each.says === says)?.steps
    return steps
      ? [`${race.name}: “${says}” can be`, ...steps.map((step, index) => `${String(index + 1).padStart(3)}  ${step}`)]
      : [`${race.name}: “${says}” never is, ${looked}${noted(unknown.get(says))}`]
  })
  const misspelt = Object.keys(race.never).filter(
    (says) => (unknown.get(says)?.size ?? 0) > 0 && !found.some((each) => each.says === says),
  )
  return { text: lines.join('\n'), found: found.length, misspelt: misspelt.length }
}

/** A condition on a state that no actor has is never violated: it is misspelt, or the state is gone. */
const noted = (names: ReadonlySet<string> = new Set()) =>
  names.size === 0 ? '' : `; no actor has ${[...names].join(' or ')}`
