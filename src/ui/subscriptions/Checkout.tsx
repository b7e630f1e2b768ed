import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import type { QuoteOnWire } from '../../domain/memberships/quoteSchema.ts'
import type { Transaction } from '../../domain/memberships/transaction.ts'
import { timeOfDay } from '../../domain/time.ts'
import { useWords } from '../../i18n/useWords.ts'
import { addresses } from '../../routes.ts'
import { Button } from '../parts/Button.tsx'
import { Card, ErrorNote, Page, Row, Soft, Spinner } from '../parts/Layout.tsx'
import { useCan } from '../parts/states.ts'
import { TopOfPage } from '../parts/TopOfPage.tsx'
import { Billing } from './Billing.tsx'
import { CardPayment } from './CardPayment.tsx'
import { OrderSummary, usePurchaseName } from './OrderSummary.tsx'
import type { SubscriptionsActor } from './Subscriptions.tsx'

const Panel = styled(Card)`
  display: grid; gap: 1.25rem;
  .head { display: flex; gap: .5rem 1rem; align-items: center; flex-wrap: wrap; color: var(--soft); border-bottom: 1px solid var(--line); padding-bottom: 1rem; }
  h2 { font-size: var(--step-1); } footer { color: var(--soft); font-size: var(--step--1); text-align: center; border-top: 1px solid var(--line); padding-top: 1rem; }
`

export const quoteOf = (transaction: Transaction): QuoteOnWire => ({
  amount: transaction.amount,
  lines: transaction.lines,
  period_start: transaction.period_start,
  period_end: transaction.period_end,
})

/** The checkout: first the order, then the card form once there is a client secret. */
export function Checkout({ actor }: { actor: SubscriptionsActor }) {
  const { LL } = useWords()
  const words = LL.subscriptions.checkout
  const nameOf = usePurchaseName()
  const { purchase, chosen, offers } = useSelector(actor, ({ context }) => context)
  const billing = useSelector(actor, ({ children }) => children.billing)
  const subject = purchase?.transaction?.plan_id ?? chosen?.plan.id
  const transaction = purchase?.transaction
  const quote = transaction ? quoteOf(transaction) : chosen?.quote
  return (
    <Page title={words.title()} narrow>
      <TopOfPage />
      <Panel>
        <div className="head">
          <img src="/logo.svg" alt="Founders" width={187} height={52} />
          <span>{words.note()}</span>
        </div>
        <h2>{words.summary()}</h2>
        {quote && subject ? (
          <OrderSummary
            quote={quote}
            name={nameOf(subject)}
            rate={transaction?.exchange_rate ?? offers?.exchangeRate ?? 1}
          />
        ) : null}
        {transaction ? <Terms transaction={transaction} /> : null}
        {billing ? <Billing actor={billing} /> : null}
        <PaymentArea actor={actor} />
        <footer>{words.footer()}</footer>
      </Panel>
      <Row>
        <Button variant="quiet" onClick={() => actor.send({ type: 'plans.requested' })}>
          {LL.subscriptions.back()}
        </Button>
      </Row>
    </Page>
  )
}

/** How long the price is valid. Like its rate, it is fixed with the transaction. */
export function Terms({ transaction }: { transaction: Transaction }) {
  const { LL } = useWords()
  const words = LL.subscriptions.checkout
  const time = timeOfDay(transaction.quote_expires_at)
  return <Soft>{words.holds({ time })}</Soft>
}

type Props = { actor: SubscriptionsActor }

function PaymentArea({ actor }: Props) {
  const isUnanswered = useCan(actor, { type: 'retry.requested' })
  return isUnanswered ? <Unanswered actor={actor} /> : <PaymentForm actor={actor} />
}

function Unanswered({ actor }: Props) {
  const { LL } = useWords()
  return (
    <>
      <ErrorNote>{LL.subscriptions.unanswered()}</ErrorNote>
      <Button onClick={() => actor.send({ type: 'retry.requested' })}>{LL.tryAgain()}</Button>
    </>
  )
}

function PaymentForm({ actor }: Props) {
  const { LL } = useWords()
  const { purchase, loginType, accountType } = useSelector(actor, ({ context }) => context)
  const payment = useSelector(actor, ({ children }) => children.payment)
  if (!purchase || !payment) return <Spinner label={LL.subscriptions.opening()} />
  return (
    <CardPayment
      payment={payment}
      toMySubscription={addresses.mySubscription(addresses.base(loginType, accountType))}
      onStartAgain={() => actor.send({ type: 'purchase.reopened' })}
    />
  )
}
