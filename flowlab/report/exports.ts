import type { AnyStateMachine } from 'xstate'
import { type Chart, type ChartEdge, chartOf, edgeLines, nodesOf } from '../draw/chart.ts'
import { layOut } from '../draw/layout.ts'
import { svgOf } from '../draw/svg.ts'
import type { Flow } from '../model.ts'
import { wordsOf } from '../words.ts'

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
  config: unknown
}

export const exportedOf = (chart: Chart, machine: AnyStateMachine): ExportedFlow => ({
  flow: chart.name,
  states: Object.fromEntries(
    nodesOf(chart.root).map(({ id, isFinal, invokes, entry, exit }) => [id, { isFinal, invokes, entry, exit }]),
  ),
  transitions: Object.fromEntries(chart.edges.map(({ id, inside: _, ...edge }) => [id, edge])),
  config: machine.config,
})

/** Every file about one flow: code for the Stately editor, JSON, Mermaid and a drawing. */
export async function exportsOf({ name, model: { machine } }: Flow): Promise<ExportedFile[]> {
  const chart = chartOf(name, machine)
  const config = JSON.stringify(machine.config, null, 2)
  const file = fileNameOf(name)
  return [
    [
      `${file}.stately.ts`,
      `import { createMachine } from 'xstate'\n\nexport const ${machine.id}Machine = createMachine(${config})\n`,
    ],
    [`${file}.json`, `${JSON.stringify(exportedOf(chart, machine), null, 2)}\n`],
    [`${file}.mmd`, mermaid(chart)],
    [`${file}.svg`, svgOf(await layOut(chart))],
  ]
}

/** A state diagram for Mermaid, as documents and pull requests draw it. */
function mermaid(chart: Chart): string {
  const short = (id: string) => id.replaceAll(/[^\w]/g, '_')
  const lines = (node: (typeof chart)['root'], indent: string): string[] => [
    ...node.children.flatMap((child) => [
      ...(child.isInitial ? [`${indent}[*] --> ${short(child.id)}`] : []),
      ...(child.children.length > 0
        ? [`${indent}state "${child.name}" as ${short(child.id)} {`, ...lines(child, `${indent}  `), `${indent}}`]
        : [`${indent}state "${child.name}" as ${short(child.id)}`]),
      ...(child.isFinal ? [`${indent}${short(child.id)} --> [*]`] : []),
    ]),
  ]
  const edges = chart.edges
    .filter(({ from }) => from !== chart.root.id)
    .map((edge) => `  ${short(edge.from)} --> ${short(edge.to)} : ${edgeLines(edge).join(' ')}`)
  const everywhere = chart.edges
    .filter(({ from }) => from === chart.root.id)
    .map((edge) => `  %% anywhere: ${edgeLines(edge).join(' ')} → ${edge.to}`)
  return `stateDiagram-v2\n${[...lines(chart.root, '  '), ...edges, ...everywhere].join('\n')}\n`
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
      `[Stately code](${fileNameOf(name)}.stately.ts) · [JSON](${fileNameOf(name)}.json) · [Mermaid](${fileNameOf(name)}.mmd)`,
      '',
      '| state | in words | हिन्दी में |',
      '|---|---|---|',
      ...rows,
      '',
    ].join('\n')
  })
  return ['flows.md', `# The flows of the product\n\nWritten by \`npm run flows export\`.\n\n${sections.join('\n')}`]
}
