import countries from 'i18n-iso-countries'
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' }
import hindi from 'i18n-iso-countries/langs/hi.json' with { type: 'json' }
import { type CountryCode, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min'
import type { Country } from '../../../src/domain/contract/catalog.ts'
import type { Language } from '../../kernel/ports/deps.ts'

countries.registerLocale(english)
countries.registerLocale(hindi)

/** ISO 3166-1 assigns 249 codes; XK is a user-assigned one. */
const codes = Object.keys(countries.getAlpha2Codes()).filter((code) => code !== 'XK')
const assigned = new Set(codes)

export const isCountry = (code: string): boolean => assigned.has(code)

/** Where the package's Hindi is a misspelling, or a name that the English list does not use. */
const ownHindi = new Map([
  ['AR', 'अर्जेंटीना'],
  ['AU', 'ऑस्ट्रेलिया'],
  ['CF', 'मध्य अफ़्रीकी गणराज्य'],
  ['GB', 'यूनाइटेड किंगडम'],
  ['LK', 'श्रीलंका'],
  ['ZA', 'दक्षिण अफ़्रीका'],
])

export const countryName = (code: string, language: Language): string =>
  (language === 'hi' ? ownHindi.get(code) : undefined) ?? countries.getName(code, language) ?? code

const dialCodeOf = (code: string): string =>
  isSupportedCountry(code) ? getCountryCallingCode(code as CountryCode) : ''

const lists = new Map<Language, readonly Country[]>()

/** ISO 3166-1 with dial codes: India first, then by name in the language. */
function countriesIn(language: Language): readonly Country[] {
  const known = lists.get(language)
  if (known) return known
  const list = codes
    .map((code) => ({ code, name: countryName(code, language), dial_code: dialCodeOf(code) }))
    .sort(
      (one, other) =>
        Number(other.code === 'IN') - Number(one.code === 'IN') || one.name.localeCompare(other.name, language),
    )
  lists.set(language, list)
  return list
}

/** People often leave out accents and the dot under a Hindi letter. */
const withoutAccents = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .toLowerCase()

/** Countries whose name (in either language) contains the keyword, or whose code or dial code matches it. */
export function countriesLike(keyword: string, language: Language): readonly Country[] {
  const wanted = withoutAccents(keyword).trim().replace(/^\+/, '')
  return countriesIn(language).filter(
    ({ code, dial_code }) =>
      withoutAccents(code) === wanted ||
      dial_code.startsWith(wanted) ||
      [countryName(code, 'en'), countryName(code, 'hi')].some((name) => withoutAccents(name).includes(wanted)),
  )
}
