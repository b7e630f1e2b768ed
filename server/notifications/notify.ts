import { randomUUID } from 'node:crypto'
import type { PushData } from '../../src/domain/contract/chats.ts'
import {
  allows,
  type NotificationKind,
  type NotificationWords,
  newsOf,
  unreadPatience,
} from '../../src/domain/notifications/kinds.ts'
import { isQuiet } from '../../src/domain/notifications/quietHours.ts'
import type { Deps, Language } from '../deps.ts'
import { languageOf } from './language.ts'
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
  /** For what an open screen toasts too. */
  push?: Omit<PushData, 'user_id'>
}

/** Tells an account of something that is already kept; what cannot be told is logged, never thrown. */
export async function notify(deps: Deps, news: News): Promise<void> {
  try {
    await tell(deps, news)
  } catch (error) {
    deps.log.error({ err: error, kind: news.kind }, 'a notification could not be made')
  }
}

async function tell(deps: Deps, { accountId, kind, subject, words, silent = false, push }: News): Promise<void> {
  const now = deps.now()
  const { email } = newsOf(kind)
  const mails = !silent && (email === 'now' || email === 'later')
  const mailAt = mails ? new Date(now.getTime() + (email === 'later' ? unreadPatience : 0)) : null
  const { isNew, unread, preferences } = await record(deps.db, { accountId, kind, subject, words, mailAt }, now)
  if (isNew) deps.live.publish(accountId, { type: 'notifications', unread })
  if (silent || !allows(kind, 'push', preferences.switchedOff)) return
  if (push) deps.live.publish(accountId, { type: 'push', data: { user_id: accountId, ...push } })
  // Quiet hours spare the device; a screen that is open is not asleep.
  if (!deps.push || sparesDevice(now, kind, preferences)) return
  const data = push ?? titled(await languageOf(deps, accountId), kind, subject, words)
  await pushTo(deps, accountId, { user_id: accountId, ...data })
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
