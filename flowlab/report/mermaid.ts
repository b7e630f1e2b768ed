import { type Chart, type ChartEdge, type ChartNode, edgeLines } from '../draw/chart.ts'

/** A state diagram for Mermaid, as documents and pull requests draw it. */
export function mermaid(chart: Chart): string {
  // Mermaid draws no arrow between a state and what is inside it: such a transition is written as a note.
  const isDrawn = ({ from, to }: ChartEdge) => !isWithin(from, to) && !isWithin(to, from)
  const arrows = chart.edges
    .filter((edge) => isDrawn(edge) || (edge.from === edge.to && edge.from !== chart.root.id))
    .map((edge) => `  ${short(edge.from)} --> ${short(edge.to)} : ${labelOf(edge)}`)
  const noted = chart.edges.filter((edge) => edge.from !== edge.to && !isDrawn(edge))
  const anywhere = chart.edges.filter(({ from, to }) => from === to && from === chart.root.id)
  const written = [...noted, ...anywhere]
  const beside = [...new Set(written.map(({ from }) => from))]
  const notes = beside.flatMap((id) =>
    noteBeside(
      chart,
      id,
      written.filter(({ from }) => from === id),
    ),
  )
  return `${['stateDiagram-v2', ...statesIn(chart.root, '  '), ...arrows, ...notes].join('\n')}\n`
}

const isWithin = (id: string, outer: string) => id === outer || id.startsWith(`${outer}.`)
const short = (id: string) => id.replaceAll(/\W/g, '_')
/** Colons and semicolons end a label. */
const labelOf = (edge: ChartEdge) => edgeLines(edge).join(' ').replaceAll(/[:;]/g, ',')

function statesIn(node: ChartNode, indent: string): string[] {
  return node.children.flatMap((child) => {
    const named = `${indent}state "${child.name}" as ${short(child.id)}`
    return [
      ...(child.isInitial ? [`${indent}[*] --> ${short(child.id)}`] : []),
      ...(child.children.length > 0 ? [`${named} {`, ...statesIn(child, `${indent}  `), `${indent}}`] : [named]),
      ...(child.isFinal ? [`${indent}${short(child.id)} --> [*]`] : []),
    ]
  })
}

/** The note beside a state; what may happen anywhere stands beside the first one. */
function noteBeside({ root }: Chart, from: string, edges: readonly ChartEdge[]): string[] {
  const where = from === root.id ? 'anywhere, ' : ''
  const state = from === root.id ? root.children.find(({ isInitial }) => isInitial)?.id : from
  const lines = edges.map(
    (edge) => `${where}${labelOf(edge)}${edge.to === edge.from ? '' : ` → ${edge.to.split('.').at(-1)}`}`,
  )
  if (state === undefined) return lines.map((line) => `  %% ${line}`)
  return [`  note right of ${short(state)}`, ...lines.map((line) => `    ${line}`), '  end note']
}
