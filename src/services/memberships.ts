import type { MySubscription, PaymentPage } from '../domain/contract/memberships.ts'
import { type AddonOffer, offeredAddon } from '../domain/memberships/addonOffer.ts'
import type { PlanMode, PurchaseMode } from '../domain/memberships/modes.ts'
import { transactionFrom, withTransaction } from '../domain/memberships/transaction.ts'
import type { Money } from '../domain/money.ts'
import { mySubscription } from './gainedFields.ts'
import { call } from './http.ts'
import { type Outcome, outcomeOf } from './outcome.ts'

/** The plans with their prices for this account now. */
export async function loadOffers(mode: PlanMode, type: 'GLOBAL_CONNECT' | null, signal: AbortSignal) {
  const answer = await call('GET /membership/offers', { query: { mode, ...(type && { types: type }) }, signal })
  return { ...answer, unfinished: answer.unfinished && transactionFrom(answer.unfinished) }
}

/** Its failures are not shown in a toast (section 7). */
export async function loadAddons(
  signal: AbortSignal,
): Promise<{ subscription: { plan: { uuid: string } } | null; available_addons: AddonOffer[] }> {
  const answer = await call('GET /membership/addons', { signal, shows: 'nothing' })
  const { subscription, available_addons: addons, conversion_rate: rate } = answer
  return { subscription, available_addons: addons.map((addon) => offeredAddon(addon, rate)) }
}

interface PurchaseRequest {
  planId: string
  mode: PurchaseMode
  types: string[]
  mobileProof: string | null
  /** The price that the member confirmed; a different one is refused. */
  confirmed: Money | null
}

export const buyMembership = ({ planId, mode, types, mobileProof, confirmed }: PurchaseRequest, signal: AbortSignal) =>
  outcomeOf(
    call('POST /buy-membership', {
      body: {
        plan_id: planId,
        types,
        mode,
        ...(mobileProof === null ? {} : { mobile_proof: mobileProof }),
        ...(confirmed && { confirmed }),
      },
      signal,
      shows: 'everything',
    }).then(withTransaction),
  )

/** The current state of a purchase. */
export const findPurchase = (id: string, signal: AbortSignal) =>
  outcomeOf(call('GET /membership/purchases/:id', { params: { id }, signal }).then(withTransaction))

/** Safe to repeat (section 7, membership/payment). A refusal's field `trx_id` holds the transaction's status. */
export const confirmPayment = (paymentIntent: string, trxId: string, signal: AbortSignal) =>
  outcomeOf(
    call('POST /membership/payment', {
      body: { payment_intent: paymentIntent, trx_id: trxId },
      signal,
      // The checkout shows the payment's status itself.
      shows: 'lost',
    }).then((answer) => ({ ...answer, transaction: transactionFrom(answer.transaction) })),
  )

export const loadMySubscription = async (signal: AbortSignal): Promise<MySubscription> =>
  mySubscription(await call('GET /membership', { signal }))

export const loadPayments = (cursor: string | null, signal: AbortSignal): Promise<PaymentPage> =>
  call('GET /membership/payments', { query: { ...(cursor && { cursor }) }, signal })

const messageOutcome = (answer: Promise<{ message?: string | undefined }>): Promise<Outcome<string | null>> =>
  outcomeOf(answer.then(({ message }) => message ?? null))

export const cancelAtEnd = (signal: AbortSignal) => messageOutcome(call('POST /membership/cancellation', { signal }))
export const resume = (signal: AbortSignal) => messageOutcome(call('DELETE /membership/cancellation', { signal }))
/** Null keeps the current plan. */
export const chooseNextPlan = (planId: string | null, signal: AbortSignal) =>
  messageOutcome(call('PUT /membership/next-plan', { body: { plan_id: planId }, signal }))
/** Safe to repeat. */
export const requestRefund = (paymentId: string, signal: AbortSignal) =>
  messageOutcome(call('POST /membership/payments/:id/refund', { params: { id: paymentId }, signal }))
