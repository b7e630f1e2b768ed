import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { proposalSteps } from '../../server/kernel/db/schema.ts'
import { type CurrencyCode, currencyCodes } from '../../src/domain/currencies.ts'
import { convertMoney, formatMoney, type MoneyStyle, parseMoney, typedOf } from '../../src/domain/money.ts'
import { dollarSchema, moneySchema } from '../../src/domain/moneySchema.ts'
import type { Offer } from '../../src/domain/proposals/terms.ts'
import { unstated } from '../support/unstated.ts'

/** An amount always has one shape, from input to display: whole minor units with their currency (3.19, 9.20, 9.21). */

const money = fc.record({
  minor: fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }),
  currency: fc.constantFrom(...currencyCodes),
})
const isAmount = (minor: number) => v.is(moneySchema, { minor, currency: 'INR' })

describe('a typed amount', () => {
  it.each([
    ['500000', 'INR', 50_000_000],
    [' 0500.5 ', 'INR', 50_050],
    ['0.05', 'USD', 5],
    ['500', 'JPY', 500],
    ['-20.50', 'INR', -2_050],
    ['−20', 'INR', -2_000],
    ['0', 'INR', 0],
    ['90071992547409.91', 'INR', Number.MAX_SAFE_INTEGER],
    ['-90071992547409.91', 'INR', -Number.MAX_SAFE_INTEGER],
    ['999999999999999', 'JPY', 999_999_999_999_999],
  ])('%s %s is %i minor units', (typed, currency, minor) => {
    expect(parseMoney(typed, currency)).toEqual({ minor, currency })
  })

  it.each([
    ['', 'INR'],
    ['12.', 'INR'],
    ['1,00', 'INR'],
    ['2,5', 'INR'],
    ['1,234,56,789', 'INR'],
    ['2 dozen', 'INR'],
    ['$5', 'INR'],
    ['₹5', 'USD'],
    ['1e9', 'INR'],
    ['1.234', 'INR'],
    ['1.5', 'JPY'],
    ['--1', 'INR'],
    ['much', 'INR'],
    ['1000000000000000', 'INR'],
    // A number cannot tell these from their neighbours.
    ['90071992547409.92', 'INR'],
    ['90071992547409.93', 'INR'],
    ['-90071992547409.93', 'INR'],
    ['999999999999999.99', 'INR'],
    ['5', 'XXX'],
    ['5', 'toString'],
  ])('%s %s is invalid', (typed, currency) => {
    expect(parseMoney(typed, currency)).toBeNull()
  })

  it.each([
    ['2,00,00,000', 'INR', 2_000_000_000],
    ['20,000,000', 'USD', 2_000_000_000],
    ['2 00 00 000', 'INR', 2_000_000_000],
    ['2 crore', 'INR', 2_000_000_000],
    ['2 करोड़', 'INR', 2_000_000_000],
    ['2.5 Cr.', 'INR', 2_500_000_000],
    ['₹1.234567891 crore', 'INR', 1_234_567_891],
    ['50 lakh', 'INR', 500_000_000],
    ['50 लाख', 'INR', 500_000_000],
    ['1 Lac', 'INR', 10_000_000],
    ['12.5k', 'INR', 1_250_000],
    ['5 हज़ार', 'INR', 500_000],
    ['$1.2M', 'USD', 120_000_000],
    ['3 billion', 'USD', 300_000_000_000],
    ['Rs. 500', 'INR', 50_000],
    ['AED 1,500.25', 'AED', 150_025],
    ['-2 lakh', 'INR', -20_000_000],
  ])('%s in %s is %i minor units', (typed, currency, minor) => {
    expect(parseMoney(typed, currency)).toEqual({ minor, currency })
  })

  it('may be copied from where it is shown in full', () => {
    fc.assert(
      fc.property(money, fc.constantFrom('en' as const, 'hi' as const), (one, language) => {
        expect(parseMoney(formatMoney(one, language), one.currency)).toEqual(one)
      }),
    )
  })

  it('is read as typed, in every currency', () => {
    fc.assert(
      fc.property(money, (one) => {
        expect(parseMoney(typedOf(one), one.currency)).toEqual(one)
      }),
    )
  })
})

it('an amount of the contract is exact; one converted to dollars may be more than the largest', () => {
  const { MAX_SAFE_INTEGER: largest } = Number
  expect([largest, -largest, largest + 1, -largest - 1].map(isAmount)).toEqual([true, true, false, false])
  for (const currency of currencyCodes)
    expect(v.is(dollarSchema, convertMoney({ minor: largest, currency }, 'USD')), currency).toBe(true)
})

it('an amount is formatted in its own currency, as precisely as its place requires', () => {
  const price = { minor: 199_900, currency: 'INR' } as const
  expect([formatMoney(price, 'en'), formatMoney(price, 'en', 'price')]).toEqual(['₹1,999.00', '₹1,999'])
  expect(formatMoney({ minor: 199_917, currency: 'INR' }, 'hi', 'price')).toBe('₹1,999.17')
  expect(formatMoney({ minor: 250_000_049, currency: 'INR' }, 'en', 'whole')).toBe('₹25,00,000')
  expect(formatMoney({ minor: 500, currency: 'JPY' }, 'en')).toBe('JP¥500')
})

it('an offer is stored in whole units with its currency, and read in minor units', () => {
  const terms = { instrument: 'equity', stake: 12.5, validity_days: 7, note: '', ...unstated }
  const offer: Offer = { ...terms, amount: { minor: 50_000_000, currency: 'INR' } }
  const stored = { reason: 'x', offer: { ...terms, amount: 500_000, currency: 'INR' } }
  expect(JSON.parse(String(proposalSteps.details.mapToDriverValue({ reason: 'x', offer })))).toEqual(stored)
  expect(proposalSteps.details.mapFromDriverValue(stored)).toEqual({ reason: 'x', offer })
  const yen = { offer: { ...terms, amount: 500, currency: 'JPY' } }
  expect(proposalSteps.details.mapFromDriverValue(yen)).toMatchObject({
    offer: { amount: { minor: 500, currency: 'JPY' } },
  })
  const capped = { ...offer, stake: null, valuation_cap: { minor: 900_000_000, currency: 'INR' as const } }
  const written = JSON.parse(String(proposalSteps.details.mapToDriverValue({ offer: capped })))
  expect(written.offer).toMatchObject({ valuation_cap: 9_000_000 })
  expect(proposalSteps.details.mapFromDriverValue(written)).toEqual({ offer: capped })
  expect(JSON.parse(String(proposalSteps.details.mapToDriverValue({ text: 'Why?' })))).toEqual({ text: 'Why?' })
})

it('an older offer states no further terms, and no stake where it was 0', () => {
  const older = { instrument: 'term-loan', stake: 0, validity_days: 7, note: '', amount: 500, currency: 'INR' }
  expect(proposalSteps.details.mapFromDriverValue({ offer: older })).toEqual({
    offer: { ...older, stake: null, ...unstated, amount: { minor: 50_000, currency: 'INR' }, currency: undefined },
  })
})

describe('a short amount', () => {
  it.each([
    [240_000_000, 'en', '₹24 Cr'],
    [240_000_000, 'hi', '₹24 करोड़'],
    [4_500_000, 'hi', '₹45 लाख'],
    [2_400_000_000, 'hi', '₹240 करोड़'],
    [500_000_000_000, 'hi', '₹50,000 करोड़'],
    [15_000_000_000_000, 'hi', '₹15,00,000 करोड़'],
    [-10_600_000, 'hi', '−₹1.06 करोड़'],
  ] as const)('of %i rupees in %s is %s', (units, language, words) => {
    expect(formatMoney({ minor: units * 100, currency: 'INR' }, language, 'compact').replaceAll(/\s/g, ' ')).toBe(words)
  })
})

/** Five sizes of amounts as each style writes them, in English and then in Hindi. */
const written: Readonly<Record<string, Readonly<Record<MoneyStyle, string>>>> = {
  INR: {
    compact: '₹901, ₹12.3K, ₹28.8 L, ₹45.6 Cr, ₹7,800 Cr; ₹901, ₹12.3 हज़ार, ₹28.8 लाख, ₹45.6 करोड़, ₹7,800 करोड़',
    whole:
      '₹901, ₹12,346, ₹28,80,000, ₹45,60,00,000, ₹78,00,00,00,000; ₹901, ₹12,346, ₹28,80,000, ₹45,60,00,000, ₹78,00,00,00,000',
    price:
      '₹900.50, ₹12,345.67, ₹28,80,000, ₹45,60,00,000, ₹78,00,00,00,000; ₹900.50, ₹12,345.67, ₹28,80,000, ₹45,60,00,000, ₹78,00,00,00,000',
    exact:
      '₹900.50, ₹12,345.67, ₹28,80,000.00, ₹45,60,00,000.00, ₹78,00,00,00,000.00; ₹900.50, ₹12,345.67, ₹28,80,000.00, ₹45,60,00,000.00, ₹78,00,00,00,000.00',
  },
  USD: {
    compact: '$901, $12.3K, $2.88M, $456M, $78B; $901, $12.3 हज़ार, $28.8 लाख, $45.6 करोड़, $7,800 करोड़',
    whole:
      '$901, $12,346, $28,80,000, $45,60,00,000, $78,00,00,00,000; $901, $12,346, $28,80,000, $45,60,00,000, $78,00,00,00,000',
    price:
      '$900.50, $12,345.67, $28,80,000, $45,60,00,000, $78,00,00,00,000; $900.50, $12,345.67, $28,80,000, $45,60,00,000, $78,00,00,00,000',
    exact:
      '$900.50, $12,345.67, $28,80,000.00, $45,60,00,000.00, $78,00,00,00,000.00; $900.50, $12,345.67, $28,80,000.00, $45,60,00,000.00, $78,00,00,00,000.00',
  },
  JPY: {
    compact:
      'JP¥90.1K, JP¥1.23M, JP¥288M, JP¥45.6B, JP¥7.8 T; JP¥90.1 हज़ार, JP¥12.3 लाख, JP¥28.8 करोड़, JP¥4,560 करोड़, JP¥7,80,000 करोड़',
    whole:
      'JP¥90,050, JP¥12,34,567, JP¥28,80,00,000, JP¥45,60,00,00,000, JP¥78,00,00,00,00,000; JP¥90,050, JP¥12,34,567, JP¥28,80,00,000, JP¥45,60,00,00,000, JP¥78,00,00,00,00,000',
    price:
      'JP¥90,050, JP¥12,34,567, JP¥28,80,00,000, JP¥45,60,00,00,000, JP¥78,00,00,00,00,000; JP¥90,050, JP¥12,34,567, JP¥28,80,00,000, JP¥45,60,00,00,000, JP¥78,00,00,00,00,000',
    exact:
      'JP¥90,050, JP¥12,34,567, JP¥28,80,00,000, JP¥45,60,00,00,000, JP¥78,00,00,00,00,000; JP¥90,050, JP¥12,34,567, JP¥28,80,00,000, JP¥45,60,00,00,000, JP¥78,00,00,00,00,000',
  },
}
const sizes = [90_050, 1_234_567, 288_000_000, 45_600_000_000, 7_800_000_000_000]

describe('an amount in each size and language', () => {
  it.each(
    Object.entries(written).flatMap(([currency, styles]) =>
      Object.entries(styles).map(([style, words]) => ({ currency, style, words })),
    ),
  )('$currency, $style', ({ currency, style, words }) => {
    const inLanguage = (language: 'en' | 'hi') =>
      sizes.map((minor) =>
        formatMoney({ minor, currency: currency as CurrencyCode }, language, style as MoneyStyle).replaceAll(
          '\u00a0',
          ' ',
        ),
      )
    expect(`${inLanguage('en').join(', ')}; ${inLanguage('hi').join(', ')}`).toBe(words)
  })
})
