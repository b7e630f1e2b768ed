import type { TranslationFunctions } from '../i18n/i18n-types.ts'
import { i18nObject } from '../i18n/i18n-util.ts'

/** The words of the current language, for toasts. */
export const words = (): TranslationFunctions => i18nObject(document.documentElement.lang === 'hi' ? 'hi' : 'en')
