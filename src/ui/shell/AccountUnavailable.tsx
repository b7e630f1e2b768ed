import { useWords } from '../../i18n/useWords.ts'
import { TryAgain } from '../parts/TryAgain.tsx'
import type { Loaded } from './loaded.ts'

/** A failed call for the current user can always be retried. */
export default function AccountUnavailable({ session }: Loaded) {
  const { LL } = useWords()
  return <TryAgain isPage title={LL.accountUnavailable()} actor={session} />
}
