import { useWords } from '../../i18n/useWords.ts'
import { Button } from '../parts/Button.tsx'
import { isMissingCode } from '../parts/ErrorBoundary.tsx'
import { Page } from '../parts/Layout.tsx'

interface Failure {
  status?: number | null
  request?: string
  message?: string
  requestId?: string | null
}

/** The default error screen (specification, section 2), with the details that support needs to find the fault. */
export function ErrorScreen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { LL } = useWords()
  const { status, request, message = String(error), requestId }: Failure = Object(error)
  // If code failed to load, the error has the requested URL, and the browser's entry for it has the status.
  const answered = performance.getEntriesByName(request ?? '').at(-1) as PerformanceResourceTiming | undefined
  const number = status || answered?.responseStatus || 0
  const text = isMissingCode(error) ? LL.error.missing() : message
  return (
    // The status of a successful response would mislead, because its content was at fault.
    <Page title={LL.error.title()} lead={number < 400 ? text : `${number}: ${text}`}>
      {requestId ? <p>{LL.error.reference({ id: requestId })}</p> : null}
      <div>
        <Button onClick={onRetry}>{LL.tryAgain()}</Button>
      </div>
    </Page>
  )
}
