import { findRaces } from './findRaces.ts'
import type { Race } from './race.ts'

export interface RaceText {
  text: string
  found: number
}

/** The result for each forbidden condition of a race: it never occurs, or the fewest steps that lead to it. */
export function reportOfRace(race: Race): RaceText {
  const { found, situations } = findRaces(race)
  const looked = `looked at ${situations.toLocaleString('en')} ${situations === 1 ? 'situation' : 'situations'}`
  const lines = Object.keys(race.never).flatMap((says) => {
    const steps = found.find((each) => each.says === says)?.steps
    return steps
      ? [`${race.name}: “${says}” can be`, ...steps.map((step, index) => `${String(index + 1).padStart(3)}  ${step}`)]
      : [`${race.name}: “${says}” never is, ${looked}`]
  })
  return { text: lines.join('\n'), found: found.length }
}
