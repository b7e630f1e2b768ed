import { type CurrencyCode, minorDigits, rateFor } from '../currencies.ts'
import { formatMoney, parseMoney } from '../money.ts'
import { spanWords } from './dollarRanges.ts'

/** Amounts of a list's filters: whole US dollars in its address, whole units of the reader's currency on the screen. */

/** Units of a currency as whole dollars. */
export const dollarsOf = (units: number, currency: CurrencyCode): number =>
  Math.round((units * rateFor('USD')) / rateFor(currency))

/** The typed range of a filter, in the reader's currency; an empty text is no bound. */
export interface TypedRange {
  least: string
  most: string
}
/** A range in whole dollars. */
export interface DollarRange {
  least: number | null
  most: number | null
}
/** `least` and `most`: that bound is no amount; `order`: the least is above the most. */
export type AmountRangeError = 'least' | 'most' | 'order'

/** A typed range in whole dollars, or what is wrong with it. */
export function readRange({ least, most }: TypedRange, currency: CurrencyCode): DollarRange | AmountRangeError {
  const [from, to] = [least, most].map((typed) => readBound(typed, currency))
  if (from === undefined) return 'least'
  if (to === undefined) return 'most'
  if (from !== null && to !== null && from > to) return 'order'
  return { least: from && dollarsOf(from, currency), most: to && dollarsOf(to, currency) }
}

function readBound(typed: string, currency: CurrencyCode): number | null | undefined {
  if (typed.trim() === '') return null
  const money = parseMoney(typed, currency)
  return money && money.minor >= 0 ? money.minor / 10 ** minorDigits(currency) : undefined
}

/** The roundest number of units that is this many dollars, so that a typed amount reads the same after the search. */
export function unitsOf(dollars: number, currency: CurrencyCode): number {
  const exact = (dollars * rateFor(currency)) / rateFor('USD')
  for (let step = 10 ** Math.floor(Math.log10(Math.max(exact, 1))); step > 1; step /= 10) {
    const units = Math.round(exact / step) * step
    if (dollarsOf(units, currency) === dollars) return units
  }
  return Math.round(exact)
}

/** A range of a filter as words, in the reader's currency: `₹1 Cr–₹5 Cr`, `₹1 Cr+`, `Under ₹5 Cr`. */
export const filterRangeWords = ({ least, most }: DollarRange, currency: CurrencyCode, language: 'en' | 'hi'): string =>
  spanWords(
    { least: least ?? 0, most },
    (dollars) => formatMoney(filterMoney(dollars, currency), language, 'compact'),
    language,
  )

/** Like `unitsOf`, as an amount of money. */
export const filterMoney = (dollars: number, currency: CurrencyCode) => ({
  minor: unitsOf(dollars, currency) * 10 ** minorDigits(currency),
  currency,
})
