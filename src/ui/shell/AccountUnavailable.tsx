import { useWords } from '../../i18n/useWords.ts'
import type { Loaded } from '../App.tsx'
import { Button } from '../parts/Button.tsx'
import { EmptyState } from '../parts/Layout.tsx'

/** A failed current-user call is never a dead end. */
export default function AccountUnavailable({ session }: Loaded) {
  const { LL } = useWords()
  return (
    <EmptyState
      isPage
      title={LL.accountUnavailable()}
      action={<Button onClick={() => session.send({ type: 'retry.asked' })}>{LL.tryAgain()}</Button>}
    />
  )
}
