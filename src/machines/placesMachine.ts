import { assign, fromPromise, setup } from 'xstate'
import type { Option } from '../domain/contract/catalog.ts'
import { listener } from './effect.ts'
import { notProvided } from './outcome.ts'

/** The states and cities that are chosen from, loaded as they are wanted and kept; without them a city is typed. */

export type KnownPlaces = Readonly<Record<string, readonly Option[]>>
interface Context {
  known: KnownPlaces
  wanted: readonly string[]
}
type Event = { type: 'places.wanted'; keys: readonly string[] } | { type: 'language.changed' }

export const placesMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: {
    loadPlaces: fromPromise<KnownPlaces, { keys: readonly string[] }>(notProvided),
    hearLanguage: listener<Event>(),
  },
  guards: { someAreWanted: ({ context }) => context.wanted.length > 0 },
  actions: {
    want: assign({
      wanted: ({ context: { known, wanted } }, keys: readonly string[]) => [
        ...new Set([...wanted, ...keys.filter((key) => !known[key])]),
      ],
    }),
    remember: assign(({ context }, loaded: KnownPlaces) => ({
      known: { ...context.known, ...loaded },
      wanted: context.wanted.filter((key) => !loaded[key]),
    })),
    wantAnew: assign({ wanted: ({ context }) => [...new Set([...context.wanted, ...Object.keys(context.known)])] }),
  },
  delays: { nextTry: 3_000 },
}).createMachine({
  id: 'places',
  context: { known: {}, wanted: [] },
  invoke: { src: 'hearLanguage' },
  on: { 'places.wanted': { actions: { type: 'want', params: ({ event }) => event.keys } } },
  initial: 'resting',
  states: {
    resting: {
      always: { guard: 'someAreWanted', target: 'loading' },
      on: { 'language.changed': { actions: 'wantAnew' } },
    },
    loading: {
      on: { 'language.changed': { target: 'loading', reenter: true, actions: 'wantAnew' } },
      invoke: {
        src: 'loadPlaces',
        input: ({ context }) => ({ keys: context.wanted }),
        onDone: { target: 'resting', actions: { type: 'remember', params: ({ event }) => event.output } },
        onError: 'unanswered',
      },
    },
    unanswered: { after: { nextTry: 'resting' } },
  },
})
