import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import type { Country, Currency, Option } from '../domain/contract/catalog.ts'
import type { ProfileKind } from '../domain/offerings.ts'
import { listener } from './effect.ts'
import { notProvided, output } from './outcome.ts'

/** The option lists of a kind of profile, in the current language. They reload when the language changes. */

export interface OptionLists {
  lists: Record<string, readonly Option[]>
  countries: readonly Country[]
  currencies: readonly Currency[]
}
interface Context extends OptionLists {
  kind: ProfileKind
}
type Event = { type: 'language.changed' } | { type: 'retry.requested' }
export type OptionListsActor = ActorRefFrom<typeof optionListsMachine>

export const optionListsMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as { kind: ProfileKind } },
  actors: {
    loadOptionLists: fromPromise<OptionLists, { kind: ProfileKind }>(notProvided),
    watchLanguage: listener<Event>(),
  },
  actions: { rememberLists: assign((_, loaded: OptionLists) => loaded) },
}).createMachine({
  id: 'optionLists',
  context: ({ input }) => ({ kind: input.kind, lists: {}, countries: [], currencies: [] }),
  invoke: { src: 'watchLanguage' },
  initial: 'loading',
  states: {
    loading: {
      on: { 'language.changed': { target: 'loading', reenter: true } },
      invoke: {
        src: 'loadOptionLists',
        input: ({ context }) => ({ kind: context.kind }),
        onDone: { target: 'ready', actions: { type: 'rememberLists', params: output } },
        onError: 'unavailable',
      },
    },
    ready: { on: { 'language.changed': 'translating' } },
    /** The lists in the previous language remain until the new ones are loaded. */
    translating: {
      on: { 'language.changed': { target: 'translating', reenter: true } },
      invoke: {
        src: 'loadOptionLists',
        input: ({ context }) => ({ kind: context.kind }),
        onDone: { target: 'ready', actions: { type: 'rememberLists', params: output } },
        onError: 'ready',
      },
    },
    unavailable: { on: { 'retry.requested': 'loading', 'language.changed': 'loading' } },
  },
})
