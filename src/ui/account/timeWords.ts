import type { TimeWords } from '../../domain/time.ts'
import type { TranslationFunctions } from '../../i18n/i18n-types.ts'

export const timeWords = ({ security: { moment } }: TranslationFunctions): TimeWords => ({
  justNow: moment.justNow(),
  today: moment.today(),
  yesterday: moment.yesterday(),
})
