import { useSelector } from '@xstate/react'
import { formatDate } from '../../domain/time.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { SubscriptionChange } from '../../machines/mySubscriptionMachine.ts'
import { Button } from '../parts/Button.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { ErrorNote } from '../parts/Layout.tsx'
import { byState, Nothing, useCan } from '../parts/states.ts'
import type { MySubscriptionActor } from './MySubscription.tsx'
import { usePurchaseName } from './OrderSummary.tsx'

type Props = { actor: MySubscriptionActor }

/** Confirms a change of the subscription. */
export const ChangeDialog = byState<MySubscriptionActor>({
  loading: Nothing,
  shown: Nothing,
  loadingPayments: Nothing,
  confirming: Question,
  applying: Question,
  addingFeature: Nothing,
  unavailable: Nothing,
})

/** Changes after which the member has less than before. */
const endsAccess: Record<SubscriptionChange['kind'], boolean> = {
  cancel: true,
  resume: false,
  downgrade: false,
  keepPlan: false,
  refund: true,
}

function Question({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.subscriptions.mine
  const nameOf = usePurchaseName()
  const { change, mine, refusal, isLost } = useSelector(actor, ({ context }) => context)
  const busy = !useCan(actor, { type: 'change.confirmed' })
  if (!change) return null
  const drop = () => actor.send({ type: 'change.cancelled' })
  const payment = change.kind === 'refund' ? mine?.payments.find(({ uuid }) => uuid === change.paymentId) : null
  const remaining = payment?.after_refund
  const date = formatDate(mine?.subscription?.period_end ?? null)
  const confirm = words.confirm[change.kind]
  const plan = change.kind === 'downgrade' ? nameOf(change.planId) : ''
  return (
    <Dialog
      title={confirm.title()}
      onClose={drop}
      actions={
        <>
          <Button variant="secondary" busy={busy} onClick={drop}>
            {confirm.no()}
          </Button>
          <Button
            variant={endsAccess[change.kind] ? 'destructive' : 'primary'}
            busy={busy}
            onClick={() => actor.send({ type: 'change.confirmed' })}
          >
            {busy ? LL.loading() : confirm.yes()}
          </Button>
        </>
      }
    >
      <p>
        {remaining
          ? words.ask.refundToPlan({ plan: nameOf(remaining.plan_id), date: formatDate(remaining.period_end) })
          : words.ask[change.kind]({ date, plan })}
      </p>
      {refusal ? <ErrorNote>{refusal.message}</ErrorNote> : null}
      {isLost ? <ErrorNote>{words.lost()}</ErrorNote> : null}
    </Dialog>
  )
}
