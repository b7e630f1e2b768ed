import type { ComponentType } from 'react'
import { styled } from 'styled-components'
import { Link } from 'wouter'
import type { MySubscription } from '../../domain/contract/memberships.ts'
import type { Payment } from '../../domain/memberships/transactionSchema.ts'
import { type NextStep, type PaymentStage, stageOf, transactionRows } from '../../domain/memberships/transactions.ts'
import { formatMoney } from '../../domain/money.ts'
import { formatDate } from '../../domain/time.ts'
import { useWords } from '../../i18n/useWords.ts'
import { addresses } from '../../routes.ts'
import { Button } from '../parts/Button.tsx'
import { Badge, Card, Row, Soft } from '../parts/Layout.tsx'
import { Nothing, useCan } from '../parts/states.ts'
import type { MySubscriptionActor } from './MySubscription.tsx'

const Sheet = styled(Card)`
  display: grid; gap: 1rem; h2 { font-size: var(--step-1); }
  table { width: 100%; border-collapse: collapse; } th { text-align: start; color: var(--soft); font-size: var(--step--1); font-weight: 600; }
  :is(th, td) { padding: .5rem 1rem .5rem 0; border-bottom: 1px solid var(--line); vertical-align: middle; } tr:last-child td { border-bottom: 0; }
  .number { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; padding-right: 2.5rem; }
  td a { display: inline-flex; align-items: center; min-height: 2.75rem; padding-inline: .35rem; }
  @media (max-width: 47.99rem) {
    thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    tr { display: grid; grid-template-columns: 1fr auto; gap: .1rem 1rem; padding: .6rem 0; border-bottom: 1px solid var(--line); } tr:last-child { border-bottom: 0; }
    td, .number { border: 0; padding: 0; } td:is(:last-child, [data-explained='true']) { grid-column: 1 / -1; }
  }
`

interface History {
  actor: MySubscriptionActor
  plansAt: string
}

/** All payments with their receipts, and a refund button while a refund is possible. */
export function PaymentHistory({ actor, mine, plansAt }: History & { mine: MySubscription }) {
  const { LL } = useWords()
  const mayAsk = useCan(actor, { type: 'payments.requested' })
  const { payments, payments_cursor: earlier } = mine
  const words = LL.subscriptions.mine
  return (
    <Sheet>
      <h2>{words.history()}</h2>
      {payments.length === 0 ? (
        <Soft>{words.noHistory()}</Soft>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{words.item()}</th>
              <th scope="col" className="number">
                {words.amount()}
              </th>
              <th scope="col">{words.date()}</th>
              <th scope="col">{words.state()}</th>
              <th scope="col">{words.documents()}</th>
            </tr>
          </thead>
          <tbody>
            {payments.map((payment) => (
              <PaymentRow key={payment.uuid} actor={actor} payment={payment} plansAt={plansAt} />
            ))}
          </tbody>
        </table>
      )}
      {earlier === null ? null : (
        <Button variant="quiet" wide busy={!mayAsk} onClick={() => actor.send({ type: 'payments.requested' })}>
          {words.earlierPayments()}
        </Button>
      )}
    </Sheet>
  )
}

/** True if the stage needs an explanation besides its label. */
const isExplained: Record<PaymentStage, boolean> = { payable: true, pending: true, paid: false, over: true }

function PaymentRow({ actor, payment, plansAt }: History & { payment: Payment }) {
  const { LL, locale } = useWords()
  const words = LL.subscriptions.mine
  const date = formatDate(payment.created_at)
  const statusWords = LL.subscriptions.transaction[payment.status]
  const request = { type: 'change.requested', change: { kind: 'refund', paymentId: payment.uuid } } as const
  const mayAsk = useCan(actor, request)
  const Next = nextSteps[transactionRows[payment.status].next]
  const explained = isExplained[stageOf(payment.status)]
  return (
    <tr>
      <td>{payment.plan_name}</td>
      <td className="number">{formatMoney(payment.amount, locale)}</td>
      <td>{date}</td>
      <td data-explained={explained}>
        <Badge data-tone={transactionRows[payment.status].tone}>{statusWords.label()}</Badge>
        {explained ? <Soft>{statusWords.next()}</Soft> : null}
      </td>
      <td>
        <Row>
          <Next payment={payment} plansAt={plansAt} />
          {payment.receipt_url === null ? null : (
            <a
              href={payment.receipt_url}
              target="_blank"
              rel="noopener"
              aria-label={`${words.receiptOf({ date })}, ${words.print()}`}
            >
              {words.print()}
            </a>
          )}
          {payment.receipt_pdf_url === null ? null : (
            <a href={payment.receipt_pdf_url} download aria-label={`${words.receiptOf({ date })}, ${words.pdf()}`}>
              {words.pdf()}
            </a>
          )}
          {payment.can_refund ? (
            <Button variant="quiet" busy={!mayAsk} onClick={() => actor.send(request)}>
              {words.refund()}
            </Button>
          ) : null}
        </Row>
        {payment.refund_note ? <Soft>{payment.refund_note}</Soft> : null}
      </td>
    </tr>
  )
}

type NextProps = { payment: Payment; plansAt: string }
const nextSteps: Record<NextStep, ComponentType<NextProps>> = {
  pay: ToCheckout,
  check: ToCheckout,
  continue: Nothing,
  start_again: Nothing,
  my_subscription: Nothing,
  support: ToSupport,
}

function ToCheckout({ payment: { uuid, mode }, plansAt }: NextProps) {
  const { LL } = useWords()
  const words = LL.subscriptions.mine.continuePayment()
  // At the same path, only loading the page again opens the checkout.
  if (mode === 'ADDON') return <a href={addresses.paymentHere(uuid)}>{words}</a>
  return <Link href={addresses.plansAt(plansAt, { mode, payment: uuid, origin: 'my-subscription' })}>{words}</Link>
}

function ToSupport() {
  const { LL } = useWords()
  return <Link href={addresses.contactSupport}>{LL.subscriptions.nextStep.support()}</Link>
}
