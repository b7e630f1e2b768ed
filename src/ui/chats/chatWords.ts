import type { ChatMessage } from '../../domain/contract/chats.ts'
import type { TimeWords } from '../../domain/time.ts'
import type { TranslationFunctions } from '../../i18n/i18n-types.ts'

export const timeWords = (LL: TranslationFunctions): TimeWords => ({
  justNow: LL.chats.time.justNow(),
  today: LL.chats.time.today(),
  yesterday: LL.chats.time.yesterday(),
})

/** What a message holds, in a line. */
export function contentWords(LL: TranslationFunctions, { deleted, kind, text, file }: ChatMessage): string {
  if (deleted) return LL.chats.deletedByYou()
  if (text) return text
  return kind === 'IMAGE' ? LL.chats.image() : (file?.name ?? LL.chats.file())
}

export function sizeWords(LL: TranslationFunctions, bytes: number): string {
  const kilobytes = bytes / 1024
  return kilobytes < 1000
    ? LL.chats.size.kilobytes({ size: String(Math.max(1, Math.round(kilobytes))) })
    : LL.chats.size.megabytes({ size: (kilobytes / 1024).toFixed(1) })
}
