import { reportOfRace } from 'flowlab/together/reportOfRace.ts'
import { races as all } from '../races/index.ts'
import type { ProductRace } from '../races/productRace.ts'
import { type Command, say, UsageError } from './command.ts'

export const races: Command = {
  usage: 'races [NAME…]',
  says: 'possible races between two windows, a session and the server',
  help: `Walks several actors concurrently, with late and reordered responses, and reports whether each forbidden state can be
reached, with the fewest steps that lead to it. The models are in flowlab/races. Exits with 1 if a race is found.

  NAME…     only these races, each in quotation marks
  --unguarded  removes the protection against each race from the model: every race is found
  --replay  replays the steps of the race in real browser windows, one for each person, and prints the result;
            with --unguarded on a product built without the protection`,
  takes: ['unguarded', 'replay'],
  run: async (names, { unguarded, replay }) => {
    const chosen = names.length > 0 ? names.map(requireRace) : all
    if (replay) return await replayed(chosen, !unguarded)
    const reports = chosen.map(({ race, unguarded: { because, actors } }) => {
      if (!unguarded) return reportOfRace(race)
      const { text, found } = reportOfRace({ ...race, actors })
      return { text: `${text}\n     ${because}`, found }
    })
    say(reports.map(({ text }) => text).join('\n'))
    return reports.some(({ found }) => found > 0) ? 1 : 0
  },
}

function requireRace(name: string): ProductRace {
  const found = all.find(({ race }) => race.name === name)
  if (!found)
    throw new UsageError(`there is no race "${name}"; there are: ${all.map(({ race }) => race.name).join(', ')}`)
  return found
}

async function replayed(chosen: readonly ProductRace[], isGuarded: boolean): Promise<number> {
  const { replayRaces } = await import('../windows/replayRaces.ts')
  const lines = await replayRaces(chosen, isGuarded)
  say(lines.map(({ text }) => text).join('\n'))
  return lines.some(({ isBroken }) => isBroken) ? 1 : 0
}
