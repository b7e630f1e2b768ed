import { expect, it } from 'vitest'
import { dollarRange, rangeWords } from '../../src/domain/market/dollarRanges.ts'

const words = (slug: string, currency: 'USD' | 'INR', language: 'en' | 'hi' = 'en') => {
  const range = dollarRange(slug)
  return range && rangeWords(range, currency, language).replaceAll('\u00a0', ' ')
}

it('a range names its currency, in both languages', () => {
  expect(words('250k-1m', 'USD')).toBe('$250K–$1M')
  expect(words('under-10k', 'USD')).toBe('Under $10K')
  expect(words('25m-plus', 'USD')).toBe('$25M+')
  expect(words('250k-1m', 'INR')).toBe('₹2.08 Cr–₹8.33 Cr')
  expect(words('250k-1m', 'INR', 'hi')).toBe('₹2.08 करोड़–₹8.33 करोड़')
  expect(words('25m-plus', 'INR', 'hi')).toMatch(/ से अधिक$/)
})

it('other options are no ranges', () => {
  expect(['pre-revenue', 'seed', '10', ''].map(dollarRange)).toEqual([null, null, null, null])
})
