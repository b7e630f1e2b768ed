import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import type { ActorRefFrom } from 'xstate'
import { rateLine } from '../../domain/currencies.ts'
import type { Transaction } from '../../domain/memberships/transaction.ts'
import { type PaymentStage, stageOf } from '../../domain/memberships/transactions.ts'
import { formatMoney } from '../../domain/money.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { subscriptionsMachine } from '../../machines/subscriptionsMachine.ts'
import { addresses } from '../../routes.ts'
import { Button, LinkButton } from '../parts/Button.tsx'
import { Card, ErrorNote, Page, Row, Soft, Spinner } from '../parts/Layout.tsx'
import { byState, useCan } from '../parts/states.ts'
import { TryAgain } from '../parts/TryAgain.tsx'
import { Checkout } from './Checkout.tsx'
import { PlanCard } from './PlanCard.tsx'
import { ProductTabs } from './ProductTabs.tsx'
import { Receipt } from './Receipt.tsx'
import { Review } from './Review.tsx'
import { VerifyMobile } from './VerifyMobile.tsx'

export type SubscriptionsActor = ActorRefFrom<typeof subscriptionsMachine>
const PlanGrid = styled.ul`
  display: grid; gap: 1.1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)); list-style: none; margin: 0; padding: 0;
`

type Props = { actor: SubscriptionsActor }

export default byState<SubscriptionsActor>({
  loading: Loading,
  choosing: Plans,
  reviewing: Plans,
  verifyingMobile: Plans,
  openingPurchase: Checkout,
  unanswered: Checkout,
  checkingOut: Checkout,
  resuming: Waiting,
  receiptShown: Receipt,
  subscribed: Waiting,
  heldUp: HeldUp,
  unavailable: Unavailable,
})

function Waiting({ actor }: Props) {
  const { LL } = useWords()
  const mode = useSelector(actor, ({ context }) => context.requestedMode)
  return (
    <Page title={LL.subscriptions.title[mode]()}>
      <Spinner label={LL.loading()} />
    </Page>
  )
}

/** The title and its lead stay in place when the plans arrive. */
function Loading({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.subscriptions
  const mode = useSelector(actor, ({ context }) => context.requestedMode)
  return (
    <Page title={words.title[mode]()} lead={words.lead[mode]()}>
      <Spinner label={LL.loading()} />
    </Page>
  )
}

function Unavailable({ actor }: Props) {
  const { LL } = useWords()
  return <TryAgain title={LL.subscriptions.unavailable()} actor={actor} />
}

function HeldUp({ actor }: Props) {
  const { LL } = useWords()
  return <TryAgain title={LL.subscriptions.heldUp()} actor={actor} />
}

function Plans({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.subscriptions
  const isReviewing = useCan(actor, { type: 'purchase.confirmed' })
  const { offers, refusal, requestedMode, buyer, origin, accountType } = useSelector(actor, ({ context }) => context)
  const mode = offers?.mode ?? requestedMode
  const rate = rateLine(offers?.exchangeRate ?? 1, offers?.list[0]?.plan.amount.currency ?? 'INR')
  return (
    <Page
      title={words.title[mode]()}
      lead={words.lead[mode === 'RENEW' && offers?.begins === 'now' ? 'RENEW_NOW' : mode]()}
    >
      {mode === 'NEW' ? (
        <ProductTabs shown={offers?.list[0]?.plan.account_type ?? accountType ?? 'investment'} />
      ) : null}
      {offers?.unfinished ? <Unfinished actor={actor} transaction={offers.unfinished} /> : null}
      {offers?.awaitsApproval ? <Soft>{words.notApproved()}</Soft> : null}
      {buyer === 'without_profile' ? <Soft>{words.profileFirst()}</Soft> : null}
      {origin === 'global-connect' ? <Soft>{words.withGlobalConnect()}</Soft> : null}
      {refusal && !isReviewing ? <ErrorNote>{refusal.message}</ErrorNote> : null}
      <PlanGrid>
        {offers?.list.map((offer) => (
          <PlanCard
            key={offer.plan.id}
            offer={offer}
            mode={mode}
            current={offers.subscription}
            onChoose={() => actor.send({ type: 'plan.chosen', planId: offer.plan.id })}
          />
        ))}
      </PlanGrid>
      {offers && mode === 'UPGRADE' && offers.list.every(({ refusal: reason }) => reason === 'not_longer') ? (
        <LongestPlan actor={actor} />
      ) : null}
      {rate ? <Soft>{rate}</Soft> : null}
      {isReviewing ? <Review actor={actor} /> : null}
      <VerifyMobile actor={actor} />
    </Page>
  )
}

/** The way on for a member who has no longer plan to change to. */
function LongestPlan({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.subscriptions.longest
  const { loginType, accountType } = useSelector(actor, ({ context }) => context)
  const base = addresses.base(loginType, accountType)
  return (
    <Card role="status">
      <Row>
        <p>{words.text()}</p>
        <LinkButton variant="secondary" href={addresses.plans(base, { mode: 'RENEW' })}>
          {words.renew()}
        </LinkButton>
        <LinkButton variant="quiet" href={addresses.mySubscription(base)}>
          {words.mine()}
        </LinkButton>
      </Row>
    </Card>
  )
}

const unfinishedWords: Record<PaymentStage, 'payable' | 'pending'> = {
  payable: 'payable',
  pending: 'pending',
  paid: 'payable',
  over: 'payable',
}

/** An abandoned purchase, or one that the bank has not confirmed yet, shown before another one starts. */
function Unfinished({ actor, transaction }: Props & { transaction: Transaction }) {
  const { LL, locale } = useWords()
  const words = LL.subscriptions.unfinished[unfinishedWords[stageOf(transaction.status)]]
  const amount = formatMoney(transaction.amount, locale)
  return (
    <Card role="status">
      <Row>
        <p>{words.text({ amount, plan: transaction.plan_name })}</p>
        <Button
          variant="secondary"
          onClick={() => actor.send({ type: 'purchase.resumed', purchaseId: transaction.uuid })}
        >
          {words.see()}
        </Button>
      </Row>
    </Card>
  )
}
