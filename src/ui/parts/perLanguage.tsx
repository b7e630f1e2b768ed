import { useWords } from '../../i18n/useWords.ts'
import type { ScreenAddress } from '../../screenAddress.ts'
import type { LoadedScreen } from './flowScreen.tsx'

/**
 * Starts a screen anew when the language changes, because its data has words of the server. For screens on which
 * nothing that was typed could be lost.
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
