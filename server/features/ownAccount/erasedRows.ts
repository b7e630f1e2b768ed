import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../kernel/db/connect.ts'
import {
  billingDetails,
  codeChallenges,
  deckViews,
  devices,
  favourites,
  listingDays,
  listingOpenings,
  listingQuestions,
  listingViews,
  loginAttempts,
  notificationPreferences,
  notifications,
  profileDrafts,
  savedSearches,
  securityEvents,
  sessions,
  supportMessages,
} from '../../kernel/db/schema.ts'
import type { Account } from '../../kernel/ports/deps.ts'
import { eraseBuyer } from '../memberships/index.ts'
import { deleteTraces } from '../traces/index.ts'

/** Deletes the rows of an account that nobody else needs; returns the ids of the sessions that were open. */
export async function eraseAccountRows(tx: Db, account: Account): Promise<string[]> {
  const names = [account.email, account.mobile]
  const ended = await tx.delete(sessions).where(eq(sessions.accountId, account.id)).returning()
  await tx.delete(profileDrafts).where(eq(profileDrafts.accountId, account.id))
  await tx.delete(devices).where(eq(devices.accountId, account.id))
  await tx.delete(notifications).where(eq(notifications.accountId, account.id))
  await tx.delete(notificationPreferences).where(eq(notificationPreferences.accountId, account.id))
  await tx.delete(securityEvents).where(eq(securityEvents.accountId, account.id))
  await tx.delete(codeChallenges).where(inArray(codeChallenges.target, names))
  await tx.delete(loginAttempts).where(inArray(loginAttempts.target, names))
  await deleteTraces(tx, account.id)
  await tx.delete(billingDetails).where(eq(billingDetails.accountId, account.id))
  await eraseBuyer(tx, account.id)
  await tx.delete(supportMessages).where(eq(supportMessages.email, account.email))
  return ended.flatMap(({ id, revokedAt }) => (revokedAt ? [] : [id]))
}

/** Deletes the rows of its profiles that nobody else needs; views of others' listings stay in their counts, without the viewer. */
export async function eraseProfileRows(tx: Db, profileIds: string[]): Promise<void> {
  if (profileIds.length === 0) return
  await tx.delete(savedSearches).where(inArray(savedSearches.profileId, profileIds))
  await tx
    .delete(listingQuestions)
    .where(or(inArray(listingQuestions.askerId, profileIds), inArray(listingQuestions.listingId, profileIds)))
  await tx
    .delete(favourites)
    .where(or(inArray(favourites.profileId, profileIds), inArray(favourites.listingId, profileIds)))
  await tx.delete(listingOpenings).where(inArray(listingOpenings.viewerId, profileIds))
  await tx.delete(listingDays).where(inArray(listingDays.profileId, profileIds))
  await tx.delete(listingViews).where(inArray(listingViews.profileId, profileIds))
  await tx.delete(deckViews).where(inArray(deckViews.profileId, profileIds))
  // A new id for each row, so that rows of one member cannot be linked.
  const viewerId = sql`gen_random_uuid()`
  await tx.update(listingViews).set({ viewerId }).where(inArray(listingViews.viewerId, profileIds))
  await tx.update(deckViews).set({ viewerId }).where(inArray(deckViews.viewerId, profileIds))
}

/** Removes the names of these profiles from the notifications of the members they dealt with. */
export async function removeNames(tx: Db, profileIds: string[]): Promise<void> {
  if (profileIds.length === 0) return
  const ids = sql`array[${sql.join(
    profileIds.map((id) => sql`${id}`),
    sql`, `,
  )}]::uuid[]`
  await tx.execute(sql`with dealings as (
      select 'proposal:' || id as subject, sender_profile_id as one, receiver_profile_id as other from proposals
      union all select 'chat:' || id, profile_a, profile_b from chats
    )
    update notifications n set words = n.words || '{"name": ""}'
    from dealings d join profiles p on p.id in (d.one, d.other)
    where (d.one = any(${ids}) or d.other = any(${ids})) and n.account_id = p.account_id and n.subject = d.subject`)
}
