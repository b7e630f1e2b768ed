import { fromPromise } from 'xstate'
import { globalConnectAccess, globalConnectDestination } from '../domain/globalConnect.ts'
import { homeBase } from '../domain/landing.ts'
import { globalConnectMachine } from '../machines/globalConnectMachine.ts'
import { go } from '../services/navigation.ts'
import { type ActorsOf, defineEffects, defineFlow } from './flow.ts'
import { addonPurchase, refreshAccount } from './payment.ts'
import { session } from './session.ts'

/** @public */
export { cardForm } from './payment.ts'

const account = () => session.getSnapshot().context.me

const actors: ActorsOf<typeof globalConnectMachine> = {
  readAccess: fromPromise(async () => {
    const me = account()
    if (!me) throw new Error('nobody is signed in')
    return globalConnectAccess(me)
  }),
  addonPurchase,
}

/** @public */
export const flow = defineFlow(
  defineEffects(globalConnectMachine, {
    actors,
    actions: {
      choosePlan: ({ context }, mode) => go(`${context.base}/subscriptions?mode=${mode}&origin=global-connect`),
      refreshAccount,
      enter: () => {
        const me = account()
        if (me) go(globalConnectDestination(me))
      },
    },
  }),
  ({ me }) => ({ base: homeBase(me?.login_type ?? 'entrepreneur', me?.account_type ?? null) }),
)
