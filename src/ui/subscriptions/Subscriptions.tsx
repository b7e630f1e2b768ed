import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import { styled } from 'styled-components'
import type { ActorRefFrom, StateValueFrom } from 'xstate'
import type { Plan } from '../../domain/contract/memberships.ts'
import { formatAmount } from '../../domain/money.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { subscriptionsMachine } from '../../machines/subscriptionsMachine.ts'
import { Button } from '../parts/Button.tsx'
import { Badge, EmptyState, ErrorNote, Grid, Page, Row, Spinner } from '../parts/Layout.tsx'
import { Checkout } from './Checkout.tsx'

export type SubscriptionsActor = ActorRefFrom<typeof subscriptionsMachine>
type Props = { actor: SubscriptionsActor }

const PlanCard = styled.li`
  background: var(--card); border: 1px solid var(--line); border-radius: 1.1rem; padding: 1.5rem; display: flex; flex-direction: column; gap: .75rem; box-shadow: var(--shadow);
  h2 { font-size: var(--step-2); } .price { font: 600 var(--step-3)/1 var(--display); } ul { margin: 0; padding-left: 1.1rem; flex: 1; color: var(--soft); display: grid; gap: .3rem; align-content: start; }
`

const looks: Record<StateValueFrom<typeof subscriptionsMachine>, ComponentType<Props>> = {
  loading: Waiting,
  choosing: Plans,
  openingPurchase: Opening,
  unanswered: Unanswered,
  checkingOut: Checkout,
  subscribed: Waiting,
  unavailable: Unavailable,
}

export default function Subscriptions({ actor }: Props) {
  const Look = looks[useSelector(actor, ({ value }) => value)]
  return <Look actor={actor} />
}

function Waiting() {
  const { LL } = useWords()
  return <Spinner label={LL.loading()} />
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

function Opening({ actor }: Props) {
  const { LL } = useWords()
  return (
    <Page title={LL.subscriptions.checkout.title()} narrow>
      <Spinner label={LL.subscriptions.opening()} />
      <Row>
        <Button variant="quiet" onClick={() => actor.send({ type: 'plans.asked' })}>
          {LL.subscriptions.back()}
        </Button>
      </Row>
    </Page>
  )
}

function Unanswered({ actor }: Props) {
  const { LL } = useWords()
  return (
    <EmptyState
      title={LL.subscriptions.unanswered()}
      action={<Button onClick={() => actor.send({ type: 'retry.asked' })}>{LL.tryAgain()}</Button>}
    />
  )
}

function Plans({ actor }: Props) {
  const { LL } = useWords()
  const { offer, refusal } = useSelector(actor, ({ context }) => context)
  return (
    <Page title={LL.subscriptions.title()} lead={LL.subscriptions.lead()}>
      {refusal ? <ErrorNote>{refusal.message}</ErrorNote> : null}
      <Grid>
        {offer?.plans.map((plan) => (
          <PlanOffer key={plan.id} plan={plan} onChoose={() => actor.send({ type: 'plan.chosen', planId: plan.id })} />
        ))}
      </Grid>
    </Page>
  )
}

function PlanOffer({ plan, onChoose }: { plan: Plan; onChoose: () => void }) {
  const { LL, locale } = useWords()
  const words = LL.subscriptions
  const { entitlements: gives } = plan
  return (
    <PlanCard>
      <Row>
        <h2>{words.period[plan.period]()}</h2>
        {plan.saving_percent > 0 ? (
          <Badge data-tone="good">{words.saving({ percent: plan.saving_percent })}</Badge>
        ) : null}
      </Row>
      <p className="price">
        {plan.amount === 0 ? words.free() : formatAmount(plan.amount, plan.currency_code, locale)}
      </p>
      <p>{words.days({ days: plan.days })}</p>
      <ul>
        <li>{words.proposalsSent({ count: gives.proposals_per_30_days })}</li>
        <li>{words.open({ count: gives.open_proposals })}</li>
        <li>
          {gives.contact_listings === null ? words.contactsAll() : words.contacts({ count: gives.contact_listings })}
        </li>
        <li>{words.globalConnect[gives.global_connect]()}</li>
      </ul>
      <Button wide onClick={onChoose}>
        {words.choose({ plan: words.period[plan.period]() })}
      </Button>
    </PlanCard>
  )
}
