import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import type { MySubscription } from '../../domain/contract/memberships.ts'
import { planById } from '../../domain/memberships/plans.ts'
import { formatDate } from '../../domain/time.ts'
import type { TranslationFunctions } from '../../i18n/i18n-types.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { SubscriptionChange } from '../../machines/mySubscriptionMachine.ts'
import { addresses } from '../../routes.ts'
import { Button, LinkButton } from '../parts/Button.tsx'
import { Actions, Badge, Card, Row, Soft } from '../parts/Layout.tsx'
import type { MySubscriptionActor } from './MySubscription.tsx'
import { usePurchaseName } from './OrderSummary.tsx'

type Subscription = NonNullable<MySubscription['subscription']>
interface Props {
  actor: MySubscriptionActor
  mine: MySubscription
  subscription: Subscription
}

const Sheet = styled(Card)`
  display: flex; flex-direction: column; gap: 1rem;
  h2 { font-size: var(--step-2); } .days { font: 600 var(--step-3)/1.1 var(--display); }
  .end { margin-top: auto; border-top: 1px solid var(--line); padding-top: 1rem; display: grid; gap: .6rem; }
`

type Words = TranslationFunctions['subscriptions']['mine']
interface StatusRow {
  tone: 'good' | 'warn' | 'bad'
  note: ((words: Words, date: string) => string) | null
  /** True for a trial, which is followed by a first purchase. */
  buys: boolean
}
const rows: Record<Subscription['status'], StatusRow> = {
  trialing: { tone: 'good', note: null, buys: true },
  active: { tone: 'good', note: (words, date) => words.manualNote({ date }), buys: false },
  cancelled_at_end: { tone: 'warn', note: (words, date) => words.cancelledNote({ date }), buys: false },
  grace: { tone: 'warn', note: (words) => words.graceNote(), buys: false },
  expired: { tone: 'bad', note: null, buys: false },
  refunded: { tone: 'bad', note: null, buys: false },
  suspended: { tone: 'bad', note: null, buys: false },
}

/** The status of the subscription and its actions. */
export function SubscriptionStatus({ actor, mine, subscription }: Props) {
  const { LL } = useWords()
  const words = LL.subscriptions.mine
  const nameOf = usePurchaseName()
  const plansAt = useSelector(actor, ({ context }) => context.plansAt)
  const plansFor = (mode: string) => addresses.plansAt(plansAt, { mode, origin: 'my-subscription' })
  const date = formatDate(subscription.period_end)
  const { later_periods } = subscription
  const currentEnd = formatDate(later_periods[0]?.period_start ?? subscription.period_end)
  const { tone, note, buys } = rows[subscription.status]
  return (
    <Sheet>
      <Row>
        <h2>{nameOf(subscription.plan_id)}</h2>
        <Badge data-tone={tone}>{words.status[subscription.status]()}</Badge>
      </Row>
      <p className="days">
        {subscription.days_left > 0 ? words.daysLeft({ days: subscription.days_left }) : words.over({ date })}
      </p>
      <Soft>{words.until({ start: formatDate(subscription.period_start), end: currentEnd })}</Soft>
      {later_periods.map((period) => (
        <Soft key={period.period_start}>
          {words.following({
            plan: nameOf(period.plan_id),
            start: formatDate(period.period_start),
            end: formatDate(period.period_end),
          })}
        </Soft>
      ))}
      {note ? <Soft>{note(words, date)}</Soft> : null}
      {subscription.next_plan_id ? (
        <Soft>{words.nextNote({ plan: nameOf(subscription.next_plan_id), date })}</Soft>
      ) : null}
      <Actions>
        {mine.can.renew ? <LinkButton href={plansFor('RENEW')}>{words.renew()}</LinkButton> : null}
        {mine.can.upgrade ? (
          <LinkButton href={plansFor('UPGRADE')} variant="secondary">
            {words.upgrade()}
          </LinkButton>
        ) : null}
        {buys ? <LinkButton href={plansFor('NEW')}>{words.buy()}</LinkButton> : null}
      </Actions>
      <Ending actor={actor} mine={mine} subscription={subscription} />
    </Sheet>
  )
}

/** What happens at the end of the period: a smaller plan, cancellation or renewal. */
function Ending({ actor, mine, subscription }: Props) {
  const { LL } = useWords()
  const words = LL.subscriptions.mine
  const mayAsk = useSelector(actor, (snapshot) =>
    snapshot.can({ type: 'change.requested', change: { kind: 'cancel' } }),
  )
  const asks = (change: SubscriptionChange) => ({
    busy: !mayAsk,
    onClick: () => actor.send({ type: 'change.requested', change }),
  })
  const isSmaller = subscription.next_plan_id !== null
  if (mine.smaller_plans.length === 0 && !mine.can.cancel && !mine.can.resume) return null
  const periodOf = (planId: string) => {
    const plan = planById(planId)
    return plan ? LL.subscriptions.period[plan.period]() : ''
  }
  return (
    <div className="end">
      {mine.smaller_plans.length > 0 && !mine.can.resume ? (
        <>
          <strong>{words.smaller({ date: formatDate(subscription.period_end) })}</strong>
          <Soft>{words.smallerNote()}</Soft>
        </>
      ) : null}
      <Actions>
        {isSmaller ? (
          <Button variant="secondary" {...asks({ kind: 'keepPlan' })}>
            {words.keepPlan({ plan: periodOf(subscription.plan_id) })}
          </Button>
        ) : mine.can.resume ? null : (
          mine.smaller_plans.map((plan) => (
            <Button key={plan.id} variant="secondary" {...asks({ kind: 'downgrade', planId: plan.id })}>
              {words.downgrade({ plan: periodOf(plan.id) })}
            </Button>
          ))
        )}
        {mine.can.resume ? (
          <Button variant="secondary" {...asks({ kind: 'resume' })}>
            {words.resume()}
          </Button>
        ) : null}
        {mine.can.cancel ? (
          <Button variant="quiet" {...asks({ kind: 'cancel' })}>
            {words.cancel()}
          </Button>
        ) : null}
      </Actions>
    </div>
  )
}
