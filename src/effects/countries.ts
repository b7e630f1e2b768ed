import { fromPromise, type NonReducibleUnknown } from 'xstate'
import type { Country } from '../domain/contract/catalog.ts'
import type { CountryListEvent } from '../machines/countryList.ts'
import { loadCountries } from '../services/accounts.ts'
import { onLanguageChange } from '../services/language.ts'
import { callbackActor } from './flow.ts'

/** The actors of a form's list of countries. */
export const countryListEffects = {
  loadCountries: fromPromise(({ signal }: { signal: AbortSignal }) => loadCountries(signal)),
  watchCountries: callbackActor<CountryListEvent, NonReducibleUnknown>(({ sendBack }) =>
    onCountriesTranslated((countries) => sendBack({ type: 'countries.translated', countries })),
  ),
}

/** Loads the countries again when the language changes. Without a response, the previous list stays. */
function onCountriesTranslated(tell: (countries: Country[]) => void): () => void {
  let loading = new AbortController()
  const stopWatching = onLanguageChange(() => {
    loading.abort()
    loading = new AbortController()
    const { signal } = loading
    loadCountries(signal).then(
      (countries) => {
        if (!signal.aborted) tell(countries)
      },
      () => null,
    )
  })
  return () => {
    stopWatching()
    loading.abort()
  }
}
