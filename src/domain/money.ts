import { minorDigits } from './memberships/quote.ts'

type Language = 'en' | 'hi'

/** Making one takes longer than a hundred amounts written with it. */
const formats = new Map<string, Intl.NumberFormat>()
function formatOf(language: Language, currency: string, digits?: 0): Intl.NumberFormat {
  const key = `${language} ${currency} ${digits}`
  const known = formats.get(key)
  if (known) return known
  const options = { style: 'currency', currency, ...(digits === undefined ? {} : { maximumFractionDigits: digits }) }
  const made = new Intl.NumberFormat(`${language}-IN-u-nu-latn`, options as Intl.NumberFormatOptions)
  formats.set(key, made)
  return made
}

/** Minor units in their own currency: `₹1,999.00`. */
export const formatAmount = (minor: number, currency: string, language: Language): string =>
  formatOf(language, currency).format(minor / 10 ** minorDigits(currency))

/** Minor units as a price tag: `₹1,999`, and `₹1,999.17` where there is a fraction. */
export const formatPrice = (minor: number, currency: string, language: Language): string => {
  const amount = minor / 10 ** minorDigits(currency)
  return Number.isInteger(amount) ? formatWhole(amount, currency, language) : formatAmount(minor, currency, language)
}

/** Whole units in their own currency: `₹25,00,000`. */
export const formatWhole = (amount: number, currency: string, language: Language): string =>
  formatOf(language, currency, 0).format(amount)

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
