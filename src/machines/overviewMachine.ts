import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import type { ListingCard } from '../domain/market/listingCardSchema.ts'
import type { Me } from '../domain/members/meSchema.ts'
import type { Overview } from '../domain/proposals/overviewSchema.ts'
import { notProvided, output } from './outcome.ts'

/** A member's home page: pending tasks, the progress of proposals and the best matches. */

export interface Greeting {
  overview: Overview
  /** The best matches of the member's first market; empty if their profile has too few answers. */
  best: readonly ListingCard[]
}
interface Context {
  me: Me
  greeting: Greeting | null
}

export type OverviewActor = ActorRefFrom<typeof overviewMachine>

export const overviewMachine = setup({
  types: { context: {} as Context, events: {} as { type: 'retry.requested' }, input: {} as { me: Me } },
  actors: { loadHomeContent: fromPromise<Greeting, { me: Me }>(notProvided) },
  actions: { rememberHomeContent: assign((_, greeting: Greeting) => ({ greeting })) },
}).createMachine({
  id: 'overview',
  context: ({ input }) => ({ me: input.me, greeting: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadHomeContent',
        input: ({ context }) => ({ me: context.me }),
        onDone: { target: 'shown', actions: { type: 'rememberHomeContent', params: output } },
        onError: 'unavailable',
      },
    },
    shown: {},
    /** Navigation works without the figures. */
    unavailable: { on: { 'retry.requested': 'loading' } },
  },
})
