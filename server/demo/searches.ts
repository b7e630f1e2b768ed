import { daysBefore } from '../../src/domain/durations.ts'
import type { ProfileKind } from '../../src/domain/offerings.ts'
import { savedSearches } from '../kernel/db/schema.ts'
import type { Deps } from '../kernel/ports/deps.ts'
import { demoAccounts } from './accounts.ts'
import type { SeededMember } from './seed.ts'

interface Search {
  kind: ProfileKind
  name: string
  query: Record<string, string>
}

/** What each demo account looks for, by its kind. */
const searches: Readonly<Record<ProfileKind, readonly Search[]>> = {
  INVESTOR: [
    {
      kind: 'INVESTMENT',
      name: 'Storage, feed and freight',
      query: { industry: 'agriculture-food-processing~logistics-supply-chain' },
    },
    {
      kind: 'WANT_TO_SELL',
      name: 'Verified food businesses',
      query: { industry: 'food-beverage-restaurants', verified: '1' },
    },
  ],
  INVESTMENT: [
    { kind: 'INVESTOR', name: 'Food investors', query: { industry: 'agriculture-food-processing' } },
    { kind: 'WANT_TO_GROW', name: 'Millers and importers', query: { q: 'flour' } },
  ],
  WANT_TO_SELL: [
    { kind: 'INVESTOR', name: 'Buyers for food companies', query: { industry: 'food-beverage-restaurants' } },
  ],
  WANT_TO_GROW: [
    { kind: 'WANT_TO_GROW', name: 'Fresh-produce importers', query: { q: 'fruit' } },
    { kind: 'INVESTOR', name: 'Cold-chain investors', query: { industry: 'logistics-supply-chain' } },
  ],
}

/** Saves the searches of the demo accounts, without alerts. */
export async function seedSearches(deps: Deps, made: readonly SeededMember[], now: Date): Promise<void> {
  const rows = demoAccounts.flatMap(({ email, kind }) => {
    const member = made.find((one) => one.email === email)
    return searches[kind].map((search, place) => {
      const createdAt = daysBefore(now, 31 - place * 9)
      return {
        ...search,
        profileId: member?.profileId ?? '',
        alert: 'off' as const,
        // An alert that is turned on later starts at the listings of that moment.
        seenNo: 0,
        createdAt,
      }
    })
  })
  await deps.db.insert(savedSearches).values(rows)
}
