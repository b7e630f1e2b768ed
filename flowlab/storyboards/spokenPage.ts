import type { Locator, Page } from 'playwright-core'
import type { Locales } from '../../src/i18n/i18n-types.ts'
import { loadAllLocales } from '../../src/i18n/i18n-util.sync.ts'
import { loadedLocales } from '../../src/i18n/i18n-util.ts'

/** The bindings name controls in English. This page finds them by their words in the language that it speaks. */

type Phrase = readonly [english: string, translated: string]

function phrasesOf(english: unknown, translated: unknown): Phrase[] {
  if (typeof english === 'string') return typeof translated === 'string' ? [[english, translated]] : []
  if (english === null || typeof english !== 'object') return []
  return Object.entries(english).flatMap(([key, part]) =>
    phrasesOf(part, (translated as Readonly<Record<string, unknown>> | undefined)?.[key]),
  )
}

const blank = /\{(\w+)[^{}]*\}/g
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** A pattern for a phrase whose blanks hold anything. */
const patternOf = (phrase: string) =>
  phrase
    .split(/\{\w+[^{}]*\}/)
    .map(escaped)
    .join('(.+?)')

const known = new Map<Locales, readonly Phrase[]>()
function phrases(language: Locales): readonly Phrase[] {
  const found = known.get(language)
  if (found) return found
  loadAllLocales()
  const all = phrasesOf(loadedLocales.en, loadedLocales[language])
  known.set(language, all)
  return all
}

/** All the translations of an English text; the text itself if it is not a text of the product, such as a name. */
export function translationsOf(text: string, language: Locales): string[] {
  const equal = phrases(language).flatMap(([english, translated]) => (english === text ? [translated] : []))
  if (equal.length > 0) return [...new Set(equal)]
  const filled = phrases(language).flatMap(([english, translated]) => {
    if (english.replaceAll(blank, '').trim() === '') return []
    const values = new RegExp(`^${patternOf(english)}$`).exec(text)?.slice(1)
    if (!values) return []
    const names = [...english.matchAll(blank)].map(([, name = '']) => name)
    return [
      translated.replaceAll(blank, (_, name: string) => {
        const value = values[names.indexOf(name)] ?? ''
        return translationsOf(value, language)[0] ?? value
      }),
    ]
  })
  return filled.length > 0 ? [...new Set(filled)] : [text]
}

/** The pattern of the translations of what an English name or pattern finds. */
export function translatedName(name: string | RegExp, isExact: boolean, language: Locales): RegExp {
  const alternatives =
    typeof name === 'string'
      ? translationsOf(name, language).map(escaped)
      : phrases(language)
          .filter(([english]) => name.test(english))
          .map(([, translated]) => patternOf(translated))
  return isExact || typeof name !== 'string'
    ? new RegExp(`^(?:${alternatives.join('|')})$`)
    : new RegExp(alternatives.join('|'), 'i')
}

interface Named {
  name?: string | RegExp
  exact?: boolean
}
type Finder = Page | Locator

export function spokenPage<T extends Finder>(finder: T, language: Locales): T {
  if (language === 'en') return finder
  const wrapped = (found: Locator) => spokenPage(found, language)
  const translated: Readonly<Record<string, unknown>> = {
    getByRole: (role: Parameters<Page['getByRole']>[0], { name, exact = false, ...more }: Named = {}) =>
      wrapped(
        finder.getByRole(role, name === undefined ? more : { ...more, name: translatedName(name, exact, language) }),
      ),
    getByText: (text: string | RegExp, { exact = false }: Named = {}) =>
      wrapped(finder.getByText(translatedName(text, exact, language))),
    getByLabel: (text: string | RegExp, { exact = false }: Named = {}) =>
      wrapped(finder.getByLabel(translatedName(text, exact, language))),
  }
  return new Proxy(finder, {
    get(target, key) {
      if (typeof key === 'string' && key in translated) return translated[key]
      const value: unknown = Reflect.get(target, key, target)
      if (typeof value !== 'function') return value
      const bound = value.bind(target) as (...given: unknown[]) => unknown
      return key === 'locator' || key === 'first' || key === 'last' || key === 'nth' || key === 'filter'
        ? (...given: unknown[]) => wrapped(bound(...given) as Locator)
        : bound
    },
  })
}
