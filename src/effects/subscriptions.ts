import { fromPromise } from 'xstate'
import { purchaseModes } from '../domain/contract/memberships.ts'
import { isAccountType, isLoginType } from '../domain/offerings.ts'
import { paymentMachine } from '../machines/paymentMachine.ts'
import { subscriptionsMachine } from '../machines/subscriptionsMachine.ts'
import { buyMembership, confirmPayment, loadPlans } from '../services/memberships.ts'
import { address, go } from '../services/navigation.ts'
import { type Charge, chargeCard, loadProvider } from '../services/payments.ts'
import { wantedAddress } from '../services/storage.ts'
import { toastInfo, toastSuccess } from '../services/toasts.ts'
import { type ActorsOf, defineFlow } from './flow.ts'
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
    if (!mounted) return { kind: 'error', message: null }
    return chargeCard(mounted)
  }),
  confirmPayment: fromPromise(({ input, signal }) => confirmPayment(input.paymentIntent, input.trxId, signal)),
}

const land = () => session.send({ type: 'account.changed', comingFrom: 'SUBSCRIPTION' })

const actors: ActorsOf<typeof subscriptionsMachine> = {
  loadPlans: fromPromise(({ input, signal }) =>
    loadPlans({ ...input, currency: session.getSnapshot().context.me?.currency ?? 'INR' }, signal),
  ),
  openPurchase: fromPromise(({ input, signal }) => buyMembership(input.planId, input.mode, [], signal)),
  payment: paymentMachine.provide({
    actors: paymentActors,
    actions: {
      tellStatus: (_, answer) => {
        if (answer.kind === 'status') toastInfo(words().subscriptions.paymentStatus({ status: answer.status }))
      },
      announcePayment: (_, outcome) => {
        if (outcome.ok) toastSuccess(outcome.value)
        land()
      },
    },
  }),
}

/** @public */
export const flow = defineFlow(
  subscriptionsMachine.provide({
    actors,
    actions: {
      askToLogIn: ({ context }) => {
        wantedAddress.remember(address())
        go(`/${context.loginType}/login`)
      },
      announceTrial: (_, outcome) => {
        if (outcome.ok && outcome.value.message) toastSuccess(outcome.value.message)
        land()
      },
    },
  }),
  ({ params, query, me }) => ({
    loginType: isLoginType(params.loginType) ? params.loginType : 'entrepreneur',
    accountType: isAccountType(params.accountType) ? params.accountType : (me?.account_type ?? null),
    mode: purchaseModes.find((mode) => mode === query.get('mode')) ?? 'NEW',
    isSignedIn: me !== null,
  }),
)
