import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { formatAmount } from '../../domain/money.ts'
import { formatDate } from '../../domain/time.ts'
import type { TranslationFunctions } from '../../i18n/i18n-types.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { mySubscriptionMachine } from '../../machines/mySubscriptionMachine.ts'
import { Button, LinkButton } from '../parts/Button.tsx'
import { Badge, Card, EmptyState, Page, Row, Soft, Spinner } from '../parts/Layout.tsx'

export default function MySubscription({ actor }: { actor: ActorRefFrom<typeof mySubscriptionMachine> }) {
  const { LL, locale } = useWords()
  const words = LL.subscriptions.mine
  const state = useSelector(actor, ({ value }) => value)
  const { mine, plansAt } = useSelector(actor, ({ context }) => context)
  if (state === 'unavailable')
    return (
      <EmptyState
        title={words.unavailable()}
        action={<Button onClick={() => actor.send({ type: 'retry.asked' })}>{LL.tryAgain()}</Button>}
      />
    )
  if (!mine) return <Spinner label={LL.loading()} />
  const { subscription } = mine
  return (
    <Page title={words.title()} narrow>
      <Card>
        {subscription ? (
          <>
            <Row>
              <strong>{LL.subscriptions.period[subscription.period]()}</strong>
              <Badge data-tone={subscription.status === 'expired' ? 'bad' : 'good'}>
                {words.status[subscription.status as keyof TranslationFunctions['subscriptions']['mine']['status']]()}
              </Badge>
            </Row>
            <Soft>{words.until({ date: formatDate(subscription.period_end) })}</Soft>
            <Soft>{words.usage({ sent: mine.usage.proposals_sent, limit: mine.usage.proposals_limit })}</Soft>
            <LinkButton href={`${plansAt}?mode=RENEW`} variant="secondary">
              {words.renew()}
            </LinkButton>
          </>
        ) : (
          <EmptyState
            title={words.none()}
            action={<LinkButton href={`${plansAt}?mode=NEW`}>{words.choose()}</LinkButton>}
          />
        )}
      </Card>
      <Card>
        <h2>{words.history()}</h2>
        {mine.payments.length === 0 ? <Soft>{words.noHistory()}</Soft> : null}
        <ul>
          {mine.payments.map((payment) => (
            <li key={payment.uuid}>
              {formatDate(payment.created_at)} · {payment.plan_name} ·{' '}
              {formatAmount(payment.amount, payment.currency_code, locale)}
            </li>
          ))}
        </ul>
      </Card>
    </Page>
  )
}
