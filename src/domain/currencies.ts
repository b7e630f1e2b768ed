/** The currencies of the product, their minor units and their rates (catalogue, section 3). */

/** The date of the rates below, shown next to every converted amount. */
export const ratesOn = '2026-11-21T00:00:00.000Z'

/** Units of a currency for one INR; placeholders for the owner to set. */
const rates = {
  INR: 1,
  USD: 0.012,
  EUR: 0.011,
  GBP: 0.0095,
  AED: 0.044,
  SGD: 0.016,
  AUD: 0.018,
  CAD: 0.0165,
  JPY: 1.8,
  CNY: 0.086,
  SAR: 0.045,
  ZAR: 0.22,
} as const

/** The currencies for entering and paying amounts. */
export type CurrencyCode = keyof typeof rates
export const currencyCodes = Object.keys(rates) as [CurrencyCode, ...CurrencyCode[]]
export const isPayable = (currency: string): currency is CurrencyCode => Object.hasOwn(rates, currency)
export const unitsPerInr: Readonly<Record<string, number>> = rates

/** The provider's rules: currencies without a minor unit, and those with three decimals. */
const zeroDecimal = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'.split(' '))
const threeDecimal = new Set('BHD JOD KWD OMR TND'.split(' '))

/** Decimals of a currency's minor unit: 2 for most, else 0 or 3. */
export function minorDigits(currency: string): 0 | 2 | 3 {
  if (zeroDecimal.has(currency)) return 0
  return threeDecimal.has(currency) ? 3 : 2
}

/** Converts paise at a rate to minor units of the currency, rounded half away from zero. */
export function convertPaise(paise: number, currency: string, rate: number): number {
  const minor = Math.round((Math.abs(paise) / 100) * rate * 10 ** minorDigits(currency))
  return paise < 0 ? -minor : minor
}

export const rateFor = (currency: string): number => unitsPerInr[currency] ?? 1
/** `1 USD = 83.33 INR` from a rate in units per rupee; null for the rupee itself. */
export const rateLine = (rate: number, currency: string): string | null =>
  currency === 'INR' ? null : `1 ${currency} = ${Number((1 / rate).toPrecision(4))} INR`
