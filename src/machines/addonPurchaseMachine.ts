import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import type { AddonsOnWire } from '../domain/contract/memberships.ts'
import type { AddonOffer as OfferedAddon } from '../domain/memberships/addonOffer.ts'
import type { Money } from '../domain/money.ts'
import { effect } from './effect.ts'
import { rememberLostResponse, rememberRefusal, type WithLostResponse, withoutLostResponse } from './form.ts'
import { notProvided, type Outcome, output } from './outcome.ts'
import { type Purchase, paymentOf, purchaseGuards, purchaseIn } from './payment.ts'
import { paymentMachine } from './paymentMachine.ts'

/**
 * Sells an add-on: loads the add-ons, and lets the member choose one and pay in a dialog. The output says whether one
 * was bought.
 */

export interface AddonOffer extends Pick<AddonsOnWire, 'subscription'> {
  available_addons: OfferedAddon[]
}
export interface AddonRequest {
  planId: string
  types: string[]
  confirmed: Money | null
}
interface Context extends WithLostResponse {
  /** The purchase in the address, after a checkout was left or reloaded. */
  purchaseId: string | null
  offer: AddonOffer | null
  type: string | null
  purchase: Purchase | null
  isBought: boolean
}
type Event =
  | { type: 'addon.chosen'; addonType: string }
  | { type: 'purchase.cancelled' }
  | { type: 'purchase.reopened' }
  | { type: 'retry.requested' }

export type AddonPurchaseActor = ActorRefFrom<typeof addonPurchaseMachine>

export const addonPurchaseMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    children: {} as { payment: 'payment' },
    input: {} as Pick<Context, 'purchaseId'>,
    output: {} as boolean,
  },
  actors: {
    loadAddons: fromPromise<AddonOffer>(notProvided),
    openPurchase: fromPromise<Outcome<Purchase>, AddonRequest>(notProvided),
    findPurchase: fromPromise<Outcome<Purchase>, { purchaseId: string }>(notProvided),
    payment: paymentMachine,
  },
  guards: {
    hasPurchaseId: ({ context }) => context.purchaseId !== null,
    ...purchaseGuards,
    isOffered: ({ context }, type: string) =>
      context.offer?.available_addons.some((addon) => addon.type === type) === true,
  },
  actions: {
    rememberOffer: assign({ offer: (_, offer: AddonOffer) => offer }),
    rememberType: assign({ type: (_, type: string) => type, ...withoutLostResponse }),
    rememberPurchase: assign((_, outcome: Outcome<Purchase>) => purchaseIn(outcome)),
    forgetId: assign({ purchaseId: null }),
    showAddress: effect(),
    rememberRefusal: rememberRefusal(),
    rememberBought: assign({ isBought: true }),
    rememberLostResponse: rememberLostResponse(),
  },
  delays: { patience: 30_000 },
}).createMachine({
  id: 'addonPurchase',
  context: ({ input }) => ({
    ...input,
    offer: null,
    type: null,
    purchase: null,
    ...withoutLostResponse,
    isBought: false,
  }),
  output: ({ context }) => context.isBought,
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'hasPurchaseId', target: 'resuming' }, { target: 'loading' }] },
    // Resumes a checkout after a reload, or from a row of My Subscription.
    resuming: {
      invoke: {
        src: 'findPurchase',
        input: ({ context }) => ({ purchaseId: context.purchaseId ?? '' }),
        onDone: [
          {
            guard: { type: 'wasPaid', params: output },
            target: 'bought',
            actions: ['rememberBought', 'forgetId', 'showAddress'],
          },
          {
            guard: { type: 'canBePaid', params: output },
            target: 'paying',
            actions: { type: 'rememberPurchase', params: output },
          },
          { target: 'loading', actions: ['forgetId', 'showAddress'] },
        ],
        onError: 'unavailable',
      },
      on: { 'purchase.cancelled': { target: 'closed', actions: ['forgetId', 'showAddress'] } },
    },
    loading: {
      invoke: {
        src: 'loadAddons',
        onDone: { target: 'offering', actions: { type: 'rememberOffer', params: output } },
        onError: 'unavailable',
      },
      on: { 'purchase.cancelled': 'closed' },
    },
    offering: {
      on: {
        'addon.chosen': {
          guard: { type: 'isOffered', params: ({ event }) => event.addonType },
          target: 'startingPurchase',
          actions: { type: 'rememberType', params: ({ event }) => event.addonType },
        },
        'purchase.cancelled': 'closed',
      },
    },
    startingPurchase: {
      tags: 'busy',
      invoke: {
        src: 'openPurchase',
        input: ({ context }) => ({
          planId: context.offer?.subscription?.plan.uuid ?? '',
          types: context.type === null ? [] : [context.type],
          confirmed: priceOf(context),
        }),
        onDone: [
          {
            guard: { type: 'canBePaid', params: output },
            target: 'paying',
            actions: { type: 'rememberPurchase', params: output },
          },
          { guard: { type: 'lacksSecret', params: output }, target: 'offering', actions: 'rememberLostResponse' },
          // The list reloads, so that the new price can be chosen.
          {
            guard: { type: 'priceChanged', params: output },
            target: 'loading',
            actions: { type: 'rememberRefusal', params: output },
          },
          { target: 'offering', actions: { type: 'rememberRefusal', params: output } },
        ],
        // Safe to repeat: the server returns the open purchase.
        onError: { target: 'offering', actions: 'rememberLostResponse' },
      },
      after: { patience: { target: 'offering', actions: 'rememberLostResponse' } },
      on: { 'purchase.cancelled': 'closed' },
    },
    paying: {
      entry: 'showAddress',
      exit: ['forgetId', 'showAddress'],
      invoke: {
        id: 'payment',
        src: 'payment',
        input: ({ context: { purchase } }) => paymentOf(purchase),
        onDone: { target: 'bought', actions: 'rememberBought' },
        onError: { target: 'offering', actions: 'rememberLostResponse' },
      },
      on: { 'purchase.cancelled': 'closed', 'purchase.reopened': 'loading' },
    },
    unavailable: {
      on: {
        'retry.requested': 'starting',
        'purchase.cancelled': { target: 'closed', actions: ['forgetId', 'showAddress'] },
      },
    },
    bought: { type: 'final' },
    closed: { type: 'final' },
  },
})

/** The price that the member saw for the chosen add-on. */
const priceOf = ({ offer, type }: Context): Money | null =>
  offer?.available_addons.find((addon) => addon.type === type)?.price ?? null
