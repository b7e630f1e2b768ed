import { formatDate } from '../../domain/time.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Button } from '../parts/Button.tsx'
import { Actions, Card, ErrorNote, Stack } from '../parts/Layout.tsx'
import { useCan } from '../parts/states.ts'
import type { Props } from './Account.tsx'

/** A notice that the account will be deleted, and a button that cancels the deletion. */
export function PendingDeletion({ actor, due }: Props & { due: string }) {
  const { LL } = useWords()
  const canCancel = useCan(actor, { type: 'deletion.cancelled' })
  return (
    <Card>
      <Stack>
        <ErrorNote>{LL.security.pending({ date: formatDate(due) })}</ErrorNote>
        <Actions>
          <Button busy={!canCancel} onClick={() => actor.send({ type: 'deletion.cancelled' })}>
            {LL.security.keep()}
          </Button>
        </Actions>
      </Stack>
    </Card>
  )
}
