import { useWords } from '../../i18n/useWords.ts'
import { TryAgain } from '../parts/TryAgain.tsx'
import type { Loaded } from './loaded.ts'

/** A failed current-user call is never a dead end. */
export default function AccountUnavailable({ session }: Loaded) {
  const { LL } = useWords()
  return <TryAgain isPage title={LL.accountUnavailable()} actor={session} />
}
