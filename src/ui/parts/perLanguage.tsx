import { useWords } from '../../i18n/useWords.ts'
import type { ScreenAddress } from '../../screenAddress.ts'
import type { LoadedScreen } from './flowScreen.tsx'

/**
 * Restarts a screen when the language changes, because its data contains text localized by the server. Only for screens
 * without form input.
 */
export function perLanguage(Screen: LoadedScreen): LoadedScreen {
  return Object.assign(
    ({ place }: { place: ScreenAddress }) => {
      const { locale } = useWords()
      return <Screen key={locale} place={place} />
    },
    { fetch: Screen.fetch },
  )
}
