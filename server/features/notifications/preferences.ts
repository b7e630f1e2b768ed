import { eq } from 'drizzle-orm'
import type { NotificationPreferences } from '../../../src/domain/contract/notifications.ts'
import { newsOf, switchable } from '../../../src/domain/notifications/kinds.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { notificationPreferences } from '../../kernel/db/schema.ts'

export type PreferencesRow = Omit<typeof notificationPreferences.$inferSelect, 'accountId'>

export const untouched: PreferencesRow = {
  switchedOff: { push: [], email: [] },
  quiet: true,
  quietFrom: '22:00',
  quietUntil: '08:00',
  timeZone: 'Asia/Kolkata',
  throughQuiet: [],
}

export async function preferencesOf(db: Db, accountId: string): Promise<PreferencesRow> {
  const [row] = await db.select().from(notificationPreferences).where(eq(notificationPreferences.accountId, accountId))
  return row ?? untouched
}

export const presentPreferences = (row: PreferencesRow): NotificationPreferences => ({
  off: row.switchedOff,
  quiet: row.quiet,
  quiet_from: row.quietFrom,
  quiet_until: row.quietUntil,
  time_zone: row.timeZone,
  through_quiet: row.throughQuiet,
})

/** What cannot be switched off stays on, whatever was asked. */
export async function savePreferences(
  db: Db,
  accountId: string,
  wish: NotificationPreferences,
): Promise<PreferencesRow> {
  const { push, email } = wish.off
  const row = {
    switchedOff: {
      push: [...new Set(push)].filter((kind) => switchable(kind, 'push')),
      email: [...new Set(email)].filter((kind) => switchable(kind, 'email')),
    },
    quiet: wish.quiet,
    quietFrom: wish.quiet_from,
    quietUntil: wish.quiet_until,
    timeZone: wish.time_zone,
    throughQuiet: [...new Set(wish.through_quiet)].filter((kind) => newsOf(kind).push),
  }
  await db
    .insert(notificationPreferences)
    .values({ accountId, ...row })
    .onConflictDoUpdate({ target: notificationPreferences.accountId, set: row })
  return row
}
