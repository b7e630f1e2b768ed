import { assign, fromPromise, setup } from 'xstate'
import type { ListingCard } from '../domain/contract/market.ts'
import type { ProfileKind } from '../domain/offerings.ts'
import { notProvided, type Outcome, type RefusalNote } from './outcome.ts'

/** A list of listings: searched, paged by cursor. */

export interface ListingPage {
  list: ListingCard[]
  next_cursor: string | null
}
export interface ListingWish {
  kind: ProfileKind
  text: string
  cursor: string | null
}
interface Context {
  kind: ProfileKind
  base: string
  /** What is typed; `text` is what was searched for. */
  draft: string
  text: string
  list: ListingCard[]
  cursor: string | null
  refusal: RefusalNote | null
}
type Event =
  | { type: 'text.changed'; text: string }
  | { type: 'search.submitted' }
  | { type: 'more.asked' }
  | { type: 'retry.asked' }

export const listingsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { kind: ProfileKind; base: string; text: string },
  },
  actors: { loadListings: fromPromise<Outcome<ListingPage>, ListingWish>(notProvided) },
  guards: {
    wasFound: (_, outcome: Outcome<ListingPage>) => outcome.ok,
    hasMore: ({ context }) => context.cursor !== null,
  },
  actions: {
    changeText: assign({ draft: (_, text: string) => text }),
    beginSearch: assign(({ context }) => ({ text: context.draft.trim(), list: [], cursor: null, refusal: null })),
    writeAddress: () => {},
    append: assign(({ context }, outcome: Outcome<ListingPage>) =>
      outcome.ok ? { list: [...context.list, ...outcome.value.list], cursor: outcome.value.next_cursor } : {},
    ),
    rememberRefusal: assign({ refusal: (_, outcome: Outcome<ListingPage>) => (outcome.ok ? null : outcome.refusal) }),
  },
}).createMachine({
  id: 'listings',
  context: ({ input }) => ({ ...input, draft: input.text, list: [], cursor: null, refusal: null }),
  initial: 'loading',
  on: {
    'text.changed': { actions: { type: 'changeText', params: ({ event }) => event.text } },
    'search.submitted': { target: '.loading', reenter: true, actions: ['beginSearch', 'writeAddress'] },
  },
  states: {
    loading: {
      invoke: {
        src: 'loadListings',
        input: ({ context: { kind, text, cursor } }) => ({ kind, text, cursor }),
        onDone: [
          {
            guard: { type: 'wasFound', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'append', params: ({ event }) => event.output },
          },
          { target: 'refused', actions: { type: 'rememberRefusal', params: ({ event }) => event.output } },
        ],
        onError: 'unanswered',
      },
    },
    shown: { on: { 'more.asked': { guard: 'hasMore', target: 'loading' } } },
    refused: { on: { 'retry.asked': 'loading' } },
    unanswered: { on: { 'retry.asked': 'loading' } },
  },
})
