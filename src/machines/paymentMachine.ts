import { type Outcome, output } from './outcome.ts'
import { type Confirmation, paymentIdsOf, transactionStatusOf } from './payment.ts'
import { paymentSetup } from './paymentSetup.ts'

/** Pays a transaction: the provider charges the card, and the transaction is paid only once the server confirms it. */

type Answered = { event: { output: Outcome<Confirmation> } }
/** Two server responses that mean the same in every state: the payment is over, or its status is not known yet. */
const isOver = {
  guard: { type: 'isOver', params: output },
  target: 'over',
  actions: [
    { type: 'rememberAnswer', params: output },
    { type: 'announceEnd', params: ({ event }: Answered) => transactionStatusOf(event.output) },
  ],
} as const
const isStillPending = {
  guard: { type: 'isStillPending', params: output },
  target: 'confirmationPending',
  actions: { type: 'rememberAnswer', params: output },
} as const

export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  context: ({ input }) => ({
    ...input,
    transactionStatus: input.transaction.status,
    problem: null,
    status: null,
    confirmations: 0,
    needsRecheck: false,
    attempt: 0,
    provider: null,
    form: null,
  }),
  output: ({ context }) => context.transaction,
  invoke: { src: 'watchPayments' },
  initial: 'preparing',
  states: {
    // Submissions are ignored until the provider's elements are ready.
    preparing: {
      always: [
        { guard: 'startsPending', target: 'confirmationPending' },
        { guard: 'startsEnded', target: 'over' },
      ],
      invoke: {
        src: 'loadProvider',
        input: ({ context: { publishableKey } }) => ({ publishableKey }),
        onDone: [
          { guard: { type: 'wasLoaded', params: output }, actions: { type: 'rememberProvider', params: output } },
          { target: 'providerUnavailable' },
        ],
        onError: 'providerUnavailable',
      },
      on: {
        'provider.readied': { target: 'idle', actions: { type: 'rememberForm', params: ({ event }) => event.form } },
        'provider.failed': 'providerUnavailable',
        'recheck.requested': { actions: 'requestRecheck' },
      },
      after: { patience: 'providerUnavailable' },
    },
    idle: {
      always: { guard: 'needsRecheck', target: 'checking' },
      on: { 'payment.submitted': { guard: 'mayBePaid', target: 'processing' }, 'recheck.requested': 'checking' },
    },
    // Another tab may have paid the transaction or bought something else. Nothing is charged before the status is
    // known.
    checking: {
      entry: 'clearRecheck',
      invoke: {
        src: 'confirmPayment',
        input: ({ context: { transaction } }) => paymentIdsOf(transaction),
        onDone: [
          {
            guard: { type: 'wasConfirmed', params: output },
            target: 'paid',
            actions: { type: 'rememberAnswer', params: output },
          },
          isOver,
          isStillPending,
          { target: 'idle' },
        ],
        onError: 'idle',
      },
      on: { 'recheck.requested': { target: 'checking', reenter: true } },
    },
    processing: {
      tags: 'busy',
      entry: 'forgetErrors',
      invoke: {
        src: 'chargeCard',
        input: ({ context: { form } }) => ({ form }),
        onDone: [
          { guard: { type: 'wasCharged', params: output }, target: 'confirming', actions: 'resetConfirmations' },
          {
            guard: { type: 'failed', params: output },
            target: 'idle',
            actions: { type: 'rememberProblem', params: output },
          },
          {
            guard: { type: 'isInProcess', params: output },
            target: 'confirmationPending',
            actions: [
              { type: 'rememberStatus', params: output },
              { type: 'rememberTransactionStatus', params: () => 'processing' as const },
              { type: 'announceStatus', params: output },
            ],
          },
          {
            guard: { type: 'wasCancelled', params: output },
            target: 'over',
            actions: [
              { type: 'rememberTransactionStatus', params: () => 'cancelled' as const },
              { type: 'announceStatus', params: output },
            ],
          },
          {
            target: 'idle',
            actions: [
              { type: 'rememberStatus', params: output },
              { type: 'announceStatus', params: output },
            ],
          },
        ],
        // No response from the bank: the charge may have succeeded, or the payment can no longer be paid. The server's
        // status decides.
        onError: { target: 'confirming', actions: ['resetConfirmations', 'noteDoubt'] },
      },
      // Ignored: the response to the charge decides.
      on: { 'recheck.requested': {} },
    },
    confirming: {
      tags: 'busy',
      entry: 'countConfirmation',
      invoke: {
        src: 'confirmPayment',
        input: ({ context: { transaction } }) => paymentIdsOf(transaction),
        onDone: [
          {
            guard: { type: 'wasConfirmed', params: output },
            target: 'paid',
            actions: [
              { type: 'rememberAnswer', params: output },
              { type: 'announcePayment', params: output },
            ],
          },
          isStillPending,
          isOver,
          // The bank declined later, so the card form returns. No toast: the form shows the message.
          {
            guard: { type: 'returnsToCardForm', params: output },
            target: 'preparing',
            actions: [{ type: 'rememberAnswer', params: output }, 'noteFailure', 'countAttempt'],
          },
          { guard: { type: 'isStillPayable', params: output }, target: 'idle', actions: 'noteFailure' },
          // The refusal is not about the payment's status, and nothing on the screen shows it.
          { guard: 'hasNoForm', target: 'confirmationPending', actions: { type: 'announceRefusal', params: output } },
          { target: 'idle', actions: { type: 'announceRefusal', params: output } },
        ],
        onError: [
          { guard: 'mayRetry', target: 'retrying' },
          {
            target: 'confirmationPending',
            actions: { type: 'rememberTransactionStatus', params: () => 'succeeded' as const },
          },
        ],
      },
      on: { 'recheck.requested': {} },
    },
    retrying: { tags: 'busy', after: { retryDelay: 'confirming' }, on: { 'recheck.requested': {} } },
    // The card may be charged without a confirmation. The screen says so, and the server also settles it.
    confirmationPending: {
      on: {
        'confirmation.requested': { target: 'confirming', actions: 'resetConfirmations' },
        'recheck.requested': { target: 'confirming', actions: 'resetConfirmations' },
      },
    },
    providerUnavailable: {
      on: {
        'retry.requested': { target: 'preparing', actions: 'countAttempt' },
        'recheck.requested': { actions: 'requestRecheck' },
      },
    },
    // Cancelled, replaced, expired, refunded or disputed: nothing can be paid here any more.
    over: { on: { 'recheck.requested': {} } },
    paid: { tags: 'busy', type: 'final' },
  },
})
