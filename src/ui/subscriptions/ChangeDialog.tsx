import { useSelector } from '@xstate/react'
import { formatDate } from '../../domain/time.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Button } from '../parts/Button.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { ErrorNote } from '../parts/Layout.tsx'
import type { MySubscriptionActor } from './MySubscription.tsx'
import { usePurchaseName } from './OrderSummary.tsx'

/** Asks before anything about the subscription changes. */
export function ChangeDialog({ actor }: { actor: MySubscriptionActor }) {
  const { LL } = useWords()
  const words = LL.subscriptions.mine
  const nameOf = usePurchaseName()
  const state = useSelector(actor, ({ value }) => value)
  const { change, mine, refusal, isLost } = useSelector(actor, ({ context }) => context)
  if (!change || (state !== 'askingToConfirm' && state !== 'carryingOut')) return null
  const busy = state === 'carryingOut'
  const drop = () => actor.send({ type: 'change.dropped' })
  const date = formatDate(mine?.subscription?.period_end ?? null)
  const plan = change.kind === 'downgrade' ? nameOf(change.planId) : ''
  return (
    <Dialog
      title={words.question()}
      onClose={drop}
      actions={
        <>
          <Button variant="secondary" busy={busy} onClick={drop}>
            {LL.no()}
          </Button>
          <Button busy={busy} onClick={() => actor.send({ type: 'change.confirmed' })}>
            {busy ? LL.loading() : LL.yes()}
          </Button>
        </>
      }
    >
      <p>{words.ask[change.kind]({ date, plan })}</p>
      {refusal ? <ErrorNote>{refusal.message}</ErrorNote> : null}
      {isLost ? <ErrorNote>{words.lost()}</ErrorNote> : null}
    </Dialog>
  )
}
