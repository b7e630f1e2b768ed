import { minorDigits, unitsPerInr } from './memberships/quote.ts'

type Language = 'en' | 'hi'
const locale = (language: Language) => `${language}-IN-u-nu-latn`

/** Minor units in their own currency: `₹1,999.00`. */
export const formatAmount = (minor: number, currency: string, language: Language): string =>
  new Intl.NumberFormat(locale(language), { style: 'currency', currency }).format(minor / 10 ** minorDigits(currency))

/** Minor units as a price tag: `₹1,999`, and `₹1,999.17` where there is a fraction. */
export const formatPrice = (minor: number, currency: string, language: Language): string => {
  const amount = minor / 10 ** minorDigits(currency)
  return Number.isInteger(amount) ? formatWhole(amount, currency, language) : formatAmount(minor, currency, language)
}

/** Whole units in their own currency: `₹25,00,000`. */
export const formatWhole = (amount: number, currency: string, language: Language): string =>
  new Intl.NumberFormat(locale(language), { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount)

/** Whole units where room is scarce, in the steps their readers count in: `₹24 Cr`, `$2.88M`. */
export function formatCompact(amount: number, currency: string, language: Language): string {
  const counting = currency === 'INR' || language === 'hi' ? locale(language) : 'en-US'
  return new Intl.NumberFormat(counting, {
    style: 'currency',
    currency,
    notation: 'compact',
    maximumSignificantDigits: 3,
  })
    .format(amount)
    .replace(/(\d)(Cr|L|T)$/, '$1\u00a0$2')
}

/** Whole units in another currency, at the rates that prices are converted at; null where one of the two has none. */
export function convertWhole(amount: number, from: string, to: string): number | null {
  const [given, wanted] = [unitsPerInr[from], unitsPerInr[to]]
  return given === undefined || wanted === undefined ? null : (amount / given) * wanted
}

/** The rate between two currencies, from the one that is worth more: `1 USD = 83.33 INR`; null where one of the two has none. */
export function conversionRate(one: string, other: string): string | null {
  const rate = convertWhole(1, one, other)
  if (rate === null || one === other) return null
  return rate >= 1 ? `1 ${one} = ${Number(rate.toPrecision(4))} ${other}` : conversionRate(other, one)
}

/** A decimal amount in minor units of its currency, as digits; null where it is none, or has more decimals than that. */
export function toMinor(amount: string, currency: string): string | null {
  const [, whole, fraction = ''] = /^(\d{1,15})(?:\.(\d{1,3}))?$/.exec(amount.trim()) ?? []
  const digits = minorDigits(currency)
  if (whole === undefined || fraction.length > digits) return null
  return BigInt(whole + fraction.padEnd(digits, '0')).toString()
}

/** Minor units as a decimal amount: `500000.50`, and `500000` where nothing is left over. */
export function fromMinor(minor: string, currency: string): string {
  const digits = minorDigits(currency)
  const padded = minor.padStart(digits + 1, '0')
  const [whole, fraction] = [padded.slice(0, padded.length - digits), padded.slice(padded.length - digits)]
  return /^0*$/.test(fraction) ? whole : `${whole}.${fraction}`
}

/** Helper 1 of section 9, for listing cards in US dollars: `$` with Cr, Lac or K, else two decimals. */
export function cardAmount(dollars: number): string {
  const scale = [
    [1e7, ' Cr'],
    [1e5, ' Lac'],
    [1e3, 'K'],
  ] as const
  for (const [unit, suffix] of scale) if (dollars >= unit) return `$${trimmed(dollars / unit)}${suffix}`
  return `$${dollars.toFixed(2)}`
}

const trimmed = (value: number) => Number(value.toFixed(2)).toString()
