import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import type { Answers } from '../domain/contract/profiles.ts'
import type { ProfileKind } from '../domain/offerings.ts'
import { effect } from './effect.ts'
import { isAccepted, notProvided, type Outcome } from './outcome.ts'
import type { Unsaved } from './setAsideMachine.ts'

/** Saves what is typed as a draft a moment after the last change, and tries again by itself while the server cannot be reached. */

interface Context extends Unsaved {
  tries: number
}
type Event =
  | { type: 'answers.changed'; answers: Answers }
  /** They are being saved in another way. */
  | { type: 'answers.settled' }
export type DraftKeepingActor = ActorRefFrom<typeof draftKeepingMachine>

const longestWait = 30_000

export const draftKeepingMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as { kind: ProfileKind } },
  actors: { keepDraft: fromPromise<Outcome<unknown>, Unsaved>(notProvided) },
  guards: { wasKept: isAccepted },
  actions: {
    remember: assign({ answers: (_, answers: Answers) => answers, tries: 0 }),
    announceKept: effect(),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
  },
  delays: {
    pause: 800,
    nextTry: ({ context }) => Math.min(1_000 * 2 ** context.tries, longestWait),
  },
}).createMachine({
  id: 'draftKeeping',
  context: ({ input }) => ({ ...input, answers: {}, tries: 0 }),
  on: {
    'answers.changed': {
      target: '.waiting',
      reenter: true,
      actions: { type: 'remember', params: ({ event }) => event.answers },
    },
    'answers.settled': '.resting',
  },
  initial: 'resting',
  states: {
    resting: {},
    waiting: { after: { pause: 'keeping' } },
    keeping: {
      invoke: {
        src: 'keepDraft',
        input: ({ context: { kind, answers } }) => ({ kind, answers }),
        onDone: [
          { guard: { type: 'wasKept', params: ({ event }) => event.output }, target: 'kept', actions: 'announceKept' },
          { target: 'refused' },
        ],
        onError: { target: 'unanswered', actions: 'countTry' },
      },
    },
    kept: {},
    /** The next change is tried anew. */
    refused: {},
    unanswered: { after: { nextTry: 'keeping' } },
  },
})
