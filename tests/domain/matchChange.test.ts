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
  higher: () => ({ ...farAway, ticket: { least: 900_000, most: 950_000 } }),
  lower: () => ({ ...farAway, ticket: { least: 1_000, most: 5_000 } }),
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
    expect(advised('INVESTOR', 'higher')).toMatchObject({ part: 'ticket', more: 1 })
  })
  it('to invest less if the company asks for less', () => {
    expect(advised('INVESTOR', 'lower')).toMatchObject({ part: 'ticket', more: 1 })
  })
})

describe('a company is advised', () => {
  it.each(['INVESTMENT', 'WANT_TO_SELL'] as const)('to take less, but never to ask for more: %s', (kind) => {
    expect(advised(kind, 'lower')).toMatchObject({ part: 'ticket', more: 1 })
    expect(advised(kind, 'higher')?.part).not.toBe('ticket')
  })
  it('never to change its sector or round', () => {
    expect(advised('INVESTMENT', 'sector')?.part).not.toBe('sector')
    expect(advised('INVESTMENT', 'stage')?.part).not.toBe('stage')
  })
})
