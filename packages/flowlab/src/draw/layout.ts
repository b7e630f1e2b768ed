import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js'
import { inLanguage, type Language } from '../model/wording.ts'
import type { Words } from '../model/words.ts'
import { type Chart, type ChartEdge, type ChartNode, edgeLines } from './chart.ts'

export interface Point {
  x: number
  y: number
}
export interface Box extends Point {
  width: number
  height: number
}
export interface Row {
  text: string
  /** The transition that the row represents. */
  edge: ChartEdge | null
  /** True for words written for people, false for a name in the chart. */
  isWords: boolean
}
export interface PlacedNode extends Box {
  node: ChartNode
  /** The lines of the heading: the name in the chart, or in the view of words what the state is. */
  title: readonly string[]
  rows: readonly Row[]
  /** True if its substates are hidden. */
  folded: boolean
  /** A picture of the state below its rows; null if there is none. */
  picture: StatePicture | null
}
/** A picture in a state's box: its address and its size. */
export interface StatePicture {
  href: string
  width: number
  height: number
}
export interface PlacedEdge {
  edge: ChartEdge
  /** The line's points, one list per section. */
  lines: readonly (readonly Point[])[]
  /** The lines of the label: first the words for people, as many as `spoken` says, then the names in the chart. */
  label: Box & { lines: readonly string[]; spoken: number }
}
export interface Drawing {
  name: string
  language: Language
  width: number
  height: number
  nodes: readonly PlacedNode[]
  edges: readonly PlacedEdge[]
  starts: readonly { dot: Point; line: readonly Point[] }[]
}

export const metrics = { letter: 6.7, line: 16, title: 30, pad: 12 }
/** The height of a state's heading and the rows below it. */
export const headHeight = ({ title, rows }: Pick<PlacedNode, 'title' | 'rows'>) =>
  metrics.title + (title.length - 1 + rows.length) * metrics.line + (rows.length > 0 ? 6 : 0)
const widthOf = (texts: readonly string[]) =>
  Math.max(...texts.map((text) => [...text].length), 0) * metrics.letter + 2 * metrics.pad

const widest = { state: 46, label: 34, heading: 38, overview: 16 }
/** Signs above and below a letter take no room. */
const lettersIn = (text: string) => [...text.replaceAll(/\p{Mn}/gu, '')].length
/** The width of a heading, which is bold and leaves room for its fold. */
const headingWidth = (lines: readonly string[]) => (Math.max(...lines.map(lettersIn)) + 2) * bold + 2 * metrics.pad
const bold = 7.6

/** Words in a language, wrapped to a width. */
function linesOf(
  words: Words | null,
  language: Language,
  width: number,
  measure = (text: string) => [...text].length,
): string[] {
  const lines: string[] = []
  for (const word of words ? inLanguage(words, language).split(' ') : []) {
    const last = lines.at(-1)
    if (last !== undefined && measure(last + word) < width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** The labels in a picture: words, names in the code, or both. A part without words shows its name. */
export const views = ['both', 'words', 'names'] as const
export type View = (typeof views)[number]

function titleOf({ name, says }: ChartNode, { language, view, isOverview }: Reading): string[] {
  const width = isOverview ? widest.overview : widest.heading
  return view === 'words' && says ? linesOf(says, language, width, lettersIn) : [name]
}

/** The rows in a state's box, below its heading. */
function rowsOf(node: ChartNode, chart: Chart, folded: boolean, { language, view, isOverview }: Reading): Row[] {
  if (isOverview) return []
  const name = (text: string): Row => ({ text, edge: null, isWords: false })
  const wordRows = (words: Words | null, edge: ChartEdge | null = null): Row[] =>
    view === 'names' ? [] : linesOf(words, language, widest.state).map((text) => ({ text, edge, isWords: true }))
  const isSaid = (words: Words | null) => view === 'words' && words !== null
  const named = (id: string) => id.split('.').at(-1) ?? id
  const inside = chart.edges.filter(
    (edge) => edge.inside && (edge.from === node.id || (folded && within(edge.from, node.id))),
  )
  return [
    ...(view === 'words' ? [] : wordRows(node.says)),
    ...node.invokes.flatMap((source, index) => {
      const words = node.invokesSay[index] ?? null
      return [...wordRows(words), ...(isSaid(words) ? [] : [name(`calls ${source}`)])]
    }),
    ...(view === 'words' ? [] : node.entry.map((action) => name(`entry / ${action}`))),
    ...(view === 'words' ? [] : node.exit.map((action) => name(`exit / ${action}`))),
    ...inside.flatMap((edge): Row[] => {
      if (isSaid(edge.says)) return wordRows(edge.says, edge)
      const text = edgeLines(edge).join(' ') + (edge.to === edge.from ? '' : ` → ${named(edge.to)}`)
      return [...wordRows(edge.says), { text, edge, isWords: false }]
    }),
  ]
}

const within = (id: string, outer: string) => id === outer || id.startsWith(`${outer}.`)

type Shown = Pick<PlacedNode, 'node' | 'title' | 'folded' | 'picture'> & { rows: Row[] }

interface Reading {
  language: Language
  view: View
  isOverview: boolean
}

/**
 * Places every state, transition and label without overlap. `folded` states hide their substates; `pictures` are those
 * of states, by id. An overview has the headings alone, and lines without labels.
 */
export async function layOut(
  chart: Chart,
  folded: ReadonlySet<string> = new Set(),
  language: Language = 'en',
  view: View = 'both',
  pictures: ReadonlyMap<string, StatePicture> = new Map(),
  isOverview = false,
): Promise<Drawing> {
  const reading = { language, view, isOverview }
  const shown = new Map<string, Shown>()
  const visibleAt = (id: string): string => {
    const outer = [...folded].filter((each) => within(id, each)).sort((one, other) => one.length - other.length)[0]
    return outer ?? id
  }
  const toElk = (node: ChartNode): ElkNode => {
    const isFolded = folded.has(node.id) && node.children.length > 0
    const rows = rowsOf(node, chart, isFolded, reading)
    const title = titleOf(node, reading)
    const picture = pictures.get(node.id) ?? null
    shown.set(node.id, { node, title, rows, folded: isFolded, picture })
    const head = headHeight({ title, rows }) + (picture ? picture.height + metrics.pad : 0)
    const open = node.children.length > 0 && !isFolded
    const width = Math.max(
      view === 'words' ? headingWidth(title) : widthOf([`${node.name}  `]),
      widthOf(rows.map(({ text }) => text)),
      picture ? picture.width + 2 * metrics.pad : 90,
    )
    return {
      id: node.id,
      width,
      height: head,
      layoutOptions: {
        ...(open ? { 'elk.padding': `[top=${head + 14},left=20,bottom=20,right=20]` } : {}),
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${width}, ${head + (open ? 20 : 4)})`,
      },
      ...(open ? { children: [startDot(node), ...node.children.map(toElk)] } : {}),
    }
  }
  const root = toElk(chart.root)
  const drawn = chart.edges
    .filter((edge) => !edge.inside)
    .map((edge) => ({ edge, from: visibleAt(edge.from), to: visibleAt(edge.to) }))
    .filter(({ edge, from, to }) => from !== to || edge.from === edge.to)
  const edges: ElkExtendedEdge[] = drawn.map(({ edge, from, to }) => ({
    id: edge.id,
    sources: [from],
    targets: [to],
    labels: isOverview
      ? []
      : [
          {
            id: `${edge.id} label`,
            text: edge.id,
            ...labelSize(edge, reading),
            layoutOptions: { 'elk.edgeLabels.inline': 'true' },
          },
        ],
  }))
  const starting = [...shown.values()].flatMap(({ node, folded: isFolded }) =>
    isFolded ? [] : node.children.filter(({ isInitial }) => isInitial).map((child) => ({ node, child })),
  )
  const placed = await new ELK().layout({
    id: 'drawing',
    layoutOptions: isOverview ? { ...options, ...close } : options,
    children: [root],
    edges: [
      ...starting.map(({ node, child }) => ({ id: `${node.id} start`, sources: [dotOf(node)], targets: [child.id] })),
      ...edges,
    ],
  })
  return drawingOf({ name: chart.name, ...reading }, placed, shown, new Map(drawn.map(({ edge }) => [edge.id, edge])))
}

const dotOf = (node: ChartNode) => `${node.id} dot`
const startDot = (node: ChartNode): ElkNode => ({
  id: dotOf(node),
  width: 12,
  height: 12,
  layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' },
})

function labelOf(edge: ChartEdge, { language, view, isOverview }: Reading): { lines: string[]; spoken: number } {
  if (isOverview) return { lines: [], spoken: 0 }
  const words = view === 'names' ? [] : linesOf(edge.says, language, widest.label)
  const names = view === 'words' && words.length > 0 ? [] : edgeLines(edge)
  return { lines: [...words, ...names], spoken: words.length }
}

const labelSize = (edge: ChartEdge, reading: Reading) => {
  const { lines } = labelOf(edge, reading)
  return { width: widthOf(lines) - metrics.pad, height: lines.length * (metrics.line - 2) + 4 }
}

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.spacing.nodeNode': '36',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '6',
  'elk.spacing.labelNode': '8',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
  'elk.layered.spacing.edgeNodeBetweenLayers': '18',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.randomSeed': '1',
}

/** Without labels, the lines between two states may be one. */
const close = {
  'elk.layered.mergeEdges': 'true',
  'elk.layered.spacing.nodeNodeBetweenLayers': '24',
  'elk.spacing.nodeNode': '14',
  'elk.spacing.edgeNode': '8',
  'elk.spacing.edgeEdge': '6',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '6',
  'elk.layered.spacing.edgeNodeBetweenLayers': '8',
}

function drawingOf(
  { name, ...reading }: Pick<Drawing, 'name'> & Reading,
  placed: ElkNode,
  shown: ReadonlyMap<string, Shown>,
  edges: ReadonlyMap<string, ChartEdge>,
): Drawing {
  const nodes: PlacedNode[] = []
  const dots = new Map<string, Point>()
  const visit = (elk: ElkNode) => {
    const box = boxOf(elk)
    const found = shown.get(elk.id)
    if (found) nodes.push({ ...box, ...found })
    else if (elk.id.endsWith(' dot')) dots.set(elk.id, { x: box.x + 6, y: box.y + 6 })
    for (const child of elk.children ?? []) visit(child)
  }
  visit(placed)
  const sectionsOf = (elk: ElkExtendedEdge) =>
    (elk.sections ?? []).map(({ startPoint, bendPoints, endPoint }) => [startPoint, ...(bendPoints ?? []), endPoint])
  const placedEdges = (placed.edges ?? []).flatMap((elk): PlacedEdge[] => {
    const edge = edges.get(elk.id)
    if (!edge) return []
    return [{ edge, lines: sectionsOf(elk), label: { ...boxOf(elk.labels?.[0] ?? {}), ...labelOf(edge, reading) } }]
  })
  const starts = (placed.edges ?? [])
    .filter(({ id }) => id.endsWith(' start'))
    .map((elk) => ({ dot: dots.get(String(elk.sources[0])) ?? { x: 0, y: 0 }, line: sectionsOf(elk)[0] ?? [] }))
  return {
    name,
    language: reading.language,
    width: (placed.width ?? 0) + 2,
    height: (placed.height ?? 0) + 2,
    nodes,
    edges: placedEdges,
    starts,
  }
}

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({ x, y, width, height })
