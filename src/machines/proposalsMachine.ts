import { assign, fromPromise, setup } from 'xstate'
import type { ProposalBox, ProposalState } from '../domain/proposals/boxes.ts'
import type { Proposal } from '../domain/proposals/proposalSchema.ts'
import type { Base } from '../routes.ts'
import { effect, listener } from './effect.ts'
import { notProvided, output } from './outcome.ts'

/** The lists of sent and received proposals, paged by cursor. */

interface Context {
  base: Base
  box: ProposalBox
  state: ProposalState
  list: Proposal[]
  cursor: string | null
  /** The number of proposals by state, of this box; null until known. */
  counts: Record<ProposalState, number> | null
  /** The number of proposals in each box; null until known. */
  boxes: Record<ProposalBox, number> | null
}
type Event =
  | { type: 'box.chosen'; box: ProposalBox }
  | { type: 'state.chosen'; state: ProposalState }
  | { type: 'address.changed'; box: ProposalBox; state: ProposalState }
  | { type: 'more.requested' }
  | { type: 'retry.requested' }
interface Page {
  list: Proposal[]
  next_cursor: string | null
  counts: Record<ProposalState, number>
  boxes: Record<ProposalBox, number>
}

export const proposalsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { base: Base; box: ProposalBox; state: ProposalState },
  },
  actors: {
    loadProposals: fromPromise<Page, { box: ProposalBox; state: ProposalState; cursor: string | null }>(notProvided),
    watchAddress: listener<Event>(),
  },
  guards: {
    hasMore: ({ context }) => context.cursor !== null,
  },
  actions: {
    chooseBox: assign((_, box: ProposalBox) => ({ box, list: [], cursor: null, counts: null })),
    chooseState: assign((_, state: ProposalState) => ({ state, list: [], cursor: null })),
    writeAddress: effect(),
    append: assign(({ context }, page: Page) => ({
      list: [...context.list, ...page.list],
      cursor: page.next_cursor,
      counts: page.counts,
      boxes: page.boxes,
    })),
  },
}).createMachine({
  id: 'proposals',
  context: ({ input }) => ({ ...input, list: [], cursor: null, counts: null, boxes: null }),
  initial: 'loading',
  invoke: { src: 'watchAddress' },
  on: {
    'box.chosen': {
      target: '.loading',
      reenter: true,
      actions: [{ type: 'chooseBox', params: ({ event }) => event.box }, 'writeAddress'],
    },
    'state.chosen': {
      target: '.loading',
      reenter: true,
      actions: [{ type: 'chooseState', params: ({ event }) => event.state }, 'writeAddress'],
    },
    // A link or Back leads to another part of the lists.
    'address.changed': {
      target: '.loading',
      reenter: true,
      actions: [
        { type: 'chooseBox', params: ({ event }) => event.box },
        { type: 'chooseState', params: ({ event }) => event.state },
      ],
    },
  },
  states: {
    loading: {
      invoke: {
        src: 'loadProposals',
        input: ({ context: { box, state, cursor } }) => ({ box, state, cursor }),
        onDone: { target: 'shown', actions: { type: 'append', params: output } },
        onError: 'unanswered',
      },
    },
    shown: { on: { 'more.requested': { guard: 'hasMore', target: 'loading' } } },
    unanswered: { on: { 'retry.requested': 'loading' } },
  },
})
