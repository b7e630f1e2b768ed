import { and, count, desc, eq, getTableColumns, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { NotificationKind } from '../../../src/domain/notifications/kinds.ts'
import type { ProposalStatus } from '../../../src/domain/proposals/statuses.ts'
import { combinedQuery, type SelectBuilder } from '../../kernel/db/combinedQuery.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { rowsOf } from '../../kernel/db/rows.ts'
import { notifications, proposals } from '../../kernel/db/schema.ts'
import type { Cursor } from '../../kernel/http/cursor.ts'
import type { Deps } from '../../kernel/ports/deps.ts'

export type NotificationRow = typeof notifications.$inferSelect
export const notifiedSince = async (
  db: Db,
  { accountId, kind, subject }: Pick<NotificationRow, 'accountId' | 'kind' | 'subject'>,
  since: Date,
): Promise<boolean> =>
  (
    await db
      .select({ id: notifications.id })
      .from(notifications)
      .where(
        and(
          eq(notifications.accountId, accountId),
          eq(notifications.kind, kind),
          eq(notifications.subject, subject),
          gte(notifications.updatedAt, since),
        ),
      )
      .limit(1)
  ).length > 0

/** A notification with the present state of its proposal; both null for another subject. */
export interface ListedRow extends NotificationRow {
  status: ProposalStatus | null
  expiresAt: Date | null
}

const pageSelect = (db: SelectBuilder, accountId: string, cursor: Cursor | null, limit: number) =>
  db
    .select({
      ...getTableColumns(notifications),
      ...{ status: proposals.status, expiresAt: proposals.expiresAt },
    })
    .from(notifications)
    .leftJoin(
      proposals,
      eq(
        proposals.id,
        sql`case when ${notifications.subject} like 'proposal:%' then split_part(${notifications.subject}, ':', 2)::uuid end`,
      ),
    )
    .where(
      and(
        eq(notifications.accountId, accountId),
        cursor
          ? sql`(${notifications.updatedAt}, ${notifications.id}) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(notifications.updatedAt), desc(notifications.id))
    .limit(limit)

const unreadSelect = (db: SelectBuilder, accountId: string) =>
  db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.accountId, accountId), isNull(notifications.readAt)))

const firstQuery = combinedQuery((db, params: { accountId: string; most: number }) => ({
  found: pageSelect(db, params.accountId, null, params.most),
  unread: unreadSelect(db, params.accountId),
}))
const nextQuery = combinedQuery((db, params: { accountId: string; most: number } & Cursor) => ({
  found: pageSelect(db, params.accountId, params, params.most),
  unread: unreadSelect(db, params.accountId),
}))

/** A page, plus the first row of the next one and the total unread count. */
export async function notificationsOf(db: Db, accountId: string, cursor: Cursor | null, limit: number) {
  const params = { accountId, most: limit + 1 }
  const { found, unread } = cursor ? await nextQuery(db, { ...params, ...cursor }) : await firstQuery(db, params)
  return { found, unread: unread[0]?.unread ?? 0 }
}

/** Reading one marks it as read everywhere: no email follows, and every open bell is updated. */
async function markRead(deps: Deps, accountId: string, which: SQL): Promise<number> {
  const [row] = await rowsOf<{ moved: number; unread: number }>(
    deps.db,
    sql`with moved as (
        update notifications set read_at = ${deps.now().toISOString()}::timestamptz, mail_at = null
        where account_id = ${accountId} and read_at is null and ${which} returning id
      )
      select (select count(*)::int from moved) as moved, count(*)::int - (select count(*)::int from moved) as unread
      from notifications where account_id = ${accountId} and read_at is null`,
  )
  const { moved, unread } = row ?? { moved: 0, unread: 0 }
  if (moved > 0) deps.live.publish(accountId, { type: 'notifications', unread })
  return unread
}

export const readOne = (deps: Deps, accountId: string, id: string) => markRead(deps, accountId, sql`id = ${id}`)
export const readAll = (deps: Deps, accountId: string) => markRead(deps, accountId, sql`true`)
/** Opening the subject marks its notifications as read. */
export const readSubject = (deps: Deps, accountId: string, subject: string) =>
  markRead(deps, accountId, sql`subject = ${subject}`)

/** True if an account already has this notification. */
export async function wasNotified(
  deps: Deps,
  accountId: string,
  kind: NotificationKind,
  subject: string,
): Promise<boolean> {
  const found = await deps.db
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.accountId, accountId),
        inArray(notifications.kind, [kind]),
        eq(notifications.subject, subject),
      ),
    )
    .limit(1)
  return found.length > 0
}
