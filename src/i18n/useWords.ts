import { useContext } from 'react'
import { I18nContext } from './i18n-react.tsx'
import type { Locales, TranslationFunctions } from './i18n-types.ts'
import { i18nObject, loadedLocales } from './i18n-util.ts'

const made = new WeakMap<object, TranslationFunctions>()

/** The words of a language loaded so far. A screen's namespace is loaded together with the screen. */
function wordsOf(language: Locales): TranslationFunctions {
  const dictionary = loadedLocales[language]
  const words = made.get(dictionary) ?? i18nObject(language)
  made.set(dictionary, words)
  return words
}

/** The words of the current language, and a function that changes it. */
export function useWords() {
  const { locale, setLocale } = useContext(I18nContext)
  return { LL: wordsOf(locale), locale, setLocale }
}
