import { useSelector } from '@xstate/react'
import type { ComponentType, ReactNode } from 'react'
import { styled } from 'styled-components'
import {
  type NextStep as Next,
  type PaymentStage,
  stageOf,
  transactionRows,
} from '../../domain/memberships/transactions.ts'
import { useWords } from '../../i18n/useWords.ts'
import { type CardProblem, isInProcess } from '../../machines/payment.ts'
import type { PaymentActor } from '../../machines/subscriptionsSetup.ts'
import { addresses } from '../../routes.ts'
import { Button, LinkButton } from '../parts/Button.tsx'
import { CardForm } from '../parts/CardForm.tsx'
import { ErrorNote, Form, Soft } from '../parts/Layout.tsx'
import { type ByState, useByState, useTag } from '../parts/states.ts'

interface Props {
  payment: PaymentActor
  /** The address of My Subscription, or a function that closes the dialog in front of it. */
  toMySubscription: string | (() => void)
  onStartAgain: () => void
}

const screens: ByState<PaymentActor, ComponentType<Props>> = {
  preparing: Payment,
  idle: Payment,
  checking: Payment,
  processing: Payment,
  confirming: Payment,
  retrying: Payment,
  confirmationPending: Payment,
  providerUnavailable: NotLoaded,
  over: Payment,
  paid: Payment,
}
/** States in which the button is disabled: the form is not ready, or another tab may have paid. */
const isOff: ByState<PaymentActor, boolean> = {
  preparing: true,
  idle: false,
  checking: true,
  processing: false,
  confirming: false,
  retrying: false,
  confirmationPending: false,
  providerUnavailable: false,
  over: false,
  paid: false,
}

/** The card form with its Pay button, or the payment's status and its next step. */
export function CardPayment(props: Props) {
  const Screen = useByState(props.payment, screens)
  return <Screen {...props} />
}

function NotLoaded({ payment }: Props) {
  const { LL } = useWords()
  return (
    <>
      <ErrorNote>{LL.subscriptions.checkout.notLoaded()}</ErrorNote>
      <Button variant="secondary" onClick={() => payment.send({ type: 'retry.requested' })}>
        {LL.tryAgain()}
      </Button>
    </>
  )
}

const stages: Record<PaymentStage, ComponentType<Props>> = {
  payable: Card,
  pending: Settled,
  paid: Settled,
  over: Settled,
}

function Payment(props: Props) {
  const Stage = useSelector(props.payment, ({ context }) => stages[stageOf(context.transactionStatus)])
  return <Stage {...props} />
}

function Settled(props: Props) {
  const Next = useSelector(props.payment, ({ context }) => nextSteps[transactionRows[context.transactionStatus].next])
  return (
    <>
      <StatusNote payment={props.payment} />
      <Next {...props} />
    </>
  )
}

function Card({ payment }: Props) {
  const { LL } = useWords()
  const words = LL.subscriptions.checkout
  const problem = useSelector(payment, ({ context }) => context.problem)
  const busy = useTag(payment, 'busy')
  const disabled = useByState(payment, isOff)
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        payment.send({ type: 'payment.submitted' })
      }}
    >
      <MountedForm payment={payment} />
      {problem && !busy ? <PaymentProblem problem={problem} /> : null}
      <Button type="submit" wide busy={busy} disabled={disabled}>
        {busy ? words.processing() : words.pay()}
      </Button>
    </Form>
  )
}

function PaymentProblem({ problem }: { problem: CardProblem }) {
  const { LL } = useWords()
  const words = LL.subscriptions.checkout
  return (
    <ErrorNote>
      <span>{problem.why === 'declined' ? problem.message : words.trouble[problem.why]()}</span>
      {problem.why === 'unknown' ? null : <span> {words.notCharged()}</span>}
    </ErrorNote>
  )
}

const Standing = styled(Soft).attrs({ role: 'status' })``
const notes: Record<PaymentStage, ComponentType<{ children: ReactNode }>> = {
  payable: Standing,
  pending: Standing,
  paid: Standing,
  over: ErrorNote,
}

/** The payment's status in words. */
function StatusNote({ payment }: Pick<Props, 'payment'>) {
  const { LL } = useWords()
  const words = LL.subscriptions
  const { transactionStatus, status } = useSelector(payment, ({ context }) => context)
  const Note = notes[stageOf(transactionStatus)]
  return (
    <Note>
      {isInProcess(status) ? (
        <>
          {words.paymentStatus({ status: words.intent[status]() })} <br />
        </>
      ) : null}
      {words.transaction[transactionStatus].next()}
    </Note>
  )
}

/** The one possible action when nothing can be paid. */
const nextSteps: Record<Next, ComponentType<Props>> = {
  pay: Check,
  check: Check,
  continue: Check,
  start_again: StartAgain,
  my_subscription: ToMySubscription,
  support: ToSupport,
}

function Check({ payment }: Props) {
  const { LL } = useWords()
  const busy = useTag(payment, 'busy')
  return (
    <Button variant="secondary" busy={busy} onClick={() => payment.send({ type: 'confirmation.requested' })}>
      {busy ? LL.subscriptions.checkout.processing() : LL.subscriptions.nextStep.check()}
    </Button>
  )
}

function StartAgain({ onStartAgain }: Props) {
  const { LL } = useWords()
  return <Button onClick={onStartAgain}>{LL.subscriptions.nextStep.start_again()}</Button>
}

function ToMySubscription({ toMySubscription }: Props) {
  const { LL } = useWords()
  const text = LL.subscriptions.nextStep.my_subscription()
  return typeof toMySubscription === 'string' ? (
    <LinkButton href={toMySubscription}>{text}</LinkButton>
  ) : (
    <Button onClick={toMySubscription}>{text}</Button>
  )
}

function ToSupport() {
  const { LL } = useWords()
  return <LinkButton href={addresses.contactSupport}>{LL.subscriptions.nextStep.support()}</LinkButton>
}

function MountedForm({ payment }: Pick<Props, 'payment'>) {
  const { locale } = useWords()
  const { transaction, attempt, provider } = useSelector(payment, ({ context }) => context)
  return (
    <CardForm
      key={attempt}
      stripe={provider}
      clientSecret={transaction.client_secret}
      language={locale}
      onReady={(stripe, elements) => payment.send({ type: 'provider.readied', form: { stripe, elements } })}
      onFailed={() => payment.send({ type: 'provider.failed' })}
    />
  )
}
