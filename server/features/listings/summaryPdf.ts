import type { DrawPdf } from '../../kernel/pdf/pdfFiles.ts'
import { a4, type Pen, penOf, type TextStyle } from '../../kernel/pdf/pdfPen.ts'
import type { Summary, SummaryBlock } from './summary.ts'

const margin = 44
const width = a4.width - 2 * margin
const gap = 26
const soft = '#5b564c'
const brand = '#14505c'
const columnWidths = [(width - gap) * 0.56, (width - gap) * 0.44] as const

const text: TextStyle = { size: 9.5 }
const label: TextStyle = { size: 8, color: soft }
const heading: TextStyle = { size: 12, weight: 700, color: brand }
const step = { heading: 20, label: 11.5, line: 13.2, entry: 5, block: 10 }
/** The maximum number of lines per answer; a column that is too long shortens them further. */
const mostLines = 16

interface Set {
  title: string
  entries: { label: string | null; text: string; lines: string[] }[]
}

/** The summary of a listing as a PDF of one A4 page: long texts are shortened until everything fits. */
const summaryPdf: DrawPdf<Summary> = async (summary) => {
  const pen = await penOf({ title: summary.title, language: summary.language, margin })
  const end = a4.height - margin - summary.notes.length * 12 - 10
  let y = drawHead(pen, summary)
  y = drawFigures(pen, summary, y)
  for (const [place, blocks] of summary.columns.entries()) {
    const column = columnWidths[place] ?? width
    const x = place === 0 ? margin : margin + columnWidths[0] + gap
    drawColumn(pen, fitted(pen, blocks, column, end - y), x, y)
  }
  pen.rule(margin, end + 4, width)
  for (const [place, note] of summary.notes.entries()) {
    const [line = ''] = pen.linesOf(note, width, 1, label)
    pen.write(line, margin, end + 10 + place * 12, label)
  }
  return pen.end()
}

function drawHead(pen: Pen, { title, lines }: Summary): number {
  let y = margin
  pen.write('Founders', margin, y, { size: 11, weight: 700, color: brand })
  y += 22
  for (const line of pen.linesOf(title, width, 2, { size: 20, weight: 700 })) {
    pen.write(line, margin, y, { size: 20, weight: 700 })
    y += 26
  }
  for (const text of lines)
    for (const line of pen.linesOf(text, width, 2, { size: 10.5 })) {
      pen.write(line, margin, y, { size: 10.5, color: soft })
      y += 14
    }
  return y + 10
}

/** Three figures per row. */
function drawFigures(pen: Pen, { figures }: Summary, top: number): number {
  const cell = (width - 2 * 12) / 3
  const rowHeight = 47
  for (const [place, figure] of figures.entries()) {
    const x = margin + (place % 3) * (cell + 12)
    const y = top + Math.floor(place / 3) * rowHeight
    pen.rule(x, y - 4, cell)
    const [name = ''] = pen.linesOf(figure.label, cell, 1, label)
    pen.write(name, x, y, label)
    const large: TextStyle = { size: 13, weight: 700 }
    const style: TextStyle = pen.widthOf(figure.value, large) <= cell ? large : { size: 9.5, weight: 700 }
    const lines = pen.linesOf(figure.value, cell, figure.beside ? 1 : 2, style)
    for (const [line, words] of lines.entries()) pen.write(words, x, y + 11 + line * 12, style)
    const [beside] = figure.beside ? pen.linesOf(figure.beside, cell, 1, label) : []
    if (beside) pen.write(beside, x, y + 28, label)
  }
  return top + Math.ceil(figures.length / 3) * rowHeight + 6
}

const heightOf = (sets: readonly Set[]): number =>
  sets.reduce(
    (sum, { entries }) =>
      sum +
      step.heading +
      step.block +
      entries.reduce(
        (all, entry) => all + (entry.label ? step.label : 0) + entry.lines.length * step.line + step.entry,
        0,
      ),
    0,
  )

/** Shortens the longest answer by a line until the column fits; if all have one line, the last are left out. */
function fitted(pen: Pen, blocks: readonly SummaryBlock[], column: number, height: number): Set[] {
  const sets: Set[] = blocks.map(({ title, entries }) => ({
    title,
    entries: entries.map((entry) => ({ ...entry, lines: pen.linesOf(entry.text, column, mostLines, text) })),
  }))
  while (heightOf(sets) > height && sets.length > 0) {
    const all = sets.flatMap(({ entries }) => entries)
    const longest = all.reduce((one, other) => (other.lines.length > one.lines.length ? other : one))
    if (longest.lines.length > 1) longest.lines = pen.shortened(longest.lines, longest.lines.length - 1, column, text)
    else {
      const largest = sets.reduce((one, other) => (other.entries.length > one.entries.length ? other : one))
      largest.entries.pop()
      if (largest.entries.length === 0) sets.splice(sets.indexOf(largest), 1)
    }
  }
  return sets
}

function drawColumn(pen: Pen, sets: readonly Set[], x: number, top: number): void {
  let y = top
  for (const { title, entries } of sets) {
    pen.write(title, x, y, heading)
    y += step.heading
    for (const entry of entries) {
      if (entry.label) {
        pen.write(entry.label, x, y, label)
        y += step.label
      }
      for (const line of entry.lines) {
        pen.write(line, x, y, text)
        y += step.line
      }
      y += step.entry
    }
    y += step.block
  }
}

export default summaryPdf
