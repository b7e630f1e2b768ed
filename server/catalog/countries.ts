import countries from 'i18n-iso-countries'
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' }
import hindi from 'i18n-iso-countries/langs/hi.json' with { type: 'json' }
import { type CountryCode, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min'
import type { Country } from '../../src/domain/contract/catalog.ts'
import type { Language } from '../deps.ts'

countries.registerLocale(english)
countries.registerLocale(hindi)

export const isCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code) && countries.isValid(code)

export const countryName = (code: string, language: Language): string => countries.getName(code, language) ?? code

const dialCodeOf = (code: string): string =>
  isSupportedCountry(code) ? getCountryCallingCode(code as CountryCode) : ''

const lists = new Map<Language, readonly Country[]>()

/** ISO 3166-1 with dial codes: India first, then by name in the language. */
export function countriesIn(language: Language): readonly Country[] {
  const known = lists.get(language)
  if (known) return known
  const list = Object.keys(countries.getAlpha2Codes())
    .map((code) => ({ code, name: countryName(code, language), dial_code: dialCodeOf(code) }))
    .sort(
      (one, other) =>
        Number(other.code === 'IN') - Number(one.code === 'IN') || one.name.localeCompare(other.name, language),
    )
  lists.set(language, list)
  return list
}
