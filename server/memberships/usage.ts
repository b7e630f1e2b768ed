import { and, count, eq, gt, isNull, lte, max } from 'drizzle-orm'
import type { MySubscription } from '../../src/domain/contract/memberships.ts'
import type { Entitled } from '../../src/domain/memberships/status.ts'
import type { ProfileKind } from '../../src/domain/offerings.ts'
import { daysAfter } from '../../src/domain/proposals/clocks.ts'
import { listingOpenings, memberships, savedSearches } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { ownProfile } from '../profiles/store.ts'
import { packCredits } from '../proposals/credits.ts'
import { openSent, sentSince } from '../proposals/store.ts'

/** What of a plan and its add-ons is used, counted as the server counts when it allows or refuses. */
export async function usageOf(
  deps: Deps,
  accountId: string,
  kind: ProfileKind,
  entitled: Entitled,
): Promise<MySubscription['usage']> {
  const profile = await ownProfile(deps.db, accountId, kind)
  const packs = await packCredits(deps, { accountId, kind }, profile?.id ?? null)
  const featured = await featuredUntil(deps, accountId, kind)
  return {
    proposals_sent: profile ? await sentSince(deps.db, profile.id, daysAfter(deps.now(), -30)) : 0,
    proposals_limit: entitled.proposalsPer30Days,
    open_proposals: profile ? await openSent(deps.db, profile.id) : 0,
    open_proposals_limit: entitled.openProposals,
    extra_proposals: packs.used,
    extra_proposals_limit: packs.limit,
    contacts_opened: profile ? await rowsOf(deps, listingOpenings, eq(listingOpenings.viewerId, profile.id)) : 0,
    contacts_limit: entitled.contactListings,
    saved_searches: profile ? await rowsOf(deps, savedSearches, eq(savedSearches.profileId, profile.id)) : 0,
    saved_searches_limit: entitled.savedSearches,
    analytics_days: entitled.analyticsDays,
    featured_until: featured,
  }
}

async function rowsOf(
  { db }: Deps,
  table: typeof listingOpenings | typeof savedSearches,
  which: ReturnType<typeof eq>,
): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(table).where(which)
  return row?.rows ?? 0
}

async function featuredUntil({ db, now }: Deps, accountId: string, kind: ProfileKind): Promise<string | null> {
  const [row] = await db
    .select({ until: max(memberships.featuredUntil) })
    .from(memberships)
    .where(
      and(
        eq(memberships.accountId, accountId),
        eq(memberships.profileKind, kind),
        isNull(memberships.endedAt),
        lte(memberships.periodStart, now()),
        gt(memberships.featuredUntil, now()),
      ),
    )
  return row?.until?.toISOString() ?? null
}
