import { minorDigits } from './memberships/quote.ts'

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
