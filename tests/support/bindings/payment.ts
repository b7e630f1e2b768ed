import type { Page } from 'playwright-core'
import type { Binding } from '../../../flowlab/browser/binding.ts'
import { answers, no, offline, yes } from '../../../flowlab/flows/answers.ts'
import { planOffers, purchase, transaction } from '../../../flowlab/flows/samples.ts'
import { toTestModel } from '../../../flowlab/model.ts'
import { type ProviderAnswer, paymentMachine } from '../../../src/machines/paymentMachine.ts'
import { ok, press, signIn } from './session.ts'

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

async function pay(page: Page): Promise<void> {
  await page.getByLabel('Card number').fill('4242424242424242')
  await page.getByLabel('Expiration date').fill('1234')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
}

export const payment: Binding = {
  name: 'payment',
  model: toTestModel(paymentMachine, {
    inputs: { 'an open transaction': { transaction } },
    events: [{ type: 'provider.readied' }, { type: 'payment.submitted' }, { type: 'confirmation.asked' }],
    outcomes: {
      chargeCard: [
        answers({ kind: 'status', status: 'succeeded' }, 'has charged the card'),
        answers({ kind: 'status', status: 'processing' }, 'is still processing'),
        answers(
          { kind: 'error', trouble: { why: 'declined', message: 'Your card was declined.' } },
          'declines the card',
        ),
        offline,
      ],
      confirmPayment: [
        yes({ message: 'Payment successful.', transaction: { ...transaction, status: 'confirmed' } }),
        no('PAYMENT_NOT_SUCCEEDED'),
        offline,
      ],
      hearDoubts: [],
    },
    bound: ({ confirmations, status }) => [confirmations, status],
  }),
  open: async (page) => {
    await signIn(page)
    await page.route(/\/api\/membership\/offers/, (route) => route.fulfill({ json: offers }))
    await page.route(/\/api\/buy-membership$/, (route) =>
      route.fulfill({ json: { ...purchase, publishable_key: 'pk_test_sandbox' } }),
    )
    await page.goto('/investor/subscriptions')
    await page.getByRole('button', { name: 'Choose Monthly' }).click()
    await page.getByRole('button', { name: 'Continue to Pay' }).click()
  },
  // The provider's form says by itself that it is ready.
  does: { 'payment.submitted': pay, 'confirmation.asked': press(/check/i) },
  calls: {
    chargeCard: {
      method: 'POST',
      url: /\/payment_intents\/[^/]+\/confirm$/,
      losses: ['offline', 'timed out'],
      body: (answer: ProviderAnswer) =>
        answer.kind === 'status'
          ? { json: { id: 'pi_1', object: 'payment_intent', status: answer.status } }
          : { status: 402, json: { error: { type: 'card_error', message: 'Your card was declined.' } } },
    },
    confirmPayment: {
      method: 'POST',
      url: /\/api\/membership\/payment$/,
      body: ({ value }: { value: object }) => ok(value),
    },
  },
  // The form is there at once, so that nobody waits for it in vain.
  leaves: (state, step) => state === 'preparing' && step.kind === 'delay',
  shows: { confirmationPending: (page) => page.getByRole('button', { name: /check/i }).waitFor() },
  main: 'confirmPayment',
  endsSession: true,
}
