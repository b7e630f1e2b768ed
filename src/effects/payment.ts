import { fromCallback, fromPromise } from 'xstate'
import { addonPurchaseMachine } from '../machines/addonPurchaseMachine.ts'
import { paymentMachine } from '../machines/paymentMachine.ts'
import { buyMembership, confirmPayment, loadAddons } from '../services/memberships.ts'
import { type Charge, chargeCard, hearPayments, loadProvider, tellPaymentTabs } from '../services/payments.ts'
import { toastError, toastInfo, toastSuccess } from '../services/toasts.ts'
import { type ActorsOf, defineEffects } from './flow.ts'
import { session } from './session.ts'
import { words } from './words.ts'

/** The card form on screen: loaded and handed over through the part that shows it. */
let mounted: Charge | null = null

export const cardForm = {
  load: loadProvider,
  hold: (charge: Charge): void => {
    mounted = charge
  },
}

const paymentActors: ActorsOf<typeof paymentMachine> = {
  chargeCard: fromPromise(async () => {
    if (!mounted) return { kind: 'error', trouble: { why: 'failed' } }
    return chargeCard(mounted)
  }),
  confirmPayment: fromPromise(({ input, signal }) => confirmPayment(input.paymentIntent, input.trxId, signal)),
  hearDoubts: fromCallback(({ sendBack }) => hearPayments(() => sendBack({ type: 'payment.doubted' }))),
}

export const payment = defineEffects(paymentMachine, {
  actors: paymentActors,
  actions: {
    tellStatus: (_, answer) => {
      if (answer.kind === 'status') toastInfo(words().subscriptions.paymentStatus({ status: answer.status }))
    },
    announcePayment: (_, outcome) => {
      if (!outcome.ok) return
      toastSuccess(outcome.value.message)
      tellPaymentTabs()
    },
    announceRefusal: (_, outcome) => {
      if (!outcome.ok) toastError(outcome.refusal.message)
    },
  },
})

/** Opens a purchase; the checkouts of other tabs hear of it, as it may have taken their place. */
export async function purchase(...wish: Parameters<typeof buyMembership>): ReturnType<typeof buyMembership> {
  const outcome = await buyMembership(...wish)
  if (outcome.ok) tellPaymentTabs()
  return outcome
}

const addonActors: ActorsOf<typeof addonPurchaseMachine> = {
  loadAddons: fromPromise(({ signal }) => loadAddons(signal)),
  openPurchase: fromPromise(({ input, signal }) => purchase({ ...input, mode: 'ADDON', mobileProof: null }, signal)),
  payment,
}

export const addonPurchase = defineEffects(addonPurchaseMachine, { actors: addonActors })

/** Reads the account anew without leaving the screen. */
export const refreshAccount = (): void => session.send({ type: 'account.changed', comingFrom: null })
