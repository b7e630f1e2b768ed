import { type ActorRefFrom, fromPromise, setup } from 'xstate'
import type { Answers } from '../domain/contract/profiles.ts'
import type { ProfileKind } from '../domain/offerings.ts'
import { notProvided, type Outcome } from './outcome.ts'

/** Asks, before unsaved answers are left, whether to stay, to leave them or to keep them for later. */

export interface Unsaved {
  kind: ProfileKind
  answers: Answers
}
type Event = { type: 'leaving.confirmed' } | { type: 'leaving.cancelled' } | { type: 'later.asked' }
export type LeaveQuestionActor = ActorRefFrom<typeof leaveQuestionMachine>

export const leaveQuestionMachine = setup({
  types: { context: {} as Unsaved, events: {} as Event, input: {} as Unsaved, output: {} as { leaves: boolean } },
  actors: { keepDraft: fromPromise<Outcome<unknown>, Unsaved>(notProvided) },
  guards: { wasKept: (_, outcome: Outcome<unknown>) => outcome.ok },
  actions: { announceKept: () => {}, announceUnkept: () => {} },
}).createMachine({
  id: 'leaveQuestion',
  context: ({ input }) => input,
  output: ({ event }) => event.output as { leaves: boolean },
  initial: 'asking',
  states: {
    asking: { on: { 'leaving.confirmed': 'left', 'leaving.cancelled': 'stayed', 'later.asked': 'keeping' } },
    keeping: {
      invoke: {
        src: 'keepDraft',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'wasKept', params: ({ event }) => event.output },
            target: 'left',
            actions: 'announceKept',
          },
          { target: 'asking', actions: 'announceUnkept' },
        ],
        onError: { target: 'asking', actions: 'announceUnkept' },
      },
    },
    left: { type: 'final', output: { leaves: true } },
    stayed: { type: 'final', output: { leaves: false } },
  },
})
