import { fromPromise } from 'xstate'
import { planModes } from '../domain/contract/memberships.ts'
import { destinationAfterPayment, isOrigin } from '../domain/memberships/destination.ts'
import { isAccountType, isLoginType } from '../domain/offerings.ts'
import { subscriptionsMachine } from '../machines/subscriptionsMachine.ts'
import { buyMembership, loadOffers, loadPlans } from '../services/memberships.ts'
import { address, go } from '../services/navigation.ts'
import { storage, wantedAddress } from '../services/storage.ts'
import { toastSuccess } from '../services/toasts.ts'
import { type ActorsOf, defineEffects, defineFlow } from './flow.ts'
import { oneTimeCodeFor } from './oneTimeCode.ts'
import { payment, refreshAccount } from './payment.ts'
import { session } from './session.ts'

/** @public */
export { cardForm } from './payment.ts'

const actors: ActorsOf<typeof subscriptionsMachine> = {
  loadOffers: fromPromise(async ({ input, signal }) => {
    if (input.isSignedIn) {
      const { mode, list, subscription, exchange_rate } = await loadOffers(input.askedMode, signal)
      return { mode, list, subscription, exchangeRate: exchange_rate }
    }
    const plans = await loadPlans({ ...input, currency: storage.read('currency') ?? 'INR' }, signal)
    const list = plans.map((plan) => ({ plan, quote: null, refusal: null }))
    return { mode: input.askedMode, list, subscription: null, exchangeRate: 1 }
  }),
  openPurchase: fromPromise(({ input, signal }) =>
    buyMembership(input.planId, input.mode, [], signal, input.mobileProof),
  ),
  oneTimeCode: oneTimeCodeFor('verify_mobile'),
  payment,
}

/** @public */
export const flow = defineFlow(
  defineEffects(subscriptionsMachine, {
    actors,
    actions: {
      askToLogIn: ({ context }) => {
        wantedAddress.remember(address())
        go(`/${context.loginType}/login`)
      },
      announceTrial: (_, outcome) => {
        if (outcome.ok && outcome.value.message) toastSuccess(outcome.value.message)
      },
      goOn: ({ context: { origin } }) => {
        const { me } = session.getSnapshot().context
        if (!me || !origin) return session.send({ type: 'account.changed', comingFrom: 'SUBSCRIPTION' })
        refreshAccount()
        go(destinationAfterPayment(me, origin), { replace: true })
      },
    },
  }),
  ({ params, query, me }) => {
    const origin = query.get('origin')
    return {
      loginType: isLoginType(params.loginType) ? params.loginType : 'entrepreneur',
      accountType: isAccountType(params.accountType) ? params.accountType : (me?.account_type ?? null),
      askedMode: planModes.find((mode) => mode === query.get('mode')) ?? 'NEW',
      origin: isOrigin(origin) ? origin : null,
      mobile: me?.basic_info.mobile ?? '',
      isSignedIn: me !== null && me.account_type !== null,
    }
  },
)
