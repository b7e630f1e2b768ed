import { cityName } from './indianCities.ts'

/**
 * A place (catalogue, lists 4 and 22), written as `IN`, `IN:maharashtra` or `IN:maharashtra:Pune`: the country's code,
 * an Indian state's slug or another state's name, and the city's name. In a country without states, a city is
 * `SG::Tampines`. Options that are not places in a country: `anywhere`, `anywhere-in-india`, `online-only`.
 */
export interface Place {
  country: string
  state: string | null
  city: string | null
}

/** Null for an option and for any text that is not a place. */
export function readPlace(text: string): Place | null {
  const [country = '', state = '', city = '', ...more] = text.split(':')
  if (!/^[A-Z]{2}$/.test(country) || more.length > 0) return null
  return { country, state: state || null, city: city || null }
}

export function writePlace({ country, state, city }: Place): string {
  if (city) return `${country}:${state ?? ''}:${city}`
  return state ? `${country}:${state}` : country
}

interface Names {
  language: 'en' | 'hi'
  /** The name of an option; Indian states are options too. */
  option: (slug: string) => string
  country: (code: string) => string
}

/** The place in words, from city to country: `Pune, Maharashtra, India`; a city-state once. */
export function placeWords(text: string, { language, option, country }: Names): string {
  const place = readPlace(text)
  if (!place) return option(text)
  const state = place.state && place.country === 'IN' ? option(place.state) : place.state
  const city = place.city && cityName(place.city, place.country, language)
  return [...new Set([city, state, country(place.country)])].filter(Boolean).join(', ')
}

/** The country of a city's answer: that of its place, otherwise that of registration. */
export const countryOfCity = (answers: Readonly<Record<string, unknown>>, { cityOf }: { cityOf?: string }): string =>
  readPlace(String(answers[cityOf ?? ''] ?? ''))?.country ?? String(answers.country ?? '')
