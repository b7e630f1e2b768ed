import { eq } from 'drizzle-orm'
import type { NotificationPreferences } from '../../../src/domain/contract/notifications.ts'
import { kindRules, switchable } from '../../../src/domain/notifications/kinds.ts'
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

/** Kinds that cannot be switched off stay on. */
export async function savePreferences(
  db: Db,
  accountId: string,
  request: NotificationPreferences,
): Promise<PreferencesRow> {
  const { push, email } = request.off
  const row = {
    switchedOff: {
      push: [...new Set(push)].filter((kind) => switchable(kind, 'push')),
      email: [...new Set(email)].filter((kind) => switchable(kind, 'email')),
    },
    quiet: request.quiet,
    quietFrom: request.quiet_from,
    quietUntil: request.quiet_until,
    timeZone: request.time_zone,
    throughQuiet: [...new Set(request.through_quiet)].filter((kind) => kindRules(kind).push),
  }
  await db
    .insert(notificationPreferences)
    .values({ accountId, ...row })
    .onConflictDoUpdate({ target: notificationPreferences.accountId, set: row })
  return row
}
