import { inflateSync } from 'node:zlib'

/** The words of a PDF that our library wrote: each piece of text through the table of its font. */

const objectsOf = (pdf: Buffer): Map<string, string> => {
  const source = pdf.toString('latin1')
  const found = new Map<string, string>()
  for (const [, id = '', body = ''] of source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) found.set(id, body)
  return found
}

function streamOf(body: string): string {
  const start = body.indexOf('stream\n') + 'stream\n'.length
  const bytes = Buffer.from(body.slice(start, body.lastIndexOf('\nendstream')), 'latin1')
  return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
}

const textOf = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** The text of each glyph, from the font's table. */
function glyphsOf(table: string): Map<number, string> {
  const glyphs = new Map<number, string>()
  for (const [, first = '', list = ''] of table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi))
    for (const [place, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]+)>/gi)].entries())
      glyphs.set(Number.parseInt(first, 16) + place, textOf(hex.replaceAll(' ', '')))
  return glyphs
}

/** Every piece of text that a page draws, in order, and the number of pages. */
export function pdfText(pdf: Buffer): { pages: number; text: string } {
  const objects = objectsOf(pdf)
  const bodies = [...objects.values()]
  const fonts = new Map<string, Map<number, string>>()
  for (const body of bodies)
    for (const [, name = '', id = ''] of (/\/Font <<([\s\S]*?)>>/.exec(body)?.[1] ?? '').matchAll(
      /\/(F\d+) (\d+) 0 R/g,
    )) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1]
      fonts.set(name, glyphsOf(table ? streamOf(objects.get(table) ?? '') : ''))
    }
  const contents = bodies.filter(
    (body) => body.includes('stream\n') && !/\/(Type|Length1|Subtype)\b/.test(body.slice(0, 80)),
  )
  const pieces = contents.flatMap((body) => {
    let glyphs = new Map<number, string>()
    return [...streamOf(body).matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)].flatMap(([, font, drawn]) => {
      if (font) glyphs = fonts.get(font) ?? glyphs
      const hex = [...(drawn ?? '').matchAll(/<([0-9a-f]+)>/gi)].map(([, one = '']) => one).join('')
      return drawn === undefined
        ? []
        : [(hex.match(/.{4}/g) ?? []).map((id) => glyphs.get(Number.parseInt(id, 16)) ?? '\ufffd').join('')]
    })
  })
  return { pages: bodies.filter((body) => /\/Type \/Page\b(?!s)/.test(body)).length, text: pieces.join('\n') }
}
