import type { Stripe } from '@stripe/stripe-js'
import { assign, fromPromise, setup } from 'xstate'
import type { Transaction } from '../domain/memberships/transaction.ts'
import { stageOf, type TransactionStatus } from '../domain/memberships/transactions.ts'
import { effect, listener } from './effect.ts'
import { isAccepted, notProvided, type Outcome } from './outcome.ts'
import {
  type CardForm,
  type CardProblem,
  type ChargeResult,
  type Confirmation,
  isAtStage,
  isInProcess,
  type PaymentInput,
  transactionStatusOf,
} from './payment.ts'

/** The setup of paymentMachine.ts: its actors, guards and actions. */

interface Context extends PaymentInput {
  /** The latest status from the server or the provider. */
  transactionStatus: TransactionStatus
  problem: CardProblem | null
  /** The provider's latest status, if it was neither paid nor an error. */
  status: string | null
  confirmations: number
  /** True if the status may have changed before the card form was ready, so that it is fetched first. */
  needsRecheck: boolean
  /** The number of times the card form was requested. */
  attempt: number
  /** The provider's script, once loaded. */
  provider: Stripe | null
  form: CardForm | null
}
type Event =
  | { type: 'provider.readied'; form: CardForm }
  | { type: 'provider.failed' }
  | { type: 'retry.requested' }
  | { type: 'payment.submitted' }
  | { type: 'confirmation.requested' }
  /** Another tab has bought something, or this tab was in the background: the status is fetched again. */
  | { type: 'recheck.requested' }

export const paymentSetup = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as PaymentInput,
    output: {} as Transaction,
  },
  actors: {
    /** Null if the provider's script cannot be loaded. */
    loadProvider: fromPromise<Stripe | null, { publishableKey: string }>(notProvided),
    chargeCard: fromPromise<ChargeResult, { form: CardForm | null }>(notProvided),
    confirmPayment: fromPromise<Outcome<Confirmation>, { paymentIntent: string; trxId: string }>(notProvided),
    watchPayments: listener<Event>(),
  },
  guards: {
    startsPending: ({ context }) => stageOf(context.transactionStatus) === 'pending',
    startsEnded: ({ context }) => stageOf(context.transactionStatus) === 'over',
    needsRecheck: ({ context }) => context.needsRecheck,
    wasLoaded: (_, provider: Stripe | null) => provider !== null,
    wasCharged: (_, answer: ChargeResult) => answer.kind === 'status' && answer.status === 'succeeded',
    failed: (_, answer: ChargeResult) => answer.kind === 'error',
    isInProcess: (_, answer: ChargeResult) => answer.kind === 'status' && isInProcess(answer.status),
    wasCancelled: (_, answer: ChargeResult) => answer.kind === 'status' && answer.status === 'canceled',
    wasConfirmed: isAccepted,
    isStillPending: (_, outcome: Outcome<Confirmation>) => isAtStage(outcome, 'pending'),
    isOver: (_, outcome: Outcome<Confirmation>) => isAtStage(outcome, 'over'),
    returnsToCardForm: ({ context }, outcome: Outcome<Confirmation>) =>
      isAtStage(outcome, 'payable') && stageOf(context.transactionStatus) !== 'payable',
    isStillPayable: (_, outcome: Outcome<Confirmation>) => isAtStage(outcome, 'payable'),
    hasNoForm: ({ context }) => stageOf(context.transactionStatus) !== 'payable',
    mayRetry: ({ context }) => context.confirmations <= 3,
    // A card is charged only if the payment can be confirmed.
    mayBePaid: ({ context: { transaction } }) => transaction.payment_intent !== '' && transaction.uuid !== '',
  },
  actions: {
    rememberProvider: assign({ provider: (_, provider: Stripe | null) => provider }),
    rememberForm: assign({ form: (_, form: CardForm) => form }),
    requestRecheck: assign({ needsRecheck: true }),
    clearRecheck: assign({ needsRecheck: false }),
    forgetErrors: assign({ problem: null, status: null }),
    rememberProblem: assign({
      problem: (_, answer: ChargeResult) => (answer.kind === 'error' ? answer.problem : null),
    }),
    noteFailure: assign({ problem: { why: 'failed' } }),
    noteDoubt: assign({ problem: { why: 'unknown' } }),
    rememberStatus: assign({
      status: (_, answer: ChargeResult) => (answer.kind === 'status' ? answer.status : null),
    }),
    rememberTransactionStatus: assign({
      transactionStatus: (_, transactionStatus: TransactionStatus) => transactionStatus,
    }),
    announceStatus: effect<ChargeResult>(),
    rememberAnswer: assign(({ context }, outcome: Outcome<Confirmation>) => ({
      transaction: outcome.ok ? outcome.value.transaction : context.transaction,
      transactionStatus: transactionStatusOf(outcome) ?? context.transactionStatus,
    })),
    countConfirmation: assign({ confirmations: ({ context }) => context.confirmations + 1 }),
    resetConfirmations: assign({ confirmations: 0 }),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    announcePayment: effect<Outcome<Confirmation>>(),
    /** Announces a purchase that was cancelled at the provider, with its status, whichever actor receives it first. */
    announceEnd: effect<TransactionStatus | null>(),
    announceRefusal: effect<Outcome<Confirmation>>(),
  },
  delays: {
    patience: 20_000,
    retryDelay: ({ context }) => [1_000, 4_000, 10_000][context.confirmations - 1] ?? 10_000,
  },
})
