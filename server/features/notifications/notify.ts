import { randomUUID } from 'node:crypto'
import {
  allows,
  kindRules,
  type NotificationKind,
  toasts,
  unreadEmailDelay,
} from '../../../src/domain/notifications/kinds.ts'
import { isQuiet } from '../../../src/domain/notifications/quietHours.ts'
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
export async function notify(deps: Deps, notification: NewNotification): Promise<boolean> {
  try {
    await deliver(deps, notification)
    return true
  } catch (error) {
    deps.log.error({ err: error, kind: notification.kind }, 'notification failed')
    return false
  }
}

async function deliver(
  deps: Deps,
  { accountId, kind, subject, words, unlessLeft = false, between = null, settles = null }: NewNotification,
): Promise<void> {
  const now = deps.now()
  const { email } = kindRules(kind)
  const mails = email === 'now' || email === 'later'
  const mailAt = mails ? new Date(now.getTime() + (email === 'later' ? unreadEmailDelay : 0)) : null
  const recorded = await record(deps.db, { accountId, kind, subject, words, mailAt, unlessLeft, between, settles }, now)
  if (!recorded) return
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
