import { randomUUID } from 'node:crypto'
import {
  allows,
  kindRules,
  type NotificationKind,
  toasts,
  unreadEmailDelay,
} from '../../../src/domain/notifications/kinds.ts'
import { isQuiet } from '../../../src/domain/notifications/quietHours.ts'
import type { Db } from '../../kernel/db/connect.ts'
import type { StoredWords } from '../../kernel/db/schema/notifications.ts'
import type { Deps, Language } from '../../kernel/ports/deps.ts'
import { excerptIn } from './excerpt.ts'
import { mailLine } from './mailWords.ts'
import type { PreferencesRow } from './preferences.ts'
import { pushTo } from './push.ts'
import { record } from './record.ts'

export interface NewNotification {
  accountId: string
  kind: NotificationKind
  subject: string
  words: StoredWords
  /** If true, a closed account gets neither a record nor a notification. */
  unlessLeft?: boolean
  /** The two profiles it is about: if one has blocked the other, nothing is stored or sent. */
  between?: readonly [string, string] | null
  /** The key of the job that this notification completes; null if there is none, or if the job has more to do. */
  settles?: string | null
}

/** Notifies an account of something already stored. Failures are logged, never thrown, and return false. */
export const notify = (deps: Deps, notification: NewNotification): Promise<boolean> =>
  logged(deps, notification, async () => show(deps, notification, await store(deps.db, deps.now(), notification)))

/** Shows a stored notification on open screens and devices, after the commit. */
export type Show = () => Promise<unknown>

/** Stores a notification and its e-mail in the transaction of their cause, so that no crash can lose them. */
export async function notifyIn(deps: Deps, tx: Db, notification: NewNotification): Promise<Show> {
  const recorded = await store(tx, deps.now(), notification)
  return () => logged(deps, notification, () => show(deps, notification, recorded))
}

async function logged(deps: Deps, { kind }: NewNotification, work: () => Promise<void>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    deps.log.error({ err: error, kind }, 'notification failed')
    return false
  }
}

function store(
  db: Db,
  now: Date,
  { accountId, kind, subject, words, unlessLeft = false, between = null, settles = null }: NewNotification,
) {
  const { email } = kindRules(kind)
  const mails = email === 'now' || email === 'later'
  const mailAt = mails ? new Date(now.getTime() + (email === 'later' ? unreadEmailDelay : 0)) : null
  return record(db, { accountId, kind, subject, words, mailAt, unlessLeft, between, settles }, now)
}

async function show(
  deps: Deps,
  { accountId, kind, subject, words }: NewNotification,
  recorded: Awaited<ReturnType<typeof record>>,
): Promise<void> {
  if (!recorded) return
  const now = deps.now()
  const { isNew, unread, preferences, language } = recorded
  if (isNew) deps.live.publish(accountId, { type: 'notifications', unread })
  const toasted = toasts(kind, preferences.switchedOff)
  // Quiet hours silence devices; an open screen still shows toasts.
  const pushed =
    deps.push && allows(kind, 'push', preferences.switchedOff) && !isSilencedByQuietHours(now, kind, preferences)
  if (!toasted && !pushed) return
  const data = { user_id: accountId, ...titled(language, kind, subject, words) }
  if (toasted) deps.live.publish(accountId, { type: 'push', data })
  if (pushed) await pushTo(deps, accountId, data)
}

/** Notifications other than messages: the device shows their text. */
const titled = (language: Language, kind: NotificationKind, subject: string, words: StoredWords) => ({
  action_id: subject,
  title: mailLine(language, kind, { ...words, excerpt: '' }),
  message: excerptIn(language, words.excerpt),
  message_id: randomUUID(),
  to: words.to,
})

export const isSilencedByQuietHours = (now: Date, kind: NotificationKind, preferences: PreferencesRow) =>
  isQuiet(now, preferences) && !preferences.throughQuiet.includes(kind)
