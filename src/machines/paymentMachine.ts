import { type Outcome, output } from './outcome.ts'
import { type Confirmation, named, namesOf } from './payment.ts'
import { paymentSetup } from './paymentSetup.ts'

/** Paying a transaction: the provider charges, the server confirms, and only then it is paid. */

type Answered = { event: { output: Outcome<Confirmation> } }
/** Two answers of the server that mean the same wherever they come: it ends here, or it is not known yet. */
const isOver = {
  guard: { type: 'isOver', params: output },
  target: 'over',
  actions: [
    { type: 'rememberAnswer', params: output },
    { type: 'announceEnd', params: ({ event }: Answered) => named(event.output) },
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
          { guard: { type: 'wasLoaded', params: output }, actions: { type: 'rememberProvider', params: output } },
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
              { type: 'noteTransactionStatus', params: () => 'processing' as const },
              { type: 'announceStatus', params: output },
            ],
          },
          {
            guard: { type: 'wasCancelled', params: output },
            target: 'over',
            actions: [
              { type: 'noteTransactionStatus', params: () => 'cancelled' as const },
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
            guard: { type: 'wasConfirmed', params: output },
            target: 'paid',
            actions: [
              { type: 'rememberAnswer', params: output },
              { type: 'announcePayment', params: output },
            ],
          },
          isStillPending,
          isOver,
          // The bank declined later: the card form returns. Its message shows no second toast.
          {
            guard: { type: 'formComesBack', params: output },
            target: 'preparing',
            actions: [{ type: 'rememberAnswer', params: output }, 'noteFailure', 'countAttempt'],
          },
          { guard: { type: 'isStillPayable', params: output }, target: 'idle', actions: 'noteFailure' },
          // Not about the payment's status: nothing on the screen says it.
          { guard: 'hasNoForm', target: 'confirmationPending', actions: { type: 'announceRefusal', params: output } },
          { target: 'idle', actions: { type: 'announceRefusal', params: output } },
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
