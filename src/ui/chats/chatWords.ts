import dayjs from 'dayjs'
import type { ChatMessage } from '../../domain/contract/chats.ts'
import type { TimeWords } from '../../domain/time.ts'
import type { TranslationFunctions } from '../../i18n/i18n-types.ts'

export const timeWords = (LL: TranslationFunctions): TimeWords => ({
  justNow: LL.chats.time.justNow(),
  today: LL.chats.time.today(),
  yesterday: LL.chats.time.yesterday(),
})

/** `Today`, `Yesterday`, else `DD-MM-YYYY`, as the times of section 9. */
export function dayWords(LL: TranslationFunctions, instant: string, now: Date): string {
  const day = dayjs(instant)
  if (day.isSame(now, 'day')) return LL.chats.time.today()
  if (day.isSame(dayjs(now).subtract(1, 'day'), 'day')) return LL.chats.time.yesterday()
  return day.format('DD-MM-YYYY')
}

export const isSameDay = (one: string, other: string): boolean =>
  new Date(one).toDateString() === new Date(other).toDateString()

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
