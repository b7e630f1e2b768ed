import { useSelector } from '@xstate/react'
import { useWords } from '../../i18n/useWords.ts'
import type { PaymentActor } from '../../machines/subscriptionsMachine.ts'
import { Button } from '../parts/Button.tsx'
import { CardForm } from '../parts/CardForm.tsx'
import { cardProvider } from '../parts/cardProvider.ts'
import { ErrorNote, Form, Soft } from '../parts/Layout.tsx'

interface Props {
  payment: PaymentActor
  publishableKey: string
  onStartAgain: () => void
}

/** The card form and its Pay button, in every state of the payment. */
export function CardPayment({ payment, publishableKey, onStartAgain }: Props) {
  const { LL } = useWords()
  const words = LL.subscriptions.checkout
  const state = useSelector(payment, ({ value }) => value)
  const { providerError, refusal, status } = useSelector(payment, ({ context }) => context)
  if (state === 'providerUnavailable')
    return (
      <>
        <ErrorNote>{words.notLoaded()}</ErrorNote>
        <Button variant="secondary" onClick={() => payment.send({ type: 'retry.asked' })}>
          {LL.tryAgain()}
        </Button>
      </>
    )
  const busy = state === 'processing' || state === 'confirming' || state === 'retrying' || state === 'paid'
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        payment.send({ type: 'payment.submitted' })
      }}
    >
      <MountedForm payment={payment} publishableKey={publishableKey} />
      {providerError === null ? null : <ErrorNote>{providerError || words.failed()}</ErrorNote>}
      {refusal ? <ErrorNote>{refusal.message}</ErrorNote> : null}
      {state === 'confirmationPending' ? (
        <>
          <Soft role="status">
            {status === 'processing' ? `${LL.subscriptions.paymentStatus({ status })} ` : ''}
            {status === 'processing' ? words.later() : words.pending()}
          </Soft>
          <Button variant="secondary" onClick={() => payment.send({ type: 'confirmation.asked' })}>
            {words.check()}
          </Button>
        </>
      ) : status === 'canceled' ? (
        <Button onClick={onStartAgain}>{words.startAgain()}</Button>
      ) : (
        <Button type="submit" wide busy={busy} disabled={state === 'preparing'}>
          {busy ? words.processing() : words.pay()}
        </Button>
      )}
    </Form>
  )
}

function MountedForm({ payment, publishableKey }: Pick<Props, 'payment' | 'publishableKey'>) {
  const { locale } = useWords()
  const { transaction, attempt } = useSelector(payment, ({ context }) => context)
  return (
    <CardForm
      key={attempt}
      stripe={cardProvider.load(publishableKey)}
      clientSecret={transaction.client_secret}
      language={locale}
      onReady={(stripe, elements) => {
        cardProvider.hold({ stripe, elements })
        payment.send({ type: 'provider.readied' })
      }}
      onFailed={() => payment.send({ type: 'provider.failed' })}
    />
  )
}
