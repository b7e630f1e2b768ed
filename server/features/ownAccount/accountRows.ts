import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../kernel/db/connect.ts'
import {
  devices,
  memberships,
  notifications,
  profileDrafts,
  securityEvents,
  sessions,
  supportMessages,
  traces,
  transactions,
} from '../../kernel/db/schema.ts'
import { preferencesOf } from '../notifications/index.ts'

/** The rows of an account in its export, oldest first; security events are newest first, as on the account page. */

export const drafts = (db: Db, accountId: string) =>
  db
    .select({ kind: profileDrafts.kind, answers: profileDrafts.answers, updatedAt: profileDrafts.updatedAt })
    .from(profileDrafts)
    .where(eq(profileDrafts.accountId, accountId))
    .orderBy(asc(profileDrafts.updatedAt), asc(profileDrafts.kind))

export const ownMemberships = (db: Db, accountId: string) =>
  db
    .select()
    .from(memberships)
    .where(eq(memberships.accountId, accountId))
    .orderBy(asc(memberships.createdAt), asc(memberships.id))

export const purchases = (db: Db, accountId: string) =>
  db
    .select({
      id: transactions.id,
      mode: transactions.mode,
      planId: transactions.planId,
      amount: { minor: transactions.amount, currency: transactions.currency },
      status: transactions.status,
      invoice: transactions.invoice,
      createdAt: transactions.createdAt,
    })
    .from(transactions)
    .where(eq(transactions.accountId, accountId))
    .orderBy(asc(transactions.createdAt), asc(transactions.id))

/** Without their text, because it contains other members' names and words. */
export const ownNotifications = (db: Db, accountId: string) =>
  db
    .select({
      id: notifications.id,
      kind: notifications.kind,
      to: sql<string>`${notifications.words}->>'to'`,
      readAt: notifications.readAt,
      createdAt: notifications.createdAt,
      updatedAt: notifications.updatedAt,
    })
    .from(notifications)
    .where(eq(notifications.accountId, accountId))
    .orderBy(asc(notifications.createdAt), asc(notifications.id))

/** The stored preferences, or the defaults until the member chooses. */
export async function preferences(db: Db, accountId: string) {
  const { switchedOff, quiet, quietFrom, quietUntil, timeZone, throughQuiet } = await preferencesOf(db, accountId)
  return { switchedOff, quiet, quietFrom, quietUntil, timeZone, throughQuiet }
}

export const loggedIn = (db: Db, accountId: string) =>
  db
    .select({ userAgent: sessions.userAgent, createdAt: sessions.createdAt, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .where(eq(sessions.accountId, accountId))
    .orderBy(asc(sessions.createdAt), asc(sessions.id))

/** Without their tokens, which allow pushes to the device. */
export const pushDevices = (db: Db, accountId: string) =>
  db
    .select({ pushType: devices.pushType, createdAt: devices.createdAt })
    .from(devices)
    .where(eq(devices.accountId, accountId))
    .orderBy(asc(devices.createdAt), asc(devices.token))

export const messagesToSupport = (db: Db, email: string) =>
  db
    .select()
    .from(supportMessages)
    .where(eq(supportMessages.email, email))
    .orderBy(asc(supportMessages.createdAt), asc(supportMessages.id))

/** The steps of each visit that was recorded, with the member's consent. */
export const recordedSteps = (db: Db, accountId: string) =>
  db
    .select({ trace: traces.trace, first: traces.first, steps: traces.steps, createdAt: traces.createdAt })
    .from(traces)
    .where(eq(traces.accountId, accountId))
    .orderBy(asc(traces.createdAt), asc(traces.trace), asc(traces.first))

export const events = (db: Db, accountId: string) =>
  db.select().from(securityEvents).where(eq(securityEvents.accountId, accountId)).orderBy(desc(securityEvents.id))
