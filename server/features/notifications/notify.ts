import { randomUUID } from 'node:crypto'
import {
  allows,
  type NotificationKind,
  type NotificationWords,
  newsOf,
  toasts,
  unreadPatience,
} from '../../../src/domain/notifications/kinds.ts'
import { isQuiet } from '../../../src/domain/notifications/quietHours.ts'
import type { Deps, Language } from '../../kernel/ports/deps.ts'
import { mailLine } from './mailWords.ts'
import type { PreferencesRow } from './preferences.ts'
import { pushTo } from './push.ts'
import { record } from './record.ts'

export interface News {
  accountId: string
  kind: NotificationKind
  subject: string
  words: NotificationWords
  /** Shown in the centre alone: its owner has muted the thing. */
  silent?: boolean
  /** Nothing is kept or told where the account has been closed. */
  unlessLeft?: boolean
  /** The two profiles whom it is about: nothing is kept or told where one has blocked the other. */
  between?: readonly [string, string] | null
}

/** Tells an account of something that is already kept; what cannot be told is logged, never thrown. */
export async function notify(deps: Deps, news: News): Promise<void> {
  try {
    await tell(deps, news)
  } catch (error) {
    deps.log.error({ err: error, kind: news.kind }, 'a notification could not be made')
  }
}

async function tell(
  deps: Deps,
  { accountId, kind, subject, words, silent = false, unlessLeft = false, between = null }: News,
): Promise<void> {
  const now = deps.now()
  const { email } = newsOf(kind)
  const mails = !silent && (email === 'now' || email === 'later')
  const mailAt = mails ? new Date(now.getTime() + (email === 'later' ? unreadPatience : 0)) : null
  const recorded = await record(deps.db, { accountId, kind, subject, words, mailAt, unlessLeft, between }, now)
  if (!recorded) return
  const { isNew, unread, preferences, language } = recorded
  if (isNew) deps.live.publish(accountId, { type: 'notifications', unread })
  if (silent) return
  const toasted = toasts(kind, preferences.switchedOff)
  // Quiet hours spare the device; a screen that is open is not asleep.
  const pushed = deps.push && allows(kind, 'push', preferences.switchedOff) && !sparesDevice(now, kind, preferences)
  if (!toasted && !pushed) return
  const data = { user_id: accountId, ...titled(language, kind, subject, words) }
  if (toasted) deps.live.publish(accountId, { type: 'push', data })
  if (pushed) await pushTo(deps, accountId, data)
}

/** News that is no message: its line is what the device shows. */
const titled = (language: Language, kind: NotificationKind, subject: string, words: NotificationWords) => ({
  action_id: subject,
  title: mailLine(language, kind, { ...words, excerpt: '' }),
  message: words.excerpt,
  message_id: randomUUID(),
  to: words.to,
})

export const sparesDevice = (now: Date, kind: NotificationKind, preferences: PreferencesRow) =>
  isQuiet(now, preferences) && !preferences.throughQuiet.includes(kind)
