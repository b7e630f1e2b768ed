import { withLateCode } from '../services/lateCode.ts'
import { storage, writeCookie } from '../services/storage.ts'
import type { Locales, Namespaces } from './i18n-types.ts'
import { loadLocaleAsync, loadNamespaceAsync } from './i18n-util.async.ts'
import { i18nObject } from './i18n-util.ts'

const inUse = new Set<Namespaces>()
let spoken: Locales = 'en'

/** The language that was chosen on this device; null if none was. */
export function chosenLanguage(): Locales | null {
  const chosen = storage.read('language')
  return chosen === 'en' || chosen === 'hi' ? chosen : null
}

/** The chosen language, otherwise the browser's, otherwise English. */
function preferredLanguage(): Locales {
  const chosen = chosenLanguage()
  if (chosen) return chosen
  return navigator.languages[0]?.toLowerCase().startsWith('hi') ? 'hi' : 'en'
}

/**
 * Loads a language's words, including those of the current screens. If they fail to load, the language does not change.
 */
export async function speak(language: Locales): Promise<void> {
  await Promise.all([loadLocaleAsync(language), wordsInUse(language)])
  spoken = language
  await wordsInUse(language)
}

const wordsInUse = (language: Locales) =>
  Promise.all([...inUse].map((namespace) => loadNamespaceAsync(language, namespace)))

/** Stores the language in a cookie, from which the server takes the language of a page. */
function mark(language: Locales): void {
  document.documentElement.lang = language
  writeCookie(`language=${language}; path=/; max-age=31536000; samesite=lax`)
}

export async function startLanguage(): Promise<Locales> {
  const language = preferredLanguage()
  await speak(language)
  mark(language)
  return language
}

/** False, with a toast that says so, if the language's words cannot be loaded: the language does not change. */
export async function chooseLanguage(language: Locales): Promise<boolean> {
  // At once: the page may be left before the words have loaded.
  storage.write('language', language)
  try {
    await speak(language)
  } catch {
    storage.write('language', spoken)
    const text = i18nObject(spoken).error.missing()
    void withLateCode(import('../services/toasts.ts'), ({ toastError }) => toastError(text))
    return false
  }
  mark(language)
  return true
}

/** Loads the words of a screen together with the screen. */
export async function loadWords(namespaces: readonly Namespaces[]): Promise<void> {
  for (const namespace of namespaces) inUse.add(namespace)
  await Promise.all(namespaces.map((namespace) => loadNamespaceAsync(spoken, namespace)))
}

/** Loads a part of a page together with its words. */
export async function withWords<P>(namespaces: readonly Namespaces[], part: Promise<P>): Promise<P> {
  const [loadedPart] = await Promise.all([part, loadWords(namespaces)])
  return loadedPart
}
