import type { Stripe, StripeElements } from '@stripe/stripe-js'
import type { PurchaseOnWire } from '../domain/contract/memberships.ts'
import type { Transaction } from '../domain/memberships/transaction.ts'
import {
  isTransactionStatus,
  type PaymentStage,
  stageOf,
  type TransactionStatus,
} from '../domain/memberships/transactions.ts'
import { isAccepted, type Outcome, type RefusalNote } from './outcome.ts'

/** A payment's input, and the responses of the provider and the server about it. */

/**
 * A problem that the member can fix: the bank's decline in its own words, incomplete card details, or failed
 * authentication.
 */
export type CardProblem =
  | { why: 'declined'; message: string }
  | { why: 'incomplete' | 'unauthenticated' | 'failed' }
  /** Neither the provider nor the server could say whether the card was charged. */
  | { why: 'unknown' }
export type ChargeResult = { kind: 'status'; status: string } | { kind: 'error'; problem: CardProblem }
/** The provider's mounted form, with the function that charges it. */
export interface CardForm {
  stripe: Stripe
  elements: StripeElements
}
/** An open purchase; a free trial has no transaction. */
export interface Purchase extends Omit<PurchaseOnWire, 'transaction'> {
  transaction: Transaction | null
}
export interface PaymentInput {
  transaction: Transaction
  publishableKey: string
}
export interface Confirmation {
  message: string
  transaction: Transaction
}

/** True while the bank has not yet decided on the charge. */
export const isInProcess = (status: string | null): status is 'processing' => status === 'processing'

const statusIn = ({ code, fields }: RefusalNote) => (code === 'PAYMENT_NOT_SUCCEEDED' ? fields.trx_id : null)

/** The transaction's status in a response; null if the response is about something else. */
export function transactionStatusOf(outcome: Outcome<Confirmation>): TransactionStatus | null {
  const status = outcome.ok ? outcome.value.transaction.status : statusIn(outcome.refusal)
  return isTransactionStatus(status) ? status : null
}

export function isAtStage(outcome: Outcome<Confirmation>, stage: PaymentStage): boolean {
  const status = transactionStatusOf(outcome)
  return status !== null && stageOf(status) === stage
}

/** Guards on the response to opening or finding a purchase. */
export const purchaseGuards = {
  wasPaid: (_: unknown, outcome: Outcome<Purchase>) =>
    outcome.ok && outcome.value.transaction !== null && stageOf(outcome.value.transaction.status) === 'paid',
  canBePaid: (_: unknown, outcome: Outcome<Purchase>) =>
    outcome.ok && (outcome.value.transaction?.client_secret ?? '') !== '',
  lacksSecret: isAccepted,
  priceChanged: (_: unknown, outcome: Outcome<Purchase>) => !outcome.ok && outcome.refusal.code === 'PRICE_CHANGED',
}

/** The purchase in a response, as a machine remembers it. */
export const purchaseIn = (outcome: Outcome<Purchase>) => ({
  purchase: outcome.ok ? outcome.value : null,
  purchaseId: outcome.ok ? (outcome.value.transaction?.uuid ?? null) : null,
})

/** The payment's input for a purchase. */
export const paymentOf = (purchase: Purchase | null): PaymentInput => ({
  transaction: purchase?.transaction ?? noTransaction,
  publishableKey: purchase?.publishable_key ?? '',
})

/** A placeholder until a purchase is opened; it cannot be paid. */
const noTransaction: Transaction = {
  uuid: '',
  client_secret: '',
  payment_intent: '',
  amount: { minor: 0, currency: 'INR' },
  exchange_rate: 1,
  plan_name: '',
  quote_expires_at: '',
  lines: [],
  period_start: '',
  period_end: '',
  status: 'created',
  plan_id: '',
  types: [],
  receipt: null,
}

/** The ids by which the server finds a transaction. */
export const paymentIdsOf = ({ payment_intent, uuid }: Transaction) => ({ paymentIntent: payment_intent, trxId: uuid })
