import { useSelector } from '@xstate/react'
import { useWords } from '../../i18n/useWords.ts'
import { CodeEntry } from '../login/index.ts'
import { Button } from '../parts/Button.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { Stack } from '../parts/Layout.tsx'
import type { SubscriptionsActor } from './Subscriptions.tsx'

/** Sends a code before the free trial starts, because each verified mobile number can have only one trial. */
export function VerifyMobile({ actor }: { actor: SubscriptionsActor }) {
  const { LL } = useWords()
  const words = LL.subscriptions
  const code = useSelector(actor, ({ children }) => children.code)
  if (!code) return null
  const drop = () => actor.send({ type: 'purchase.cancelled' })
  return (
    <Dialog
      title={words.mobile.title()}
      onClose={drop}
      actions={
        <Button variant="secondary" onClick={drop}>
          {words.confirmation.cancel()}
        </Button>
      }
    >
      <Stack>
        <p>{words.mobile.why()}</p>
        <CodeEntry actor={code} />
      </Stack>
    </Dialog>
  )
}
