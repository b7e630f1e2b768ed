import { useWords } from '../../i18n/useWords.ts'
import type { SessionActor } from '../App.tsx'
import { Button } from '../parts/Button.tsx'
import { isMissingCode } from '../parts/ErrorBoundary.tsx'
import { EmptyState, Page } from '../parts/Layout.tsx'

/** The default error screen (specification, section 2), with what support needs to find the fault. */
export function ErrorScreen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { LL } = useWords()
  const text = isMissingCode(error) ? LL.error.missing() : error instanceof Error ? error.message : String(error)
  const status = error instanceof Object && 'status' in error ? `${error.status} ` : ''
  const requestId = error instanceof Object && 'requestId' in error ? error.requestId : null
  return (
    <Page title={LL.error.title()} lead={status + text}>
      {typeof requestId === 'string' ? <p>{LL.error.reference({ id: requestId })}</p> : null}
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
