import { fromPromise } from 'xstate'
import { isIntentStatus } from '../domain/memberships/intentStatuses.ts'
import { addonPurchaseMachine } from '../machines/addonPurchaseMachine.ts'
import { paymentMachine } from '../machines/paymentMachine.ts'
import { buyMembership, confirmPayment, findPurchase, loadAddons } from '../services/memberships.ts'
import { go } from '../services/navigation.ts'
import { broadcastPayment, chargeCard, loadProvider, watchPayments } from '../services/payments.ts'
import { toastError, toastInfo, toastSuccess } from '../services/toasts.ts'
import { type ActorsOf, callbackActor, defineEffects } from './flow.ts'
import { session } from './session.ts'
import { words } from './words.ts'

const paymentActors: ActorsOf<typeof paymentMachine> = {
  loadProvider: fromPromise(({ input }) => loadProvider(input.publishableKey)),
  chargeCard: fromPromise(async ({ input: { form } }) =>
    form ? chargeCard(form) : { kind: 'error', problem: { why: 'failed' } },
  ),
  confirmPayment: fromPromise(({ input, signal }) => confirmPayment(input.paymentIntent, input.trxId, signal)),
  watchPayments: callbackActor(({ sendBack }) => watchPayments(() => sendBack({ type: 'recheck.requested' }))),
}

function statusWords(status: string): string {
  const { intent, paymentStatus } = words().subscriptions
  return paymentStatus({ status: isIntentStatus(status) ? intent[status]() : status })
}

export const payment = defineEffects(paymentMachine, {
  actors: paymentActors,
  actions: {
    announceStatus: (_, answer) => {
      if (answer.kind === 'status') toastInfo(statusWords(answer.status))
    },
    announceEnd: (_, transactionStatus) => {
      if (transactionStatus === 'cancelled') toastInfo(statusWords('canceled'))
    },
    announcePayment: (_, outcome) => {
      if (!outcome.ok) return
      toastSuccess(outcome.value.message)
      broadcastPayment()
    },
    announceRefusal: (_, outcome) => {
      if (!outcome.ok) toastError(outcome.refusal.message)
    },
  },
})

/** Opens a purchase and notifies the checkouts in other tabs, whose purchases it may replace. */
export async function purchase(...request: Parameters<typeof buyMembership>): ReturnType<typeof buyMembership> {
  const outcome = await buyMembership(...request)
  if (outcome.ok) broadcastPayment()
  return outcome
}

const addonActors: ActorsOf<typeof addonPurchaseMachine> = {
  loadAddons: fromPromise(({ signal }) => loadAddons(signal)),
  openPurchase: fromPromise(({ input, signal }) => purchase({ ...input, mode: 'ADDON', mobileProof: null }, signal)),
  findPurchase: fromPromise(({ input, signal }) => findPurchase(input.purchaseId, signal)),
  payment,
}

/** Buying an add-on. After a reload, the query parameter of this name restores the checkout. */
export const addonPurchaseAt = (name: () => string) =>
  defineEffects(addonPurchaseMachine, {
    actors: addonActors,
    actions: { showAddress: ({ context }) => showPurchase(name(), context.purchaseId) },
  })

/** Stores the purchase in the address, so that a reload or a link from My Subscription restores the checkout. */
export function showPurchase(name: string, purchaseId: string | null): void {
  const query = new URLSearchParams(location.search)
  if (purchaseId) query.set(name, purchaseId)
  else query.delete(name)
  const search = query.toString()
  go(search ? `${location.pathname}?${search}` : location.pathname, { replace: true })
}

/** The purchase id in an address; null if there is none or it is not a UUID. */
export function purchaseIn(query: URLSearchParams, name: string): string | null {
  const id = query.get(name)
  return id && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id) ? id : null
}

/** Reloads the account without leaving the screen. */
export const refreshAccount = (): void => session.send({ type: 'account.changed', landingSource: null })
