import type { FrozenQuote } from '../../kernel/db/schema.ts'

export interface Period {
  start: Date
  end: Date
}

/** The quote with the period that the purchase really bought: the bank may confirm a payment days after the quote. */
export function quoteForPeriod(quote: FrozenQuote, period: Period): FrozenQuote {
  const [start, end] = [period.start.toISOString(), period.end.toISOString()]
  const lines = quote.lines.map((line) => (line.kind === 'credit' ? line : { ...line, until: end }))
  return { ...quote, lines, start, end }
}
