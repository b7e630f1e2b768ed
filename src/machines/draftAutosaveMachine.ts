import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import type { ProfileKind } from '../domain/offerings.ts'
import type { Answers } from '../domain/registration/answerSchema.ts'
import { backoff, oneMoreFailure } from './backoff.ts'
import type { Unsaved } from './draftSavingMachine.ts'
import { effect } from './effect.ts'
import { isAccepted, notProvided, type Outcome, output } from './outcome.ts'

/** Saves the input as a draft shortly after the last change, and retries while the server cannot be reached. */

interface Context extends Unsaved {
  failures: number
}
type Event =
  | { type: 'answers.changed'; answers: Answers }
  /** The answers are being saved elsewhere. */
  | { type: 'answers.settled' }
export type DraftAutosaveActor = ActorRefFrom<typeof draftAutosaveMachine>

export const draftAutosaveMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as { kind: ProfileKind } },
  actors: { saveDraft: fromPromise<Outcome<unknown>, Unsaved>(notProvided) },
  guards: { wasSaved: isAccepted },
  actions: {
    remember: assign({ answers: (_, answers: Answers) => answers, failures: 0 }),
    announceSaved: effect(),
    countFailure: assign({ failures: ({ context }) => oneMoreFailure(context.failures) }),
  },
  delays: {
    pause: 800,
    backoff: ({ context }) => backoff(context.failures),
  },
}).createMachine({
  id: 'draftAutosave',
  context: ({ input }) => ({ ...input, answers: {}, failures: 0 }),
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
        onError: { target: 'unanswered', actions: 'countFailure' },
      },
    },
    saved: {},
    /** The next change is saved again. */
    refused: {},
    unanswered: { after: { backoff: 'saving' } },
  },
})
