import { flow } from 'flowlab'
import { assign, fromPromise, setup, stateIn } from 'xstate'

type Payment = 'paid' | 'declined'
type AfterRetries = 'canceled' | 'unpaid' | 'pastDue'
interface Input {
  hasTrial: boolean
  hasMethod: boolean
  afterRetries: AfterRetries
}
interface Context extends Input {
  attempts: number
  endsWithPeriod: boolean
}
type Event =
  | { type: 'method.added' | 'payment.retried' | 'invoice.paid' | 'resume.requested' }
  | { type: 'cancellation.requested' | 'cancellation.scheduled' | 'cancellation.dropped' }
  | { type: 'collection.paused' | 'collection.resumed' }

const hour = 3_600_000
const maxAttempts = 2

/**
 * A subscription as described in Stripe's "How subscriptions work" (docs.stripe.com/billing/subscriptions/overview):
 * its statuses and their transitions, the 23 hours for the first payment, trials that end without a payment method,
 * retries (docs.stripe.com/billing/revenue-recovery/smart-retries) and paused collection. Of Stripe's settings it has
 * one: what follows the last retry.
 */
const machine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Event },
  actors: { charge: fromPromise<Payment>(() => Promise.resolve('paid')) },
  guards: {
    hasTrial: ({ context }) => context.hasTrial,
    hasMethod: ({ context }) => context.hasMethod,
    wasPaid: (_, payment: Payment) => payment === 'paid',
    mayRetry: ({ context }) => context.attempts < maxAttempts,
    isCanceledAfterRetries: ({ context }) => context.afterRetries === 'canceled',
    isUnpaidAfterRetries: ({ context }) => context.afterRetries === 'unpaid',
    endsWithPeriod: ({ context }) => context.endsWithPeriod,
    collectionIsPaused: stateIn({ billed: { collection: 'paused' } }),
  },
  actions: {
    addMethod: assign({ hasMethod: true }),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    clearAttempts: assign({ attempts: 0 }),
    schedule: assign((_, endsWithPeriod: boolean) => ({ endsWithPeriod })),
    notify: (_, _event: string) => {},
  },
  delays: {
    firstPaymentWindow: 23 * hour,
    trial: 14 * 24 * hour,
    period: 30 * 24 * hour,
    retryInterval: 3 * 24 * hour,
  },
}).createMachine({
  id: 'subscription',
  context: ({ input }) => ({ ...input, attempts: 0, endsWithPeriod: false }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'hasTrial', target: 'trialing' }, { target: 'incomplete' }] },
    incomplete: {
      initial: 'charging',
      after: { firstPaymentWindow: 'incompleteExpired' },
      states: {
        charging: {
          invoke: {
            src: 'charge',
            onDone: [
              { guard: { type: 'wasPaid', params: ({ event }) => event.output }, target: '#subscription.billed' },
              { target: 'open' },
            ],
            onError: 'open',
          },
        },
        open: { on: { 'payment.retried': 'charging', 'cancellation.requested': '#subscription.incompleteExpired' } },
      },
    },
    trialing: {
      entry: { type: 'notify', params: 'customer.subscription.created' },
      on: { 'method.added': { actions: 'addMethod' }, 'cancellation.requested': 'canceled' },
      after: { trial: [{ guard: 'hasMethod', target: 'billed.standing.renewing' }, { target: 'paused' }] },
    },
    paused: {
      entry: { type: 'notify', params: 'customer.subscription.paused' },
      on: {
        'method.added': { actions: 'addMethod' },
        'resume.requested': { guard: 'hasMethod', target: 'billed.standing.renewing' },
        'cancellation.requested': 'canceled',
      },
    },
    billed: {
      type: 'parallel',
      on: { 'cancellation.requested': 'canceled' },
      states: {
        standing: {
          initial: 'active',
          states: {
            active: {
              entry: 'clearAttempts',
              on: {
                'cancellation.scheduled': { actions: { type: 'schedule', params: true } },
                'cancellation.dropped': { actions: { type: 'schedule', params: false } },
              },
              after: {
                period: [
                  { guard: 'endsWithPeriod', target: '#subscription.canceled' },
                  // The invoice remains a draft and the status does not change.
                  { guard: 'collectionIsPaused', target: 'active', reenter: true },
                  { target: 'renewing' },
                ],
              },
            },
            renewing: {
              invoke: {
                src: 'charge',
                onDone: [
                  { guard: { type: 'wasPaid', params: ({ event }) => event.output }, target: 'active' },
                  { target: 'pastDue' },
                ],
                onError: 'pastDue',
              },
            },
            pastDue: {
              entry: { type: 'notify', params: 'invoice.payment_failed' },
              initial: 'waiting',
              on: { 'invoice.paid': 'active' },
              states: {
                waiting: { after: { retryInterval: 'retrying' } },
                retrying: {
                  entry: 'countAttempt',
                  invoke: {
                    src: 'charge',
                    onDone: [
                      {
                        guard: { type: 'wasPaid', params: ({ event }) => event.output },
                        target: '#subscription.billed.standing.active',
                      },
                      { guard: 'mayRetry', target: 'waiting' },
                      { target: 'exhausted' },
                    ],
                    onError: [{ guard: 'mayRetry', target: 'waiting' }, { target: 'exhausted' }],
                  },
                },
                exhausted: {
                  always: [
                    { guard: 'isCanceledAfterRetries', target: '#subscription.canceled' },
                    { guard: 'isUnpaidAfterRetries', target: '#subscription.billed.standing.unpaid' },
                  ],
                },
              },
            },
            unpaid: { on: { 'invoice.paid': 'active' } },
          },
        },
        collection: {
          initial: 'automatic',
          states: {
            automatic: { on: { 'collection.paused': 'paused' } },
            paused: { on: { 'collection.resumed': 'automatic' } },
          },
        },
      },
    },
    incompleteExpired: { type: 'final' },
    canceled: { type: 'final', entry: { type: 'notify', params: 'customer.subscription.deleted' } },
  },
})

const untried = { hasTrial: false, hasMethod: true }

export const subscription = flow('subscription', machine, {
  inputs: {
    'a trial without a payment method': { hasTrial: true, hasMethod: false, afterRetries: 'pastDue' },
    'no trial, unpaid after the retries': { ...untried, afterRetries: 'unpaid' },
    'no trial, canceled after the retries': { ...untried, afterRetries: 'canceled' },
  },
  events: [
    { type: 'method.added' },
    { type: 'payment.retried' },
    { type: 'resume.requested' },
    { type: 'cancellation.requested' },
    { type: 'cancellation.scheduled' },
    { type: 'cancellation.dropped' },
    { type: 'collection.paused' },
    { type: 'collection.resumed' },
    { type: 'invoice.paid' },
  ],
  outcomes: { charge: [{ output: 'paid' }, { output: 'declined' }, { error: new Error('offline') }] },
  bound: ({ attempts, endsWithPeriod, hasMethod }) => [attempts, endsWithPeriod, hasMethod],
  promises: [
    '"unpaid" only after "retryInterval is over"',
    'after "cancellation.requested", eventually "canceled" or "incompleteExpired"',
    '"unpaid" leads to "active" or "canceled", provided that "invoice.paid" happens if it stays possible',
  ],
})
