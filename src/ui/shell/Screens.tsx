import { useWords } from '../../i18n/useWords.ts'
import type { SessionActor } from '../App.tsx'
import { Button, LinkButton } from '../parts/Button.tsx'
import { EmptyState, Page } from '../parts/Layout.tsx'

export function NotFound() {
  const { LL } = useWords()
  return (
    <Page title={LL.notFound.title()} lead={LL.notFound.text()}>
      <div>
        <LinkButton href="/">{LL.notFound.home()}</LinkButton>
      </div>
    </Page>
  )
}

/** The default error screen (specification, section 2). */
export function ErrorScreen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { LL } = useWords()
  return (
    <Page title={LL.error.title()} lead={error instanceof Error ? error.message : String(error)}>
      <div>
        <Button onClick={onRetry}>{LL.tryAgain()}</Button>
      </div>
    </Page>
  )
}

/** A failed current-user call is never a dead end. */
export function AccountUnavailable({ session }: { session: SessionActor }) {
  const { LL } = useWords()
  return (
    <EmptyState
      isPage
      title={LL.accountUnavailable()}
      action={<Button onClick={() => session.send({ type: 'retry.asked' })}>{LL.tryAgain()}</Button>}
    />
  )
}
