import { assign, fromPromise, setup } from 'xstate'
import type { Compared } from '../domain/contract/market.ts'
import type { ComparedListing } from '../domain/market/listingSchema.ts'
import type { ProfileKind } from '../domain/offerings.ts'
import type { Base } from '../routes.ts'
import { effect } from './effect.ts'
import { rememberRefusal, type WithRefusal, withoutRefusal } from './form.ts'
import { isAccepted, notProvided, type Outcome, output } from './outcome.ts'

/** A comparison of up to four listings, row by row. */

interface Context extends WithRefusal {
  kind: ProfileKind
  base: Base
  ids: readonly string[]
  list: readonly ComparedListing[]
  /** The date of the conversion rates. */
  ratesOn: string
  /** True if rows with equal values are hidden. */
  onlyDifferences: boolean
}
type Event = { type: 'listing.removed'; id: string } | { type: 'differences.toggled' } | { type: 'retry.requested' }

export interface ComparisonRequest {
  kind: ProfileKind
  ids: readonly string[]
}

export const comparisonMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as ComparisonRequest & { base: Base },
  },
  actors: { loadCompared: fromPromise<Outcome<Compared>, ComparisonRequest>(notProvided) },
  guards: {
    namesNone: ({ context }) => context.ids.length === 0,
    wasFound: (_, outcome: Outcome<Compared>) => outcome.ok && outcome.value.list.length > 0,
    wasAnswered: isAccepted,
    isLast: ({ context }, id: string) => context.list.every((listing) => listing.id === id),
  },
  actions: {
    showCompared: assign((_, outcome: Outcome<Compared>) =>
      outcome.ok ? { list: outcome.value.list, ratesOn: outcome.value.rates_on } : {},
    ),
    remove: assign(({ context: { ids, list } }, gone: string) => ({
      ids: ids.filter((id) => id !== gone),
      list: list.filter(({ id }) => id !== gone),
    })),
    toggleDifferences: assign({ onlyDifferences: ({ context }) => !context.onlyDifferences }),
    rememberRefusal: rememberRefusal(),
    /** Updates the address and the selection in the list. */
    storeCompared: effect(),
  },
}).createMachine({
  id: 'comparison',
  context: ({ input }) => ({ ...input, list: [], ratesOn: '', onlyDifferences: false, ...withoutRefusal }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'namesNone', target: 'empty' }, { target: 'loading' }] },
    loading: {
      invoke: {
        src: 'loadCompared',
        input: ({ context: { kind, ids } }) => ({ kind, ids }),
        onDone: [
          {
            guard: { type: 'wasFound', params: output },
            target: 'shown',
            actions: { type: 'showCompared', params: output },
          },
          { guard: { type: 'wasAnswered', params: output }, target: 'empty' },
          { target: 'refused', actions: { type: 'rememberRefusal', params: output } },
        ],
        onError: 'unanswered',
      },
    },
    shown: {
      on: {
        'listing.removed': [
          {
            guard: { type: 'isLast', params: ({ event }) => event.id },
            target: 'empty',
            actions: [{ type: 'remove', params: ({ event }) => event.id }, 'storeCompared'],
          },
          { actions: [{ type: 'remove', params: ({ event }) => event.id }, 'storeCompared'] },
        ],
        'differences.toggled': { actions: 'toggleDifferences' },
      },
    },
    empty: {},
    refused: {},
    // Safe to repeat: it only reads.
    unanswered: { on: { 'retry.requested': 'loading' } },
  },
})
