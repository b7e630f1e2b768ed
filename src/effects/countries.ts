import type { Country } from '../domain/contract/catalog.ts'
import { loadCountries } from '../services/accounts.ts'
import { onLanguageChange } from '../services/language.ts'

/** Loads the countries again when the language changes. Without a response, the former list stays. */
export function onCountriesTranslated(tell: (countries: Country[]) => void): () => void {
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
