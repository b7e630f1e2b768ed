import { createHmac } from 'node:crypto'
import { transactionRows } from '../../../src/domain/memberships/transactions.ts'
import { serverPaths } from '../../../src/routes.ts'
import type { Deps, Language } from '../../kernel/ports/deps.ts'
import type { TransactionRow } from './store.ts'

const hour = 3_600_000

export const signReceipt = (secret: string, payload: string) =>
  createHmac('sha256', secret).update(`receipt:${payload}`).digest('base64url')

/** Both null if nothing was paid. */
export function receiptUrls(
  deps: Pick<Deps, 'secret' | 'now'>,
  { id, status }: Pick<TransactionRow, 'id' | 'status'>,
  language: Language,
): { receipt_url: string | null; receipt_pdf_url: string | null } {
  if (!transactionRows[status].hasReceipt) return { receipt_url: null, receipt_pdf_url: null }
  const expires = (Math.floor(deps.now().getTime() / hour) + 2) * hour
  const payload = Buffer.from(JSON.stringify([id, language, expires])).toString('base64url')
  const token = `${payload}.${signReceipt(deps.secret, payload)}`
  return { receipt_url: serverPaths.receipts.page(token), receipt_pdf_url: serverPaths.receipts.pdf(token) }
}
