import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { factsOf } from './receiptFacts.ts'
import type { Receipt } from './receiptPage.ts'

const find = createRequire(import.meta.url)
const fontFile = (subset: 'latin' | 'devanagari', weight: 400 | 700) =>
  readFileSync(
    find.resolve(`@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-${subset}-${weight}-normal.woff`),
  )

/** One font file contains Devanagari and the rupee sign, another one the rest. */
const isDevanagari = (sign: string) => /[\u0900-\u097F\u20A8\u20B9\u200C\u200D]/u.test(sign)

function runsOf(text: string): { text: string; subset: 'latin' | 'devanagari' }[] {
  const runs: { text: string; subset: 'latin' | 'devanagari' }[] = []
  for (const sign of text) {
    const last = runs.at(-1)
    const subset = isDevanagari(sign) || (sign === ' ' && last?.subset === 'devanagari') ? 'devanagari' : 'latin'
    if (last?.subset === subset) last.text += sign
    else runs.push({ text: sign, subset })
  }
  return runs
}

const margin = 56
const width = 595.28 - 2 * margin

/** The receipt as a PDF of one A4 page. The library loads with the first receipt, not at the server's start. */
export async function receiptPdf(receipt: Receipt): Promise<Uint8Array<ArrayBuffer>> {
  const { default: Pdf } = await import('pdfkit')
  const pdf = new Pdf({
    size: 'A4',
    margin,
    info: { Title: `${receipt.words.title} ${receipt.number}` },
    lang: receipt.language,
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => pdf.on('end', resolve))
  for (const subset of ['latin', 'devanagari'] as const)
    for (const weight of [400, 700] as const) pdf.registerFont(`${subset}-${weight}`, fontFile(subset, weight))

  type Style = { size?: number; weight?: 400 | 700; right?: boolean }
  const write = (text: string, x: number, y: number, { size = 10.5, weight = 400, right = false }: Style = {}) => {
    const runs = runsOf(text).map((run) => {
      pdf.font(`${run.subset}-${weight}`).fontSize(size)
      return { ...run, width: pdf.widthOfString(run.text) }
    })
    let at = right ? x - runs.reduce((sum, run) => sum + run.width, 0) : x
    for (const run of runs) {
      pdf.font(`${run.subset}-${weight}`).fontSize(size)
      pdf.text(run.text, at, y, { lineBreak: false })
      at += run.width
    }
  }
  const rule = (y: number) =>
    pdf
      .moveTo(margin, y)
      .lineTo(margin + width, y)
      .lineWidth(0.75)
      .strokeColor('#b9b2a4')
      .stroke()

  const { words } = receipt
  const end = margin + width
  write('Founders', margin, margin, { size: 20, weight: 700 })
  write(receipt.date, end, margin + 8, { right: true })
  write(receipt.mark ? `${words.title} · ${receipt.mark}` : words.title, margin, 110, { size: 16, weight: 700 })
  for (const [place, [name, value]] of factsOf(receipt).entries()) {
    write(name, margin, 150 + place * 20, { weight: 700 })
    write(value, margin + 130, 150 + place * 20)
  }
  let y = 272
  write(receipt.item, margin, y, { size: 12, weight: 700 })
  y += 28
  for (const line of receipt.lines) {
    rule(y - 6)
    write(line.name, margin, y)
    write(line.amount, end, y, { right: true })
    y += 26
  }
  rule(y - 6)
  write(words.total, margin, y, { size: 12, weight: 700 })
  write(receipt.total, end, y, { size: 12, weight: 700, right: true })
  write(receipt.rate ? `${words.taxes} · ${receipt.rate}` : words.taxes, margin, y + 30)
  write(words.thanks, margin, y + 60)
  pdf.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks))
}
