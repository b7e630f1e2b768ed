import type { Locales, Namespaces } from './i18n-types.ts'
import { loadLocaleAsync, loadNamespaceAsync } from './i18n-util.async.ts'

const stored = 'language'
const inUse = new Set<Namespaces>()

const isLanguage = (value: string | null): value is Locales => value === 'en' || value === 'hi'

/** The chosen language, else the browser's, else English. */
function preferredLanguage(): Locales {
  const chosen = localStorage.getItem(stored)
  if (isLanguage(chosen)) return chosen
  return navigator.languages[0]?.toLowerCase().startsWith('hi') ? 'hi' : 'en'
}

/** Loads the words of a language, those of the screens in use included, and marks the page with it. */
async function loadLanguage(language: Locales): Promise<void> {
  await loadLocaleAsync(language)
  await Promise.all([...inUse].map((namespace) => loadNamespaceAsync(language, namespace)))
  document.documentElement.lang = language
}

export async function startLanguage(): Promise<Locales> {
  const language = preferredLanguage()
  await loadLanguage(language)
  return language
}

export async function chooseLanguage(language: Locales): Promise<void> {
  localStorage.setItem(stored, language)
  await loadLanguage(language)
}

/** The words of a screen, loaded with it. */
export async function loadWords(namespaces: readonly Namespaces[]): Promise<void> {
  for (const namespace of namespaces) inUse.add(namespace)
  const language = isLanguage(document.documentElement.lang) ? document.documentElement.lang : preferredLanguage()
  await Promise.all(namespaces.map((namespace) => loadNamespaceAsync(language, namespace)))
}
