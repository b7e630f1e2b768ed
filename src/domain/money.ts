import { type CurrencyCode, isPayable, minorDigits, rateFor } from './currencies.ts'
import { plainAmount } from './typedAmount.ts'

type Language = 'en' | 'hi'
const locale = (language: Language) => `${language}-IN-u-nu-latn`

/** An amount in whole minor units of its currency; negative for a loss or a credit. */
export interface Money<Code extends CurrencyCode = CurrencyCode> {
  readonly minor: number
  readonly currency: Code
}
export const sameMoney = (one: Money, other: Money): boolean =>
  one.minor === other.minor && one.currency === other.currency

/** The largest exact number: about 90 trillion rupees. */
export const maxMinor = Number.MAX_SAFE_INTEGER

/**
 * The format of an amount: with all decimals (`₹1,999.00`), as a price with decimals only if needed (`₹1,999`), rounded
 * to whole units (`₹25,00,000`), or compact in the units that its readers use (`₹24 Cr`, `$2.88M`).
 */
export type MoneyStyle = 'exact' | 'price' | 'whole' | 'compact'

/** The only function that formats amounts for display. */
export function formatMoney(money: Money, language: Language, style: MoneyStyle = 'exact'): string {
  const { minor, currency } = money
  const units = minor / 10 ** minorDigits(currency)
  if (style === 'compact') return withMinus(compact(units, currency, language))
  const isWhole = style === 'whole' || (style === 'price' && Number.isInteger(units))
  return withMinus(formatterOf(locale(language), currency, isWhole ? { maximumFractionDigits: 0 } : {}).format(units))
}

/** The typographic minus sign, as for other negative figures. */
const withMinus = (amount: string) => amount.replace('-', '−')

function compact(units: number, currency: CurrencyCode, language: Language): string {
  const counting = currency === 'INR' || language === 'hi' ? locale(language) : 'en-US'
  const short = formatterOf(counting, currency, { notation: 'compact', maximumSignificantDigits: 3 }).format(units)
  // Business counts in crores whatever the size: ₹208 करोड़, not ₹2.08 अरब, and ₹7,800 Cr, not ₹7.8KCr.
  if (/(?:[अख]॰|नील)$/.test(short)) return short.replace(/[\d.,]+.*$/, `${inCrores(units, language)}\u00a0करोड़`)
  if (/[KL]Cr$/.test(short)) return short.replace(/[\d.,]+.*$/, `${inCrores(units, language)}\u00a0Cr`)
  return short
    .replace(/^(-?)¥/, '$1JP¥')
    .replace(/(\d)(Cr|L|T)$/, '$1\u00a0$2')
    .replace('क॰', 'करोड़')
}

const inCrores = (units: number, language: Language) =>
  Math.abs(units / 1e7).toLocaleString(locale(language), { maximumSignificantDigits: 3 })

/**
 * Amounts of one currency in the unit of the largest, for a chart: `₹ Cr` with 0.85 and 1.14. All have the decimals that
 * three digits of the largest leave.
 */
export function inOneUnit(amounts: readonly Money[], language: Language): { unit: string; values: string[] } {
  const largest = amounts.reduce((one, other) => (Math.abs(other.minor) > Math.abs(one.minor) ? other : one))
  const [, before = '', number = '1', after = ''] =
    /^\u2212?(\D*)([\d.,]+)\s*(.*)$/u.exec(formatMoney(largest, language, 'compact')) ?? []
  const units = Math.abs(largest.minor) / 10 ** minorDigits(largest.currency)
  const scale = units > 0 ? 10 ** Math.round(Math.log10(units / Number(number.replaceAll(',', '')))) : 1
  const scaled = amounts.map(({ minor }) => minor / 10 ** minorDigits(largest.currency) / scale)
  return { unit: [before.trim(), after].filter(Boolean).join(' '), values: withSameDecimals(scaled).map(withMinus) }
}

/** Numbers with the same decimals; one that these would round to 0 keeps its first digit. */
function withSameDecimals(numbers: readonly number[]): string[] {
  const largest = Math.max(...numbers.map(Math.abs))
  const allowed = largest < 10 ? 2 : largest < 100 ? 1 : 0
  const isWholeAt = (decimals: number) =>
    numbers.every((one) => Number(one.toFixed(decimals)) === Number(one.toFixed(allowed)))
  const decimals = [0, 1, 2].find(isWholeAt) ?? allowed
  return numbers.map((one) =>
    Number(one.toFixed(decimals)) === 0 ? String(Number(one.toPrecision(1))) : one.toFixed(decimals),
  )
}

/** A cache: creating a formatter takes many times longer than using it. */
const formatters = new Map<string, Intl.NumberFormat>()

function formatterOf(tag: string, currency: CurrencyCode, digits: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${tag} ${currency} ${JSON.stringify(digits)}`
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(tag, { style: 'currency', currency, ...digits })
  formatters.set(key, formatter)
  return formatter
}

/** An amount from units of a currency, rounded to its minor unit. */
export const moneyOf = <Code extends CurrencyCode>(units: number, currency: Code): Money<Code> => ({
  minor: Math.round(units * 10 ** minorDigits(currency)),
  currency,
})

/**
 * The only parser of typed amounts, `2 crore` and `₹2,00,00,000` included; null if the text is not an amount or not in
 * one of our currencies. A loss has a minus sign, either the keyboard's or the typographic one.
 */
export function parseMoney(typed: string, currency: string): Money | null {
  const [, sign, amount = ''] = /^([-−]?)(.*)$/.exec(typed.trim()) ?? []
  const minor = minorOf(amount, currency)
  return minor === null || !isPayable(currency) ? null : { minor: sign && minor ? -minor : minor, currency }
}

/** Parses a typed amount, zero or more, into minor units of any currency; null if it is not one or is too large. */
export function minorOf(amount: string, currency: string): number | null {
  const minor = Number(toMinor(amount, currency) ?? Number.NaN)
  return minor <= maxMinor ? minor : null
}

/** An amount as a person would type it: `500000.50`, or `500000` without a fraction. */
export const typedOf = ({ minor, currency }: Money): string =>
  `${minor < 0 ? '-' : ''}${fromMinor(String(Math.abs(minor)), currency)}`

/** Converts to another currency, at the rates used for prices. */
export const convertMoney = ({ minor, currency }: Money, to: CurrencyCode): Money =>
  moneyOf(((minor / 10 ** minorDigits(currency)) * rateFor(to)) / rateFor(currency), to)

/** The rate between two currencies, with the more valuable one first: `1 USD = 83.33 INR`; null if they are equal. */
export function conversionRate(one: CurrencyCode, other: CurrencyCode): string | null {
  if (one === other) return null
  const rate = rateFor(other) / rateFor(one)
  return rate >= 1 ? `1 ${one} = ${Number(rate.toPrecision(4))} ${other}` : conversionRate(other, one)
}

/** Converts a typed amount to minor units, as digits; null if it is invalid or has too many decimals. */
export function toMinor(amount: string, currency: string): string | null {
  const plain = plainAmount(amount, currency) ?? ''
  const [, whole, fraction = ''] = /^(\d{1,15})(?:\.(\d{1,3}))?$/.exec(plain) ?? []
  const digits = minorDigits(currency)
  if (whole === undefined || fraction.length > digits) return null
  return BigInt(whole + fraction.padEnd(digits, '0')).toString()
}

/** Converts minor units to a decimal amount: `500000.50`, or `500000` without a fraction. */
export function fromMinor(minor: string, currency: string): string {
  const digits = minorDigits(currency)
  const padded = minor.padStart(digits + 1, '0')
  const [whole, fraction] = [padded.slice(0, padded.length - digits), padded.slice(padded.length - digits)]
  return /^0*$/.test(fraction) ? whole : `${whole}.${fraction}`
}

/** Helper 1 of section 9, for listing cards in US dollars: `$` with Cr, Lac or K, else two decimals. */
export function cardAmount({ minor, currency }: Money<'USD'>): string {
  const dollars = minor / 10 ** minorDigits(currency)
  const scale = [
    [1e7, ' Cr'],
    [1e5, ' Lac'],
    [1e3, 'K'],
  ] as const
  for (const [unit, suffix] of scale) if (dollars >= unit) return `$${trimmed(dollars / unit)}${suffix}`
  return `$${dollars.toFixed(2)}`
}

const trimmed = (value: number) => Number(value.toFixed(2)).toString()
