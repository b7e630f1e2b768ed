import { transactionRows } from '../../../src/domain/memberships/transactions.ts'
import { serverPaths } from '../../../src/routes.ts'
import { claimsOf, endOfAddress, signedToken } from '../../kernel/crypto/signedToken.ts'
import type { Deps, Language } from '../../kernel/ports/deps.ts'
import type { TransactionRow } from './store.ts'

type Claims = [id: string, language: Language, expires: number]

/** Both null if nothing was paid. */
export function receiptUrls(
  deps: Pick<Deps, 'secret' | 'now'>,
  { id, status }: Pick<TransactionRow, 'id' | 'status'>,
  language: Language,
): { receipt_url: string | null; receipt_pdf_url: string | null } {
  if (!transactionRows[status].hasReceipt) return { receipt_url: null, receipt_pdf_url: null }
  const claims: Claims = [id, language, endOfAddress(deps.now())]
  const token = signedToken(deps.secret, 'receipt', claims)
  return { receipt_url: serverPaths.receipts.page(token), receipt_pdf_url: serverPaths.receipts.pdf(token) }
}

/** The payment that an address shows; null if the address is forged or expired. */
export function openReceiptUrl(
  deps: Pick<Deps, 'secret' | 'now'>,
  token: string,
): { id: string; language: Language } | null {
  const claims = claimsOf<Claims>(deps.secret, 'receipt', token)
  if (!claims) return null
  const [id, language, expires] = claims
  return deps.now().getTime() < expires ? { id, language } : null
}
