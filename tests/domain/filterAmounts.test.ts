import { expect, it } from 'vitest'
import { dollarsOf, filterMoney, unitsOf } from '../../src/domain/market/filterAmounts.ts'

it.each([1, 999, 50_000, 5_00_000, 12_34_567, 1_00_00_000, 24_00_00_000])(
  '%i rupees are searched in dollars and read back about the same',
  (rupees) => {
    const dollars = dollarsOf(rupees, 'INR')
    expect(Math.abs(unitsOf(dollars, 'INR') - rupees)).toBeLessThan(84)
    expect(dollarsOf(unitsOf(dollars, 'INR'), 'INR')).toBe(dollars)
  },
)

it('round amounts stay round', () => {
  for (const rupees of [5_00_000, 1_00_00_000, 24_00_00_000])
    expect(unitsOf(dollarsOf(rupees, 'INR'), 'INR')).toBe(rupees)
  expect(unitsOf(12_345, 'USD')).toBe(12_345)
  expect(filterMoney(12_345, 'USD')).toEqual({ minor: 1_234_500, currency: 'USD' })
})
