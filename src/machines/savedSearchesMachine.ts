import { assign, fromPromise, setup } from 'xstate'
import type { AlertKind } from '../domain/market/alertKinds.ts'
import type { SavedSearch } from '../domain/market/savedSearchSchema.ts'
import { longestSearchName } from '../domain/market/searchName.ts'
import type { ProfileKind } from '../domain/offerings.ts'
import type { Base } from '../routes.ts'
import { effect } from './effect.ts'
import { forgetRefusal, rememberRefusal, type WithRefusal, withoutRefusal } from './form.ts'
import { isAccepted, notProvided, type Outcome, output } from './outcome.ts'

/** A dialog next to the list for creating, changing and deleting saved searches and for switching their alerts. */

export interface SavedSearches {
  list: SavedSearch[]
  /** The number that the plan allows. */
  allowed: number
}
export type SearchAction =
  | { what: 'save'; kind: ProfileKind; name: string; alert: AlertKind; query: Record<string, string> }
  | { what: 'change'; id: string; name: string; alert: AlertKind }
  | { what: 'remove'; id: string }

/** A list's current query, and a name made of its filters. */
interface SearchToSave {
  query: Record<string, string>
  name: string
}

interface Context extends WithRefusal {
  kind: ProfileKind
  base: Base
  name: string
  alert: AlertKind
  /** The search to save; null before the dialog has opened. */
  query: Record<string, string> | null
  list: SavedSearch[]
  allowed: number
  action: SearchAction | null
}
type Event =
  | ({ type: 'panel.opened' } & SearchToSave)
  | { type: 'panel.closed' }
  | { type: 'name.changed'; name: string }
  | { type: 'alert.chosen'; alert: AlertKind }
  | { type: 'search.saved' }
  | { type: 'search.changed'; id: string; name: string; alert: AlertKind }
  | { type: 'search.removed'; id: string }
  | { type: 'search.opened'; search: SavedSearch }
  | { type: 'subscription.chosen' }
  | { type: 'retry.requested' }

export const savedSearchesMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as { kind: ProfileKind; base: Base } },
  actors: {
    loadSearches: fromPromise<SavedSearches>(notProvided),
    runAction: fromPromise<Outcome<unknown>, SearchAction>(notProvided),
  },
  guards: {
    wasDone: isAccepted,
    isNamed: ({ context }) => context.name.trim() !== '' && context.query !== null,
  },
  actions: {
    open: assign((_, { query, name }: SearchToSave) => ({
      query,
      name: name.slice(0, longestSearchName),
      alert: 'daily' as const,
      ...withoutRefusal,
      action: null,
    })),
    showSearches: assign((_, loaded: SavedSearches) => loaded),
    changeName: assign({ name: (_, name: string) => name.slice(0, longestSearchName) }),
    chooseAlert: assign({ alert: (_, alert: AlertKind) => alert }),
    chooseSaving: assign(({ context: { kind, name, alert, query } }) => ({
      action: { what: 'save' as const, kind, name: name.trim(), alert, query: query ?? {} },
    })),
    chooseAction: assign({ action: (_, action: SearchAction) => action }),
    forgetName: assign({ name: '', ...withoutRefusal, action: null }),
    rememberRefusal: rememberRefusal(),
    forgetRefusal: forgetRefusal(),
    showSearch: effect<SavedSearch>(),
    chooseSubscription: effect(),
  },
}).createMachine({
  id: 'savedSearches',
  context: ({ input }) => ({
    ...input,
    name: '',
    alert: 'daily',
    query: null,
    list: [],
    allowed: 0,
    action: null,
    ...withoutRefusal,
  }),
  initial: 'closed',
  on: { 'panel.closed': '.closed' },
  states: {
    closed: {
      on: {
        'panel.opened': {
          target: 'loading',
          actions: { type: 'open', params: ({ event: { query, name } }) => ({ query, name }) },
        },
      },
    },
    loading: {
      invoke: {
        src: 'loadSearches',
        onDone: { target: 'shown', actions: { type: 'showSearches', params: output } },
        onError: 'unanswered',
      },
    },
    shown: {
      on: {
        'name.changed': { actions: { type: 'changeName', params: ({ event }) => event.name } },
        'alert.chosen': { actions: { type: 'chooseAlert', params: ({ event }) => event.alert } },
        'search.saved': { guard: 'isNamed', target: 'runningAction', actions: 'chooseSaving' },
        'search.changed': {
          target: 'runningAction',
          actions: {
            type: 'chooseAction',
            params: ({ event: { id, name, alert } }) => ({ what: 'change' as const, id, name, alert }),
          },
        },
        'search.removed': {
          target: 'runningAction',
          actions: { type: 'chooseAction', params: ({ event }) => ({ what: 'remove' as const, id: event.id }) },
        },
        'search.opened': { target: 'closed', actions: { type: 'showSearch', params: ({ event }) => event.search } },
        'subscription.chosen': { target: 'closed', actions: 'chooseSubscription' },
      },
    },
    runningAction: {
      tags: 'busy',
      entry: 'forgetRefusal',
      invoke: {
        src: 'runAction',
        input: ({ context }) => context.action ?? { what: 'remove', id: '' },
        onDone: [
          { guard: { type: 'wasDone', params: output }, target: 'refreshing', actions: 'forgetName' },
          { target: 'shown', actions: { type: 'rememberRefusal', params: output } },
        ],
        // The reloaded list shows whether the change was made.
        onError: 'unanswered',
      },
    },
    // The list stays, and with it the focus of a control in it.
    refreshing: {
      tags: 'busy',
      invoke: {
        src: 'loadSearches',
        onDone: { target: 'shown', actions: { type: 'showSearches', params: output } },
        onError: 'unanswered',
      },
    },
    unanswered: { on: { 'retry.requested': 'loading' } },
  },
})
