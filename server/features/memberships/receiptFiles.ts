import { type Pdf, pdfFile } from '../../kernel/pdf/pdfFiles.ts'
import type { Receipt } from './receiptPage.ts'

/** A receipt as a PDF of one page; throws `Overloaded` if the queue is full. */
export const receiptFile = (receipt: Receipt): Promise<Pdf> =>
  pdfFile(new URL('./receiptPdf.ts', import.meta.url), receipt)
