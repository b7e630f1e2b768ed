import type { AnyStateMachine } from 'xstate'
import { type Chart, type ChartEdge, chartOf, nodesOf } from '../draw/chart.ts'
import { layOut } from '../draw/layout.ts'
import { svgOf } from '../draw/svg.ts'
import type { Flow } from '../model.ts'
import { wordsOf } from '../words.ts'
import { type Details, detailsOf } from './details.ts'
import { mermaid } from './mermaid.ts'
import { statelyCode, statelyJson } from './stately.ts'

/** A file of `docs/flows`, by its name. */
export type ExportedFile = readonly [name: string, text: string]

const fileNameOf = (flow: string) => flow.replaceAll(/\W+/g, '-')

/** What a chart says, as data that two revisions are compared by. */
export interface ExportedFlow {
  flow: string
  states: Record<
    string,
    { isFinal: boolean; invokes: readonly string[]; entry: readonly string[]; exit: readonly string[] }
  >
  transitions: Record<string, Omit<ChartEdge, 'id' | 'inside'>>
  /** Revisions before there were any have none. */
  details?: Details
}

export const exportedOf = (chart: Chart, machine: AnyStateMachine): ExportedFlow => ({
  flow: chart.name,
  states: Object.fromEntries(
    nodesOf(chart.root).map(({ id, isFinal, invokes, entry, exit }) => [id, { isFinal, invokes, entry, exit }]),
  ),
  transitions: Object.fromEntries(chart.edges.map(({ id, inside: _, ...edge }) => [id, edge])),
  details: detailsOf(machine),
})

/** Every file about one flow: code and JSON for the Stately editor, what the chart says, Mermaid and a drawing. */
export async function exportsOf({ name, model: { machine } }: Flow): Promise<ExportedFile[]> {
  const chart = chartOf(name, machine)
  const file = fileNameOf(name)
  return [
    [`${file}.stately.ts`, statelyCode(machine)],
    [`${file}.stately.json`, `${statelyJson(machine)}\n`],
    [`${file}.json`, `${JSON.stringify(exportedOf(chart, machine), null, 2)}\n`],
    [`${file}.mmd`, mermaid(chart)],
    [`${file}.svg`, svgOf(await layOut(chart))],
  ]
}

/** The page that lists the drawings. */
export function indexOf(flows: readonly Flow[]): ExportedFile {
  const sections = flows.map(({ name, model }) => {
    const states = nodesOf(chartOf(name, model.machine).root).slice(1)
    const rows = states.map(({ id }) => {
      const [en = '', hi = ''] = wordsOf(id) ?? []
      return `| \`${id.split('.').slice(1).join('.')}\` | ${en} | ${hi} |`
    })
    return [
      `## ${name}`,
      '',
      `![${name}](${fileNameOf(name)}.svg)`,
      '',
      links(fileNameOf(name)),
      '',
      '| state | in words | हिन्दी में |',
      '|---|---|---|',
      ...rows,
      '',
    ].join('\n')
  })
  return ['flows.md', `# The flows of the product\n\nWritten by \`npm run flows export\`.\n\n${sections.join('\n')}`]
}

const links = (file: string) =>
  [
    `[Stately code](${file}.stately.ts)`,
    `[Stately JSON](${file}.stately.json)`,
    `[what the chart says](${file}.json)`,
    `[Mermaid](${file}.mmd)`,
  ].join(' · ')
