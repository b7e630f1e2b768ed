import { deflateSync } from 'node:zlib'

/**
 * Writes a small PDF of text and rectangles in the built-in fonts. A new database stores hundreds of documents before
 * its first page opens, and a full PDF library would take most of that time.
 */

/** Widths of the characters from space to tilde, in thousandths of the font size. */
const widths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
]
/** Characters that the fonts have outside Latin-1, and words for one that they lack. */
const codes: Readonly<Record<string, string>> = {
  '’': '\x92',
  '‘': '\x91',
  '“': '\x93',
  '”': '\x94',
  '–': '\x96',
  '—': '\x97',
  '•': '\x95',
  '€': '\x80',
  '…': '\x85',
  '₹': 'Rs ',
  '−': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
}
const encoded = (text: string): string => text.replace(/[^\x20-\x7e\xa1-\xff]/g, (mark) => codes[mark] ?? '?')

export type Weight = 'regular' | 'bold'

export function widthOf(text: string, size: number, weight: Weight = 'regular'): number {
  const sum = [...encoded(text)].reduce((all, letter) => all + (widths[letter.charCodeAt(0) - 32] ?? 556), 0)
  return (sum * size * (weight === 'bold' ? 1.06 : 1)) / 1000
}

/** Breaks a text into lines that fit a width. */
export function linesWithin(text: string, width: number, size: number, weight: Weight = 'regular'): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && widthOf(longer, size, weight) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

interface Style {
  size?: number
  weight?: Weight
  colour?: string
  align?: 'left' | 'right'
}

const part = (hex: string, at: number) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(3)
const paint = (hex: string) => `${part(hex, 1)} ${part(hex, 3)} ${part(hex, 5)} rg`
const literal = (text: string) => `(${encoded(text).replace(/[\\()]/g, '\\$&')})`

export interface Sheet {
  rect(x: number, y: number, width: number, height: number, colour: string): void
  /** One line, with its baseline at y from the top. */
  text(x: number, y: number, words: string, style?: Style): void
  /** Broken lines from y on; returns the y below them. */
  paragraph(x: number, y: number, width: number, words: string, style?: Style): number
}

/** A document whose pages are drawn one after the other. */
export function paper(title: string, [width, height]: readonly [number, number]) {
  const pages: string[] = []
  const page = (): Sheet => {
    const place = pages.push('') - 1
    const add = (drawing: string) => {
      pages[place] += `${drawing}\n`
    }
    const text: Sheet['text'] = (
      x,
      y,
      words,
      { size = 11, weight = 'regular', colour = '#22302c', align = 'left' } = {},
    ) => {
      const from = align === 'right' ? x - widthOf(words, size, weight) : x
      const font = weight === 'bold' ? '/B' : '/R'
      add(
        `BT ${paint(colour)} ${font} ${size} Tf ${from.toFixed(1)} ${(height - y).toFixed(1)} Td ${literal(words)} Tj ET`,
      )
    }
    return {
      rect: (x, y, w, h, colour) =>
        add(`${paint(colour)} ${x.toFixed(1)} ${(height - y - h).toFixed(1)} ${w.toFixed(1)} ${h.toFixed(1)} re f`),
      text,
      paragraph(x, y, within, words, style = {}) {
        const { size = 11, weight } = style
        const lines = linesWithin(words, within, size, weight)
        for (const [at, line] of lines.entries()) text(x, y + at * size * 1.45, line, style)
        return y + lines.length * size * 1.45
      },
    }
  }
  return { page, bytes: () => written(title, pages, width, height) }
}

function written(title: string, pages: readonly string[], width: number, height: number): Uint8Array {
  const chunks: Buffer[] = [Buffer.from('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  const starts: number[] = []
  let length = chunks[0]?.length ?? 0
  const add = (bytes: Buffer) => {
    chunks.push(bytes)
    length += bytes.length
  }
  const object = (body: string, stream?: Buffer) => {
    starts.push(length)
    add(Buffer.from(`${starts.length} 0 obj\n${body}\n`, 'latin1'))
    if (stream) {
      add(Buffer.from('stream\n', 'latin1'))
      add(stream)
      add(Buffer.from('\nendstream\n', 'latin1'))
    }
    add(Buffer.from('endobj\n', 'latin1'))
  }
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const firstPage = 6
  const kids = pages.map((_, place) => `${firstPage + place * 2} 0 R`).join(' ')
  object('<< /Type /Catalog /Pages 2 0 R >>')
  object(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} /MediaBox [0 0 ${width} ${height}] >>`)
  object(font('Helvetica'))
  object(font('Helvetica-Bold'))
  object(`<< /Title ${literal(title)} >>`)
  for (const [place, drawing] of pages.entries()) {
    const content = deflateSync(Buffer.from(drawing, 'latin1'))
    object(
      `<< /Type /Page /Parent 2 0 R /Resources << /Font << /R 3 0 R /B 4 0 R >> >> /Contents ${firstPage + place * 2 + 1} 0 R >>`,
    )
    object(`<< /Filter /FlateDecode /Length ${content.length} >>`, content)
  }
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const count = starts.length + 1
  add(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${length}\n%%EOF\n`,
      'latin1',
    ),
  )
  return new Uint8Array(Buffer.concat(chunks))
}
