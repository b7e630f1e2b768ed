import type { MySubscription, Plan, Purchase, PurchaseMode } from '../domain/contract/memberships.ts'
import type { AccountType, LoginType } from '../domain/offerings.ts'
import { get, post, publicGet } from './http.ts'
import { type Outcome, outcomeOf } from './outcome.ts'

/** Plans with prices in minor units of the currency. */
export async function loadPlans(
  wish: { loginType: LoginType; accountType: AccountType | null; currency: string },
  signal: AbortSignal,
) {
  const answer = await publicGet<{ list: Plan[]; publishable_key: string }>(
    'plans',
    { login_type: wish.loginType, account_type: wish.accountType ?? undefined, currency: wish.currency },
    signal,
  )
  return { plans: answer.list, publishableKey: answer.publishable_key }
}

export const buyMembership = (
  planId: string,
  mode: PurchaseMode,
  types: string[],
  signal: AbortSignal,
): Promise<Outcome<Purchase>> => outcomeOf(post<Purchase>('buy-membership', { plan_id: planId, types, mode }, signal))

/** Safe to repeat (section 7, membership/payment). Resolves with the server's message. */
export const confirmPayment = (paymentIntent: string, trxId: string, signal: AbortSignal): Promise<Outcome<string>> =>
  outcomeOf(
    post<{ message: string }>('membership/payment', { payment_intent: paymentIntent, trx_id: trxId }, signal).then(
      ({ message }) => message,
    ),
  )

export const loadMySubscription = (signal: AbortSignal): Promise<MySubscription> =>
  get<MySubscription>('membership', {}, signal)
