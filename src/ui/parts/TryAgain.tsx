import { useWords } from '../../i18n/useWords.ts'
import { Button } from './Button.tsx'
import { EmptyState } from './Layout.tsx'
import { type Retrying, useRetryOnline } from './useRetryOnline.ts'

interface Props {
  /** A title that says what could not be loaded. */
  title: string
  actor: Retrying
  /** True if it replaces a whole page. */
  isPage?: boolean
}

/** A notice and a retry button in place of content that could not be loaded. */
export function TryAgain({ title, actor, isPage = false }: Props) {
  const { LL } = useWords()
  useRetryOnline(actor)
  return (
    <EmptyState
      isPage={isPage}
      title={title}
      action={<Button onClick={() => actor.send({ type: 'retry.requested' })}>{LL.tryAgain()}</Button>}
    />
  )
}
