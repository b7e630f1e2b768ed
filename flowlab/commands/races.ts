import { type RaceText, reportOfRace } from 'flowlab/together/reportOfRace.ts'
import { races as all } from '../races/index.ts'
import type { ProductRace } from '../races/productRace.ts'
import type { Version } from '../windows/replayRaces.ts'
import { type Command, say, UsageError } from './command.ts'

export const races: Command = {
  usage: 'races [NAME…]',
  says: 'possible races between two windows, a session and the server',
  help: `Walks several actors concurrently, with late and reordered responses, and reports whether each forbidden state can be
reached, with the fewest steps that lead to it. The models are in flowlab/races. Exits with 1 if a race is found.

  NAME…     only these races, each in quotation marks
  --unguarded  removes the protection against each race from the model: every race is found
  --past    the races that an earlier revision of the product had, by the actors of the last one that had each
  --replay  replays the steps of the race in real browser windows, one for each person, and prints the result;
            with --unguarded on a product built without the protection, with --past on that revision, which is taken
            from git, built and started (its packages come from the registry where the present ones differ)`,
  takes: ['unguarded', 'past', 'replay'],
  run: async (names, { unguarded, past, replay }) => {
    const chosen = names.length > 0 ? names.map(requireRace) : all
    const version = past ? 'past' : unguarded ? 'unguarded' : 'present'
    if (replay) return await replayed(chosen, version)
    const reports = chosen.map((race) => reportOf(race, version))
    say(reports.map(({ text }) => text).join('\n'))
    return reports.some(({ found }) => found > 0) ? 1 : 0
  },
}

function reportOf({ race, unguarded, past }: ProductRace, version: Version): Pick<RaceText, 'text' | 'found'> {
  if (version === 'present') return reportOfRace(race)
  if (version === 'past' && 'none' in past) return { text: `${race.name}: in no revision; ${past.none}`, found: 0 }
  const had = version === 'past' && 'revision' in past ? past : null
  const { because, actors } = had ?? unguarded
  const { text, found } = reportOfRace({ ...race, actors })
  return { text: `${text}\n     ${had ? `${had.revision}: ` : ''}${because}`, found }
}

function requireRace(name: string): ProductRace {
  const found = all.find(({ race }) => race.name === name)
  if (!found)
    throw new UsageError(`there is no race "${name}"; there are: ${all.map(({ race }) => race.name).join(', ')}`)
  return found
}

async function replayed(chosen: readonly ProductRace[], version: Version): Promise<number> {
  const { replayRaces } = await import('../windows/replayRaces.ts')
  const [absent, had] = [chosen.filter(wasInNone), chosen.filter((race) => !wasInNone(race))]
  const lines = await replayRaces(version === 'past' ? had : chosen, version)
  if (version === 'past') for (const race of absent) say(reportOf(race, version).text)
  say(lines.map(({ text }) => text).join('\n'))
  return lines.some(({ isBroken }) => isBroken) ? 1 : 0
}

const wasInNone = ({ past }: ProductRace) => 'none' in past
