import { useSelector } from '@xstate/react'
import { formatDate } from '../../domain/time.ts'
import { useWords } from '../../i18n/useWords.ts'
import { originKind } from '../../purchaseOrigins.ts'
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
  const { plan_name: plan, period_start, period_end } = transaction
  const lead = words.active({ plan, start: formatDate(period_start), date: formatDate(period_end) })
  return (
    <Page title={words.title()} lead={lead} narrow>
      <TopOfPage />
      <Card>
        <OrderSummary quote={quoteOf(transaction)} name={plan} rate={transaction.exchange_rate} />
      </Card>
      <Actions>
        <Button onClick={() => actor.send({ type: 'receipt.closed' })}>{words.goOn[originKind(origin)]()}</Button>
        {transaction.receipt ? (
          <a href={transaction.receipt.pdf_url} download>
            {words.pdf()}
          </a>
        ) : null}
      </Actions>
    </Page>
  )
}
