import { and, eq } from 'drizzle-orm'
import { isOption } from '../catalog/options.ts'
import type { Selecting } from '../db/reading.ts'
import { listingOpenings, listingReports } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { refuse } from '../http/refusal.ts'
import { entitlementsOf } from '../memberships/entitlements.ts'
import type { ProfileRow } from '../profiles/store.ts'
import type { Caller } from '../proposals/actingProfile.ts'
import { holdPair } from '../proposals/store.ts'
import { openingOf, openingsIn, openingsOf } from './documents.ts'

/** Uses one of a limited plan's listings, once for a listing; counted and taken in one write. */
export async function openListing({ deps, account }: Caller, own: ProfileRow, row: ProfileRow): Promise<void> {
  const entitled = await entitlementsOf(deps.db, account.id, own.kind, deps.now())
  if (!entitled.may.open_listing) return refuse('SUBSCRIPTION_REQUIRED')
  const most = entitled.contactListings
  await deps.db.transaction(async (tx) => {
    await holdPair(tx, own.id, own.id)
    if ((await openingOf(tx, own.id, row.id)).length > 0) return
    if (most !== null && openingsIn(await openingsOf(tx, own.id)) >= most) return refuse('QUOTA_EXCEEDED')
    await tx.insert(listingOpenings).values({ viewerId: own.id, listingId: row.id, createdAt: deps.now() })
  })
}

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
    .onConflictDoNothing()
}

export const reportsBy = (db: Selecting, reporterId: string, listingId: string) =>
  db
    .select({ id: listingReports.id })
    .from(listingReports)
    .where(and(eq(listingReports.listingId, listingId), eq(listingReports.reporterId, reporterId)))
