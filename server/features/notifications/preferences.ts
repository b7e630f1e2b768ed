import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { NotificationPreferences } from '../../../src/domain/contract/notifications.ts'
import { nextAlert } from '../../../src/domain/market/alerts.ts'
import { kindRules, switchable } from '../../../src/domain/notifications/kinds.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { notificationPreferences, profiles, savedSearches } from '../../kernel/db/schema.ts'
import type { Deps } from '../../kernel/ports/deps.ts'

export type PreferencesRow = Omit<typeof notificationPreferences.$inferSelect, 'accountId'>

/** The time zone of a member who has stored none. */
export const defaultZone = 'Asia/Kolkata'

export const untouched: PreferencesRow = {
  switchedOff: { push: [], email: [] },
  quiet: true,
  quietFrom: '22:00',
  quietUntil: '08:00',
  timeZone: defaultZone,
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

/** Alerts that are not due yet move to 08:00 in the member's new time zone. */
async function moveAlerts({ db, now }: Pick<Deps, 'db' | 'now'>, accountId: string, zone: string): Promise<void> {
  const at = now()
  const [daily, weekly] = (['daily', 'weekly'] as const).map((alert) => nextAlert(alert, at, zone)?.toISOString())
  const own = db.select({ id: profiles.id }).from(profiles).where(eq(profiles.accountId, accountId))
  const stored = db
    .select({ zone: notificationPreferences.timeZone })
    .from(notificationPreferences)
    .where(eq(notificationPreferences.accountId, accountId))
  await db
    .update(savedSearches)
    .set({ nextAlertAt: sql`case alert when 'daily' then ${daily}::timestamptz else ${weekly}::timestamptz end` })
    .where(
      and(
        inArray(savedSearches.profileId, own),
        inArray(savedSearches.alert, ['daily', 'weekly']),
        gt(savedSearches.nextAlertAt, at),
        sql`coalesce((${stored}), ${defaultZone}) <> ${zone}`,
      ),
    )
}

/** Kinds that cannot be switched off stay on. */
export async function savePreferences(
  deps: Pick<Deps, 'db' | 'now'>,
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
  // Before the new zone is stored: they are compared.
  await moveAlerts(deps, accountId, row.timeZone)
  await deps.db
    .insert(notificationPreferences)
    .values({ accountId, ...row })
    .onConflictDoUpdate({ target: notificationPreferences.accountId, set: row })
  return row
}
