import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import { formatAmount } from '../../domain/money.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { PaymentActor } from '../../machines/subscriptionsMachine.ts'
import { Button } from '../parts/Button.tsx'
import { CardForm } from '../parts/CardForm.tsx'
import { cardProvider } from '../parts/cardProvider.ts'
import { Card, ErrorNote, Form, Page, Row, Soft, Spinner } from '../parts/Layout.tsx'
import type { SubscriptionsActor } from './Subscriptions.tsx'

const Panel = styled(Card)`
  display: grid; gap: 1.25rem;
  .head { display: flex; gap: 1rem; align-items: center; flex-wrap: wrap; color: var(--soft); }
  dl { display: grid; grid-template-columns: 1fr auto; gap: .5rem 1rem; margin: 0; } dd { margin: 0; text-align: right; } .total { font-weight: 700; border-top: 1px solid var(--line); padding-top: .6rem; }
  h2 { font-size: var(--step-1); } footer { color: var(--soft); font-size: var(--step--1); text-align: center; }
`

export function Checkout({ actor }: { actor: SubscriptionsActor }) {
  const { LL, locale } = useWords()
  const words = LL.subscriptions.checkout
  const { purchase } = useSelector(actor, ({ context }) => context)
  const payment = useSelector(actor, ({ children }) => children.payment as PaymentActor | undefined)
  const transaction = purchase?.transaction
  const amount = transaction ? formatAmount(transaction.trans_amount, transaction.currency_code, locale) : ''
  return (
    <Page title={words.title()} narrow>
      <Panel>
        <div className="head">
          <img src="/logo.svg" alt="Founders" width={187} height={52} />
          <span>{words.note()}</span>
        </div>
        <h2>{words.summary()}</h2>
        <dl>
          <dt>{words.item()}</dt>
          <dd>{transaction?.plan_name}</dd>
          <dt>{words.amount()}</dt>
          <dd>
            {amount} {transaction?.currency_code}
          </dd>
          <dt>{words.taxes()}</dt>
          <dd />
          <dt className="total">{words.total()}</dt>
          <dd className="total">{amount}</dd>
        </dl>
        {transaction && transaction.currency_code !== 'INR' ? (
          <Soft>{words.rate({ rate: `${transaction.exchange_rate} ${transaction.currency_code}` })}</Soft>
        ) : null}
        {purchase && transaction?.client_secret && payment ? (
          <CardPayment
            payment={payment}
            clientSecret={transaction.client_secret}
            publishableKey={purchase.publishable_key}
          />
        ) : (
          <Spinner label={LL.loading()} />
        )}
        <footer>{words.footer()}</footer>
      </Panel>
      <Row>
        <Button variant="quiet" onClick={() => actor.send({ type: 'plans.asked' })}>
          {LL.subscriptions.back()}
        </Button>
      </Row>
    </Page>
  )
}

function CardPayment({
  payment,
  clientSecret,
  publishableKey,
}: {
  payment: PaymentActor
  clientSecret: string
  publishableKey: string
}) {
  const { LL, locale } = useWords()
  const words = LL.subscriptions.checkout
  const state = useSelector(payment, ({ value }) => value)
  const { providerError, refusal } = useSelector(payment, ({ context }) => context)
  const busy = state === 'processing' || state === 'confirming' || state === 'retrying' || state === 'paid'
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        payment.send({ type: 'payment.submitted' })
      }}
    >
      <CardForm
        stripe={cardProvider.load(publishableKey)}
        clientSecret={clientSecret}
        language={locale}
        onReady={(stripe, elements) => {
          cardProvider.hold({ stripe, elements })
          payment.send({ type: 'provider.readied' })
        }}
      />
      {providerError === null ? null : <ErrorNote>{providerError || words.failed()}</ErrorNote>}
      {refusal ? <ErrorNote>{refusal.message}</ErrorNote> : null}
      {state === 'confirmationPending' ? (
        <>
          <ErrorNote>{words.pending()}</ErrorNote>
          <Button variant="secondary" onClick={() => payment.send({ type: 'confirmation.asked' })}>
            {words.check()}
          </Button>
        </>
      ) : (
        <Button type="submit" wide busy={busy} disabled={state === 'preparing'}>
          {busy ? words.processing() : words.pay()}
        </Button>
      )}
    </Form>
  )
}
