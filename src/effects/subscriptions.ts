import { fromPromise } from 'xstate'
import { isPayable, rateFor } from '../domain/currencies.ts'
import type { Me } from '../domain/members/meSchema.ts'
import { planModes } from '../domain/memberships/modes.ts'
import { plansFor } from '../domain/memberships/plans.ts'
import { pricedPlan } from '../domain/memberships/pricedPlan.ts'
import { type AccountType, accountTypeOf, isAccountType, isLoginType } from '../domain/offerings.ts'
import { profileStatusTable } from '../domain/registration/statuses.ts'
import { subscriptionsMachine } from '../machines/subscriptionsMachine.ts'
import type { Buyer, Input, Offers } from '../machines/subscriptionsSetup.ts'
import { destinationAfterPayment, originIn } from '../purchaseOrigins.ts'
import { addresses } from '../routes.ts'
import type { ScreenAddress } from '../screenAddress.ts'
import { findPurchase, loadOffers } from '../services/memberships.ts'
import { address, go } from '../services/navigation.ts'
import { requestedAddress, storage } from '../services/storage.ts'
import { toastInfo, toastSuccess } from '../services/toasts.ts'
import { billing } from './billing.ts'
import { type ActorsOf, callbackActor, defineEffects, defineFlow } from './flow.ts'
import { oneTimeCodeFor } from './oneTimeCode.ts'
import { payment, purchase, purchaseIn, refreshAccount, showPurchase } from './payment.ts'
import { session } from './session.ts'
import { watchQuery } from './watchQuery.ts'
import { words } from './words.ts'

function placeOf(query: URLSearchParams) {
  return {
    requestedMode: planModes.find((mode) => mode === query.get('mode')) ?? ('NEW' as const),
    origin: originIn(query),
  }
}

/** The account type whose plans an address shows: the one it names, otherwise the acting one. */
function profileAt({ loginType, accountType }: ScreenAddress['params'], me: Me | null): AccountType | null {
  if (loginType === 'investor') return 'investor'
  if (isAccountType(accountType)) return accountType
  return me?.login_type === 'entrepreneur' ? me.account_type : null
}

const buyerOf = (me: Me | null, profile: AccountType | null): Buyer =>
  me === null ? 'visitor' : profile !== null && profile === me.account_type ? 'member' : 'without_profile'

/** What anybody is offered who has no profile for these plans: the catalogue, without a call. */
function catalogueOffers({ accountType, requestedMode }: Pick<Input, 'accountType' | 'requestedMode'>): Offers {
  const stored = storage.read('currency') ?? ''
  const currency = isPayable(stored) ? stored : 'INR'
  const list = plansFor(accountType ?? 'investment').map((plan) => ({
    plan: pricedPlan(plan, currency),
    ...{ quote: null, refusal: null, types: [] },
  }))
  return {
    ...{ mode: requestedMode, list, exchangeRate: rateFor(currency) },
    ...{ subscription: null, begins: 'now', unfinished: null, awaitsApproval: false },
  }
}

const awaitsApproval = (me: Me | null, accountType: AccountType | null): boolean =>
  me?.profiles.some(
    ({ kind, status }) =>
      accountTypeOf(kind) === accountType && !profileStatusTable[status].isLive && !profileStatusTable[status].isLocked,
  ) === true

const actors: ActorsOf<typeof subscriptionsMachine> = {
  loadOffers: fromPromise(async ({ input, signal }) => {
    if (input.buyer !== 'member') return catalogueOffers(input)
    const added = input.origin === 'global-connect' ? 'GLOBAL_CONNECT' : null
    const { mode, list, subscription, begins, unfinished, exchange_rate } = await loadOffers(
      input.requestedMode,
      added,
      signal,
    )
    return {
      ...{ mode, list, subscription, begins, unfinished, exchangeRate: exchange_rate },
      awaitsApproval: awaitsApproval(session.getSnapshot().context.me, input.accountType),
    }
  }),
  openPurchase: fromPromise(({ input, signal }) => purchase(input, signal)),
  findPurchase: fromPromise(({ input, signal }) => findPurchase(input.purchaseId, signal)),
  watchAddress: callbackActor(({ sendBack }) => {
    let seen = JSON.stringify(placeOf(new URLSearchParams(location.search)))
    return watchQuery((query) => {
      const place = placeOf(query)
      if (JSON.stringify(place) === seen) return
      seen = JSON.stringify(place)
      sendBack({ type: 'address.changed', ...place })
    })
  }),
  watchAccount: callbackActor(({ sendBack }) => {
    const watching = session.subscribe((snapshot) => {
      // The session accepts a retry only while the account is unavailable.
      if (snapshot.can({ type: 'retry.requested' })) sendBack({ type: 'account.failed' })
    })
    return () => watching.unsubscribe()
  }),
  oneTimeCode: oneTimeCodeFor('verify_mobile'),
  payment,
  billing,
}

/** @public */
export const flow = defineFlow(
  defineEffects(subscriptionsMachine, {
    actors,
    actions: {
      askToLogIn: ({ context }) => {
        requestedAddress.remember(address())
        go(addresses.login(context.loginType))
      },
      askForProfile: ({ context: { accountType } }) => {
        toastInfo(words().subscriptions.profileFirst())
        go(accountType ? addresses.registration(accountType) : addresses.chooseOffering)
      },
      showAddress: ({ context }) => showPurchase('payment', context.purchaseId),
      refreshAccount,
      announceTrial: (_, outcome) => {
        if (outcome.ok && outcome.value.message) toastSuccess(outcome.value.message)
      },
      goForward: ({ context: { origin } }) => {
        const { me } = session.getSnapshot().context
        if (!me || !origin) return session.send({ type: 'account.changed', landingSource: 'SUBSCRIPTION' })
        refreshAccount()
        go(destinationAfterPayment(me, origin), { replace: true })
      },
    },
  }),
  ({ params, query, me }) => {
    const accountType = profileAt(params, me)
    const place = placeOf(query)
    const buyer = buyerOf(me, accountType)
    return {
      loginType: isLoginType(params.loginType) ? params.loginType : 'entrepreneur',
      accountType,
      ...place,
      purchaseId: purchaseIn(query, 'payment'),
      mobile: me?.basic_info.mobile ?? '',
      buyer,
      offers: buyer === 'member' ? null : catalogueOffers({ accountType, ...place }),
    }
  },
)
