import { useSelector } from '@xstate/react'
import type { Plan } from '../../domain/memberships/planSchema.ts'
import { planById } from '../../domain/memberships/plans.ts'
import { formatMoney } from '../../domain/money.ts'
import { formatDate } from '../../domain/time.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Button } from '../parts/Button.tsx'
import { NoWrapDates } from '../parts/Dated.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { ErrorNote } from '../parts/Layout.tsx'
import { OrderSummary, usePurchaseName } from './OrderSummary.tsx'
import type { SubscriptionsActor } from './Subscriptions.tsx'

/** The amount and the end date, shown before a purchase is opened (specification, section 2). */
export function Review({ actor }: { actor: SubscriptionsActor }) {
  const { LL, locale } = useWords()
  const words = LL.subscriptions.confirmation
  const nameOf = usePurchaseName()
  const { chosen, refusal, offers } = useSelector(actor, ({ context }) => context)
  if (!chosen?.quote) return null
  const { quote, plan, types } = chosen
  const date = formatDate(quote.period_end)
  const isFree = quote.amount.minor === 0
  const amount = formatMoney(quote.amount, locale)
  const isLater = offers?.begins === 'after_current'
  return (
    <Dialog
      title={words.title()}
      onClose={() => actor.send({ type: 'purchase.cancelled' })}
      actions={
        <>
          <Button variant="secondary" onClick={() => actor.send({ type: 'purchase.cancelled' })}>
            {words.cancel()}
          </Button>
          <Button onClick={() => actor.send({ type: 'purchase.confirmed' })}>
            {isFree ? words.startTrial() : words.continueToPay()}
          </Button>
        </>
      }
    >
      {refusal ? <ErrorNote>{refusal.message}</ErrorNote> : null}
      {types.length > 0 ? <p>{words.withAddon()}</p> : null}
      <p>
        <NoWrapDates
          text={
            isFree
              ? words.free({ date })
              : isLater
                ? words.payLater({ amount, start: formatDate(quote.period_start), date })
                : words.pay({ amount, date })
          }
        />
      </p>
      {isLater ? <Losses of={plan} before={offers.subscription?.plan_id ?? ''} isAdded={types.length > 0} /> : null}
      {offers?.awaitsApproval ? <p>{LL.subscriptions.notApproved()}</p> : null}
      {isFree ? null : <OrderSummary quote={quote} name={nameOf(plan.id)} rate={offers?.exchangeRate ?? 1} />}
    </Dialog>
  )
}

/** What the member has now and the later plan does not include. */
function Losses({ of: { entitlements: after }, before, isAdded }: { of: Plan; before: string; isAdded: boolean }) {
  const { LL } = useWords()
  const words = LL.subscriptions.confirmation
  const now = planById(before)?.entitlements
  if (!now) return null
  const losesGlobalConnect = now.global_connect === 'included' && after.global_connect !== 'included' && !isAdded
  return (
    <>
      {after.proposals_per_30_days < now.proposals_per_30_days ? (
        <p>{words.fewerProposals({ now: after.proposals_per_30_days, before: now.proposals_per_30_days })}</p>
      ) : null}
      {losesGlobalConnect ? <p>{words.noGlobalConnect()}</p> : null}
    </>
  )
}
