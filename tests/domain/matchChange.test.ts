import { describe, expect, it } from 'vitest'
import { bestChange } from '../../src/domain/matching/change.ts'
import { isStrong, type MatchSide } from '../../src/domain/matching/match.ts'
import type { ProfileKind } from '../../src/domain/offerings.ts'

/**
 * Which one change of a profile is advised, by whose it is: an investor may look at more sectors, stages and regions, and
 * invest less or more; a company is what it is, and only the least that it takes and where it works are its to choose.
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

/** What keeps the other from being a strong match: where they are alone would not. */
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
  it('to invest more where the company asks for more', () => {
    expect(advised('INVESTOR', 'higher')).toMatchObject({ part: 'ticket', more: 1 })
  })
  it('to invest less where the company asks for less', () => {
    expect(advised('INVESTOR', 'lower')).toMatchObject({ part: 'ticket', more: 1 })
  })
})

describe('a company is advised', () => {
  it.each(['INVESTMENT', 'WANT_TO_SELL'] as const)('to take less, but never to ask for more: %s', (kind) => {
    expect(advised(kind, 'lower')).toMatchObject({ part: 'ticket', more: 1 })
    expect(advised(kind, 'higher')?.part).not.toBe('ticket')
  })
  it('never to be in another sector or round', () => {
    expect(advised('INVESTMENT', 'sector')?.part).not.toBe('sector')
    expect(advised('INVESTMENT', 'stage')?.part).not.toBe('stage')
  })
})
