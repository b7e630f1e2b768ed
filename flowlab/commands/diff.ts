import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chartOf } from 'flowlab/draw/chart.ts'
import { layOut } from 'flowlab/draw/layout.ts'
import { svgOf } from 'flowlab/draw/svg.ts'
import { beforeAndAfter, marksOf } from 'flowlab/report/beforeAndAfter.ts'
import { differenceOf } from 'flowlab/report/difference.ts'
import { chartsFolder, type ExportedFlow, exportedOf, fileNameOf } from 'flowlab/report/exports.ts'
import { root } from '../places.ts'
import { type Command, say, selectFlows, UsageError } from './command.ts'

export const diff: Command = {
  usage: 'diff REV [NAME…]',
  says: 'changes since a revision, in sentences',
  help: `Describes in sentences how the flows differ from those of a revision, by the docs/flows of that revision.
Exits with 0 if nothing differs, and with 1 otherwise.

  REV       such as main, HEAD~3, a tag
  NAME…     only these flows
  --out FOLDER  also writes a page for each changed flow: both versions as drawings, with removed, new and changed parts`,
  takes: ['out'],
  run: async ([revision, ...names], { out }) => {
    if (!revision) throw new UsageError('diff needs a revision, such as HEAD~1 or main')
    const before = exportedAt(revision)
    const now = selectFlows(names)
    const sentences: string[] = []
    for (const { name, model } of now) {
      const old = before.get(name)
      if (!old) {
        sentences.push(`${name}: There is a new flow.`)
        continue
      }
      const chart = chartOf(name, model.machine)
      const recent = exportedOf(chart, model.machine)
      const own = differenceOf(old, recent)
      sentences.push(...own.map((each) => `${name}: ${each}`))
      if (out === undefined || own.length === 0) continue
      const page = beforeAndAfter({
        ...{ name, revision, sentences: own, marks: marksOf(old, recent) },
        before: drawingAt(revision, name),
        now: svgOf(await layOut(chart)),
      })
      mkdirSync(out, { recursive: true })
      writeFileSync(join(out, `${name}.html`), page)
    }
    const gone = names.length > 0 ? [] : [...before.keys()].filter((name) => !now.some((flow) => flow.name === name))
    const all = [...sentences, ...gone.map((name) => `${name}: The flow no longer exists.`)]
    say(all.length > 0 ? all.join('\n') : `No flow differs from ${revision}.`)
    return all.length > 0 ? 1 : 0
  },
}

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'pipe'] })

const drawingAt = (revision: string, name: string) => git('show', `${revision}:docs/flows/${fileNameOf(name)}.svg`)

/** The exported flows of a revision, by name. */
function exportedAt(revision: string): Map<string, ExportedFlow> {
  try {
    git('rev-parse', '--verify', `${revision}^{commit}`)
  } catch {
    throw new UsageError(`there is no revision "${revision}"`)
  }
  const filesIn = (folder: string) =>
    git('ls-tree', '--name-only', revision, folder)
      .split('\n')
      .filter((file) => file.endsWith('.json') && !file.endsWith('.stately.json'))
  const charts = filesIn(`docs/flows/${chartsFolder}/`)
  // Earlier revisions have the charts beside the drawings.
  const flowsThen = (charts.length > 0 ? charts : filesIn('docs/flows/')).map((file) =>
    git('show', `${revision}:${file}`),
  )
  if (flowsThen.length === 0) throw new UsageError(`the revision "${revision}" has no docs/flows to compare with`)
  return new Map(flowsThen.map((text) => JSON.parse(text) as ExportedFlow).map((flow) => [flow.flow, flow]))
}
