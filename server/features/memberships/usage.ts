import { and, count, eq, gt, isNull, lte, max } from 'drizzle-orm'
import type { MySubscription } from '../../../src/domain/contract/memberships.ts'
import type { CurrentEntitlements } from '../../../src/domain/memberships/status.ts'
import type { ProfileKind } from '../../../src/domain/offerings.ts'
import type { SelectBuilder } from '../../kernel/db/combinedQuery.ts'
import { listingOpenings, memberships, savedSearches } from '../../kernel/db/schema.ts'
import type { MembershipRow } from '../../kernel/ports/deps.ts'
import { openSentSelect, packCredits, sentFromPacks, sentSinceSelect } from '../sending/index.ts'

export interface UsageParams {
  accountId: string
  kind: ProfileKind
  profileId: string
  now: Date
  creditsSince: Date
}

/** The selects for usage of a plan and its add-ons, with the same counting as the permission checks. */
export const usageSelects = (db: SelectBuilder, params: UsageParams) => ({
  sent: sentSinceSelect(db, params.profileId, params.creditsSince),
  fromPacks: sentFromPacks(db, params.profileId),
  openSent: openSentSelect(db, params.profileId),
  contacts: rowsOf(db, listingOpenings, eq(listingOpenings.viewerId, params.profileId)),
  searches: rowsOf(db, savedSearches, eq(savedSearches.profileId, params.profileId)),
  featured: featuredUntil(db, params),
})
export type UsageFacts = {
  [Name in keyof ReturnType<typeof usageSelects>]: Awaited<ReturnType<typeof usageSelects>[Name]>
}

export function usageBy(
  facts: UsageFacts,
  periods: readonly MembershipRow[],
  entitled: CurrentEntitlements,
  now: Date,
): MySubscription['usage'] {
  const packs = packCredits(periods, facts.fromPacks, now)
  return {
    proposals_sent: facts.sent[0]?.sent ?? 0,
    proposals_limit: entitled.proposalsPer30Days,
    open_proposals: facts.openSent[0]?.open ?? 0,
    open_proposals_limit: entitled.openProposals,
    extra_proposals: packs.used,
    extra_proposals_limit: packs.limit,
    contacts_opened: facts.contacts[0]?.rows ?? 0,
    contacts_limit: entitled.contactListings,
    saved_searches: facts.searches[0]?.rows ?? 0,
    saved_searches_limit: entitled.savedSearches,
    analytics_days: entitled.analyticsDays,
    featured_until: facts.featured[0]?.until?.toISOString() ?? null,
  }
}

const rowsOf = (
  db: SelectBuilder,
  table: typeof listingOpenings | typeof savedSearches,
  which: ReturnType<typeof eq>,
) => db.select({ rows: count() }).from(table).where(which)

const featuredUntil = (db: SelectBuilder, { accountId, kind, now }: UsageParams) =>
  db
    .select({ until: max(memberships.featuredUntil) })
    .from(memberships)
    .where(
      and(
        eq(memberships.accountId, accountId),
        eq(memberships.profileKind, kind),
        isNull(memberships.endedAt),
        lte(memberships.periodStart, now),
        gt(memberships.featuredUntil, now),
      ),
    )
