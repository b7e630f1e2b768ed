import { assign, fromPromise, setup } from 'xstate'
import type { Transaction } from '../domain/contract/memberships.ts'
import { effect } from './effect.ts'
import { notProvided, type Outcome, type RefusalNote } from './outcome.ts'

/** Paying a transaction: the provider charges, the server confirms, and only then it is paid. */

export type ProviderAnswer = { kind: 'status'; status: string } | { kind: 'error'; message: string | null }

interface Context {
  transaction: Transaction
  /** The provider's own message; an empty text stands for its default words. */
  providerError: string | null
  /** What the provider said last, where it was neither paid nor an error. */
  status: string | null
  refusal: RefusalNote | null
  confirmations: number
  /** How often the card form was asked for. */
  attempt: number
}
type Event =
  | { type: 'provider.readied' }
  | { type: 'provider.failed' }
  | { type: 'retry.asked' }
  | { type: 'payment.submitted' }
  | { type: 'confirmation.asked' }

export const paymentMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as { transaction: Transaction } },
  actors: {
    chargeCard: fromPromise<ProviderAnswer>(notProvided),
    confirmPayment: fromPromise<Outcome<string>, { paymentIntent: string; trxId: string }>(notProvided),
  },
  guards: {
    wasCharged: (_, answer: ProviderAnswer) => answer.kind === 'status' && answer.status === 'succeeded',
    failed: (_, answer: ProviderAnswer) => answer.kind === 'error',
    isInProcess: (_, answer: ProviderAnswer) => answer.kind === 'status' && answer.status === 'processing',
    wasConfirmed: (_, outcome: Outcome<string>) => outcome.ok,
    isStillInProcess: ({ context }) => context.status === 'processing',
    mayRetry: ({ context }) => context.confirmations < 3,
    // Charged only where it can be confirmed, and never once the provider has cancelled it.
    mayBePaid: ({ context: { transaction, status } }) =>
      transaction.payment_intent !== '' && transaction.uuid !== '' && status !== 'canceled',
  },
  actions: {
    forgetErrors: assign({ providerError: null, refusal: null, status: null }),
    rememberError: assign({
      providerError: (_, answer: ProviderAnswer) => (answer.kind === 'error' ? (answer.message ?? '') : null),
    }),
    rememberStatus: assign({
      status: (_, answer: ProviderAnswer) => (answer.kind === 'status' ? answer.status : null),
    }),
    tellStatus: effect<ProviderAnswer>(),
    rememberRefusal: assign({ refusal: (_, outcome: Outcome<string>) => (outcome.ok ? null : outcome.refusal) }),
    countConfirmation: assign({ confirmations: ({ context }) => context.confirmations + 1 }),
    resetConfirmations: assign({ confirmations: 0, refusal: null }),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    announcePayment: effect<Outcome<string>>(),
    announceRefusal: effect<Outcome<string>>(),
  },
  delays: {
    patience: 20_000,
    retryDelay: ({ context }) => [1_000, 4_000, 10_000][context.confirmations - 1] ?? 10_000,
  },
}).createMachine({
  id: 'payment',
  context: ({ input }) => ({
    transaction: input.transaction,
    providerError: null,
    status: null,
    refusal: null,
    confirmations: 0,
    attempt: 0,
  }),
  initial: 'preparing',
  states: {
    // Until the provider's elements are ready a submission is ignored.
    preparing: {
      on: { 'provider.readied': 'idle', 'provider.failed': 'providerUnavailable' },
      after: { patience: 'providerUnavailable' },
    },
    idle: { on: { 'payment.submitted': { guard: 'mayBePaid', target: 'processing' } } },
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
          {
            guard: { type: 'isInProcess', params: ({ event }) => event.output },
            target: 'confirmationPending',
            actions: [
              { type: 'rememberStatus', params: ({ event }) => event.output },
              { type: 'tellStatus', params: ({ event }) => event.output },
            ],
          },
          {
            target: 'idle',
            actions: [
              { type: 'rememberStatus', params: ({ event }) => event.output },
              { type: 'tellStatus', params: ({ event }) => event.output },
            ],
          },
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
          { guard: 'isStillInProcess', target: 'confirmationPending' },
          {
            target: 'idle',
            actions: [
              { type: 'rememberRefusal', params: ({ event }) => event.output },
              { type: 'announceRefusal', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: [{ guard: 'mayRetry', target: 'retrying' }, { target: 'confirmationPending' }],
      },
    },
    retrying: { after: { retryDelay: 'confirming' } },
    // Charged, perhaps, and not confirmed: said as it is. The server also finishes it by itself.
    confirmationPending: { on: { 'confirmation.asked': { target: 'confirming', actions: 'resetConfirmations' } } },
    providerUnavailable: { on: { 'retry.asked': { target: 'preparing', actions: 'countAttempt' } } },
    paid: { type: 'final' },
  },
})

/** Stands where no purchase has been opened; it cannot be paid. */
export const noTransaction: Transaction = {
  uuid: '',
  client_secret: '',
  payment_intent: '',
  trans_amount: 0,
  exchange_rate: 1,
  currency_code: 'INR',
  plan_name: '',
  quote_expires_at: '',
  lines: [],
  period_start: '',
  period_end: '',
}
