import { useSelector } from '@xstate/react'
import { formatDate } from '../../domain/time.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Button } from '../parts/Button.tsx'
import { Actions, Card, Page } from '../parts/Layout.tsx'
import { TopOfPage } from '../parts/TopOfPage.tsx'
import { quoteOf } from './Checkout.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import type { SubscriptionsActor } from './Subscriptions.tsx'

/**
 * The screen after a payment: the purchase, its end date, its receipt, and a link back to where the purchase started.
 */
export function Receipt({ actor }: { actor: SubscriptionsActor }) {
  const { LL } = useWords()
  const words = LL.subscriptions.receipt
  const { purchase, origin } = useSelector(actor, ({ context }) => context)
  const transaction = purchase?.transaction
  if (!transaction) return null
  const date = formatDate(transaction.period_end)
  return (
    <Page title={words.title()} lead={words.active({ plan: transaction.plan_name, date })} narrow>
      <TopOfPage />
      <Card>
        <OrderSummary quote={quoteOf(transaction)} name={transaction.plan_name} rate={transaction.exchange_rate} />
      </Card>
      <Actions>
        <Button onClick={() => actor.send({ type: 'receipt.closed' })}>{words.goOn[origin ?? 'none']()}</Button>
        {transaction.receipt ? (
          <a href={transaction.receipt.pdf_url} download>
            {words.pdf()}
          </a>
        ) : null}
      </Actions>
    </Page>
  )
}
