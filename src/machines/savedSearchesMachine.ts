import { assign, fromPromise, setup } from 'xstate'
import type { AlertKind, SavedSearch } from '../domain/contract/market.ts'
import type { ProfileKind } from '../domain/offerings.ts'
import { effect } from './effect.ts'
import { refusalIn } from './form.ts'
import { isAccepted, notProvided, type Outcome, type RefusalNote } from './outcome.ts'

/** Searches kept by name: kept, told about, changed and removed, in a dialog beside the list. */

export interface SavedSearches {
  list: SavedSearch[]
  /** How many the plan allows. */
  allowed: number
}
/** One of the three things that change the list. */
export type SearchErrand =
  | { what: 'keep'; kind: ProfileKind; name: string; alert: AlertKind; query: Record<string, string> }
  | { what: 'change'; id: string; name: string; alert: AlertKind }
  | { what: 'remove'; id: string }

interface Context {
  kind: ProfileKind
  base: string
  name: string
  alert: AlertKind
  /** The search that would be kept; null where the dialog only shows. */
  query: Record<string, string> | null
  list: SavedSearch[]
  allowed: number
  errand: SearchErrand | null
  refusal: RefusalNote | null
}
type Event =
  | { type: 'panel.opened'; query: Record<string, string> | null }
  | { type: 'panel.closed' }
  | { type: 'name.changed'; name: string }
  | { type: 'alert.chosen'; alert: AlertKind }
  | { type: 'search.kept' }
  | { type: 'search.changed'; id: string; name: string; alert: AlertKind }
  | { type: 'search.removed'; id: string }
  | { type: 'search.opened'; search: SavedSearch }
  | { type: 'subscription.chosen' }
  | { type: 'retry.asked' }

export const savedSearchesMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as { kind: ProfileKind; base: string } },
  actors: {
    loadSearches: fromPromise<SavedSearches>(notProvided),
    runErrand: fromPromise<Outcome<unknown>, SearchErrand>(notProvided),
  },
  guards: {
    wasDone: isAccepted,
    isNamed: ({ context }) => context.name.trim() !== '' && context.query !== null,
  },
  actions: {
    open: assign((_, query: Record<string, string> | null) => ({
      query,
      name: '',
      alert: 'daily' as const,
      refusal: null,
      errand: null,
    })),
    showSearches: assign((_, loaded: SavedSearches) => loaded),
    changeName: assign({ name: (_, name: string) => name.slice(0, 80) }),
    chooseAlert: assign({ alert: (_, alert: AlertKind) => alert }),
    planKeeping: assign(({ context: { kind, name, alert, query } }) => ({
      errand: { what: 'keep' as const, kind, name: name.trim(), alert, query: query ?? {} },
    })),
    planErrand: assign({ errand: (_, errand: SearchErrand) => errand }),
    forgetName: assign({ name: '', refusal: null, errand: null }),
    rememberRefusal: assign({ refusal: (_, outcome: Outcome<unknown>) => refusalIn(outcome) }),
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
    errand: null,
    refusal: null,
  }),
  initial: 'closed',
  on: { 'panel.closed': '.closed' },
  states: {
    closed: {
      on: { 'panel.opened': { target: 'loading', actions: { type: 'open', params: ({ event }) => event.query } } },
    },
    loading: {
      invoke: {
        src: 'loadSearches',
        onDone: { target: 'shown', actions: { type: 'showSearches', params: ({ event }) => event.output } },
        onError: 'unanswered',
      },
    },
    shown: {
      on: {
        'name.changed': { actions: { type: 'changeName', params: ({ event }) => event.name } },
        'alert.chosen': { actions: { type: 'chooseAlert', params: ({ event }) => event.alert } },
        'search.kept': { guard: 'isNamed', target: 'runningErrand', actions: 'planKeeping' },
        'search.changed': {
          target: 'runningErrand',
          actions: {
            type: 'planErrand',
            params: ({ event: { id, name, alert } }) => ({ what: 'change' as const, id, name, alert }),
          },
        },
        'search.removed': {
          target: 'runningErrand',
          actions: { type: 'planErrand', params: ({ event }) => ({ what: 'remove' as const, id: event.id }) },
        },
        'search.opened': {
          target: 'closed',
          actions: { type: 'showSearch', params: ({ event }) => event.search },
        },
        'subscription.chosen': { target: 'closed', actions: 'chooseSubscription' },
      },
    },
    runningErrand: {
      tags: 'busy',
      invoke: {
        src: 'runErrand',
        input: ({ context }) => context.errand ?? { what: 'remove', id: '' },
        onDone: [
          {
            guard: { type: 'wasDone', params: ({ event }) => event.output },
            target: 'loading',
            actions: 'forgetName',
          },
          { target: 'shown', actions: { type: 'rememberRefusal', params: ({ event }) => event.output } },
        ],
        // The list tells whether it was done.
        onError: 'unanswered',
      },
    },
    unanswered: { on: { 'retry.asked': 'loading' } },
  },
})
