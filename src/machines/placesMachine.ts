import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import type { KnownPlaces } from '../domain/registration/knownPlaces.ts'
import { listener } from './effect.ts'
import { notProvided, output } from './outcome.ts'

/**
 * States and cities to choose from, loaded on demand and cached. If they cannot be loaded, the member types the city.
 */

export type PlacesActor = ActorRefFrom<typeof placesMachine>
interface Context {
  known: KnownPlaces
  requested: readonly string[]
}
type Event = { type: 'places.requested'; keys: readonly string[] } | { type: 'language.changed' }

export const placesMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: {
    loadPlaces: fromPromise<KnownPlaces, { keys: readonly string[] }>(notProvided),
    watchLanguage: listener<Event>(),
  },
  guards: { someAreRequested: ({ context }) => context.requested.length > 0 },
  actions: {
    request: assign({
      requested: ({ context: { known, requested } }, keys: readonly string[]) => [
        ...new Set([...requested, ...keys.filter((key) => !known[key])]),
      ],
    }),
    remember: assign(({ context }, loaded: KnownPlaces) => ({
      known: { ...context.known, ...loaded },
      requested: context.requested.filter((key) => !loaded[key]),
    })),
    requestAgain: assign({
      requested: ({ context }) => [...new Set([...context.requested, ...Object.keys(context.known)])],
    }),
  },
  delays: { retryDelay: 3_000 },
}).createMachine({
  id: 'places',
  context: { known: {}, requested: [] },
  invoke: { src: 'watchLanguage' },
  on: { 'places.requested': { actions: { type: 'request', params: ({ event }) => event.keys } } },
  initial: 'idle',
  states: {
    idle: {
      always: { guard: 'someAreRequested', target: 'loading' },
      on: { 'language.changed': { actions: 'requestAgain' } },
    },
    loading: {
      on: { 'language.changed': { target: 'loading', reenter: true, actions: 'requestAgain' } },
      invoke: {
        src: 'loadPlaces',
        input: ({ context }) => ({ keys: context.requested }),
        onDone: { target: 'idle', actions: { type: 'remember', params: output } },
        onError: 'unanswered',
      },
    },
    unanswered: { after: { retryDelay: 'idle' }, on: { 'language.changed': { actions: 'requestAgain' } } },
  },
})
