/** @jsxRuntime automatic */
import type { Drawing, PlacedEdge, PlacedNode, Point, Row } from './layout.ts'
import { headHeight, metrics } from './layout.ts'

/** The information shown on top of the chart: the current state, the possible transitions, the count of each part. */
export interface Look {
  active?: ReadonlySet<string>
  taken?: ReadonlySet<string>
  open?: ReadonlySet<string>
  found?: ReadonlySet<string>
  /** The number of times each state and transition was reached; null hides the counts. */
  heat?: ReadonlyMap<string, number> | null
  onEdge?: (id: string) => void
  onFold?: (id: string) => void
  onState?: (id: string) => void
  /** The selected state or transition. */
  selected?: string | null
}

const path = (points: readonly Point[]) =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(' ')

/**
 * Adds a click by pointer only. For a keyboard or a screen reader the picture is one image, so its parent must offer
 * buttons.
 */
const pressable = (press: ((id: string) => void) | undefined, id: string) =>
  press
    ? {
        onClick: (event: { stopPropagation: () => void }) => {
          // A press on a part inside a state does not press the state.
          event.stopPropagation()
          press(id)
        },
      }
    : {}

function classOf(kind: string, id: string, { active, taken, open, found, heat, selected }: Look): string {
  const count = heat?.get(id) ?? 0
  return [
    kind,
    active?.has(id) && 'active',
    taken?.has(id) && 'taken',
    open?.has(id) && 'open',
    found?.has(id) && 'found',
    selected === id && 'selected',
    heat && (count === 0 ? 'cold' : count < 3 ? 'warm' : count < 10 ? 'hot' : 'hottest'),
  ]
    .filter(Boolean)
    .join(' ')
}

interface PictureProps {
  drawing: Drawing
  look?: Look
  /** The name of the drawing for a screen reader. */
  label?: string
}

/** The drawing of a chart as SVG. */
export function Picture({ drawing, look = {}, label = `The flow ${drawing.name}` }: PictureProps) {
  const { width, height } = drawing
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className="chart"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      lang={drawing.language}
      aria-label={label}
    >
      <defs>
        <marker
          id="tip"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="9"
          markerHeight="9"
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path d="M0 0L8 4L0 8z" className="tip" />
        </marker>
      </defs>
      {drawing.nodes.map((placed) => (
        <State key={placed.node.id} placed={placed} look={look} />
      ))}
      {drawing.starts.map(({ dot, line }) => (
        <g key={`${dot.x} ${dot.y}`} className="start">
          <circle cx={dot.x} cy={dot.y} r={5} />
          <path d={path(line)} markerEnd="url(#tip)" />
        </g>
      ))}
      {drawing.edges.map((placed) => (
        <Transition key={placed.edge.id} placed={placed} look={look} />
      ))}
    </svg>
  )
}

/** Compresses a text that would overflow its box. */
const fitting = (text: string, room: number) =>
  [...text].length * boldLetter > room ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' } : {}
const boldLetter = 7.6

function State({
  placed: { node, title, x, y, width, height, rows, folded, picture },
  look,
}: {
  placed: PlacedNode
  look: Look
}) {
  const heat = look.heat?.get(node.id)
  const heading = title.map((line, index) =>
    heat === undefined || index < title.length - 1 ? line : `${line} · ${heat}`,
  )
  const below = (title.length - 1) * metrics.line
  const canFold = look.onFold && node.children.length > 0 && node.depth > 0
  return (
    <g className={classOf('state', node.id, look)} data-state={node.id} {...pressable(look.onState, node.id)}>
      <rect {...{ x, y, width, height }} rx={8} className={node.children.length > 0 ? 'outer' : 'box'} />
      {node.isFinal ? (
        <rect x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={6} className="final" />
      ) : null}
      {heading.map((line, index) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, a line's place is what it is
          key={index}
          x={x + metrics.pad}
          y={y + 20 + index * metrics.line}
          className="name"
          {...(heat === undefined ? {} : fitting(line, width - (canFold ? 42 : 18)))}
        >
          {line}
        </text>
      ))}
      {canFold ? (
        <text x={x + width - 22} y={y + 20} className="fold" {...pressable(look.onFold, node.id)}>
          {folded ? '⊞' : '⊟'}
        </text>
      ) : null}
      {rows.map((row, index) => (
        <InnerRow
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may say the same, a row's place is what it is
          key={index}
          row={row}
          x={x + metrics.pad}
          y={y + metrics.title + below + 11 + index * metrics.line}
          look={look}
        />
      ))}
      {picture ? (
        <image
          href={picture.href}
          x={x + (width - picture.width) / 2}
          y={y + headHeight({ title, rows })}
          width={picture.width}
          height={picture.height}
        />
      ) : null}
    </g>
  )
}

function InnerRow({ row, x, y, look }: { row: Row; x: number; y: number; look: Look }) {
  const { edge } = row
  if (!edge)
    return (
      <text x={x} y={y} className={row.isWords ? 'row words' : 'row'}>
        {row.text}
      </text>
    )
  return (
    <text
      x={x}
      y={y}
      className={classOf(`row edge ${edge.kind}`, edge.id, look)}
      data-edge={edge.id}
      {...pressable(look.onEdge, edge.id)}
    >
      {row.text}
    </text>
  )
}

function Transition({ placed: { edge, lines, label }, look }: { placed: PlacedEdge; look: Look }) {
  return (
    <g className={classOf(`edge ${edge.kind}`, edge.id, look)} data-edge={edge.id} {...pressable(look.onEdge, edge.id)}>
      <title>{edge.id}</title>
      {lines.map((points, index) => (
        <path
          key={path(points)}
          d={path(points)}
          {...(index === lines.length - 1 ? { markerEnd: 'url(#tip)' } : {})}
          className="line"
        />
      ))}
      <rect x={label.x} y={label.y} width={label.width} height={label.height} className="label" />
      {label.lines.map((line, index) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, a line's place is what it is
          key={index}
          x={label.x + 5}
          y={label.y + 13 + index * (metrics.line - 2)}
          className={index < Math.max(1, label.spoken) ? '' : 'small'}
        >
          {line}
        </text>
      ))}
    </g>
  )
}
