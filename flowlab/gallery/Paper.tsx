import type { Box, Drawing } from 'flowlab/draw/layout.ts'
import { type Look, Picture } from 'flowlab/draw/Picture.tsx'
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useWords } from './Spoken.tsx'

interface PaperProps {
  drawing: Drawing
  /** The states without the texts between them: fitted instead of a drawing whose texts would be too small to read. */
  overview: Drawing | null
  look: Look
  /** The share of full size; null fits the whole picture into the paper, as far as its texts can be read. */
  zoom: number | null
  /** Changes with each step, which scrolls the active state into view. */
  step: string
  /** The part that the paper zooms to, once for each request; null if there is none. */
  focus: { id: string; request: number } | null
  onZoom: (zoom: number | null) => void
}

/** The visible part of the picture, as fractions of the whole. */
interface InView {
  left: number
  top: number
  width: number
  height: number
}

/** The picture of a flow on a scrollable paper, with a minimap if it is larger than the paper. */
export function Paper({ drawing: full, overview, look, zoom: wantedZoom, step, focus, onZoom }: PaperProps) {
  const say = useWords()
  const paper = useRef<HTMLDivElement>(null)
  const [inView, setInView] = useState<InView | null>(null)
  const [room, setRoom] = useState<Room | null>(null)
  const { drawing, zoom } = fitted(full, overview, wantedZoom, room)
  const size = `${drawing.width} ${drawing.height} ${zoom}`
  const lastStep = useRef(step)
  const isOpened = useRef(false)
  const shown = useRef('')
  useEffect(() => {
    const sheet = paper.current
    if (!sheet || !size) return
    // Keeps a manual scroll position: only the opening and a step of the walk move the picture.
    if (step ? !focus || lastStep.current !== step : !focus && !isOpened.current) centre(sheet)
    isOpened.current = true
    lastStep.current = step
  }, [step, size, focus])
  useEffect(() => {
    const sheet = paper.current
    const asked = focus && `${focus.id} ${focus.request}`
    const box = focus && boxIn(drawing, focus.id)
    if (!sheet || !box || asked === null || shown.current === asked) return
    const wanted = zoomFor(sheet, box)
    // The sheet takes its new size first; then this runs again.
    if (zoom !== wanted) return onZoom(wanted)
    shown.current = asked
    sheet.scrollTo({
      left: (box.x + box.width / 2) * wanted + padding - sheet.clientWidth / 2,
      top: (box.y + box.height / 2) * wanted + padding - sheet.clientHeight / 2,
    })
  }, [focus, drawing, zoom, onZoom])
  useEffect(() => {
    const sheet = paper.current
    if (!sheet) return
    const updateView = () => {
      setInView(viewOf(sheet))
      const { clientWidth: width, clientHeight: height } = sheet
      setRoom((old) => (old?.width === width && old.height === height ? old : { width, height }))
    }
    const watching = new ResizeObserver(updateView)
    // The sheet changes size with zoom, folding and language.
    for (const each of [sheet, sheet.firstElementChild]) if (each) watching.observe(each)
    sheet.addEventListener('scroll', updateView, { passive: true })
    updateView()
    return () => {
      watching.disconnect()
      sheet.removeEventListener('scroll', updateView)
    }
  }, [])
  const kind = zoom === null ? 'paper fit' : 'paper'
  const keys = {
    onKeyDown: ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      const next = ctrlKey || metaKey ? undefined : zoomOfKey(key, wantedZoom ?? 1)
      if (next !== undefined) onZoom(next)
    },
  }
  const width = zoom === null ? '100%' : `${drawing.width * zoom}px`
  return (
    <div className="desk">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section className={kind} aria-label={say.paper} ref={paper} tabIndex={0} {...keys}>
        <div className="sheet" style={{ '--width': width } as CSSProperties}>
          <Picture drawing={drawing} look={look} label={say.drawingOf(drawing.name)} />
        </div>
      </section>
      {inView ? (
        <Minimap
          drawing={drawing}
          active={look.active ?? new Set()}
          inView={inView}
          onPlace={(x, y) => {
            const sheet = paper.current
            sheet?.scrollTo({
              left: x * sheet.scrollWidth - sheet.clientWidth / 2,
              top: y * sheet.scrollHeight - sheet.clientHeight / 2,
            })
          }}
        />
      ) : null}
    </div>
  )
}

interface Room {
  width: number
  height: number
}
/** The size of the smallest texts of a drawing and of an overview, and the smallest that can be read, in pixels. */
const textSizes = { drawing: 12, overview: 13, readable: 9 }

/** What a paper shows, and at which zoom: null if all of it fits, with texts that can be read. */
function fitted(drawing: Drawing, overview: Drawing | null, zoom: number | null, room: Room | null) {
  if (zoom !== null || !room) return { drawing, zoom }
  const scaleOf = ({ width, height }: Drawing) =>
    Math.min((room.width - 2 * padding) / width, (room.height - 2 * padding) / height)
  if (!overview || scaleOf(drawing) * textSizes.drawing >= textSizes.readable) return { drawing, zoom: null }
  const smallest = textSizes.readable / textSizes.overview
  return { drawing: overview, zoom: scaleOf(overview) >= smallest ? null : smallest }
}

/** Pixels around the sheet, `.paper` in the style sheet. */
const padding = 16
/** The margin around a focused part, in units of the drawing. */
const margin = 40
const largest = 2

/** The zoom at which a part fills the paper, with a margin. */
const zoomFor = ({ clientWidth, clientHeight }: HTMLElement, { width, height }: Box): number =>
  Math.min(largest, clientWidth / (width + 2 * margin), clientHeight / (height + 2 * margin))

/** The place of a state or a transition with its label; null if a closed group hides it. */
function boxIn({ nodes, edges }: Drawing, id: string): Box | null {
  const node = nodes.find((each) => each.node.id === id)
  if (node) return node
  const edge = edges.find((each) => each.edge.id === id)
  const inside = nodes.find(({ rows }) => rows.some((row) => row.edge?.id === id))
  if (!edge) return inside ?? null
  const { label, lines } = edge
  const corners = [...lines.flat(), label, { x: label.x + label.width, y: label.y + label.height }]
  const [left, top] = [Math.min(...corners.map(({ x }) => x)), Math.min(...corners.map(({ y }) => y))]
  const [right, bottom] = [Math.max(...corners.map(({ x }) => x)), Math.max(...corners.map(({ y }) => y))]
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** The zoom after a key; undefined if the key means something else. */
function zoomOfKey(key: string, zoom: number): number | null | undefined {
  if (key === '+' || key === '=') return zoom * 1.2
  if (key === '-') return zoom / 1.2
  return key === '0' || key === 'Escape' ? null : undefined
}

/** The visible part of a sheet; null if all of it is in view. */
function viewOf(sheet: HTMLElement): InView | null {
  const { scrollWidth, scrollHeight, clientWidth, clientHeight, scrollLeft, scrollTop } = sheet
  if (scrollWidth <= clientWidth + 1 && scrollHeight <= clientHeight + 1) return null
  return {
    left: scrollLeft / scrollWidth,
    top: scrollTop / scrollHeight,
    width: clientWidth / scrollWidth,
    height: clientHeight / scrollHeight,
  }
}

/** Scrolls the paper alone, and only if the innermost active state is out of view. */
function centre(sheet: HTMLElement): void {
  const active = [...sheet.querySelectorAll('.state.active > rect:first-of-type')].at(-1)
  if (!active) return
  const [box, frame] = [active.getBoundingClientRect(), sheet.getBoundingClientRect()]
  const isInView =
    box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom
  if (isInView) return
  sheet.scrollBy({
    left: box.left + box.width / 2 - (frame.left + frame.width / 2),
    top: box.top + box.height / 2 - (frame.top + frame.height / 2),
  })
}

interface MinimapProps {
  drawing: Drawing
  active: ReadonlySet<string>
  inView: InView
  onPlace: (x: number, y: number) => void
}

/** For pointers only: a keyboard scrolls the paper with its arrow keys. */
function Minimap({ drawing, active, inView, onPlace }: MinimapProps) {
  const { width, height, nodes } = drawing
  const at = (event: { currentTarget: Element; clientX: number; clientY: number }) => {
    const box = event.currentTarget.getBoundingClientRect()
    onPlace((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height)
  }
  return (
    <svg
      className="minimap"
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      {...{
        onPointerDown: at,
        onPointerMove: (event: Parameters<typeof at>[0] & { buttons: number }) => {
          if (event.buttons > 0) at(event)
        },
      }}
    >
      {nodes.map(({ node, folded, ...box }) => (
        <rect
          key={node.id}
          {...boxOf(box)}
          className={active.has(node.id) && (folded || node.children.length === 0) ? 'here' : ''}
        />
      ))}
      <rect
        className="view"
        x={inView.left * width}
        y={inView.top * height}
        width={inView.width * width}
        height={inView.height * height}
      />
    </svg>
  )
}

const boxOf = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
  x,
  y,
  width,
  height,
})
