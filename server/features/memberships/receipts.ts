import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { transactionRows } from '../../../src/domain/memberships/transactions.ts'
import { accounts } from '../../kernel/db/schema.ts'
import { consumeLimitFor } from '../../kernel/http/limits.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import type { Deps, Env, Language } from '../../kernel/ports/deps.ts'
import { receiptFile } from './receiptFiles.ts'
import { receiptOf } from './receiptOf.ts'
import { type Receipt, receiptPage } from './receiptPage.ts'
import { openReceiptUrl } from './receiptUrls.ts'
import { type TransactionRow, transactionOf } from './store.ts'

/**
 * Receipts: a printable page and a PDF, at addresses that only the buyer receives and that expire after an hour or two.
 */

/** The payment that a link shows. */
async function paymentAt(deps: Deps, token: string) {
  const { id, language } = openReceiptUrl(deps, token) ?? refuse('NOT_FOUND')
  const row = await transactionOf(deps.db, id)
  if (!row || !transactionRows[row.status].hasReceipt) return refuse('NOT_FOUND')
  return { row, language }
}

async function readReceipt(deps: Deps, row: TransactionRow, language: Language): Promise<Receipt> {
  const [account] = await deps.db
    .select({ name: accounts.name, email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, row.accountId))
  return receiptOf(deps, row, account ?? { name: '', email: '' }, language)
}

export const receiptRoutes = new Hono<Env>()
  .get('/:token', async (c) => {
    const { row, language } = await paymentAt(c.var.deps, c.req.param('token'))
    const receipt = await readReceipt(c.var.deps, row, language)
    c.header('cache-control', 'private, no-store')
    return c.html(receiptPage(receipt, `${c.req.path}/receipt.pdf`))
  })
  .get('/:token/receipt.pdf', async (c) => {
    const { row, language } = await paymentAt(c.var.deps, c.req.param('token'))
    await consumeLimitFor(c.var.deps, 'receipts', row.accountId)
    const receipt = await readReceipt(c.var.deps, row, language)
    return c.body(await receiptFile(receipt), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="receipt-${receipt.number}.pdf"`,
      'cache-control': 'private, no-store',
    })
  })
