import { isAddonType } from '../../../src/domain/memberships/addons.ts'
import type { Quote } from '../../../src/domain/memberships/quoteLines.ts'
import type { QuoteOnWire } from '../../../src/domain/memberships/quoteSchema.ts'
import { transactionOnWire } from '../../../src/domain/memberships/transaction.ts'
import type { TransactionOnWire } from '../../../src/domain/memberships/transactionSchema.ts'
import { dateInIndia } from '../../../src/domain/timeZone.ts'
import type { Words } from '../../kernel/http/refusal.ts'
import type { Deps, Language } from '../../kernel/ports/deps.ts'
import { addonName, planName, purchaseName } from '../catalog/index.ts'
import { receiptUrls } from './receiptUrls.ts'
import type { TransactionRow } from './store.ts'
import { amountOf, linesOf } from './storedMoney.ts'

const lineWords: Record<'credit' | 'minimum', (name: string, until: string) => Words> = {
  credit: (name, until) => ({
    en: `Credit for the unused part of ${name}, until ${until}`,
    hi: `${name} की ${until} तक की बची अवधि की राशि`,
  }),
  minimum: () => ({ en: 'Minimum charge adjustment', hi: 'न्यूनतम शुल्क समायोजन' }),
}

/** The name of a quote's line, as on the receipt. */
export function lineName({ kind, subject, until }: QuoteOnWire['lines'][number], language: Language): string {
  const name = isAddonType(subject) ? addonName(subject, language) : planName(subject, language)
  return kind === 'credit' || kind === 'minimum' ? lineWords[kind](name, dateInIndia(until))[language] : name
}

export const presentTransaction = (
  deps: Pick<Deps, 'secret' | 'now'>,
  row: TransactionRow,
  language: Language,
): TransactionOnWire =>
  transactionOnWire({
    uuid: row.id,
    client_secret: row.clientSecret ?? '',
    payment_intent: row.paymentIntent ?? '',
    exchange_rate: row.exchangeRate,
    plan_name: purchaseName(row, language),
    quote_expires_at: row.quoteExpiresAt.toISOString(),
    ...presentFrozen(row),
    status: row.status,
    plan_id: row.planId,
    types: row.addonTypes,
    receipt: receiptOf(deps, row, language),
  })

/** The frozen price of a purchase. */
export const presentFrozen = (row: TransactionRow): QuoteOnWire => ({
  amount: amountOf(row),
  lines: linesOf(row),
  period_start: row.quote?.start ?? row.createdAt.toISOString(),
  period_end: row.quote?.end ?? row.createdAt.toISOString(),
})

function receiptOf(deps: Pick<Deps, 'secret' | 'now'>, row: TransactionRow, language: Language) {
  const { receipt_url: url, receipt_pdf_url: pdf } = receiptUrls(deps, row, language)
  return url && pdf ? { url, pdf_url: pdf } : null
}

export const presentQuote = (quote: Quote): QuoteOnWire => ({
  amount: quote.amount,
  lines: quote.lines.map((line) => ({ ...line, until: line.until.toISOString() })),
  period_start: quote.start.toISOString(),
  period_end: quote.end.toISOString(),
})

/** The currency symbol of the locale, such as `₹` or `$`. */
export const currencySymbol = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency
