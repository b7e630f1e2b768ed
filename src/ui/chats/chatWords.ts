import type { ChatMessage, QuotedMessage } from '../../domain/chats/messageSchema.ts'
import { sizeOf } from '../../domain/files.ts'
import type { TimeWords } from '../../domain/time.ts'
import type { TranslationFunctions } from '../../i18n/i18n-types.ts'

export const timeWords = (LL: TranslationFunctions): TimeWords => ({
  justNow: LL.chats.time.justNow(),
  today: LL.chats.time.today(),
  yesterday: LL.chats.time.yesterday(),
})

/** The content of a message as one line. */
export function contentWords(
  LL: TranslationFunctions,
  { deleted, deleted_for_all, mine, kind, text, file }: ChatMessage,
): string {
  if (deleted_for_all) return mine ? LL.chats.deletedByYou() : LL.chats.deleted()
  if (deleted) return LL.chats.deletedForYou()
  if (text) return text
  return kind === 'IMAGE' ? LL.chats.image() : (file?.name ?? LL.chats.file())
}

export function sizeWords(LL: TranslationFunctions, bytes: number): string {
  const { unit, size } = sizeOf(bytes)
  return LL.chats.size[unit]({ size })
}

/** The content of a quoted message as one line. */
export function quotedWords(LL: TranslationFunctions, { deleted, kind, text, file_name }: QuotedMessage): string {
  if (deleted) return LL.chats.deleted()
  if (text) return text
  return kind === 'IMAGE' ? LL.chats.image() : (file_name ?? LL.chats.file())
}
