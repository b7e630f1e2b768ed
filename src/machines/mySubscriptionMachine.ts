import { assign, fromPromise, setup } from 'xstate'
import type { MySubscription } from '../domain/contract/memberships.ts'
import { notProvided } from './outcome.ts'

/** The member's own subscription, its use and its payments. */
export const mySubscriptionMachine = setup({
  types: {
    context: {} as { mine: MySubscription | null; plansAt: string },
    events: {} as { type: 'retry.asked' },
    input: {} as { plansAt: string },
  },
  actors: { loadMySubscription: fromPromise<MySubscription>(notProvided) },
  actions: { remember: assign({ mine: (_, mine: MySubscription) => mine }) },
}).createMachine({
  id: 'mySubscription',
  context: ({ input }) => ({ mine: null, plansAt: input.plansAt }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadMySubscription',
        onDone: { target: 'shown', actions: { type: 'remember', params: ({ event }) => event.output } },
        onError: 'unavailable',
      },
    },
    unavailable: { on: { 'retry.asked': 'loading' } },
    shown: {},
  },
})
