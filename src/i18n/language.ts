import { storage, writeCookie } from '../services/storage.ts'
import type { Locales, Namespaces } from './i18n-types.ts'
import { loadLocaleAsync, loadNamespaceAsync } from './i18n-util.async.ts'

const inUse = new Set<Namespaces>()
let spoken: Locales = 'en'

const isLanguage = (value: string | null): value is Locales => value === 'en' || value === 'hi'

/** The chosen language, else the browser's, else English. */
function preferredLanguage(): Locales {
  const chosen = storage.read('language')
  if (isLanguage(chosen)) return chosen
  return navigator.languages[0]?.toLowerCase().startsWith('hi') ? 'hi' : 'en'
}

/** Loads the words of a language, those of the screens in use included; where they cannot come, the language stays. */
export async function speak(language: Locales): Promise<void> {
  await Promise.all([loadLocaleAsync(language), wordsInUse(language)])
  spoken = language
  await wordsInUse(language)
}

const wordsInUse = (language: Locales) =>
  Promise.all([...inUse].map((namespace) => loadNamespaceAsync(language, namespace)))

/** The server takes the language of a page from the cookie: what it sends is already in it. */
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

export async function chooseLanguage(language: Locales): Promise<void> {
  storage.write('language', language)
  await speak(language)
  mark(language)
}

/** The words of a screen, loaded with it. */
export async function loadWords(namespaces: readonly Namespaces[]): Promise<void> {
  for (const namespace of namespaces) inUse.add(namespace)
  await Promise.all(namespaces.map((namespace) => loadNamespaceAsync(spoken, namespace)))
}

/** A part of a page with its words. */
export async function withWords<P>(namespaces: readonly Namespaces[], part: Promise<P>): Promise<P> {
  await loadWords(namespaces)
  return part
}
