import { describe, expect, it } from 'vitest'
import { optionsOf } from '../../server/features/catalog/index.ts'
import { currencyCodes } from '../../src/domain/currencies.ts'
import { convertMoney, moneyOf } from '../../src/domain/money.ts'
import { instrumentTable } from '../../src/domain/proposals/instruments.ts'
import {
  askedBelow,
  differenceFromPrice,
  impliedValue,
  isBelowMinimum,
  preMoneyOf,
  totalRepaid,
} from '../../src/domain/proposals/valuation.ts'

/** The price that an offer puts on the whole business, next to the owner's own (docs/product 12). */

const rupees = (crore: number) => moneyOf(crore * 10_000_000, 'INR')
const offer = { amount: rupees(8.5), instrument: 'equity', stake: 49 }
const sale = { kind: 'WANT_TO_SELL' as const, price: rupees(18), stake: 100, minimum: null, valuation: null }
const round = {
  kind: 'INVESTMENT' as const,
  price: rupees(6),
  stake: null,
  minimum: rupees(0.45),
  valuation: rupees(20),
}

it('every instrument of the catalogue says what it gives', () => {
  expect(Object.keys(instrumentTable)).toEqual(optionsOf('instruments')?.map(({ slug }) => slug))
})

describe('the value that an offer implies', () => {
  it('is the amount for a part, scaled up to the whole', () => {
    expect(impliedValue(offer)).toEqual({ minor: 17_346_938_776, currency: 'INR' })
    expect(impliedValue({ ...offer, amount: rupees(3), stake: 14 })).toEqual({ minor: 21_428_571_429, currency: 'INR' })
    expect(impliedValue({ ...offer, stake: 100 })).toEqual(rupees(8.5))
  })

  it.each(['preference', 'convertible-note', 'safe-isafe', 'buy-out-full-acquisition', 'minority-stake'])(
    'exists for %s',
    (instrument) => expect(impliedValue({ ...offer, instrument })).not.toBeNull(),
  )

  it.each(['venture-debt', 'term-loan', 'revenue-based', 'structured-mezzanine', 'barter', ''])(
    'does not exist for “%s”, which buys no part of the business',
    (instrument) => expect(impliedValue({ ...offer, instrument })).toBeNull(),
  )

  it('does not exist without a stake or an amount', () => {
    expect(impliedValue({ ...offer, stake: 0 })).toBeNull()
    expect(impliedValue({ ...offer, amount: rupees(0) })).toBeNull()
  })

  it('does not exist where it would be no exact number', () => {
    expect(impliedValue({ ...offer, amount: { minor: Number.MAX_SAFE_INTEGER, currency: 'INR' }, stake: 1 })).toBeNull()
  })
})

it('an amount is compared with the smallest investment, in any currency', () => {
  expect(isBelowMinimum(rupees(0.4), round)).toBe(true)
  expect(isBelowMinimum(rupees(0.45), round)).toBe(false)
  expect(isBelowMinimum(rupees(0.4), sale)).toBe(false)
})

it.each(currencyCodes.flatMap((mine) => currencyCodes.map((theirs) => [mine, theirs] as const)))(
  'half of a minimum is below it and twice as much is not, in %s for a minimum in %s',
  (mine, theirs) => {
    const asks = { ...round, minimum: convertMoney(rupees(0.45), theirs) }
    const isBelow = (crore: number) => isBelowMinimum(convertMoney(rupees(crore), mine), asks)
    expect([isBelow(0.225), isBelow(0.9)]).toEqual([true, false])
  },
)

it.each([
  ['a goal', rupees(6.01), null, round, rupees(6)],
  ['a goal that is met', rupees(6), null, round, null],
  ['no goal', rupees(60), null, { ...round, price: null }, null],
  ['the price of the whole', rupees(19), 100, sale, rupees(18)],
  ['the price of the part offered for', rupees(10), 50, sale, rupees(9)],
  ['a part of the part for sale', rupees(3), 20, { ...sale, price: rupees(5), stake: 40 }, rupees(2.5)],
  ['a part within its price', rupees(2), 20, { ...sale, price: rupees(5), stake: 40 }, null],
  ['a price, while no stake is typed', rupees(19), null, sale, rupees(18)],
  ['a price for an unnamed part', rupees(10), 50, { ...sale, stake: null }, null],
])('an amount above %s', (_, amount, stake, asks, above) => {
  expect(askedBelow(amount, stake, asks)).toEqual(above)
})

it('an amount in another currency is compared too', () => {
  expect(askedBelow(convertMoney(rupees(12), 'USD'), null, round)).toEqual(rupees(6))
  expect(askedBelow(convertMoney(rupees(3), 'USD'), null, round)).toBeNull()
})

describe('the difference from the asking price', () => {
  it('is in whole percent of the asking price', () => {
    expect(differenceFromPrice(offer, sale)).toBe(-4)
    expect(differenceFromPrice({ ...offer, stake: 100 }, sale)).toBe(-53)
    expect(differenceFromPrice({ ...offer, amount: rupees(20), stake: 100 }, sale)).toBe(11)
    expect(differenceFromPrice({ ...offer, amount: rupees(18), stake: 100 }, sale)).toBe(0)
  })

  it('compares a part with the price of the same part', () => {
    expect(
      differenceFromPrice({ ...offer, amount: rupees(2), stake: 20 }, { ...sale, price: rupees(5), stake: 40 }),
    ).toBe(-20)
  })

  it('converts another currency', () => {
    expect(differenceFromPrice({ ...offer, amount: moneyOf(2_160_000, 'USD'), stake: 100 }, sale)).toBe(0)
  })

  it('exists for a sale with a price and a share only', () => {
    expect(differenceFromPrice(offer, round)).toBeNull()
    expect(differenceFromPrice(offer, { ...sale, price: null })).toBeNull()
    expect(differenceFromPrice(offer, { ...sale, stake: null })).toBeNull()
    expect(differenceFromPrice({ ...offer, instrument: 'term-loan' }, sale)).toBeNull()
  })
})

describe('the value before the investment', () => {
  const fifth = { ...offer, amount: rupees(4), stake: 20 }

  it('is what the business is worth by the offer, without its amount', () => {
    expect(preMoneyOf({ ...fifth, stake: 25 }, round)).toEqual({ value: rupees(12), difference: -40 })
    expect(preMoneyOf(fifth, round)).toEqual({ value: rupees(16), difference: -20 })
    expect(preMoneyOf({ ...fifth, amount: rupees(6) }, round)).toEqual({ value: rupees(24), difference: 20 })
    expect(preMoneyOf({ ...fifth, amount: rupees(5) }, round)).toEqual({ value: rupees(20), difference: 0 })
  })

  it('is compared with the owner’s own in any currency, in whole percent', () => {
    const dollars = { ...fifth, amount: convertMoney(rupees(4), 'USD') }
    expect(preMoneyOf(dollars, round)).toEqual({ value: convertMoney(rupees(16), 'USD'), difference: -20 })
    expect(preMoneyOf({ ...fifth, amount: rupees(5.01) }, round)?.difference).toBe(0)
    expect(preMoneyOf(fifth, { ...round, valuation: null })).toEqual({ value: rupees(16), difference: null })
  })

  it('does not exist for a sale, a loan or the whole business', () => {
    expect(preMoneyOf(fifth, sale)).toBeNull()
    expect(preMoneyOf({ ...fifth, instrument: 'term-loan' }, round)).toBeNull()
    expect(preMoneyOf({ ...fifth, stake: 100 }, round)).toBeNull()
  })
})

it('what is repaid in total is the amount times the cap, to the smallest unit', () => {
  expect(totalRepaid({ amount: rupees(1), repayment_cap: 1.3 })).toEqual(rupees(1.3))
  expect(totalRepaid({ amount: { minor: 101, currency: 'USD' }, repayment_cap: 1.33 })).toEqual({
    minor: 134,
    currency: 'USD',
  })
  expect(totalRepaid({ amount: rupees(1), repayment_cap: null })).toBeNull()
  expect(totalRepaid({ amount: { minor: Number.MAX_SAFE_INTEGER, currency: 'INR' }, repayment_cap: 2 })).toBeNull()
})
