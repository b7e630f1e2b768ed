import { describe, expect, it } from 'vitest'
import { bestChange } from '../../src/domain/matching/change.ts'
import { isStrong, type MatchSide } from '../../src/domain/matching/match.ts'
import type { ProfileKind } from '../../src/domain/offerings.ts'

/**
 * The single change that a profile is advised to make depends on its kind. An investor may consider more sectors,
 * stages and regions, and invest less or more. A company cannot change what it is; it can only lower its minimum and
 * operate in more regions.
 */

const side = (kind: ProfileKind, more: Partial<MatchSide> = {}): MatchSide => ({
  kind,
  sectors: ['agritech'],
  stages: kind === 'INVESTOR' ? ['growth'] : ['series-b'],
  ticket: { least: 100_000, most: 200_000 },
  investorTypes: [],
  country: 'IN',
  regions: ['pan-india'],
  keywords: [],
  text: '',
  ...more,
})

const farAway = { country: 'AU', regions: ['oceania'] }

/** Conditions that prevent a strong match with the other side, beyond the country alone. */
const obstacles = {
  sector: () => ({ sectors: ['textiles'] }),
  stage: (kind: ProfileKind) => ({ ...farAway, stages: [kind === 'INVESTOR' ? 'seed' : 'mvp'] }),
  higher: () => ({ ...farAway, ticket: { least: 600_000, most: 950_000 } }),
  lower: () => ({ ...farAway, ticket: { least: 10_000, most: 40_000 } }),
} as const
type Obstacle = keyof typeof obstacles

const otherOf = (kind: ProfileKind, obstacle: Obstacle): MatchSide =>
  side(kind === 'INVESTOR' ? 'INVESTMENT' : 'INVESTOR', obstacles[obstacle](kind))
const advised = (kind: ProfileKind, obstacle: Obstacle) => {
  const [mine, other] = [side(kind), otherOf(kind, obstacle)]
  expect([obstacle, isStrong(mine, other)]).toEqual([obstacle, false])
  return bestChange(mine, [other]).change
}

describe('an investor is advised', () => {
  it.each(['sector', 'stage'] as const)('to look at another %s', (part) => {
    expect(advised('INVESTOR', part)).toMatchObject({ part, more: 1 })
  })
  it('to invest more if the company asks for more', () => {
    const amount = { minor: 60_000_000, currency: 'USD' }
    expect(advised('INVESTOR', 'higher')).toEqual({ part: 'largestTicket', amount, more: 1 })
  })
  it('to invest less if the company asks for less', () => {
    const amount = { minor: 4_000_000, currency: 'USD' }
    expect(advised('INVESTOR', 'lower')).toEqual({ part: 'smallestTicket', amount, more: 1 })
  })
  it('never to multiply or divide a ticket by more than four', () => {
    const [mine, far] = [side('INVESTOR'), { ...farAway, ticket: { least: 900_000, most: 950_000 } }]
    expect(bestChange(mine, [side('INVESTMENT', far)]).change?.part).not.toBe('largestTicket')
    const small = { ...farAway, ticket: { least: 1_000, most: 5_000 } }
    expect(bestChange(mine, [side('INVESTMENT', small)]).change?.part).not.toBe('smallestTicket')
  })
})

describe('a business for sale', () => {
  it('is never advised to change its price', () => {
    expect(advised('WANT_TO_SELL', 'lower')?.part).toBe(undefined)
  })
})

describe('a company is advised', () => {
  it('to lower its minimum, but never to raise it', () => {
    expect(advised('INVESTMENT', 'lower')).toMatchObject({ part: 'minimum', more: 1 })
    expect(advised('INVESTMENT', 'higher')?.part).not.toBe('minimum')
  })
  it('never to change its sector or round', () => {
    expect(advised('INVESTMENT', 'sector')?.part).not.toBe('sector')
    expect(advised('INVESTMENT', 'stage')?.part).not.toBe('stage')
  })
})
