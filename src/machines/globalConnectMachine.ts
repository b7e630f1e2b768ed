import { type ActorRefFrom, fromPromise, setup } from 'xstate'
import type { GlobalConnectAccess } from '../domain/members/globalConnect.ts'
import type { Base } from '../routes.ts'
import { addonPurchaseMachine } from './addonPurchaseMachine.ts'
import { effect } from './effect.ts'
import { notProvided, output } from './outcome.ts'

/** The gate to Global Connect (specification, section 4): subscribe, renew, add the feature, or enter. */

interface Context {
  base: Base
  /** The purchase in the address, after the add-on's checkout was reloaded. */
  purchaseId: string | null
}
type Event = { type: 'globalConnect.requested' } | { type: 'offer.accepted' } | { type: 'offer.declined' }
type Mode = 'NEW' | 'RENEW' | 'UPGRADE'

export type GlobalConnectActor = ActorRefFrom<typeof globalConnectMachine>

export const globalConnectMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    children: {} as { addonPurchase: 'addonPurchase' },
    input: {} as Context,
  },
  actors: {
    readAccess: fromPromise<GlobalConnectAccess>(notProvided),
    addonPurchase: addonPurchaseMachine,
  },
  guards: {
    hasPurchaseId: ({ context }) => context.purchaseId !== null,
    hasNoSubscription: (_, access: GlobalConnectAccess) => access === 'none',
    hasExpired: (_, access: GlobalConnectAccess) => access === 'expired',
    lacksFeature: (_, access: GlobalConnectAccess) => access === 'without_feature',
    wasBought: (_, bought: boolean) => bought,
  },
  actions: {
    resumePurchase: effect(),
    choosePlan: effect<Mode>(),
    refreshAccount: effect(),
    enter: effect(),
  },
}).createMachine({
  id: 'globalConnect',
  context: ({ input }) => input,
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'hasPurchaseId', target: 'idle', actions: 'resumePurchase' }, { target: 'idle' }] },
    idle: { on: { 'globalConnect.requested': 'readingAccess' } },
    readingAccess: {
      invoke: {
        src: 'readAccess',
        onDone: [
          { guard: { type: 'hasNoSubscription', params: output }, target: 'offeringPlan' },
          { guard: { type: 'hasExpired', params: output }, target: 'offeringRenewal' },
          { guard: { type: 'lacksFeature', params: output }, target: 'addingFeature' },
          { target: 'idle', actions: 'enter' },
        ],
        onError: 'idle',
      },
    },
    offeringPlan: {
      on: {
        'offer.accepted': { target: 'idle', actions: { type: 'choosePlan', params: () => 'NEW' as const } },
        'offer.declined': 'idle',
      },
    },
    offeringRenewal: {
      on: {
        'offer.accepted': { target: 'idle', actions: { type: 'choosePlan', params: () => 'RENEW' as const } },
        'offer.declined': 'idle',
      },
    },
    addingFeature: {
      invoke: {
        id: 'addonPurchase',
        src: 'addonPurchase',
        input: { purchaseId: null },
        onDone: [
          { guard: { type: 'wasBought', params: output }, target: 'idle', actions: ['refreshAccount', 'enter'] },
          { target: 'idle' },
        ],
        onError: 'idle',
      },
      // The subscription cannot have add-ons, for example during a trial.
      on: { 'offer.accepted': 'offeringLongerPlan' },
    },
    // A longer plan may include the feature.
    offeringLongerPlan: {
      on: {
        'offer.accepted': { target: 'idle', actions: { type: 'choosePlan', params: () => 'UPGRADE' as const } },
        'offer.declined': 'idle',
      },
    },
  },
})
