import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Language } from '../ports/deps.ts'
import type { Pdf } from './pdfFiles.ts'

/**
 * Writes text in both scripts on one A4 page. The library is loaded with the first file, not when the server starts.
 */

const find = createRequire(import.meta.url)
type Subset = 'latin' | 'latin-ext' | 'devanagari'
export type Weight = 400 | 700
const fontFile = (subset: Subset, weight: Weight) =>
  readFileSync(
    find.resolve(`@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-${subset}-${weight}-normal.woff`),
  )

/** One font file contains Devanagari and the rupee sign, another the extended Latin letters, and a third the rest. */
const subsetOf = (sign: string): Subset => {
  if (/[\u0900-\u097F\u20A8\u20B9\u200C\u200D]/u.test(sign)) return 'devanagari'
  return /[\u0100-\u024F\u1E00-\u1EFF\u20A0-\u20C0]/u.test(sign) && sign !== '\u20AC' ? 'latin-ext' : 'latin'
}

/** Replacements for characters that the fonts lack. */
const spelt: Readonly<Record<string, string>> = { '≤': '<=', '≥': '>=', '≈': '~', '½': '1/2', '✓': '·', '→': '–' }

interface Run {
  text: string
  subset: Subset
}
function runsOf(text: string): Run[] {
  const runs: Run[] = []
  for (const sign of text.replace(/[≤≥≈½✓→]/g, (one) => spelt[one] ?? one)) {
    const last = runs.at(-1)
    const subset = sign === ' ' && last ? last.subset : subsetOf(sign)
    if (last?.subset === subset) last.text += sign
    else runs.push({ text: sign, subset })
  }
  return runs
}

export interface TextStyle {
  size?: number
  weight?: Weight
  color?: string
  /** True if `x` is the right end of the text. */
  right?: boolean
}

export const a4 = { width: 595.28, height: 841.89 }

export interface Pen {
  write: (text: string, x: number, y: number, style?: TextStyle) => void
  widthOf: (text: string, style?: TextStyle) => number
  /** The lines of a text in this width; the last of `most` ends in … if the text is longer. */
  linesOf: (text: string, width: number, most: number, style?: TextStyle) => string[]
  /** The first `most` of these lines, as a shortened text. */
  shortened: (lines: readonly string[], most: number, width: number, style?: TextStyle) => string[]
  rule: (x: number, y: number, width: number) => void
  end: () => Promise<Pdf>
}

export async function penOf({ title, language, margin }: { title: string; language: Language; margin: number }) {
  const { default: PdfDocument } = await import('pdfkit')
  const pdf = new PdfDocument({ size: 'A4', margin, info: { Title: title }, lang: language })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => pdf.on('end', resolve))
  for (const subset of ['latin', 'latin-ext', 'devanagari'] as const)
    for (const weight of [400, 700] as const) pdf.registerFont(`${subset}-${weight}`, fontFile(subset, weight))

  const widthOfRun = ({ text, subset }: Run, { size = 10.5, weight = 400 }: TextStyle) =>
    pdf.font(`${subset}-${weight}`).fontSize(size).widthOfString(text)
  const widthOf = (text: string, style: TextStyle = {}) =>
    runsOf(text).reduce((sum, run) => sum + widthOfRun(run, style), 0)

  const pen: Pen = {
    widthOf,
    write: (text, x, y, style = {}) => {
      let at = style.right ? x - widthOf(text, style) : x
      for (const run of runsOf(text)) {
        const width = widthOfRun(run, style)
        pdf.fillColor(style.color ?? '#000').text(run.text, at, y, { lineBreak: false })
        at += width
      }
    },
    linesOf: (text, width, most, style = {}) => cutLines(text, most, (line) => widthOf(line, style) <= width),
    shortened: (lines, most, width, style = {}) =>
      lines.length <= most
        ? [...lines]
        : [...lines.slice(0, most - 1), withEllipsis(lines[most - 1] ?? '', (line) => widthOf(line, style) <= width)],
    rule: (x, y, width) => {
      pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.75)
        .strokeColor('#b9b2a4')
        .stroke()
    },
    end: async () => {
      pdf.end()
      await ended
      return new Uint8Array(Buffer.concat(chunks))
    },
  }
  return pen
}

/** Breaks a text between words into at most `most` lines that fit; a cut text ends in …. */
function cutLines(text: string, most: number, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  let rest = text.replace(/\s+/g, ' ').trim()
  while (rest !== '' && lines.length < most) {
    const isLast = lines.length === most - 1
    const line = lineOf(rest, fits)
    const left = rest.slice(line.length).trim()
    lines.push(isLast && left !== '' ? withEllipsis(line, fits) : line)
    rest = left
  }
  return lines
}

/** The longest beginning that fits: of whole words, or of the characters of a word that is too long. */
function lineOf(text: string, fits: (line: string) => boolean): string {
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (!fits(longer)) break
    line = longer
  }
  if (line !== '') return line
  const [first = ''] = text.split(' ')
  let part = ''
  for (const { segment } of new Intl.Segmenter().segment(first)) {
    if (part !== '' && !fits(part + segment)) break
    part += segment
  }
  return part
}

function withEllipsis(line: string, fits: (line: string) => boolean): string {
  const words = line.split(' ')
  while (words.length > 1 && !fits(`${words.join(' ')}…`)) words.pop()
  return `${words.join(' ').replace(/[\s,;:·.–-]+$/, '')}…`
}
