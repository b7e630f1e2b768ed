import { expect, it } from 'vitest'
import { inOneUnit, moneyOf } from '../../src/domain/money.ts'

const rupees = (...amounts: number[]) => amounts.map((amount) => moneyOf(amount, 'INR'))

it('amounts of a chart are in the unit of the largest', () => {
  expect(inOneUnit(rupees(8_500_000, 11_400_000), 'en')).toEqual({ unit: '₹ Cr', values: ['0.85', '1.14'] })
  expect(inOneUnit(rupees(8_500_000, 11_400_000), 'hi')).toEqual({ unit: '₹ करोड़', values: ['0.85', '1.14'] })
  expect(inOneUnit(rupees(-20_900_000, 0, 310_000_000), 'en').values).toEqual(['−2.09', '0', '31'])
  expect(inOneUnit(rupees(-20_900_000), 'en')).toEqual({ unit: '₹ Cr', values: ['−2.09'] })
  expect(inOneUnit([moneyOf(960_000, 'USD')], 'en')).toEqual({ unit: '$ K', values: ['960'] })
  expect(inOneUnit(rupees(0), 'en')).toEqual({ unit: '₹', values: ['0'] })
})
