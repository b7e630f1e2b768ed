import type { TimeWords } from '../../domain/time.ts'
import type { TranslationFunctions } from '../../i18n/i18n-types.ts'

export const timeWords = (LL: TranslationFunctions): TimeWords => ({
  justNow: LL.chats.time.justNow(),
  today: LL.chats.time.today(),
  yesterday: LL.chats.time.yesterday(),
})
