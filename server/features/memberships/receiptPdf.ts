import type { DrawPdf } from '../../kernel/pdf/pdfFiles.ts'
import { a4, penOf } from '../../kernel/pdf/pdfPen.ts'
import { factsOf } from './receiptFacts.ts'
import type { Receipt } from './receiptPage.ts'

const margin = 56
const width = a4.width - 2 * margin

/** The receipt as a PDF of one A4 page. */
const receiptPdf: DrawPdf<Receipt> = async (receipt) => {
  const { language, number } = receipt
  const pen = await penOf({ title: `${receipt.words.title} ${number}`, language, margin })
  const { words } = receipt
  const end = margin + width
  pen.write('Founders', margin, margin, { size: 20, weight: 700 })
  pen.write(receipt.date, end, margin + 8, { right: true })
  pen.write(receipt.mark ? `${words.title} · ${receipt.mark}` : words.title, margin, 110, { size: 16, weight: 700 })
  for (const [place, [name, value]] of factsOf(receipt).entries()) {
    pen.write(name, margin, 150 + place * 20, { weight: 700 })
    pen.write(value, margin + 130, 150 + place * 20)
  }
  let y = 272
  pen.write(receipt.item, margin, y, { size: 12, weight: 700 })
  y += 28
  for (const line of receipt.lines) {
    pen.rule(margin, y - 6, width)
    pen.write(line.name, margin, y)
    pen.write(line.amount, end, y, { right: true })
    y += 26
  }
  pen.rule(margin, y - 6, width)
  pen.write(words.total, margin, y, { size: 12, weight: 700 })
  pen.write(receipt.total, end, y, { size: 12, weight: 700, right: true })
  pen.write(receipt.rate ? `${words.taxes} · ${receipt.rate}` : words.taxes, margin, y + 30)
  pen.write(words.thanks, margin, y + 60)
  return pen.end()
}

export default receiptPdf
