import { expect, it } from 'vitest'
import { inOneUnit, moneyOf } from '../../src/domain/money.ts'

const rupees = (...amounts: number[]) => amounts.map((amount) => moneyOf(amount, 'INR'))

it('amounts of a chart are in the unit of the largest', () => {
  expect(inOneUnit(rupees(8_500_000, 11_400_000), 'en')).toEqual({ unit: '₹ Cr', values: ['0.85', '1.14'] })
  expect(inOneUnit(rupees(8_500_000, 11_400_000), 'hi')).toEqual({ unit: '₹ करोड़', values: ['0.85', '1.14'] })
  expect(inOneUnit(rupees(-20_900_000, 0, 310_000_000), 'en').values).toEqual(['−2.1', '0', '31.0'])
  expect(inOneUnit(rupees(-20_900_000), 'en')).toEqual({ unit: '₹ Cr', values: ['−2.09'] })
  expect(inOneUnit([moneyOf(960_000, 'USD')], 'en')).toEqual({ unit: '$ K', values: ['960'] })
  const profits = rupees(-6_810_000, 5_950_000, 27_300_000, 114_000_000)
  expect(inOneUnit(profits, 'en').values).toEqual(['−0.7', '0.6', '2.7', '11.4'])
  expect(inOneUnit(rupees(200_000, 310_000_000), 'en').values).toEqual(['0.02', '31'])
  expect(inOneUnit(rupees(20_000_000, 310_000_000), 'en').values).toEqual(['2', '31'])
  expect(inOneUnit(rupees(0), 'en')).toEqual({ unit: '₹', values: ['0'] })
})
