import { Hono } from 'hono'
import {
  type Notification,
  notificationPageResponse,
  notificationQuery,
  preferencesResponse,
  preferencesSchema,
  readNotificationsRequest,
  readNotificationsResponse,
} from '../../../src/domain/contract/notifications.ts'
import { answers, body, query } from '../../kernel/http/contract.ts'
import { pageOf, readCursor } from '../../kernel/http/cursor.ts'
import { signedIn } from '../../kernel/http/signedIn.ts'
import type { Env } from '../../kernel/ports/deps.ts'
import { preferencesOf, presentPreferences, savePreferences } from './preferences.ts'
import { type NotificationRow, notificationsOf, readAll, readOne } from './store.ts'

const present = (row: NotificationRow): Notification => ({
  id: row.id,
  kind: row.kind,
  words: row.words,
  read: row.readAt !== null,
  updated_at: row.updatedAt.toISOString(),
})

/** The notification centre: what an account was told, and what it wants to be told. */
export const notificationRoutes = new Hono<Env>()
  .get(
    '/notifications',
    answers(notificationPageResponse, 'A page of notifications'),
    signedIn,
    query(notificationQuery),
    async (c) => {
      const { deps, account } = c.var
      const { cursor, limit = 20 } = c.req.valid('query')
      const { found, unread } = await notificationsOf(deps.db, account.id, readCursor(cursor), limit)
      const { rows, next } = pageOf(found, limit, (row) => ({ at: row.updatedAt, id: row.id }))
      return c.json({
        status: true as const,
        list: rows.map(present),
        next_cursor: next,
        unread,
      })
    },
  )
  .post(
    '/notifications/read',
    answers(readNotificationsResponse, 'Mark one or all as read'),
    signedIn,
    body(readNotificationsRequest),
    async (c) => {
      const { deps, account } = c.var
      const { id } = c.req.valid('json')
      const unread = id ? await readOne(deps, account.id, id) : await readAll(deps, account.id)
      return c.json({ status: true as const, unread })
    },
  )
  .get(
    '/notification-preferences',
    answers(preferencesResponse, 'What the account wants to be told'),
    signedIn,
    async (c) => {
      const row = await preferencesOf(c.var.deps.db, c.var.account.id)
      return c.json({ status: true as const, preferences: presentPreferences(row) })
    },
  )
  .put(
    '/notification-preferences',
    answers(preferencesResponse, 'Change what the account wants to be told'),
    signedIn,
    body(preferencesSchema),
    async (c) => {
      const row = await savePreferences(c.var.deps.db, c.var.account.id, c.req.valid('json'))
      return c.json({ status: true as const, preferences: presentPreferences(row) })
    },
  )
