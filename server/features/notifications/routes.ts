import type { Notification } from '../../../src/domain/contract/notifications.ts'
import { statusAfterDeadline } from '../../../src/domain/proposals/lifecycle.ts'
import { Routes } from '../../kernel/http/contract.ts'
import { pageOf, readCursor } from '../../kernel/http/cursor.ts'
import type { Language } from '../../kernel/ports/deps.ts'
import { excerptIn } from './excerpt.ts'
import { preferencesOf, presentPreferences, savePreferences } from './preferences.ts'
import { type ListedRow, notificationsOf, readAll, readOne } from './store.ts'

const present = (row: ListedRow, language: Language, now: Date): Notification => ({
  id: row.id,
  kind: row.kind,
  words: { ...row.words, excerpt: isOver(row, now) ? '' : excerptIn(language, row.words.excerpt) },
  read: row.readAt !== null,
  updated_at: row.updatedAt.toISOString(),
})

/** True for a deadline that has passed, or that the proposal no longer has: a step changes it or ends the proposal. */
function isOver({ words: { excerpt }, status, expiresAt }: ListedRow, now: Date): boolean {
  if (typeof excerpt === 'string' || excerpt.fact !== 'deadline') return false
  const isCurrent = status !== null && statusAfterDeadline(status) === excerpt.otherwise
  return !isCurrent || expiresAt?.toISOString() !== excerpt.at || expiresAt <= now
}

/** The notification centre: an account's notifications and its preferences. */
export const notificationRoutes = new Routes()
  .serve('GET /notifications', async (c) => {
    const { deps, account, language } = c.var
    const { cursor, limit = 20 } = c.req.valid('query')
    const { found, unread } = await notificationsOf(deps.db, account.id, readCursor(cursor), limit)
    const { rows, next } = pageOf(found, limit, (row) => ({ at: row.updatedAt, id: row.id }))
    return c.json({
      status: true as const,
      list: rows.map((row) => present(row, language, deps.now())),
      next_cursor: next,
      unread,
    })
  })
  .serve('POST /notifications/read', async (c) => {
    const { deps, account } = c.var
    const { id } = c.req.valid('json')
    const unread = id ? await readOne(deps, account.id, id) : await readAll(deps, account.id)
    return c.json({ status: true as const, unread })
  })
  .serve('GET /notification-preferences', async (c) => {
    const row = await preferencesOf(c.var.deps.db, c.var.account.id)
    return c.json({ status: true as const, preferences: presentPreferences(row) })
  })
  .serve('PUT /notification-preferences', async (c) => {
    const row = await savePreferences(c.var.deps, c.var.account.id, c.req.valid('json'))
    return c.json({ status: true as const, preferences: presentPreferences(row) })
  })
