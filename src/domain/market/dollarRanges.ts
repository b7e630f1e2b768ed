import type { CurrencyCode } from '../currencies.ts'
import { convertMoney, formatMoney, moneyOf } from '../money.ts'

/** Ranges in US dollars that members choose from: an investor's ticket, and a yearly revenue. */

export interface DollarRange {
  least: number
  /** Null if the range has no upper end. */
  most: number | null
}

/** The fields whose options are such ranges. */
export const isDollarRange = (field: string): boolean =>
  field === 'annual_revenue' || field === 'typical_investment_range'

const steps: Readonly<Record<string, number>> = { k: 1e3, m: 1e6 }
const dollars = (text: string): number => Number.parseFloat(text) * (steps[text.at(-1) ?? ''] ?? 1)

/** The range that an option's slug names, such as `250k-1m`, `under-10k` or `25m-plus`; null if it names none. */
export function dollarRange(slug: string): DollarRange | null {
  const [, under, open, least, most] = /^(?:under-(\d+[km])|(\d+[km])-plus|(\d+[km])-(\d+[km]))$/.exec(slug) ?? []
  if (under) return { least: 0, most: dollars(under) }
  if (open) return { least: dollars(open), most: null }
  return least && most ? { least: dollars(least), most: dollars(most) } : null
}

/** A range in a currency: `$250K–$1M`, `Under $10K`, `$25M+`. */
export const rangeWords = (range: DollarRange, currency: CurrencyCode, language: 'en' | 'hi'): string =>
  spanWords(
    range,
    (amount) => formatMoney(convertMoney(moneyOf(amount, 'USD'), currency), language, 'compact'),
    language,
  )

/** A range whose ends `words` writes. */
export function spanWords(
  { least, most }: DollarRange,
  words: (dollars: number) => string,
  language: 'en' | 'hi',
): string {
  if (most === null) return language === 'hi' ? `${words(least)} से अधिक` : `${words(least)}+`
  if (least === 0) return language === 'hi' ? `${words(most)} से कम` : `Under ${words(most)}`
  return `${words(least)}–${words(most)}`
}
