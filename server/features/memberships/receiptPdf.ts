import type { DrawPdf } from '../../kernel/pdf/pdfFiles.ts'
import { a4, penOf } from '../../kernel/pdf/pdfPen.ts'
import { factsOf, taxLinesOf, titleOf } from './receiptFacts.ts'
import type { Receipt } from './receiptPage.ts'

const margin = 56
const width = a4.width - 2 * margin
/** Where the values of the facts start, beside their names. */
const values = 130
/** The most lines of one value, such as an address. */
const most = 6

/** The receipt as a PDF of one A4 page. */
const receiptPdf: DrawPdf<Receipt> = async (receipt) => {
  const { language, number } = receipt
  const pen = await penOf({ title: `${titleOf(receipt)} ${number}`, language, margin })
  const { words } = receipt
  const end = margin + width
  pen.write('Founders', margin, margin, { size: 20, weight: 700 })
  pen.write(receipt.date, end, margin + 8, { right: true })
  const title = titleOf(receipt)
  pen.write(receipt.mark ? `${title} · ${receipt.mark}` : title, margin, 110, { size: 16, weight: 700 })
  let y = 150
  for (const [name, value] of factsOf(receipt)) {
    pen.write(name, margin, y, { weight: 700 })
    const lines = pen.linesOf(value, width - values, most)
    for (const [place, line] of lines.entries()) pen.write(line, margin + values, y + place * 15)
    y += 5 + 15 * lines.length
  }
  y += 22
  pen.write(receipt.item, margin, y, { size: 12, weight: 700 })
  y += 28
  for (const line of [...receipt.lines, ...taxLinesOf(receipt)]) {
    pen.rule(margin, y - 6, width)
    pen.write(line.name, margin, y)
    pen.write(line.amount, end, y, { right: true })
    y += 26
  }
  pen.rule(margin, y - 6, width)
  pen.write(words.total, margin, y, { size: 12, weight: 700 })
  pen.write(receipt.total, end, y, { size: 12, weight: 700, right: true })
  y += 30
  for (const note of [receipt.tax?.note, receipt.rate, words.thanks])
    for (const line of pen.linesOf(note ?? '', width, 3)) {
      pen.write(line, margin, y)
      y += 18
    }
  return pen.end()
}

export default receiptPdf
