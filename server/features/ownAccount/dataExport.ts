import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../kernel/db/connect.ts'
import { profileColumns } from '../../kernel/db/profileRow.ts'
import { profiles } from '../../kernel/db/schema.ts'
import type { Account } from '../../kernel/ports/deps.ts'
import { billingSelect } from '../memberships/index.ts'
import * as ofAccount from './accountRows.ts'
import * as ofProfiles from './profileRows.ts'

/** Without the columns computed for lists and matches. */
const { listedVersion, listedNo, matching, strangers, cardAnswers, ...ownColumns } = profileColumns

/**
 * All data stored about an account, machine-readable, without our secrets or other members' details. Lists are in
 * chronological order.
 */
export async function exportOf(db: Db, account: Account, now: Date) {
  const { passwordHash: _secret, demo: _demo, ...own } = account
  const ownProfiles = await db
    .select(ownColumns)
    .from(profiles)
    .where(eq(profiles.accountId, account.id))
    .orderBy(asc(profiles.createdAt), asc(profiles.id))
  const ids = ownProfiles.map(({ id }) => id)
  return {
    exported_at: now.toISOString(),
    account: own,
    profiles: ownProfiles,
    drafts: await ofAccount.drafts(db, account.id),
    documents: await ofProfiles.ownDocuments(db, ids),
    saved_searches: await ofProfiles.searches(db, ids),
    favourites: await ofProfiles.marked(db, ids),
    proposals: await ofProfiles.ownProposals(db, ids),
    proposal_steps: await ofProfiles.stepsTaken(db, ids),
    messages_sent: await ofProfiles.messagesSent(db, ids),
    questions_asked: await ofProfiles.questionsAsked(db, ids),
    questions_answered: await ofProfiles.questionsAnswered(db, ids),
    reports_of_listings: await ofProfiles.reportsOfListings(db, ids),
    reports_of_members: await ofProfiles.reportsOfMembers(db, ids),
    memberships: await ofAccount.ownMemberships(db, account.id),
    billing_details: (await billingSelect(db, account.id))[0] ?? null,
    purchases: await ofAccount.purchases(db, account.id),
    notifications: await ofAccount.ownNotifications(db, account.id),
    notification_preferences: await ofAccount.preferences(db, account.id),
    devices: await ofAccount.loggedIn(db, account.id),
    push_devices: await ofAccount.pushDevices(db, account.id),
    support_messages: await ofAccount.messagesToSupport(db, account.email),
    recorded_steps: await ofAccount.recordedSteps(db, account.id),
    security_events: await ofAccount.events(db, account.id),
  }
}
