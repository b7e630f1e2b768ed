import { assign, setup } from 'xstate'
import { maxCompared } from '../domain/market/comparison.ts'
import type { ProfileKind } from '../domain/offerings.ts'
import type { Base } from '../routes.ts'
import { effect } from './effect.ts'

/** The listings selected for comparison. */

export interface Chosen {
  id: string
  name: string
}
interface Context {
  kind: ProfileKind
  base: Base
  chosen: readonly Chosen[]
}
type Event = { type: 'listing.ticked'; listing: Chosen } | { type: 'choice.cleared' }

export interface ComparedChoiceInput {
  kind: ProfileKind
  base: Base
  /** Selected before the member opened a listing. */
  chosen: readonly Chosen[]
}

export const comparedChoiceMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as ComparedChoiceInput },
  guards: {
    isEmpty: ({ context }) => context.chosen.length === 0,
    isSingle: ({ context }) => context.chosen.length === 1,
    isFull: ({ context }) => context.chosen.length >= maxCompared,
    isChosen: ({ context }, { id }: Chosen) => context.chosen.some((one) => one.id === id),
  },
  actions: {
    toggle: assign({ chosen: ({ context }, listing: Chosen) => toggled(context.chosen, listing) }),
    clear: assign({ chosen: [] }),
    storeChoice: effect(),
  },
}).createMachine({
  id: 'comparedChoice',
  context: ({ input }) => input,
  initial: 'counting',
  on: {
    'listing.ticked': {
      target: '.counting',
      actions: [{ type: 'toggle', params: ({ event }) => event.listing }, 'storeChoice'],
    },
    'choice.cleared': { target: '.none', actions: ['clear', 'storeChoice'] },
  },
  states: {
    counting: {
      always: [
        { guard: 'isEmpty', target: 'none' },
        { guard: 'isSingle', target: 'single' },
        { guard: 'isFull', target: 'full' },
        { target: 'several' },
      ],
    },
    none: {},
    single: {},
    several: {},
    // The maximum is reached: a selected listing can only be deselected.
    full: {
      on: {
        'listing.ticked': [
          {
            guard: { type: 'isChosen', params: ({ event }) => event.listing },
            target: 'counting',
            actions: [{ type: 'toggle', params: ({ event }) => event.listing }, 'storeChoice'],
          },
          {},
        ],
      },
    },
  },
})

const toggled = (chosen: readonly Chosen[], listing: Chosen): readonly Chosen[] =>
  chosen.some(({ id }) => id === listing.id)
    ? chosen.filter(({ id }) => id !== listing.id)
    : [...chosen, { id: listing.id, name: listing.name }]
