import type { ProfileKind } from '../../../src/domain/offerings.ts'
import type { Answers } from '../../../src/domain/registration/answerSchema.ts'
import { writePlace } from '../../../src/domain/registration/places.ts'
import type { chooser, ProfileText } from '../people.ts'
import { placeOf } from '../places.ts'

export type Pick = ReturnType<typeof chooser>

export type Answered = { basic: Answers; business: Answers }
export const words = (text: string | undefined): string[] => (text ?? '').split(' ').filter(Boolean)
export const commas = (text: string | undefined): string[] => (text ?? '').split(',').map((word) => word.trim())

export const lowered = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`

/** The first and the last name, without a title before them. */
export function personOf(kind: ProfileKind, { facts }: ProfileText): { first: string; last: string } {
  const [first = '', ...last] = (facts[kind === 'INVESTOR' ? 0 : 1] ?? '').replace(/^Dr /, '').split(' ')
  return { first, last: last.join(' ') }
}

const factors: Record<string, number> = { Cr: 1e7, L: 1e5, M: 1e6, K: 1e3 }
const moneyOf: Record<string, string> = { IN: 'INR', GB: 'GBP', AE: 'AED', SG: 'SGD', AU: 'AUD', CA: 'CAD', IE: 'EUR' }

export const currencyIn = (city: string): string => moneyOf[placeOf(city).country] ?? 'USD'

/** Parses `4.5Cr`, `80L`, `3.2M` or `640K` as money in the currency of the place; null if the text is none of these. */
export function money(text: string, city: string, share = 1): { amount: string; currency: string } | null {
  const [, digits = '', unit = ''] = text.match(/^([\d.]+)(Cr|L|M|K)$/) ?? []
  const amount = Math.round(Number(digits) * (factors[unit] ?? 0) * share)
  return amount > 0 ? { amount: String(amount), currency: currencyIn(city) } : null
}

export const website = (company: string): string => `https://www.${company.toLowerCase().replace(/[^a-z]+/g, '')}.in`

export function where(city: string, pick: Pick): Answers {
  const { country, state } = placeOf(city)
  return {
    address: `${pick.number(2, 180)}, Industrial Estate, ${city}`,
    city,
    country,
    location: writePlace({ country, state: state || null, city: null }),
  }
}
