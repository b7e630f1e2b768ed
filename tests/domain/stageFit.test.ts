import { expect, it } from 'vitest'
import { type MatchSide, matchOf } from '../../src/domain/matching/match.ts'
import type { ProfileKind } from '../../src/domain/offerings.ts'

const side = (kind: ProfileKind, ...stages: string[]): MatchSide => ({
  ...{
    kind,
    stages,
    sectors: ['retail'],
    ticket: { least: 1, most: 9 },
    investorTypes: [],
    country: 'IN',
    regions: ['IN'],
  },
  ...{ keywords: [], text: '' },
})
const stageOf = (one: MatchSide, other: MatchSide) => matchOf(one, other)?.reasons.find(({ part }) => part === 'stage')

it('a round says which of the investor’s stages it fits, whoever reads it', () => {
  const [investor, company] = [side('INVESTOR', 'early-revenue', 'growth'), side('INVESTMENT', 'seed')]
  const expected = { part: 'stage', met: 'yes', shared: ['seed'], fits: ['early-revenue'], amounts: null }
  expect(stageOf(investor, company)).toEqual(expected)
  expect(stageOf(company, investor)).toEqual(expected)
})

it('a round that fits none names none', () => {
  const expected = { part: 'stage', met: 'no', shared: [], fits: [], amounts: null }
  expect(stageOf(side('INVESTOR', 'mature'), side('INVESTMENT', 'seed'))).toEqual(expected)
})

it('a stage that both name fits itself', () => {
  expect(stageOf(side('INVESTOR', 'seed'), side('INVESTMENT', 'seed'))).toMatchObject({
    shared: ['seed'],
    fits: [],
    amounts: null,
  })
})

it('a business for sale has no stage', () => {
  for (const stages of [['profitable'], ['idea']]) {
    expect(stageOf(side('INVESTOR', ...stages), side('WANT_TO_SELL', 'profitable', 'mature'))).toBeUndefined()
    expect(stageOf(side('WANT_TO_SELL', 'profitable', 'mature'), side('INVESTOR', ...stages))).toBeUndefined()
  }
})
