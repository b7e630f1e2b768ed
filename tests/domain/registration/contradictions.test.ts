import { describe, expect, it } from 'vitest'
import { demoProfiles } from '../../../server/demo/people.ts'
import { checkAnswers } from '../../../server/features/wizard/check.ts'
import { crossFieldRules } from '../../../src/domain/registration/agreements.ts'
import type { Answers } from '../../../src/domain/registration/answerSchema.ts'
import { withAnswer } from '../../../src/domain/registration/answers.ts'
import { checkStep } from '../../../src/domain/registration/check.ts'
import { wizardSteps } from '../../../src/domain/registration/fields.ts'

const rupees = (amount: string, currency = 'INR') => ({ amount, currency })
const [raising, selling] = (['INVESTMENT', 'WANT_TO_SELL'] as const).map(
  (kind) =>
    demoProfiles({ INVESTOR: 1, INVESTMENT: 1, WANT_TO_SELL: 1, WANT_TO_GROW: 1 }, 2026).find(
      (one) => one.kind === kind,
    )?.business ?? {},
)
const cases: [string, 'INVESTMENT' | 'WANT_TO_SELL', Answers, Record<string, string>][] = [
  [
    'a funding goal below the minimum investment',
    'INVESTMENT',
    { funding_goal: rupees('1000'), minimum_investment: rupees('99999999') },
    { minimum_investment: 'aboveFundingGoal' },
  ],
  [
    'a minimum investment of the whole goal',
    'INVESTMENT',
    { funding_goal: rupees('1000'), minimum_investment: rupees('1000') },
    {},
  ],
  [
    'a goal in dollars that is the larger one in rupees',
    'INVESTMENT',
    { funding_goal: rupees('1000', 'USD'), minimum_investment: rupees('50000') },
    {},
  ],
  [
    'a minimum in dollars that is more than the goal in rupees',
    'INVESTMENT',
    { funding_goal: rupees('50000'), minimum_investment: rupees('1000', 'USD') },
    { minimum_investment: 'aboveFundingGoal' },
  ],
  ['nothing to be raised', 'INVESTMENT', { funding_goal: rupees('0') }, { funding_goal: 'notZero' }],
  [
    'more raised than the company is worth',
    'INVESTMENT',
    { total_raised: rupees('500'), valuation: rupees('400') },
    { total_raised: 'aboveValuation' },
  ],
  ['no valuation', 'INVESTMENT', { total_raised: rupees('500'), valuation: rupees('') }, {}],
  ['a company founded next year', 'INVESTMENT', { founding_year: '2027' }, { founding_year: 'invalidYear' }],
  [
    'a business that costs nothing',
    'WANT_TO_SELL',
    { asking_price_on_request: false, asking_price: rupees('0') },
    { asking_price: 'notZero' },
  ],
  ['a price on request is not asked', 'WANT_TO_SELL', { asking_price_on_request: true, asking_price: rupees('0') }, {}],
  [
    'no stake at all',
    'WANT_TO_SELL',
    { type_of_business_sold: 'business-assets-only', stake_offered: '0' },
    { stake_offered: 'notZero' },
  ],
  [
    'the whole company, but a part of it',
    'WANT_TO_SELL',
    { type_of_business_sold: 'operating-company-100', stake_offered: '40' },
    { stake_offered: 'wholeCompany' },
  ],
  [
    'a majority of half',
    'WANT_TO_SELL',
    { type_of_business_sold: 'majority-stake', stake_offered: '50' },
    { stake_offered: 'notMajority' },
  ],
  ['a majority', 'WANT_TO_SELL', { type_of_business_sold: 'majority-stake', stake_offered: '50.01' }, {}],
  [
    'a minority of more than half',
    'WANT_TO_SELL',
    { type_of_business_sold: 'minority-stake', stake_offered: '51' },
    { stake_offered: 'notMinority' },
  ],
  ['half of it', 'WANT_TO_SELL', { type_of_business_sold: 'minority-stake', stake_offered: '50' }, {}],
  ['no minimum', 'INVESTMENT', { minimum_investment: rupees('0') }, { minimum_investment: 'notZero' }],
  ['a profit larger than the revenue', 'INVESTMENT', { ebitda: '101' }, { ebitda: 'aboveRevenue' }],
  ['so for sale', 'WANT_TO_SELL', { ebitda: '101', ebitda_is_loss: false }, { ebitda: 'aboveRevenue' }],
  ['a loss larger than the revenue', 'INVESTMENT', { ebitda: '101', ebitda_is_loss: true }, {}],
]

describe('answers that contradict one another do not go live', () => {
  it.each(cases)('%s', (_, kind, changed, errors) => {
    const given = { ...(kind === 'INVESTMENT' ? raising : selling), ...changed }
    expect([
      checkStep(kind, 'business', given, 2026),
      checkAnswers(kind, 'business', given, new Date('2026-11-22')),
    ]).toEqual([errors, errors])
  })

  it('a field that is invalid on its own shows only its own error', () => {
    const given = { ...raising, funding_goal: rupees('much'), minimum_investment: rupees('10') }
    expect(checkStep('INVESTMENT', 'business', given, 2026)).toEqual({ funding_goal: 'invalidAmount' })
  })

  it('declaring a loss clears the error of a profit that is too large', () => {
    const place = { kind: 'INVESTMENT' as const, step: 'business' as const, thisYear: 2026, known: {} }
    const filled = {
      answers: { ...raising, ebitda: '101' },
      errors: { ebitda: 'aboveRevenue' as const },
      keywordDrafts: {},
    }
    expect(withAnswer(place, filled, 'ebitda_is_loss', true).errors).toEqual({})
  })

  it('correcting either field clears the error', () => {
    const place = { kind: 'INVESTMENT' as const, step: 'business' as const, thisYear: 2026, known: {} }
    const filled = {
      answers: raising ?? {},
      errors: { minimum_investment: 'aboveFundingGoal' as const },
      keywordDrafts: {},
    }
    expect(withAnswer(place, filled, 'funding_goal', rupees('9999999999')).errors).toEqual({})
  })

  it('each concern fields of the same step', () => {
    for (const [kind, list] of Object.entries(crossFieldRules))
      for (const { at, about } of list) {
        const names = wizardSteps[kind as keyof typeof wizardSteps].business.map(({ name }) => name)
        expect(names).toEqual(expect.arrayContaining([at, ...about]))
      }
  })
})
