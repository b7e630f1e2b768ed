import { assign, fromPromise, setup } from 'xstate'
import type { Transaction } from '../domain/contract/memberships.ts'
import { notProvided, type Outcome, type RefusalNote } from './outcome.ts'

/** Paying a transaction: the provider charges, the server confirms, and only then it is paid. */

export type ProviderAnswer = { kind: 'status'; status: string } | { kind: 'error'; message: string | null }

interface Context {
  transaction: Transaction
  /** The provider's own message; an empty text stands for its default words. */
  providerError: string | null
  refusal: RefusalNote | null
  confirmations: number
}
type Event = { type: 'provider.readied' } | { type: 'payment.submitted' } | { type: 'confirmation.asked' }

export const paymentMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { transaction: Transaction },
  },
  actors: {
    chargeCard: fromPromise<ProviderAnswer>(notProvided),
    confirmPayment: fromPromise<Outcome<string>, { paymentIntent: string; trxId: string }>(notProvided),
  },
  guards: {
    wasCharged: (_, answer: ProviderAnswer) => answer.kind === 'status' && answer.status === 'succeeded',
    failed: (_, answer: ProviderAnswer) => answer.kind === 'error',
    wasConfirmed: (_, outcome: Outcome<string>) => outcome.ok,
    mayRetry: ({ context }) => context.confirmations < 3,
    hasBothIds: ({ context }) => context.transaction.payment_intent !== '' && context.transaction.uuid !== '',
  },
  actions: {
    forgetErrors: assign({ providerError: null, refusal: null }),
    rememberError: assign({
      providerError: (_, answer: ProviderAnswer) => (answer.kind === 'error' ? (answer.message ?? '') : null),
    }),
    tellStatus: (_, _answer: ProviderAnswer) => {},
    rememberRefusal: assign({ refusal: (_, outcome: Outcome<string>) => (outcome.ok ? null : outcome.refusal) }),
    countConfirmation: assign({ confirmations: ({ context }) => context.confirmations + 1 }),
    resetConfirmations: assign({ confirmations: 0 }),
    announcePayment: (_, _outcome: Outcome<string>) => {},
  },
  delays: { retryDelay: ({ context }) => [1_000, 4_000, 10_000][context.confirmations - 1] ?? 10_000 },
}).createMachine({
  id: 'payment',
  context: ({ input }) => ({ transaction: input.transaction, providerError: null, refusal: null, confirmations: 0 }),
  initial: 'preparing',
  states: {
    // Until the provider's elements are ready a submission is ignored.
    preparing: { on: { 'provider.readied': 'idle' } },
    idle: { on: { 'payment.submitted': { guard: 'hasBothIds', target: 'processing' } } },
    processing: {
      entry: 'forgetErrors',
      invoke: {
        src: 'chargeCard',
        onDone: [
          {
            guard: { type: 'wasCharged', params: ({ event }) => event.output },
            target: 'confirming',
            actions: 'resetConfirmations',
          },
          {
            guard: { type: 'failed', params: ({ event }) => event.output },
            target: 'idle',
            actions: { type: 'rememberError', params: ({ event }) => event.output },
          },
          { target: 'idle', actions: { type: 'tellStatus', params: ({ event }) => event.output } },
        ],
        // The charge may have gone through although its answer was lost: only the server can tell.
        onError: { target: 'confirming', actions: 'resetConfirmations' },
      },
    },
    confirming: {
      entry: 'countConfirmation',
      invoke: {
        src: 'confirmPayment',
        input: ({ context }) => ({
          paymentIntent: context.transaction.payment_intent,
          trxId: context.transaction.uuid,
        }),
        onDone: [
          {
            guard: { type: 'wasConfirmed', params: ({ event }) => event.output },
            target: 'paid',
            actions: { type: 'announcePayment', params: ({ event }) => event.output },
          },
          { target: 'idle', actions: { type: 'rememberRefusal', params: ({ event }) => event.output } },
        ],
        onError: [{ guard: 'mayRetry', target: 'retrying' }, { target: 'confirmationPending' }],
      },
    },
    retrying: { after: { retryDelay: 'confirming' } },
    // Charged, perhaps, and not confirmed: said as it is. The server also finishes it by itself.
    confirmationPending: { on: { 'confirmation.asked': { target: 'confirming', actions: 'resetConfirmations' } } },
    paid: { type: 'final' },
  },
})
