import { rateLine } from '../../../src/domain/currencies.ts'
import type { BillingDetails } from '../../../src/domain/memberships/billingSchema.ts'
import { formatMoney } from '../../../src/domain/money.ts'
import { dateInIndia } from '../../../src/domain/timeZone.ts'
import type { StoredInvoice, StoredTax } from '../../kernel/db/schema.ts'
import type { Deps, Language } from '../../kernel/ports/deps.ts'
import { countryName, labelOf, purchaseName } from '../catalog/index.ts'
import { lineName } from './present.ts'
import type { Receipt } from './receiptPage.ts'
import { receiptWords } from './receiptWords.ts'
import type { TransactionRow } from './store.ts'
import { amountOf, linesOf } from './storedMoney.ts'

/** The receipt of a payment; `account` is for payments that were settled before receipts recorded their buyer. */
export function receiptOf(
  { config }: Pick<Deps, 'config'>,
  row: TransactionRow,
  account: { name: string; email: string },
  language: Language,
): Receipt {
  const invoice = row.invoice ?? {
    seller: { name: config.SELLER_NAME, address: config.SELLER_ADDRESS },
    tax: null,
    buyer: account,
    billedTo: null,
    card: null,
  }
  return {
    language,
    words: receiptWords[language],
    number: receiptNumberOf(row),
    date: dateInIndia(paidAtOf(row).toISOString()),
    seller: [invoice.seller.name, ...linesIn(invoice.seller.address)],
    buyer: buyerOf(invoice, account, language),
    item: purchaseName(row, language),
    period: row.quote ? `${dateInIndia(row.quote.start)} – ${dateInIndia(row.quote.end)}` : '',
    lines: soldLines(row, language),
    total: `${formatMoney(amountOf(row), language)} ${row.currency}`,
    rate: rateLine(row.exchangeRate, row.currency),
    card: cardWords(invoice.card, language),
    payment: row.paymentIntent ?? '',
    mark: markOf(row, language),
    tax: invoice.tax && taxWords(invoice.tax, row, language),
  }
}

const paidAtOf = ({ confirmedAt, createdAt }: TransactionRow): Date => confirmedAt ?? createdAt

const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim().replace(/,$/, ''))
    .filter(Boolean)

/** The company or person billed, otherwise the account. */
function buyerOf({ buyer, billedTo }: StoredInvoice, account: { name: string }, language: Language): Receipt['buyer'] {
  if (!billedTo) return { lines: buyer ? [buyer.name, buyer.email] : [account.name], gstin: '' }
  return {
    lines: [billedTo.name, ...linesIn(billedTo.address), placeWords(billedTo, language)],
    gstin: billedTo.gstin ?? '',
  }
}

const placeWords = ({ country, state }: Pick<BillingDetails, 'country' | 'state'>, language: Language): string =>
  [state && labelOf('gst-state', state, language), countryName(country, language)].filter(Boolean).join(', ')

/** `Maharashtra (27)`; a country without a code. */
const supplyWords = ({ country, state }: StoredTax, language: Language): string =>
  state ? `${labelOf('gst-state', state, language)} (${state})` : countryName(country, language)

function soldLines(row: TransactionRow, language: Language): Receipt['lines'] {
  const lines = linesOf(row)
  if (lines.length === 0) return [{ name: purchaseName(row, language), amount: formatMoney(amountOf(row), language) }]
  return lines.map((line) => ({ name: lineName(line, language), amount: formatMoney(line.amount, language) }))
}

function taxWords(tax: StoredTax, { currency }: TransactionRow, language: Language): NonNullable<Receipt['tax']> {
  const money = (minor: number) => formatMoney({ minor, currency }, language)
  return {
    gstin: tax.gstin,
    sac: tax.sac,
    place: supplyWords(tax, language),
    taxable: money(tax.taxable),
    taxes: tax.taxes.map(({ kind, percent, amount }) => ({ name: `${kind} ${percent}%`, amount: money(amount) })),
    note: tax.undertaking ? receiptWords[language].export.replace('{number}', tax.undertaking) : '',
  }
}

/** The provider's names for brands of cards, where capitals do not make them right. */
const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  jcb: 'JCB',
  rupay: 'RuPay',
  unionpay: 'UnionPay',
}

/** `Visa •••• 4242` */
function cardWords(card: StoredInvoice['card'], language: Language): string {
  if (!card) return ''
  const { brand, last4 } = card
  const name =
    brand === 'unknown' ? receiptWords[language].card : (brands[brand] ?? brand[0]?.toUpperCase() + brand.slice(1))
  return `${name} •••• ${last4}`
}

/** A refund or a dispute after the payment. */
function markOf({ status }: TransactionRow, language: Language): string | null {
  if (status === 'refunded') return receiptWords[language].refunded
  return status === 'disputed' ? receiptWords[language].disputed : null
}

/** `F-2026-000042`; payments from before receipts were numbered are named by their transaction. */
export function receiptNumberOf(row: TransactionRow): string {
  const { id, receiptYear, receiptNumber } = row
  return receiptNumber === null
    ? `F-${paidAtOf(row).getUTCFullYear()}-${id.slice(0, 8).toUpperCase()}`
    : `F-${receiptYear}-${String(receiptNumber).padStart(6, '0')}`
}
