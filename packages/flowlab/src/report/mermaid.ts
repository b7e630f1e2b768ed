import { type Chart, type ChartEdge, type ChartNode, edgeLines } from '../draw/chart.ts'
import { inLanguage, type Language } from '../model/wording.ts'
import type { Words } from '../model/words.ts'

/** A state diagram for Mermaid, which documents and pull requests render. */
export function mermaid(chart: Chart, language: Language = 'en'): string {
  // Mermaid draws no arrow between a state and its substates; such a transition is written as a note.
  const isDrawn = ({ from, to }: ChartEdge) => !isWithin(from, to) && !isWithin(to, from)
  const arrows = chart.edges
    .filter((edge) => isDrawn(edge) || (edge.from === edge.to && edge.from !== chart.root.id))
    .map((edge) => `  ${short(edge.from)} --> ${short(edge.to)} : ${labelOf(edge, language)}`)
  const noted = chart.edges.filter((edge) => edge.from !== edge.to && !isDrawn(edge))
  const anywhere = chart.edges.filter(({ from, to }) => from === to && from === chart.root.id)
  const written = [...noted, ...anywhere]
  const beside = [...new Set(written.map(({ from }) => from))]
  const notes = beside.flatMap((id) =>
    noteBeside(
      chart,
      id,
      written.filter(({ from }) => from === id),
      language,
    ),
  )
  return `${['stateDiagram-v2', ...statesIn(chart.root, '  ', language), ...arrows, ...notes].join('\n')}\n`
}

const isWithin = (id: string, outer: string) => id === outer || id.startsWith(`${outer}.`)
const short = (id: string) => id.replaceAll(/\W/g, '_')
/** Colons and semicolons end a label. */
const labelOf = (edge: ChartEdge, language: Language) => {
  const names = edgeLines(edge).join(' ')
  return (edge.says ? `${inLanguage(edge.says, language)} (${names})` : names).replaceAll(/[:;]/g, ',')
}
const meaning = (words: Words | null, language: Language) => (words ? ` – ${inLanguage(words, language)}` : '')

function statesIn(node: ChartNode, indent: string, language: Language): string[] {
  return node.children.flatMap((child) => {
    const named = `${indent}state "${child.name}${meaning(child.says, language)}" as ${short(child.id)}`
    return [
      ...(child.isInitial ? [`${indent}[*] --> ${short(child.id)}`] : []),
      ...(child.children.length > 0
        ? [`${named} {`, ...statesIn(child, `${indent}  `, language), `${indent}}`]
        : [named]),
      ...(child.isFinal ? [`${indent}${short(child.id)} --> [*]`] : []),
    ]
  })
}

/** The note beside a state. Transitions that are possible everywhere are in the note of the first state. */
function noteBeside({ root }: Chart, from: string, edges: readonly ChartEdge[], language: Language): string[] {
  const where = from === root.id ? { en: 'anywhere, ', hi: 'कहीं भी, ' }[language] : ''
  const state = from === root.id ? root.children.find(({ isInitial }) => isInitial)?.id : from
  const lines = edges.map(
    (edge) => `${where}${labelOf(edge, language)}${edge.to === edge.from ? '' : ` → ${edge.to.split('.').at(-1)}`}`,
  )
  if (state === undefined) return lines.map((line) => `  %% ${line}`)
  return [`  note right of ${short(state)}`, ...lines.map((line) => `    ${line}`), '  end note']
}
