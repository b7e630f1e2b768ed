import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import { idIn, linksIn, mostLinkTargets } from '../domain/chats/links.ts'
import type { LinkTarget } from '../domain/chats/linkTargetSchema.ts'
import type { ChatMessage } from '../domain/chats/messageSchema.ts'
import { notProvided, output } from './outcome.ts'

/**
 * The listings and proposals that links in messages lead to, each loaded once. Until then, the link is shown as an
 * address.
 */

/** By id; null if the reader may not see the target. */
export type KnownTargets = Readonly<Record<string, LinkTarget | null>>
interface Context {
  known: KnownTargets
  requested: readonly string[]
}
type Event = { type: 'messages.shown'; messages: readonly ChatMessage[] }

export type LinkTargetsActor = ActorRefFrom<typeof linkTargetsMachine>

export const linkTargetsMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: { loadTargets: fromPromise<readonly LinkTarget[], { ids: readonly string[] }>(notProvided) },
  guards: { someAreRequested: ({ context }) => context.requested.length > 0 },
  actions: {
    request: assign({
      requested: ({ context: { known, requested } }, messages: readonly ChatMessage[]) => [
        ...new Set([...requested, ...idsIn(messages).filter((id) => known[id] === undefined)]),
      ],
    }),
    remember: assign(({ context: { known, requested } }, found: readonly LinkTarget[]) => ({
      known: {
        ...known,
        ...Object.fromEntries(next(requested).map((id) => [id, found.find((target) => target.id === id) ?? null])),
      },
      requested: requested.slice(mostLinkTargets),
    })),
  },
  delays: { retryDelay: 10_000 },
}).createMachine({
  id: 'linkTargets',
  context: { known: {}, requested: [] },
  initial: 'idle',
  on: { 'messages.shown': { actions: { type: 'request', params: ({ event }) => event.messages } } },
  states: {
    idle: { always: { guard: 'someAreRequested', target: 'loading' } },
    loading: {
      invoke: {
        src: 'loadTargets',
        input: ({ context }) => ({ ids: next(context.requested) }),
        onDone: { target: 'idle', actions: { type: 'remember', params: output } },
        onError: 'unanswered',
      },
    },
    // Meanwhile the address is shown.
    unanswered: { after: { retryDelay: 'idle' } },
  },
})

const next = (requested: readonly string[]) => requested.slice(0, mostLinkTargets)

const idsIn = (messages: readonly ChatMessage[]): string[] =>
  messages.flatMap(({ text }) => linksIn(text).flatMap((link) => idIn(link) ?? []))
