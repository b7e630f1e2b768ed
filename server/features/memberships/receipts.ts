import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { rateLine } from '../../../src/domain/currencies.ts'
import { transactionRows } from '../../../src/domain/memberships/transactions.ts'
import { formatMoney } from '../../../src/domain/money.ts'
import { dateInIndia } from '../../../src/domain/timeZone.ts'
import { accounts } from '../../kernel/db/schema.ts'
import { consumeLimitFor } from '../../kernel/http/limits.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import type { Deps, Env, Language } from '../../kernel/ports/deps.ts'
import { purchaseName } from '../catalog/index.ts'
import { lineName } from './present.ts'
import { receiptFile } from './receiptFiles.ts'
import { type Receipt, receiptPage } from './receiptPage.ts'
import { openReceiptUrl } from './receiptUrls.ts'
import { receiptWords } from './receiptWords.ts'
import { type TransactionRow, transactionOf } from './store.ts'
import { amountOf, linesOf } from './storedMoney.ts'

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

async function receiptOf(deps: Deps, row: TransactionRow, language: Language): Promise<Receipt> {
  const [buyer] = await deps.db.select().from(accounts).where(eq(accounts.id, row.accountId))
  const amount = formatMoney(amountOf(row), language)
  const paidAt = row.confirmedAt ?? row.createdAt
  const period = row.quote ? `${dateInIndia(row.quote.start)} – ${dateInIndia(row.quote.end)}` : ''
  const lines = linesOf(row)
  return {
    language,
    words: receiptWords[language],
    number: numberOf(row, paidAt),
    date: dateInIndia(paidAt.toISOString()),
    seller: sellerOf(deps, language),
    buyer: [buyer?.name ?? '', buyer?.email ?? ''],
    item: purchaseName(row, language),
    period,
    lines:
      lines.length > 0
        ? lines.map((line) => ({ name: lineName(line, language), amount: formatMoney(line.amount, language) }))
        : [{ name: purchaseName(row, language), amount }],
    total: `${amount} ${row.currency}`,
    rate: rateLine(row.exchangeRate, row.currency),
    payment: row.paymentIntent ?? '',
    mark: markOf(row, language),
  }
}

/** A refund or a dispute after the payment. */
function markOf({ status }: TransactionRow, language: Language): string | null {
  if (status === 'refunded') return receiptWords[language].refunded
  return status === 'disputed' ? receiptWords[language].disputed : null
}

/** `F-2026-000042`; payments from before receipts were numbered are named by their transaction. */
function numberOf({ id, receiptYear, receiptNumber }: TransactionRow, paidAt: Date): string {
  return receiptNumber === null
    ? `F-${paidAt.getUTCFullYear()}-${id.slice(0, 8).toUpperCase()}`
    : `F-${receiptYear}-${String(receiptNumber).padStart(6, '0')}`
}

function sellerOf({ config }: Deps, language: Language): string[] {
  const { SELLER_NAME, SELLER_ADDRESS, SELLER_TAX_NUMBER } = config
  const tax = SELLER_TAX_NUMBER && `${receiptWords[language].taxNumber} ${SELLER_TAX_NUMBER}`
  return [SELLER_NAME, SELLER_ADDRESS, tax].filter((line) => line !== '')
}

export const receiptRoutes = new Hono<Env>()
  .get('/:token', async (c) => {
    const { row, language } = await paymentAt(c.var.deps, c.req.param('token'))
    const receipt = await receiptOf(c.var.deps, row, language)
    c.header('cache-control', 'private, no-store')
    return c.html(receiptPage(receipt, `${c.req.path}/receipt.pdf`))
  })
  .get('/:token/receipt.pdf', async (c) => {
    const { row, language } = await paymentAt(c.var.deps, c.req.param('token'))
    await consumeLimitFor(c.var.deps, 'receipts', row.accountId)
    const receipt = await receiptOf(c.var.deps, row, language)
    return c.body(await receiptFile(receipt), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="receipt-${receipt.number}.pdf"`,
      'cache-control': 'private, no-store',
    })
  })
