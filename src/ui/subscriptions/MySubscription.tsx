import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import type { ActorRefFrom } from 'xstate'
import { useWords } from '../../i18n/useWords.ts'
import type { mySubscriptionMachine } from '../../machines/mySubscriptionMachine.ts'
import { addresses } from '../../routes.ts'
import { LinkButton } from '../parts/Button.tsx'
import { Card, EmptyState, Page, Spinner } from '../parts/Layout.tsx'
import { byState, Nothing, useCan } from '../parts/states.ts'
import { TryAgain } from '../parts/TryAgain.tsx'
import { AddonList } from './AddonDialogs.tsx'
import { Billing } from './Billing.tsx'
import { ChangeDialog } from './ChangeDialog.tsx'
import { PaymentHistory } from './PaymentHistory.tsx'
import { SubscriptionStatus } from './SubscriptionStatus.tsx'
import { Usage } from './Usage.tsx'

export type MySubscriptionActor = ActorRefFrom<typeof mySubscriptionMachine>

const Layout = styled.div`
  display: grid; gap: 1.25rem; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  > :is(:nth-last-child(-n + 2), :first-child:nth-last-child(3)) { grid-column: 1 / -1; }
  @media (max-width: 47.99rem) { grid-template-columns: minmax(0, 1fr); }
`

type Props = { actor: MySubscriptionActor }

export default byState<MySubscriptionActor>({
  loading: Mine,
  shown: Mine,
  loadingPayments: Mine,
  confirming: Mine,
  applying: Mine,
  addingFeature: Mine,
  unavailable: Unavailable,
})

function Unavailable({ actor }: Props) {
  const { LL } = useWords()
  return <TryAgain title={LL.subscriptions.mine.unavailable()} actor={actor} />
}

const Adding = byState<MySubscriptionActor>({
  loading: Nothing,
  shown: Nothing,
  loadingPayments: Nothing,
  confirming: Nothing,
  applying: Nothing,
  addingFeature: Addons,
  unavailable: Nothing,
})

function Addons({ actor }: Props) {
  const purchase = useSelector(actor, ({ children }) => children.addonPurchase)
  return purchase ? <AddonList actor={purchase} /> : null
}

function Mine({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.subscriptions.mine
  const mayAdd = useCan(actor, { type: 'addons.requested' })
  const { mine, plansAt } = useSelector(actor, ({ context }) => context)
  const billing = useSelector(actor, ({ children }) => children.billing)
  if (!mine) return <Spinner label={LL.loading()} />
  return (
    <Page title={words.title()}>
      <Layout>
        {mine.subscription ? (
          <>
            <SubscriptionStatus actor={actor} mine={mine} subscription={mine.subscription} />
            <Usage mine={mine} mayAdd={mayAdd} onAdd={() => actor.send({ type: 'addons.requested' })} />
          </>
        ) : (
          <Card>
            <EmptyState
              title={words.none()}
              action={
                <LinkButton href={addresses.plansAt(plansAt, { mode: 'NEW', origin: 'my-subscription' })}>
                  {words.choose()}
                </LinkButton>
              }
            />
          </Card>
        )}
        <PaymentHistory actor={actor} mine={mine} plansAt={plansAt} />
        {billing ? (
          <Card>
            <Billing actor={billing} />
          </Card>
        ) : null}
      </Layout>
      <ChangeDialog actor={actor} />
      <Adding actor={actor} />
    </Page>
  )
}
