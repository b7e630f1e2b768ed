import { sql } from 'drizzle-orm'
import { excerptOf as beginningOf } from '../../../src/domain/chats/quotes.ts'
import { allows } from '../../../src/domain/notifications/kinds.ts'
import type { ProfileKind } from '../../../src/domain/offerings.ts'
import { rowsOf } from '../../kernel/db/rows.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import { chatAddress, isSilencedByQuietHours, preferencesOf, pushTo } from '../notifications/index.ts'
import { membersOfC, otherMemberOf } from '../pairs/index.ts'

/** The excerpt of a message that a device or an open screen shows. */
export const excerptOf = (text: string, file: { name: string } | null): string =>
  beginningOf(text || (file?.name ?? ''))

interface Pushed {
  chat_id: string
  text: string
  file: { name: string } | null
  account_id: string
  kind: ProfileKind
}

/** Delivers a stored message to the recipient's devices, by their current preferences; safe to repeat. */
export async function pushMessage(deps: Deps, messageId: string): Promise<void> {
  const [message] = await rowsOf<Pushed>(deps.db, writtenTo(messageId))
  if (!message) return
  const { chat_id: chatId, account_id: accountId, kind, text, file } = message
  const preferences = await preferencesOf(deps.db, accountId)
  if (!allows('message', 'push', preferences.switchedOff) || isSilencedByQuietHours(deps.now(), 'message', preferences))
    return
  const words = { action_id: chatId, message: excerptOf(text, file), to: chatAddress(kind, chatId) }
  await pushTo(deps, accountId, { user_id: accountId, message_id: messageId, ...words })
}

const writtenTo = (messageId: string) => sql`
  select m.chat_id, m.text, m.file, p.account_id, p.kind from messages m join chats c on c.id = m.chat_id
  join profiles p on p.id = ${otherMemberOf(sql`m.sender_profile_id`, membersOfC)}
  where m.id = ${messageId} and m.deleted_at is null and not c.blocked_by_a and not c.blocked_by_b`
