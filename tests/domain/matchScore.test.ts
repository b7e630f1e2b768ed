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
    const expected = { part: 'investor', met: 'yes', shared: ['angel-network'], fits: [] }
    expect(reasonOf(company, investor('angel-network', 'seed-fund-micro-vc'))).toEqual(expected)
    expect(reasonOf(investor('angel-network', 'seed-fund-micro-vc'), company)).toEqual(expected)
    expect(matchOf(company, investor('angel-network'))?.score).toBe(100)
  })

  it('keeps an investor of another type from being a strong match', () => {
    for (const [one, other] of [
      [company, investor('venture-capital')],
      [investor('venture-capital'), company],
    ] as const) {
      expect(reasonOf(one, other)).toEqual({ part: 'investor', met: 'no', shared: [], fits: [] })
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
