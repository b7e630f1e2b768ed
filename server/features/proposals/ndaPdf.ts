import type { DrawPdf } from '../../kernel/pdf/pdfFiles.ts'
import { a4, penOf, type TextStyle } from '../../kernel/pdf/pdfPen.ts'
import type { PrintedNda } from './nda.ts'

const margin = 56
const width = a4.width - 2 * margin
const line = 15
/** The longest clause, with names of the greatest length, has fewer. */
const mostLines = 12

/** The signed NDA as a PDF of one A4 page. */
const ndaPdf: DrawPdf<PrintedNda> = async ({ title, language, parties, clauses, signedBy }) => {
  const pen = await penOf({ title, language, margin })
  let y = margin
  const write = (text: string, style: TextStyle, after: number) => {
    for (const words of pen.linesOf(text, width, mostLines, style)) {
      pen.write(words, margin, y, style)
      y += line
    }
    y += after
  }
  pen.write('Founders', margin, y, { size: 11, weight: 700 })
  y += 26
  pen.write(title, margin, y, { size: 18, weight: 700 })
  y += 34
  write(parties, {}, 10)
  for (const [index, clause] of clauses.entries()) {
    write(`${index + 1}. ${clause.title}`, { weight: 700 }, 0)
    write(clause.text, {}, 8)
  }
  pen.rule(margin, y, width)
  y += 10
  write(signedBy, { weight: 700 }, 0)
  return pen.end()
}

export default ndaPdf
