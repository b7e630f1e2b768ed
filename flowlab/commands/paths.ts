import { writeFileSync } from 'node:fs'
import { bindings } from '../browser/bindings/index.ts'
import { standalone } from '../browser/standalone.ts'
import { libraryPaths } from '../library.ts'
import { coveringPaths } from '../paths.ts'
import { type Format, formats, writeScripts } from '../report/scripts.ts'
import { suiteOf } from '../run.ts'
import { CalledWrongly, type Command, named, say, sourcesIn } from './command.ts'

const isFormat = (name: string) => formats.includes(name as Format)
const sets = ['transitions', 'pairs', 'shortest', 'simple'] as const
type PathSet = (typeof sets)[number]

export const paths: Command = {
  usage: 'paths NAME',
  says: 'test scripts of a flow: md, json, csv, gherkin or playwright',
  help: `Writes the generated paths of a flow as test scripts and data.

  --format md|json|csv|gherkin|playwright   md unless told otherwise
  --cover transitions|pairs|shortest|simple  transitions unless told otherwise: the fewest steps that take each
                                             transition; pairs: every two that may follow each other;
                                             shortest, simple: the paths of @xstate/graph
  --pairs                                    the same as --cover pairs
  --out FILE                                 writes to a file`,
  takes: ['format', 'cover', 'pairs', 'out'],
  run: async (names, { format: asked, cover, pairs, out }) => {
    const [name, ...more] = names
    // npm keeps `--format` to itself and hands on `csv` alone.
    const [word] = more
    const isHandedOn = more.length === 1 && word !== undefined && isFormat(word)
    if (more.length > 0 && !isHandedOn) throw new CalledWrongly('paths takes one flow')
    const format = isHandedOn ? word : asked
    if (!isFormat(format)) throw new CalledWrongly(`there is no format "${format}": ${formats.join(', ')}`)
    if (!sets.includes(cover as PathSet)) throw new CalledWrongly(`there is no cover "${cover}": ${sets.join(', ')}`)
    const text = await scriptsOf(name, format as Format, pairs ? 'pairs' : (cover as PathSet))
    if (out) writeFileSync(out, text)
    else say(text)
    return 0
  },
}

async function scriptsOf(name: string | undefined, format: Format, cover: PathSet): Promise<string> {
  const flow = named(name)
  if (format === 'playwright') return playwright(flow.name, cover)
  const suite = suiteOf(flow.model)
  if (cover === 'transitions') return writeScripts(format, flow.name, suite, isDoneByHand)
  try {
    const asked = cover === 'pairs' ? coveringPaths(suite.graph, { cover }) : libraryPaths(suite.graph, cover)
    const paths = asked.map((path) => ({ ...path, reach: null }))
    return writeScripts(format, flow.name, { ...suite, paths }, isDoneByHand)
  } catch (error) {
    throw new CalledWrongly(`${flow.name} has too many ${cover} paths: ${(error as Error).message}`)
  }
}

/** The paths that a person can take in a browser: those of the tests. */
function playwright(name: string, cover: PathSet): Promise<string> {
  if (cover !== 'transitions') throw new CalledWrongly('a playwright test walks the paths that cover transitions')
  const walked = Object.values(bindings)
  const own = walked.filter((binding) => binding.name === name)
  const others = [...new Set(walked.map((binding) => binding.name))].join(', ')
  if (own.length === 0) throw new CalledWrongly(`${name} is not walked in a browser; these are: ${others}`)
  return standalone(name, own)
}

/** Whether a screen sends the event: what comes from elsewhere is no step for a person. */
function isDoneByHand(type: string): boolean {
  screens ??= sourcesIn('src/ui')
  return screens.includes(`'${type}'`)
}
let screens: string | undefined
