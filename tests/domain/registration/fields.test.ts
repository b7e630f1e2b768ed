import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { demoProfiles } from '../../../server/demo/people.ts'
import { profileKinds } from '../../../src/domain/offerings.ts'
import type { Answer } from '../../../src/domain/registration/answerSchema.ts'
import { checkStep } from '../../../src/domain/registration/check.ts'
import { wizardSteps } from '../../../src/domain/registration/fields.ts'
import { fieldsOf, sectionsOf } from '../../../src/domain/registration/formFields.ts'

const complete = Object.fromEntries(
  demoProfiles({ INVESTOR: 1, INVESTMENT: 1, WANT_TO_SELL: 1, WANT_TO_GROW: 1 }, 2026).map((demo) => [demo.kind, demo]),
)
const business = (changed: Record<string, Answer>) =>
  checkStep('INVESTMENT', 'business', { ...complete.INVESTMENT?.business, ...changed }, 2026)
const basic = (changed: Record<string, Answer>) =>
  checkStep('INVESTMENT', 'basic', { ...complete.INVESTMENT?.basic, ...changed }, 2026)

describe('a step', () => {
  it.each(profileKinds)('of %s that is empty requires every required field and no other', (kind) => {
    for (const step of ['basic', 'business'] as const)
      expect(checkStep(kind, step, {}, 2026)).toEqual(
        Object.fromEntries(wizardSteps[kind][step].filter((one) => one.required).map(({ name }) => [name, 'required'])),
      )
  })

  it.each(profileKinds)('of %s that is complete is valid', (kind) => {
    for (const step of ['basic', 'business'] as const)
      expect(checkStep(kind, step, complete[kind]?.[step] ?? {}, 2026)).toEqual({})
  })

  it('requests the business details of the specification', () => {
    expect(Object.keys(checkStep('INVESTMENT', 'business', {}, 2026))).toEqual(
      expect.arrayContaining([
        ...['profile', 'interested_in', 'industry', 'location', 'address', 'city', 'country', 'employees', 'products'],
        ...['registration_number', 'model', 'link', 'founding_year', 'operational_region', 'funding_goal'],
        ...['minimum_investment', 'round', 'capital_offer', 'use_of_funds', 'ebitda', 'annual_revenue'],
        ...['founder_intro', 'core_team', 'target_investor', 'geographies', 'keywords', 'funding_timeline'],
        'strategic_partnership',
      ]),
    )
  })

  it('takes any answers without throwing', () => {
    const answer = fc.oneof(
      fc.constant(null),
      fc.boolean(),
      fc.double(),
      fc.string(),
      fc.array(fc.string()),
      fc.record({ amount: fc.string(), currency: fc.string() }),
    )
    const names = wizardSteps.INVESTMENT.business.map(({ name }) => name)
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), answer), (given) => {
        expect(
          Object.keys(checkStep('INVESTMENT', 'business', given, 2026)).every((name) =>
            names.some((known) => known === name),
          ),
        ).toBe(true)
      }),
    )
  })
})

describe('limits', () => {
  it.each([
    [349, { vision_and_mission: 'tooShort350' }],
    [350, {}],
  ])('a vision of %i characters', (length, errors) => {
    expect(basic({ vision_and_mission: 'न'.repeat(length) })).toEqual(errors)
  })

  it('a character made of several code points counts once', () => {
    expect(basic({ vision_and_mission: '👩‍👩‍👧'.repeat(349) })).toEqual({ vision_and_mission: 'tooShort350' })
  })

  it.each([
    [350, {}],
    [351, { founder_intro: 'tooManyWords350' }],
  ])('a founder introduction of %i words', (words, errors) => {
    expect(business({ founder_intro: 'word '.repeat(words) })).toEqual(errors)
  })

  it.each<[string, Answer, Record<string, string>]>([
    ['three interests', ['grants', 'joint-venture', 'mentor-advisor'], {}],
    ['four interests', ['a', 'b', 'c', 'd'], { interested_in: 'maxThree' }],
    ['no interest', [], { interested_in: 'required' }],
  ])('%s', (_, chosen, errors) => expect(business({ interested_in: chosen })).toEqual(errors))

  it.each<[string, Answer, Record<string, string>]>([
    ['one keyword', ['solar'], {}],
    ['five keywords', ['a', 'b', 'c', 'd', 'e'], {}],
    ['six keywords', ['a', 'b', 'c', 'd', 'e', 'f'], { keywords: 'maxFiveKeywords' }],
    ['blank keywords', [' ', ''], { keywords: 'required' }],
  ])('%s', (_, words, errors) => expect(business({ keywords: words })).toEqual(errors))

  it('a loss may be larger than the revenue', () => {
    expect(business({ ebitda: '240.5', ebitda_is_loss: true })).toEqual({})
    expect(business({ ebitda: '-3' })).toEqual({ ebitda: 'invalidPercent' })
    expect(business({ ebitda: '3.125' })).toEqual({ ebitda: 'invalidPercent' })
  })

  it('an amount fits its currency', () => {
    expect(
      business({
        funding_goal: { amount: '12.50', currency: 'INR' },
        minimum_investment: { amount: '1', currency: 'INR' },
      }),
    ).toEqual({})
    expect(business({ funding_goal: { amount: '12.50', currency: 'JPY' } })).toEqual({ funding_goal: 'invalidAmount' })
    expect(business({ funding_goal: { amount: '-1', currency: 'INR' } })).toEqual({ funding_goal: 'invalidAmount' })
    expect(business({ valuation: { amount: '', currency: 'INR' } })).toEqual({})
  })

  it('an answer of the wrong shape is rejected', () => {
    expect(business({ city: ['Pune'], keywords: 'solar', strategic_partnership: 'yes', industry: true })).toEqual({
      city: 'invalid',
      keywords: 'invalid',
      strategic_partnership: 'invalid',
      industry: 'invalid',
    })
  })
})

describe('the sections of a step', () => {
  it.each(profileKinds.flatMap((kind) => (['basic', 'business'] as const).map((step) => [kind, step] as const)))(
    'of %s, %s, hold every field, each section once and at most nine fields',
    (kind, step) => {
      const parts = sectionsOf(fieldsOf(kind, step, {}))
      const names = parts.map(({ section }) => section)
      expect(new Set(names).size).toBe(names.length)
      expect(names).not.toContain(null)
      expect(parts.flatMap(({ specs }) => specs.map(({ name }) => name))).toEqual(
        fieldsOf(kind, step, {}).map(({ name }) => name),
      )
      expect(Math.max(...parts.map(({ specs }) => specs.length))).toBeLessThanOrEqual(9)
    },
  )

  it('a free text of "Other" stays in the section of its field', () => {
    const parts = sectionsOf(fieldsOf('INVESTMENT', 'business', { use_of_funds: ['other'] }))
    expect(parts.find(({ section }) => section === 'raise')?.specs.map(({ name }) => name)).toContain(
      'use_of_funds_other',
    )
  })
})
