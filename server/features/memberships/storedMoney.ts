import type { Quote } from '../../../src/domain/memberships/quoteLines.ts'
import type { QuoteOnWire } from '../../../src/domain/memberships/quoteSchema.ts'
import type { Money } from '../../../src/domain/money.ts'
import type { FrozenQuote } from '../../kernel/db/schema.ts'
import type { TransactionRow } from './store.ts'

/** A purchase's amounts as stored: numbers of minor units, with one currency for all. */

export const amountOf = ({ amount, currency }: Pick<TransactionRow, 'amount' | 'currency'>): Money => ({
  minor: amount,
  currency,
})

export const amountColumns = ({ minor, currency }: Money) => ({ amount: minor, currency })

export const linesOf = ({ quote, currency }: TransactionRow): QuoteOnWire['lines'] =>
  (quote?.lines ?? []).map((line) => ({ ...line, amount: amountOf({ amount: line.amount, currency }) }))

export const frozenLines = ({ lines }: Quote): FrozenQuote['lines'] =>
  lines.map((line) => ({ ...line, amount: line.amount.minor, until: line.until.toISOString() }))
