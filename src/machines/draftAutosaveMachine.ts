import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import type { ProfileKind } from '../domain/offerings.ts'
import type { Answers } from '../domain/registration/answerSchema.ts'
import type { Unsaved } from './draftSavingMachine.ts'
import { effect } from './effect.ts'
import { isAccepted, notProvided, type Outcome, output } from './outcome.ts'

/** Saves the input as a draft shortly after the last change, and retries while the server cannot be reached. */

interface Context extends Unsaved {
  tries: number
}
type Event =
  | { type: 'answers.changed'; answers: Answers }
  /** The answers are being saved elsewhere. */
  | { type: 'answers.settled' }
export type DraftAutosaveActor = ActorRefFrom<typeof draftAutosaveMachine>

const longestWait = 30_000

export const draftAutosaveMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as { kind: ProfileKind } },
  actors: { saveDraft: fromPromise<Outcome<unknown>, Unsaved>(notProvided) },
  guards: { wasSaved: isAccepted },
  actions: {
    remember: assign({ answers: (_, answers: Answers) => answers, tries: 0 }),
    announceSaved: effect(),
    countAttempt: assign({ tries: ({ context }) => context.tries + 1 }),
  },
  delays: {
    pause: 800,
    retryDelay: ({ context }) => Math.min(1_000 * 2 ** context.tries, longestWait),
  },
}).createMachine({
  id: 'draftAutosave',
  context: ({ input }) => ({ ...input, answers: {}, tries: 0 }),
  on: {
    'answers.changed': {
      target: '.waiting',
      reenter: true,
      actions: { type: 'remember', params: ({ event }) => event.answers },
    },
    'answers.settled': '.idle',
  },
  initial: 'idle',
  states: {
    idle: {},
    waiting: { after: { pause: 'saving' } },
    saving: {
      invoke: {
        src: 'saveDraft',
        input: ({ context: { kind, answers } }) => ({ kind, answers }),
        onDone: [
          { guard: { type: 'wasSaved', params: output }, target: 'saved', actions: 'announceSaved' },
          { target: 'refused' },
        ],
        onError: { target: 'unanswered', actions: 'countAttempt' },
      },
    },
    saved: {},
    /** The next change is saved again. */
    refused: {},
    unanswered: { after: { retryDelay: 'saving' } },
  },
})
