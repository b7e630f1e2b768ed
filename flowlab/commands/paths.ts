import { writeFileSync } from 'node:fs'
import type { Flow } from 'flowlab/model/flow.ts'
import { type Language, languages } from 'flowlab/model/wording.ts'
import { type Format, formats, writeScripts } from 'flowlab/report/scripts.ts'
import { libraryPaths } from 'flowlab/walk/library.ts'
import { coveringPaths } from 'flowlab/walk/paths.ts'
import { suiteOf } from 'flowlab/walk/run.ts'
import { bindings } from '../browser/bindings/index.ts'
import { standalone } from '../browser/standalone.ts'
import { type Command, requireFlow, say, sourcesIn, UsageError } from './command.ts'

const isFormat = (name: string) => formats.includes(name as Format)
const isLanguage = (name: string) => languages.includes(name as Language)
const sets = ['transitions', 'pairs', 'situations', 'shortest', 'simple'] as const
type PathSet = (typeof sets)[number]

export const paths: Command = {
  usage: 'paths NAME',
  says: 'test scripts of a flow: md, json, csv, gherkin or playwright',
  help: `Writes the generated paths of a flow as test scripts and data.

  --format md|json|csv|gherkin|playwright   md by default
  --cover transitions|pairs|situations|shortest|simple
                                             transitions by default: the fewest steps that take each
                                             transition; pairs: every two that may follow each other;
                                             situations: every event, response and delay in every situation, even
                                             ignored ones; shortest, simple: the paths of @xstate/graph
  --situations N                             the maximum number of situations to walk, 5,000 by default
  --pairs                                    the same as --cover pairs
  --language en|hi                           English by default; hi: Hindi
  --out FILE                                 writes to a file`,
  takes: ['format', 'cover', 'situations', 'pairs', 'language', 'out'],
  run: async (names, { format: asked, cover, situations, pairs, language, out }) => {
    const [name, ...more] = names
    // npm consumes `--format` and passes only `csv`.
    const [word] = more
    const isHandedOn = more.length === 1 && word !== undefined && isFormat(word)
    if (more.length > 0 && !isHandedOn) throw new UsageError('paths takes one flow')
    const format = isHandedOn ? word : asked
    if (!isFormat(format)) throw new UsageError(`there is no format "${format}": ${formats.join(', ')}`)
    if (!sets.includes(cover as PathSet)) throw new UsageError(`there is no cover "${cover}": ${sets.join(', ')}`)
    if (!isLanguage(language)) throw new UsageError(`there is no language "${language}": ${languages.join(', ')}`)
    const text = await scriptsOf(
      walkable(name, situations),
      format as Format,
      pairs ? 'pairs' : (cover as PathSet),
      language as Language,
    )
    if (out) writeFileSync(out, text)
    else say(text)
    return 0
  },
}

/** The flow with the requested number of situations. */
function walkable(name: string | undefined, situations: string | undefined): Flow {
  const flow = requireFlow(name)
  if (situations === undefined) return flow
  const maxSituations = Number(situations)
  if (!Number.isInteger(maxSituations) || maxSituations < 1)
    throw new UsageError(`--situations takes a number, not "${situations}"`)
  return { ...flow, model: { ...flow.model, maxSituations } }
}

async function scriptsOf(flow: Flow, format: Format, cover: PathSet, language: Language): Promise<string> {
  if (format === 'playwright') return playwright(flow.name, cover)
  const suite = suiteOf(flow.model)
  if (cover === 'transitions') return writeScripts(format, flow.name, suite, isDoneByHand, language)
  try {
    const requestedPaths =
      cover === 'pairs' || cover === 'situations'
        ? coveringPaths(suite.graph, { cover })
        : libraryPaths(suite.graph, cover)
    const paths = requestedPaths.map((path) => ({ ...path, reach: null }))
    return writeScripts(format, flow.name, { ...suite, paths }, isDoneByHand, language)
  } catch (error) {
    throw new UsageError(`${flow.name} has too many ${cover} paths: ${(error as Error).message}`)
  }
}

/** The paths that a person can take in a browser, as in the tests. */
function playwright(name: string, cover: PathSet): Promise<string> {
  if (cover !== 'transitions') throw new UsageError('a playwright test walks the paths that cover transitions')
  const walked = Object.values(bindings)
  const own = walked.filter((binding) => binding.name === name)
  const others = [...new Set(walked.map((binding) => binding.name))].join(', ')
  if (own.length === 0) throw new UsageError(`${name} is not walked in a browser; these are: ${others}`)
  return standalone(name, own)
}

/** True if a screen sends the event; any other event is not a person's step. */
function isDoneByHand(type: string): boolean {
  screens ??= sourcesIn('src/ui')
  return screens.includes(`'${type}'`)
}
let screens: string | undefined
