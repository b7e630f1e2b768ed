import type { Stripe } from '@stripe/stripe-js'
import { assign, fromPromise, setup } from 'xstate'
import type { Transaction } from '../domain/contract/memberships.ts'
import { stageOf, type TransactionStatus } from '../domain/memberships/transactions.ts'
import { effect, listener } from './effect.ts'
import { isAccepted, notProvided, type Outcome } from './outcome.ts'
import {
  type CardForm,
  type CardProblem,
  type Confirmation,
  isAtStage,
  named,
  namesOf,
  type PaymentInput,
  type ProviderAnswer,
} from './payment.ts'

/** Paying a transaction: the provider charges, the server confirms, and only then it is paid. */

interface Context extends PaymentInput {
  /** Where the payment stands, as the server or the provider said last. */
  transactionStatus: TransactionStatus
  problem: CardProblem | null
  /** What the provider said last, where it was neither paid nor an error. */
  status: string | null
  confirmations: number
  /** How often the card form was requested. */
  attempt: number
  /** The provider's script, once it is loaded. */
  provider: Stripe | null
  form: CardForm | null
}
type Event =
  | { type: 'provider.readied'; form: CardForm }
  | { type: 'provider.failed' }
  | { type: 'retry.requested' }
  | { type: 'payment.submitted' }
  | { type: 'confirmation.requested' }
  /** Another tab has bought something, or this one was away: where does the payment stand? */
  | { type: 'recheck.requested' }

type Answered = { event: { output: Outcome<Confirmation> } }
const response = ({ event }: Answered) => event.output

/** Two answers of the server that mean the same wherever they come: it ends here, or it is not known yet. */
const isOver = {
  guard: { type: 'isOver', params: response },
  target: 'over',
  actions: [
    { type: 'rememberAnswer', params: response },
    { type: 'announceEnd', params: ({ event }: Answered) => named(event.output) },
  ],
} as const
const isStillPending = {
  guard: { type: 'isStillPending', params: response },
  target: 'confirmationPending',
  actions: { type: 'rememberAnswer', params: response },
} as const

export const paymentMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as PaymentInput,
    output: {} as Transaction,
  },
  actors: {
    /** Null where the provider's script cannot be loaded. */
    loadProvider: fromPromise<Stripe | null, { publishableKey: string }>(notProvided),
    chargeCard: fromPromise<ProviderAnswer, { form: CardForm | null }>(notProvided),
    confirmPayment: fromPromise<Outcome<Confirmation>, { paymentIntent: string; trxId: string }>(notProvided),
    watchPayments: listener<Event>(),
  },
  guards: {
    startsPending: ({ context }) => stageOf(context.transactionStatus) === 'pending',
    startsEnded: ({ context }) => stageOf(context.transactionStatus) === 'over',
    wasLoaded: (_, provider: Stripe | null) => provider !== null,
    wasCharged: (_, answer: ProviderAnswer) => answer.kind === 'status' && answer.status === 'succeeded',
    failed: (_, answer: ProviderAnswer) => answer.kind === 'error',
    isInProcess: (_, answer: ProviderAnswer) => answer.kind === 'status' && answer.status === 'processing',
    wasCancelled: (_, answer: ProviderAnswer) => answer.kind === 'status' && answer.status === 'canceled',
    wasConfirmed: isAccepted,
    isStillPending: (_, outcome: Outcome<Confirmation>) => isAtStage(outcome, 'pending'),
    isOver: (_, outcome: Outcome<Confirmation>) => isAtStage(outcome, 'over'),
    formComesBack: ({ context }, outcome: Outcome<Confirmation>) =>
      isAtStage(outcome, 'payable') && stageOf(context.transactionStatus) !== 'payable',
    isStillPayable: (_, outcome: Outcome<Confirmation>) => isAtStage(outcome, 'payable'),
    hasNoForm: ({ context }) => stageOf(context.transactionStatus) !== 'payable',
    mayRetry: ({ context }) => context.confirmations <= 3,
    // Charged only where it can be confirmed.
    mayBePaid: ({ context: { transaction } }) => transaction.payment_intent !== '' && transaction.uuid !== '',
  },
  actions: {
    rememberProvider: assign({ provider: (_, provider: Stripe | null) => provider }),
    rememberForm: assign({ form: (_, form: CardForm) => form }),
    forgetErrors: assign({ problem: null, status: null }),
    rememberProblem: assign({
      problem: (_, answer: ProviderAnswer) => (answer.kind === 'error' ? answer.problem : null),
    }),
    noteFailure: assign({ problem: { why: 'failed' } }),
    rememberStatus: assign({
      status: (_, answer: ProviderAnswer) => (answer.kind === 'status' ? answer.status : null),
    }),
    noteTransactionStatus: assign({
      transactionStatus: (_, transactionStatus: TransactionStatus) => transactionStatus,
    }),
    announceStatus: effect<ProviderAnswer>(),
    rememberAnswer: assign(({ context }, outcome: Outcome<Confirmation>) => ({
      transaction: outcome.ok ? outcome.value.transaction : context.transaction,
      transactionStatus: named(outcome) ?? context.transactionStatus,
    })),
    countConfirmation: assign({ confirmations: ({ context }) => context.confirmations + 1 }),
    resetConfirmations: assign({ confirmations: 0 }),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    announcePayment: effect<Outcome<Confirmation>>(),
    /** Cancelled at the provider: shown with that status, whoever learns it first. */
    announceEnd: effect<TransactionStatus | null>(),
    announceRefusal: effect<Outcome<Confirmation>>(),
  },
  delays: {
    patience: 20_000,
    retryDelay: ({ context }) => [1_000, 4_000, 10_000][context.confirmations - 1] ?? 10_000,
  },
}).createMachine({
  id: 'payment',
  context: ({ input }) => ({
    ...input,
    transactionStatus: input.transaction.status,
    problem: null,
    status: null,
    confirmations: 0,
    attempt: 0,
    provider: null,
    form: null,
  }),
  output: ({ context }) => context.transaction,
  invoke: { src: 'watchPayments' },
  initial: 'preparing',
  states: {
    // Until the provider's elements are ready a submission is ignored.
    preparing: {
      always: [
        { guard: 'startsPending', target: 'confirmationPending' },
        { guard: 'startsEnded', target: 'over' },
      ],
      invoke: {
        src: 'loadProvider',
        input: ({ context: { publishableKey } }) => ({ publishableKey }),
        onDone: [
          {
            guard: { type: 'wasLoaded', params: ({ event }) => event.output },
            actions: { type: 'rememberProvider', params: ({ event }) => event.output },
          },
          { target: 'providerUnavailable' },
        ],
        onError: 'providerUnavailable',
      },
      on: {
        'provider.readied': { target: 'idle', actions: { type: 'rememberForm', params: ({ event }) => event.form } },
        'provider.failed': 'providerUnavailable',
      },
      after: { patience: 'providerUnavailable' },
    },
    idle: {
      on: { 'payment.submitted': { guard: 'mayBePaid', target: 'processing' }, 'recheck.requested': 'checking' },
    },
    // Another tab may have paid it, or bought something else instead; until that is known nothing is charged.
    checking: {
      invoke: {
        src: 'confirmPayment',
        input: ({ context: { transaction } }) => namesOf(transaction),
        onDone: [
          {
            guard: { type: 'wasConfirmed', params: ({ event }) => event.output },
            target: 'paid',
            actions: { type: 'rememberAnswer', params: ({ event }) => event.output },
          },
          isOver,
          isStillPending,
          { target: 'idle' },
        ],
        onError: 'idle',
      },
    },
    processing: {
      tags: 'busy',
      entry: 'forgetErrors',
      invoke: {
        src: 'chargeCard',
        input: ({ context: { form } }) => ({ form }),
        onDone: [
          {
            guard: { type: 'wasCharged', params: ({ event }) => event.output },
            target: 'confirming',
            actions: 'resetConfirmations',
          },
          {
            guard: { type: 'failed', params: ({ event }) => event.output },
            target: 'idle',
            actions: { type: 'rememberProblem', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isInProcess', params: ({ event }) => event.output },
            target: 'confirmationPending',
            actions: [
              { type: 'rememberStatus', params: ({ event }) => event.output },
              { type: 'noteTransactionStatus', params: () => 'processing' as const },
              { type: 'announceStatus', params: ({ event }) => event.output },
            ],
          },
          {
            guard: { type: 'wasCancelled', params: ({ event }) => event.output },
            target: 'over',
            actions: [
              { type: 'noteTransactionStatus', params: () => 'cancelled' as const },
              { type: 'announceStatus', params: ({ event }) => event.output },
            ],
          },
          {
            target: 'idle',
            actions: [
              { type: 'rememberStatus', params: ({ event }) => event.output },
              { type: 'announceStatus', params: ({ event }) => event.output },
            ],
          },
        ],
        // No response from the bank: the charge may have succeeded, or the payment can no longer be paid. The server
        // knows.
        onError: { target: 'confirming', actions: ['resetConfirmations', 'noteFailure'] },
      },
    },
    confirming: {
      tags: 'busy',
      entry: 'countConfirmation',
      invoke: {
        src: 'confirmPayment',
        input: ({ context: { transaction } }) => namesOf(transaction),
        onDone: [
          {
            guard: { type: 'wasConfirmed', params: ({ event }) => event.output },
            target: 'paid',
            actions: [
              { type: 'rememberAnswer', params: ({ event }) => event.output },
              { type: 'announcePayment', params: ({ event }) => event.output },
            ],
          },
          isStillPending,
          isOver,
          // The bank declined later: the card form returns. Its message shows no second toast.
          {
            guard: { type: 'formComesBack', params: ({ event }) => event.output },
            target: 'preparing',
            actions: [{ type: 'rememberAnswer', params: ({ event }) => event.output }, 'noteFailure', 'countAttempt'],
          },
          {
            guard: { type: 'isStillPayable', params: ({ event }) => event.output },
            target: 'idle',
            actions: 'noteFailure',
          },
          // Not about the payment's status: nothing on the screen says it.
          {
            guard: 'hasNoForm',
            target: 'confirmationPending',
            actions: { type: 'announceRefusal', params: ({ event }) => event.output },
          },
          { target: 'idle', actions: { type: 'announceRefusal', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: 'mayRetry', target: 'retrying' },
          {
            target: 'confirmationPending',
            actions: { type: 'noteTransactionStatus', params: () => 'succeeded' as const },
          },
        ],
      },
    },
    retrying: { tags: 'busy', after: { retryDelay: 'confirming' } },
    // Possibly charged, not confirmed: the screen says so. The server also settles it.
    confirmationPending: {
      on: {
        'confirmation.requested': { target: 'confirming', actions: 'resetConfirmations' },
        'recheck.requested': { target: 'confirming', actions: 'resetConfirmations' },
      },
    },
    providerUnavailable: { on: { 'retry.requested': { target: 'preparing', actions: 'countAttempt' } } },
    // Cancelled, replaced, expired, refunded or disputed: there is nothing to pay here any more.
    over: {},
    paid: { tags: 'busy', type: 'final' },
  },
})
