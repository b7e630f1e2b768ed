import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { transaction } from '../../flowlab/flows/membershipSamples.ts'
import type { CurrencyCode } from '../../src/domain/currencies.ts'
import { proposalStatuses } from '../../src/domain/proposals/statuses.ts'
import { StatusBadge } from '../../src/ui/proposals/StatusBadge.tsx'
import { quoteOf } from '../../src/ui/subscriptions/Checkout.tsx'
import { OrderSummary } from '../../src/ui/subscriptions/OrderSummary.tsx'
import { show, wordsIn } from '../support/inLanguage.tsx'

it.each(['en', 'hi'] as const)('%s: a proposal sent by one member is received by the other', (language) => {
  const { status: words, receivedStatus } = wordsIn(language).proposals
  for (const [box, word] of [
    ['sent', words.sent()],
    ['received', receivedStatus()],
  ] as const) {
    show(<StatusBadge proposal={{ status: 'sent', box, turn: 'theirs' }} />, language)
    expect(screen.queryByText(word)).not.toBeNull()
  }
  for (const status of proposalStatuses.filter((one) => one !== 'sent'))
    for (const box of ['sent', 'received'] as const) {
      show(<StatusBadge proposal={{ status, box, turn: 'theirs' }} />, language)
      expect(screen.queryByText(words[status]())).not.toBeNull()
    }
})

it.each<[CurrencyCode, number, string]>([
  ['USD', 0.012, '1 USD = 83.33 INR'],
  ['JPY', 1.8, '1 JPY = 0.5556 INR'],
])('the frozen rate stands beside the total: %s', (currency, rate, line) => {
  show(
    <OrderSummary
      quote={{ ...quoteOf(transaction), amount: { minor: 199_900, currency } }}
      name="Investor (monthly)"
      rate={rate}
    />,
  )
  const total = screen.getByText('Total')
  expect(total.parentElement?.textContent).toContain(line)
  expect(total.compareDocumentPosition(screen.getByText(line)) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

it('amounts in rupees have no exchange rate', () => {
  show(<OrderSummary quote={quoteOf(transaction)} name="Investor (monthly)" rate={1} />)
  expect(screen.queryByText(/1 INR/)).toBeNull()
})
