import { describe, expect, it } from 'vitest'
import { soughtInvestors, typesOfInvestor } from '../../src/domain/matching/investorTypes.ts'
import { type MatchSide, matchOf, strongMatch } from '../../src/domain/matching/match.ts'
import type { ProfileKind } from '../../src/domain/offerings.ts'

const side = (kind: ProfileKind, part: Partial<MatchSide>): MatchSide => ({
  ...{ kind, stages: ['seed'], sectors: ['retail'], ticket: { least: 1, most: 9 }, investorTypes: [], country: 'IN' },
  ...{ regions: ['IN'], keywords: [], text: '' },
  ...part,
})

describe('the type of investor that a company looks for', () => {
  const company = side('INVESTMENT', { investorTypes: ['angel-investor', 'angel-network'] })
  const investor = (...investorTypes: string[]) => side('INVESTOR', { investorTypes })
  const reasonOf = (one: MatchSide, other: MatchSide) =>
    matchOf(one, other)?.reasons.find(({ part }) => part === 'investor')

  it('is a reason, whoever reads it', () => {
    const expected = { part: 'investor', met: 'yes', shared: ['angel-network'], fits: [], amounts: null }
    expect(reasonOf(company, investor('angel-network', 'seed-fund-micro-vc'))).toEqual(expected)
    expect(reasonOf(investor('angel-network', 'seed-fund-micro-vc'), company)).toEqual(expected)
    expect(matchOf(company, investor('angel-network'))?.score).toBe(100)
  })

  it('keeps an investor of another type from being a strong match', () => {
    for (const [one, other] of [
      [company, investor('venture-capital')],
      [investor('venture-capital'), company],
    ] as const) {
      expect(reasonOf(one, other)).toEqual({ part: 'investor', met: 'no', shared: [], fits: [], amounts: null })
      expect(matchOf(one, other)?.score).toBe(strongMatch - 1)
    }
  })

  it('is no reason where one of them says nothing, or the business is for sale', () => {
    expect(reasonOf(company, investor())).toBeUndefined()
    expect(reasonOf(side('INVESTMENT', {}), investor('venture-capital'))).toBeUndefined()
    expect(
      reasonOf(side('WANT_TO_SELL', { investorTypes: ['bank-nbfc'] }), investor('venture-capital')),
    ).toBeUndefined()
  })

  it('follows from the institution and whom the investor is associated with', () => {
    expect(typesOfInvestor({ institution_type: 'vc-fund', associated_with: ['angel-network'] })).toEqual([
      ...['venture-capital', 'seed-fund-micro-vc', 'angel-network', 'angel-investor'],
    ])
    expect(typesOfInvestor({ institution_type: 'trust', associated_with: ['independent'] })).toEqual([])
    expect(soughtInvestors({ target_investor: ['family-office'] })).toEqual(['family-office'])
    // No profile says whether an investor invests for impact.
    expect(soughtInvestors({ target_investor: ['family-office', 'impact-investor'] })).toEqual([])
    expect(soughtInvestors({})).toEqual([])
  })
})

describe('a business for sale', () => {
  const business = side('WANT_TO_SELL', { ticket: { least: 900, most: 900 } })
  const scoreOf = (most: number, part: Partial<MatchSide> = {}) =>
    matchOf(business, side('INVESTOR', { ticket: { least: 1, most }, ...part }))?.score ?? null

  it('ranks a buyer whose ticket is below a third of the price below all who can afford it', () => {
    const affordsWithNothingElse = scoreOf(900, { sectors: ['aviation'], country: 'US', regions: ['US'] })
    expect([scoreOf(299), affordsWithNothingElse]).toEqual([9, 36])
    expect(scoreOf(300)).toBeGreaterThan(36)
    expect(matchOf(side('INVESTOR', { ticket: { least: 1, most: 299 } }), business)?.score).toBe(9)
  })

  it('says nothing about a buyer or a price without an amount', () => {
    expect(scoreOf(299, { ticket: null })).toBe(100)
  })
})

describe('the amounts of the ticket size', () => {
  const investor = (least: number, most: number) => side('INVESTOR', { ticket: { least, most } })
  const amountsOf = (one: MatchSide, other: MatchSide) =>
    matchOf(one, other)?.reasons.find(({ part }) => part === 'ticket')?.amounts

  it('say what is asked and where it lies in the range, whoever reads it', () => {
    const round = side('INVESTMENT', { ticket: { least: 20, most: 50 } })
    const asked = { of: 'minimum_investment', asked: 20, goal: null }
    const goal = { of: 'funding_goal', asked: 50, goal: null }
    for (const [range, expected] of [
      [investor(10, 30), { ...asked, least: 10, most: 30, where: 'inside' }],
      [investor(5, 10), { ...asked, least: 5, most: 10, where: 'above' }],
      [investor(60, 90), { ...goal, least: 60, most: 90, where: 'below' }],
      [investor(30, 90), { ...goal, least: 30, most: 90, where: 'inside' }],
      [investor(30, 40), { ...asked, goal: 50, least: 30, most: 40, where: 'around' }],
      [investor(0, 30), { ...asked, least: null, most: 30, where: 'inside' }],
      [investor(10, 1e9), { ...asked, least: 10, most: null, where: 'inside' }],
    ] as const) {
      expect(amountsOf(range, round)).toEqual(expected)
      expect(amountsOf(round, range)).toEqual(expected)
    }
  })

  it('name the goal of a round without a minimum, and the price of a business for sale', () => {
    const ticket = { least: 20, most: 20 }
    expect(amountsOf(investor(10, 30), side('INVESTMENT', { ticket }))).toMatchObject({ of: 'funding_goal', asked: 20 })
    expect(amountsOf(side('WANT_TO_SELL', { ticket }), investor(5, 15))).toMatchObject({
      ...{ of: 'asking_price', asked: 20, where: 'above' },
    })
  })

  it('are missing without an investor', () => {
    expect(amountsOf(side('INVESTMENT', {}), side('WANT_TO_SELL', {}))).toBeNull()
  })
})
