import type { Page } from 'playwright-core'
import type { CardProblem, ChargeResult, Confirmation } from '../../../src/machines/payment.ts'
import { addresses } from '../../../src/routes.ts'
import { planOffers, purchase, transaction } from '../../flows/membershipSamples.ts'
import type { Binding } from '../binding.ts'
import { ok, press, signIn } from './acts.ts'
import { addBilling, nothingIsBilled } from './billing.ts'
import { withWire } from './membershipWire.ts'

const offers = {
  status: true,
  mode: 'NEW',
  list: planOffers,
  subscription: null,
  begins: 'now',
  unfinished: null,
  exchange_rate: 1,
  publishable_key: 'pk_test_sandbox',
}

interface Status {
  transactionStatus: string
  status: string | null
}
/** The status of a payment that cannot be paid any more. */
const expectsStatus = ({ transactionStatus, status }: Status): string[] => {
  if (transactionStatus === 'succeeded')
    return [
      'status: Your payment is being confirmed. You won’t be charged twice, and your plan will update automatically.',
    ]
  if (transactionStatus !== 'processing') return []
  const statusText = status === 'processing' ? 'Payment status: processing ' : ''
  return [`status: ${statusText}We will update your plan automatically.`]
}
const saysProblem = (problem: CardProblem): string =>
  problem.why === 'unknown'
    ? 'We couldn’t check whether your payment went through. If you try again, you won’t be charged twice.'
    : `${problem.why === 'declined' ? problem.message : 'Payment failed. Please try again.'} You haven’t been charged.`
const toPlans = ['button Back to plans', addBilling]

/** Fills in the card that the sandbox accepts. */
export async function pay(page: Page): Promise<void> {
  // By their names: the provider's form has words of its own in each language.
  await page.locator('input[name=number]').fill('4242424242424242')
  await page.locator('input[name=expiry]').fill('1234')
  await page.locator('input[name=cvc]').fill('123')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
}

export const payment: Binding = {
  name: 'payment',
  reach: 'the checkout',
  open: async (page) => {
    await signIn(page)
    await nothingIsBilled(page)
    await page.route(/\/api\/membership\/offers/, (route) => route.fulfill({ json: offers }))
    await page.route(/\/api\/buy-membership$/, (route) =>
      route.fulfill({ json: withWire({ ...purchase, publishable_key: 'pk_test_sandbox' }) }),
    )
    await page.goto(addresses.plans(addresses.base('investor', null)))
    await page.getByRole('button', { name: 'Choose Monthly' }).click()
    await page.getByRole('button', { name: 'Continue to Pay' }).click()
  },
  // The provider's form reports when it is ready.
  does: { 'payment.submitted': pay, 'confirmation.requested': press(/check/i) },
  calls: {
    chargeCard: {
      method: 'POST',
      url: /\/payment_intents\/[^/]+\/confirm$/,
      losses: ['offline', 'timed out'],
      body: (answer: ChargeResult) =>
        answer.kind === 'status'
          ? { json: { id: 'pi_1', object: 'payment_intent', status: answer.status } }
          : { status: 402, json: { error: { type: 'card_error', message: 'Your card was declined.' } } },
    },
    confirmPayment: {
      method: 'POST',
      url: /\/api\/membership\/payment$/,
      sends: () => ({ payment_intent: transaction.payment_intent, trx_id: transaction.uuid }),
      body: ({ value }: { value: Confirmation }) => ok(withWire(value)),
    },
  },
  main: 'confirmPayment',
  endsSession: true,
  screen: {
    presses: { 'button Pay': 'payment.submitted', 'button Check again': 'confirmation.requested' },
    states: {
      idle: ({ problem }: { problem: CardProblem | null }) => ({
        reads: ['Checkout', 'Order summary'],
        liveRegions: problem ? [`alert: ${saysProblem(problem)}`] : [],
        offers: toPlans,
      }),
      processing: { reads: ['Checkout', 'Processing…'], offers: toPlans },
      confirming: (context: Status) => ({
        reads: ['Checkout', 'Processing…'],
        liveRegions: expectsStatus(context),
        offers: toPlans,
      }),
      retrying: (context: Status) => ({
        reads: ['Checkout', 'Processing…'],
        liveRegions: expectsStatus(context),
        offers: toPlans,
      }),
      confirmationPending: (context: Status) => ({
        reads: ['Checkout'],
        liveRegions: expectsStatus(context),
        offers: toPlans,
      }),
    },
  },
}
