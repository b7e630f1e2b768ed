import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import { styled } from 'styled-components'
import type { ActorRefFrom, StateValueFrom } from 'xstate'
import { useWords } from '../../i18n/useWords.ts'
import type { subscriptionsMachine } from '../../machines/subscriptionsMachine.ts'
import { Button } from '../parts/Button.tsx'
import { EmptyState, ErrorNote, Page, Soft, Spinner } from '../parts/Layout.tsx'
import { Checkout } from './Checkout.tsx'
import { PlanCard } from './PlanCard.tsx'
import { Review } from './Review.tsx'
import { VerifyMobile } from './VerifyMobile.tsx'

export type SubscriptionsActor = ActorRefFrom<typeof subscriptionsMachine>
const Shelf = styled.ul`
  display: grid; gap: 1.1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)); list-style: none; margin: 0; padding: 0;
`

type Props = { actor: SubscriptionsActor }

const looks: Record<StateValueFrom<typeof subscriptionsMachine>, ComponentType<Props>> = {
  loading: Waiting,
  choosing: Plans,
  reviewing: Plans,
  verifyingMobile: Plans,
  openingPurchase: Checkout,
  unanswered: Checkout,
  checkingOut: Checkout,
  subscribed: Waiting,
  unavailable: Unavailable,
}

export default function Subscriptions({ actor }: Props) {
  const Look = looks[useSelector(actor, ({ value }) => value)]
  return <Look actor={actor} />
}

function Waiting({ actor }: Props) {
  const { LL } = useWords()
  const mode = useSelector(actor, ({ context }) => context.askedMode)
  return (
    <Page title={LL.subscriptions.title[mode]()} lead={LL.subscriptions.lead[mode]()}>
      <Spinner label={LL.loading()} />
    </Page>
  )
}

function Unavailable({ actor }: Props) {
  const { LL } = useWords()
  return (
    <EmptyState
      title={LL.subscriptions.unavailable()}
      action={<Button onClick={() => actor.send({ type: 'retry.asked' })}>{LL.tryAgain()}</Button>}
    />
  )
}

function Plans({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.subscriptions
  const isReviewing = useSelector(actor, (snapshot) => snapshot.matches('reviewing'))
  const { offers, refusal, askedMode } = useSelector(actor, ({ context }) => context)
  const mode = offers?.mode ?? askedMode
  const currency = offers?.list[0]?.plan.currency_code ?? 'INR'
  return (
    <Page title={words.title[mode]()} lead={words.lead[mode]()}>
      {refusal ? <ErrorNote>{refusal.message}</ErrorNote> : null}
      <Shelf>
        {offers?.list.map((offer) => (
          <PlanCard
            key={offer.plan.id}
            offer={offer}
            mode={mode}
            current={offers.subscription}
            onChoose={() => actor.send({ type: 'plan.chosen', planId: offer.plan.id })}
          />
        ))}
      </Shelf>
      {offers && currency !== 'INR' ? (
        <Soft>{words.checkout.rate({ rate: `${offers.exchangeRate} ${currency}` })}</Soft>
      ) : null}
      {isReviewing ? <Review actor={actor} /> : null}
      <VerifyMobile actor={actor} />
    </Page>
  )
}
