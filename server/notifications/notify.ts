import type { PushData } from '../../src/domain/contract/chats.ts'
import {
  allows,
  type NotificationKind,
  type NotificationWords,
  newsOf,
  unreadPatience,
} from '../../src/domain/notifications/kinds.ts'
import { isQuiet } from '../../src/domain/notifications/quietHours.ts'
import type { Deps } from '../deps.ts'
import type { PreferencesRow } from './preferences.ts'
import { pushTo } from './push.ts'
import { record } from './store.ts'

export interface News {
  accountId: string
  kind: NotificationKind
  subject: string
  words: NotificationWords
  /** Shown in the centre alone: its owner has muted the thing. */
  silent?: boolean
  /** For kinds that an open screen toasts and a device shows. */
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
  if (!push || silent || !allows(kind, 'push', preferences.switchedOff)) return
  const data = { user_id: accountId, ...push }
  deps.live.publish(accountId, { type: 'push', data })
  // Quiet hours spare the device; a screen that is open is not asleep.
  if (!sparesDevice(now, kind, preferences)) void pushTo(deps, accountId, data)
}

const sparesDevice = (now: Date, kind: NotificationKind, preferences: PreferencesRow) =>
  isQuiet(now, preferences) && !preferences.throughQuiet.includes(kind)
