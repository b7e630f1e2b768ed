import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { notifications } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Cursor } from '../http/cursor.ts'

export type NotificationRow = typeof notifications.$inferSelect
type NewRow = Pick<NotificationRow, 'accountId' | 'kind' | 'subject' | 'words' | 'mailAt'>

/** While unread, one row for a subject: news about it replaces its words. True where it is a new row. */
export async function record(db: Db, row: NewRow, now: Date): Promise<boolean> {
  const [kept] = await db
    .insert(notifications)
    .values({ ...row, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [notifications.accountId, notifications.kind, notifications.subject],
      targetWhere: sql`read_at is null`,
      set: { words: row.words, updatedAt: now },
    })
    .returning({ createdAt: notifications.createdAt })
  return kept?.createdAt.getTime() === now.getTime()
}

export const notificationsOf = (db: Db, accountId: string, cursor: Cursor | null, limit: number) =>
  db
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.accountId, accountId),
        cursor
          ? sql`(${notifications.updatedAt}, ${notifications.id}) < (${cursor.at.toISOString()}::timestamptz, ${cursor.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(notifications.updatedAt), desc(notifications.id))
    .limit(limit + 1)

export async function unreadCount(db: Db, accountId: string): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.accountId, accountId), isNull(notifications.readAt)))
  return row?.unread ?? 0
}

/** Read in one place, read everywhere: no e-mail follows, and every open bell hears of it. */
async function markRead(deps: Deps, accountId: string, which: ReturnType<typeof eq> | undefined): Promise<number> {
  const moved = await deps.db
    .update(notifications)
    .set({ readAt: deps.now(), mailAt: null })
    .where(and(eq(notifications.accountId, accountId), isNull(notifications.readAt), which))
    .returning({ id: notifications.id })
  const unread = await unreadCount(deps.db, accountId)
  if (moved.length > 0) deps.live.publish(accountId, { type: 'notifications', unread })
  return unread
}

export const readOne = (deps: Deps, accountId: string, id: string) =>
  markRead(deps, accountId, eq(notifications.id, id))
export const readAll = (deps: Deps, accountId: string) => markRead(deps, accountId, undefined)
/** Whoever has seen the thing itself has read what was told about it. */
export const readSubject = (deps: Deps, accountId: string, subject: string) =>
  markRead(deps, accountId, eq(notifications.subject, subject))
