import type { AnyStateMachine } from 'xstate'
import { type Chart, type ChartEdge, chartOf, nodesOf } from '../draw/chart.ts'
import { layOut } from '../draw/layout.ts'
import { svgOf } from '../draw/svg.ts'
import type { Flow } from '../model/flow.ts'
import { type Kind, kinds, type Language, languages, wordsOfMachine } from '../model/wording.ts'
import type { MachineWords } from '../model/words.ts'
import { type Details, detailsOf } from './details.ts'
import { mermaid } from './mermaid.ts'
import { statelyCode, statelyJson } from './stately.ts'

/** The charts have their own folder, since every JSON file beside the drawings is a machine. */
export const chartsFolder = 'charts'

/** A file of `docs/flows`, with its path inside that folder. */
export type ExportedFile = readonly [name: string, text: string]

export const fileNameOf = (flow: string) => flow.replaceAll(/\W+/g, '-')

/** A chart as data, in which two revisions can be compared. */
export interface ExportedFlow {
  flow: string
  states: Record<
    string,
    { isFinal: boolean; invokes: readonly string[]; entry: readonly string[]; exit: readonly string[] }
  >
  transitions: Record<string, Omit<ChartEdge, 'id' | 'inside' | 'says'>>
  /** The descriptions; revisions from before the machines had their own have none. */
  words?: Omit<MachineWords, 'machine'>
  /** The details; earlier revisions have none. */
  details?: Details
}

export const exportedOf = (chart: Chart, machine: AnyStateMachine): ExportedFlow => ({
  flow: chart.name,
  states: Object.fromEntries(
    nodesOf(chart.root).map(({ id, isFinal, invokes, entry, exit }) => [id, { isFinal, invokes, entry, exit }]),
  ),
  transitions: Object.fromEntries(chart.edges.map(({ id, inside: _, says: __, ...edge }) => [id, edge])),
  details: detailsOf(machine),
  ...wordsIn(machine),
})

function wordsIn({ id }: AnyStateMachine): Pick<ExportedFlow, 'words'> {
  const { machine: _, ...words } = wordsOfMachine(id) ?? { machine: id }
  return 'states' in words ? { words } : {}
}

/**
 * Every file about one flow: JSON that `createMachine` and the Stately editor load, the same as code, the chart as
 * data, and Mermaid and a drawing in each language.
 */
export async function exportsOf({ name, model: { machine } }: Flow): Promise<ExportedFile[]> {
  const chart = chartOf(name, machine)
  const file = fileNameOf(name)
  return [
    [`${file}.stately.ts`, statelyCode(machine)],
    [`${file}.json`, `${statelyJson(machine)}\n`],
    [`${chartsFolder}/${file}.json`, `${JSON.stringify(exportedOf(chart, machine), null, 2)}\n`],
    ...(await Promise.all(languages.map((language) => picturesOf(chart, file, language)))).flat(),
  ]
}

const suffixes: Readonly<Record<Language, string>> = { en: '', hi: '.hi' }

const picturesOf = async (chart: Chart, file: string, language: Language): Promise<ExportedFile[]> => [
  [`${file}${suffixes[language]}.mmd`, mermaid(chart, language)],
  [`${file}${suffixes[language]}.svg`, svgOf(await layOut(chart, new Set(), language))],
]

/** The page that lists the drawings. */
export function indexOf(flows: readonly Flow[]): ExportedFile {
  const sections = flows.map(({ name, model: { machine } }) => {
    const words = wordsOfMachine(machine.id)
    const rows = kinds.flatMap((kind) =>
      Object.entries(words?.[kind] ?? {}).map(([id, [en, hi]]) => `| ${headings[kind]} | \`${id}\` | ${en} | ${hi} |`),
    )
    return [
      `## ${name}`,
      '',
      `![${name}](${fileNameOf(name)}.svg)`,
      '',
      links(fileNameOf(name)),
      '',
      '| what | name | in words | हिन्दी में |',
      '|---|---|---|---|',
      ...rows,
      '',
    ].join('\n')
  })
  return ['flows.md', `# The flows of the product\n\nWritten by \`npm run flows export\`.\n\n${sections.join('\n')}`]
}

const headings: Readonly<Record<Kind, string>> = {
  states: 'state',
  events: 'event',
  guards: 'condition',
  actors: 'in progress',
  delays: 'time',
}

const links = (file: string) =>
  [
    `[machine as JSON](${file}.json)`,
    `[Stately code](${file}.stately.ts)`,
    `[what the chart says](${chartsFolder}/${file}.json)`,
    `[Mermaid](${file}.mmd)`,
    `[हिन्दी में](${file}.hi.svg)`,
    `[Mermaid, हिन्दी](${file}.hi.mmd)`,
  ].join(' · ')
