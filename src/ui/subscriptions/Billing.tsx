import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import { useWords } from '../../i18n/useWords.ts'
import type { BillingDetailsActor } from '../../machines/billingDetailsMachine.ts'
import { Button } from '../parts/Button.tsx'
import { ErrorNote, Row, Soft, Spinner } from '../parts/Layout.tsx'
import { byState, Nothing } from '../parts/states.ts'
import { BillingForm } from './BillingForm.tsx'

const Block = styled.section`
  display: grid; gap: .5rem;
  h2 { font-size: var(--step-1); }
  address { font-style: normal; white-space: pre-line; overflow-wrap: anywhere; }
`

type Props = { actor: BillingDetailsActor }

/** To whom receipts are addressed, with a dialog to change it. */
export function Billing({ actor }: Props) {
  const { LL } = useWords()
  return (
    <Block>
      <h2>{LL.subscriptions.billing.title()}</h2>
      <Content actor={actor} />
    </Block>
  )
}

const Content = byState<BillingDetailsActor>({
  loading: Waiting,
  shown: Details,
  editing: Details,
  saving: Details,
  unanswered: Details,
  unavailable: Unavailable,
})

function Waiting() {
  const { LL } = useWords()
  return <Spinner label={LL.loading()} />
}

function Unavailable({ actor }: Props) {
  const { LL } = useWords()
  return (
    <>
      <ErrorNote>{LL.subscriptions.billing.unavailable()}</ErrorNote>
      <Row>
        <Button variant="secondary" onClick={() => actor.send({ type: 'retry.requested' })}>
          {LL.tryAgain()}
        </Button>
      </Row>
    </>
  )
}

const Form = byState<BillingDetailsActor>({
  loading: Nothing,
  shown: Nothing,
  editing: BillingForm,
  saving: BillingForm,
  unanswered: BillingForm,
  unavailable: Nothing,
})

function Details({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.subscriptions.billing
  const { details, countries, states } = useSelector(actor, ({ context }) => context)
  const placeOf = (state: string | null, country: string) =>
    [states.find(({ slug }) => slug === state)?.label, countries.find(({ code }) => code === country)?.name]
      .filter(Boolean)
      .join(', ')
  return (
    <>
      {details ? (
        <address>
          <strong>{details.name}</strong>
          {`\n${details.address}\n${placeOf(details.state, details.country)}`}
          {details.gstin ? `\n${words.gstinShown({ gstin: details.gstin })}` : ''}
        </address>
      ) : (
        <Soft>{words.none()}</Soft>
      )}
      <Row>
        <Button variant="secondary" onClick={() => actor.send({ type: 'edit.requested' })}>
          {details ? words.edit() : words.add()}
        </Button>
      </Row>
      <Form actor={actor} />
    </>
  )
}
