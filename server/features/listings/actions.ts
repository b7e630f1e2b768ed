import { and, eq, sql } from 'drizzle-orm'
import { entitlementsFrom, subscriptionAt } from '../../../src/domain/memberships/status.ts'
import type { ProfileKind } from '../../../src/domain/offerings.ts'
import { combinedQuery, type SelectBuilder } from '../../kernel/db/combinedQuery.ts'
import type { ProfileRow } from '../../kernel/db/profileRow.ts'
import { listingOpenings, listingReports } from '../../kernel/db/schema.ts'
import type { Caller } from '../../kernel/http/actingProfile.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import { isOption } from '../catalog/index.ts'
import { lockMember, periodsOf, recordUse } from '../entitlements/index.ts'
import { blockedBetween } from '../pairs/index.ts'
import { openingOf, openingsIn, openingsOf } from './documents.ts'

const openingQuery = combinedQuery(
  (db, params: { accountId: string; kind: ProfileKind; viewer: string; listing: string }) => ({
    periods: periodsOf(db, params.accountId, params.kind),
    blocked: blockedBetween(db, params.viewer, params.listing),
    opening: openingOf(db, params.viewer, params.listing),
    openings: openingsOf(db, params.viewer),
  }),
)

/** Counts an opened listing against a limited plan, once per listing; checked and counted in one write. */
export async function openListing({ deps, account }: Caller, own: ProfileRow, row: ProfileRow): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockMember(tx, own, own.id)
    const now = deps.now()
    const params = { accountId: account.id, kind: own.kind, viewer: own.id, listing: row.id }
    const { periods, blocked, opening, openings } = await openingQuery(tx, params)
    if (blocked.length > 0) return refuse('BLOCKED')
    const entitled = entitlementsFrom(subscriptionAt(periods, now))
    if (!entitled.may.open_listing) return refuse('SUBSCRIPTION_REQUIRED')
    if (opening.length > 0) return
    const most = entitled.contactListings
    if (most !== null && openingsIn(openings) >= most) return refuse('QUOTA_EXCEEDED')
    await tx.insert(listingOpenings).values({ viewerId: own.id, listingId: row.id, createdAt: now })
    await recordUse(tx, own, now)
  })
}

/** A report that was changed replaces the open one, which may have been stored although its answer was lost. */
export async function reportListing(
  deps: Deps,
  own: ProfileRow,
  row: ProfileRow,
  { reason, text }: { reason: string; text: string },
): Promise<void> {
  if (!isOption('report-reason', reason)) return refuse('VALIDATION_FAILED', { fields: { reason: 'invalid' } })
  if (row.accountId === own.accountId) return refuse('FORBIDDEN')
  await deps.db
    .insert(listingReports)
    .values({ listingId: row.id, reporterId: own.id, reason, text, createdAt: deps.now() })
    .onConflictDoUpdate({
      target: [listingReports.listingId, listingReports.reporterId],
      targetWhere: sql`status = 'open'`,
      set: { reason, text },
    })
}

export const openReportsBy = (db: SelectBuilder, reporterId: string, listingId: string) =>
  db
    .select({ id: listingReports.id })
    .from(listingReports)
    .where(
      and(
        eq(listingReports.listingId, listingId),
        eq(listingReports.reporterId, reporterId),
        eq(listingReports.status, 'open'),
      ),
    )
