import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import type { AddonOffer } from '../../domain/memberships/addonOffer.ts'
import { formatMoney } from '../../domain/money.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { AddonPurchaseActor } from '../../machines/addonPurchaseMachine.ts'
import type { PaymentActor } from '../../machines/subscriptionsSetup.ts'
import { Button } from '../parts/Button.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { ErrorNote, Soft, Spinner } from '../parts/Layout.tsx'
import { byState, Nothing, useCan, useTag } from '../parts/states.ts'
import { CardPayment } from './CardPayment.tsx'
import { quoteOf, Terms } from './Checkout.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { shownAs } from './shownAs.ts'

type Props = { actor: AddonPurchaseActor }

const List = styled.ul`
  list-style: none; margin: 0; padding: 0; display: grid; gap: 1rem;
  li { display: grid; gap: .5rem; border: 1px solid var(--line); border-radius: .9rem; padding: 1rem; }
`

/** The static dialog titled Payment, which Escape does not close. */
export function AddonPayment({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.subscriptions.addons
  const { purchase } = useSelector(actor, ({ context }) => context)
  const payment = useSelector(actor, ({ children }) => children.payment)
  if (!purchase?.transaction || !payment) return null
  return (
    <Dialog isStatic title={words.payment()} onClose={() => {}} actions={<Leave actor={actor} payment={payment} />}>
      <OrderSummary
        quote={quoteOf(purchase.transaction)}
        name={purchase.transaction.plan_name}
        rate={purchase.transaction.exchange_rate}
      />
      <Terms transaction={purchase.transaction} />
      <CardPayment
        payment={payment}
        toMySubscription={() => actor.send({ type: 'purchase.cancelled' })}
        onStartAgain={() => actor.send({ type: 'purchase.reopened' })}
      />
    </Dialog>
  )
}

function Leave({ actor, payment }: Props & { payment: PaymentActor }) {
  const { LL } = useWords()
  const isBusy = useTag(payment, 'busy')
  return (
    <Button variant="secondary" disabled={isBusy} onClick={() => actor.send({ type: 'purchase.cancelled' })}>
      {LL.subscriptions.addons.close()}
    </Button>
  )
}

/** The error from opening the purchase. A lost response has the screen's own message. */
export function AddonProblem({ actor }: Props) {
  const { LL } = useWords()
  const { refusal, isLost } = useSelector(actor, ({ context }) => context)
  const problem = isLost ? LL.subscriptions.addons.lost() : refusal?.message
  return problem ? <ErrorNote>{problem}</ErrorNote> : null
}

/** The add-ons to choose from. */
export const AddonList = byState<AddonPurchaseActor>({
  starting: Addons,
  resuming: Addons,
  loading: Addons,
  offering: Addons,
  startingPurchase: Addons,
  paying: AddonPayment,
  unavailable: Addons,
  bought: Addons,
  closed: Addons,
})
function Loading() {
  const { LL } = useWords()
  return <Spinner label={LL.loading()} />
}

function Unavailable() {
  const { LL } = useWords()
  return <ErrorNote>{LL.subscriptions.addons.unavailable()}</ErrorNote>
}

/** A note above the add-ons, or instead of them. */
const Note = byState<AddonPurchaseActor>({
  starting: Nothing,
  resuming: Loading,
  loading: Loading,
  offering: Nothing,
  startingPurchase: Nothing,
  paying: Nothing,
  unavailable: Unavailable,
  bought: Nothing,
  closed: Nothing,
})

function Addons({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.subscriptions.addons
  const offer = useSelector(actor, ({ context }) => context.offer)
  const mayRetry = useCan(actor, { type: 'retry.requested' })
  const close = () => actor.send({ type: 'purchase.cancelled' })
  return (
    <Dialog
      title={words.title()}
      onClose={close}
      actions={
        <>
          {mayRetry ? <Button onClick={() => actor.send({ type: 'retry.requested' })}>{LL.tryAgain()}</Button> : null}
          <Button variant="secondary" onClick={close}>
            {words.close()}
          </Button>
        </>
      }
    >
      <Note actor={actor} />
      {offer?.available_addons.length === 0 ? <p>{words.empty()}</p> : null}
      <List>
        {offer?.available_addons.map((addon) => (
          <Choice key={addon.type} actor={actor} addon={addon} />
        ))}
      </List>
      <AddonProblem actor={actor} />
    </Dialog>
  )
}

function Choice({ actor, addon }: Props & { addon: AddonOffer }) {
  const { LL, locale } = useWords()
  const words = LL.subscriptions.addons
  const isStarting = useTag(actor, 'busy')
  const chosen = useSelector(actor, ({ context }) => context.type)
  const planId = useSelector(actor, ({ context }) => context.offer?.subscription?.plan.uuid)
  const mayChoose = useCan(actor, { type: 'addon.chosen', addonType: addon.type })
  return (
    <li>
      <strong>{words.name[addon.type]()}</strong>
      <Soft>{words.text[shownAs(planId)][addon.type]()}</Soft>
      <Button busy={!mayChoose} onClick={() => actor.send({ type: 'addon.chosen', addonType: addon.type })}>
        {isStarting && chosen === addon.type ? LL.loading() : words.add({ price: formatMoney(addon.price, locale) })}
      </Button>
    </li>
  )
}
