import { fromPromise } from 'xstate'
import { globalConnectDestination } from '../destinations.ts'
import { globalConnectAccess } from '../domain/members/globalConnect.ts'
import { globalConnectMachine } from '../machines/globalConnectMachine.ts'
import { addresses, homeBase, isMySubscription } from '../routes.ts'
import { go } from '../services/navigation.ts'
import { type ActorsOf, defineEffects, defineFlow } from './flow.ts'
import { addonPurchaseAt, purchaseIn, refreshAccount } from './payment.ts'
import { session } from './session.ts'

/**
 * The query parameter of the gate's purchase. The gate can open over any page, including plans with their own purchase;
 * My Subscription itself resumes an add-on.
 */
const ownName = 'addon'
const nameHere = () => (isMySubscription(location.pathname) ? 'payment' : ownName)

const account = () => session.getSnapshot().context.me

const actors: ActorsOf<typeof globalConnectMachine> = {
  readAccess: fromPromise(async () => {
    const me = account()
    if (!me) throw new Error('nobody is signed in')
    return globalConnectAccess(me)
  }),
  addonPurchase: addonPurchaseAt(nameHere),
}

/** @public */
export const flow = defineFlow(
  defineEffects(globalConnectMachine, {
    actors,
    actions: {
      resumePurchase: ({ context: { base, purchaseId } }) =>
        go(addresses.mySubscription(base, purchaseId), { replace: true }),
      choosePlan: ({ context }, mode) => go(addresses.plans(context.base, { mode, origin: 'global-connect' })),
      refreshAccount,
      enter: () => {
        const me = account()
        if (me) go(globalConnectDestination(me))
      },
    },
  }),
  ({ me }) => ({
    base: homeBase(me?.login_type ?? 'entrepreneur', me?.account_type ?? null),
    purchaseId: purchaseIn(new URLSearchParams(location.search), ownName),
  }),
)
