import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chartsFolder, type ExportedFile, exportsOf, indexOf } from 'flowlab/report/exports.ts'
import { reachTable } from 'flowlab/report/reach.ts'
import { withHindiFont } from '../hindiFont.ts'
import { documents } from '../places.ts'
import { flows } from '../registry.ts'
import { storyboardFiles, storyboardsFolder } from '../storyboards/files.ts'
import { chartNames } from '../traffic/chartNames.ts'
import { type Command, rejectNames, say } from './command.ts'

/** The guide is written by hand. Approved files have their own folders. */
const handWrittenFiles = ['README.md']

export const exportAll: Command = {
  usage: 'export',
  says: 'writes docs/flows; with --check, lists outdated files',
  help: `Writes each flow into docs/flows: JSON that createMachine and the Stately editor load, the same as code, the content of
the chart (charts/), Mermaid and a drawing (SVG); flows.md, which shows them all; the pages of the pictures (storyboards/);
reach.md, which compares the walk with @xstate/graph; and server/features/traces/charts.json, the names that a trace may
have.

  --check   writes nothing and exits with 1 if a file is outdated`,
  takes: ['check'],
  run: async (names, { check }) => {
    rejectNames('export', names)
    const files = new Map(await allExports())
    const here = ['', chartsFolder, storyboardsFolder].flatMap(writtenIn)
    const stale = here.filter((name) => !files.has(name))
    const drifted = [...files].filter(([name, text]) => {
      const path = join(documents, name)
      return !existsSync(path) || readFileSync(path, 'utf8') !== text
    })
    if (check) return reportDrift([...drifted.map(([name]) => name), ...stale])
    for (const folder of [chartsFolder, storyboardsFolder]) mkdirSync(join(documents, folder), { recursive: true })
    for (const [name, text] of drifted) writeFileSync(join(documents, name), text)
    for (const name of stale) rmSync(join(documents, name))
    say(`${drifted.length} files written, ${stale.length} removed, ${files.size - drifted.length} unchanged`)
    return 0
  },
}

/** The files of a folder that this command writes, by their path in `docs/flows`. */
const writtenIn = (folder: string): string[] =>
  existsSync(join(documents, folder))
    ? readdirSync(join(documents, folder), { withFileTypes: true })
        .filter((entry) => entry.isFile() && !handWrittenFiles.includes(entry.name))
        .map(({ name }) => join(folder, name))
    : []

function reportDrift(drifted: readonly string[]): number {
  say(
    drifted.length > 0
      ? `docs/flows is outdated: ${drifted.join(', ')}\nrun: npm run flows export`
      : 'docs/flows is up to date.',
  )
  return drifted.length > 0 ? 1 : 0
}

const allExports = async (): Promise<ExportedFile[]> => [
  indexOf(flows),
  reachTable(flows),
  chartNames(flows),
  ...storyboardFiles(),
  ...(await Promise.all((await Promise.all(flows.map(exportsOf))).flat().map(withHindiFont))),
]
