import type { QuotedMessage } from '../domain/chats/messageSchema.ts'
import { drafts } from './drafts.ts'

/** The message that a conversation's draft replies to, stored beside the draft: a logout deletes both. */
const nameOf = (chatId: string) => `reply:${chatId}`

export const replyDrafts = {
  read(chatId: string): QuotedMessage | null {
    try {
      const stored = JSON.parse(drafts.read(nameOf(chatId))) as Partial<QuotedMessage> | null
      return typeof stored?.id === 'string' && typeof stored.text === 'string' ? (stored as QuotedMessage) : null
    } catch {
      return null
    }
  },
  write: (chatId: string, message: QuotedMessage | null): void =>
    drafts.write(nameOf(chatId), message ? JSON.stringify(message) : ''),
}
