import { fromPromise } from 'xstate'
import type { Country } from '../domain/contract/catalog.ts'
import { listener } from './effect.ts'
import { notProvided, output } from './outcome.ts'

/**
 * The countries of a form with their dial codes: loaded once, and again after each change of language. A machine that
 * has the list adds `rememberCountries` and `translateCountries`.
 */

export type CountryListEvent = { type: 'countries.translated'; countries: Country[] }

export const countryListActors = {
  loadCountries: fromPromise<Country[]>(notProvided),
  watchCountries: listener<CountryListEvent>(),
}

export const countryListInvokes = [
  {
    src: 'loadCountries',
    onDone: { actions: { type: 'rememberCountries', params: output<Country[]> } },
    // Without the list, the dial code can still be typed with a leading plus.
    onError: {},
  },
  { src: 'watchCountries' },
] as const

export const countryListTransitions = {
  'countries.translated': {
    actions: { type: 'translateCountries', params: ({ event }: { event: CountryListEvent }) => event.countries },
  },
} as const

/** The loaded list, unless another was loaded meanwhile for a new language. */
export const loadedUnlessTranslated = (translated: Country[], loaded: Country[]): Country[] =>
  translated.length > 0 ? translated : loaded
