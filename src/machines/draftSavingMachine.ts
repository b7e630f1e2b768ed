import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import type { ProfileKind } from '../domain/offerings.ts'
import type { Answers } from '../domain/registration/answerSchema.ts'
import { effect } from './effect.ts'
import { isAccepted, notProvided, type Outcome, output } from './outcome.ts'

/** Saves unsaved answers as a draft: immediately on request, or after asking the member to stay or discard them. */

export interface Unsaved {
  kind: ProfileKind
  answers: Answers
}
interface Input extends Unsaved {
  /** The target address when leaving the screen; `to` is null for going back. */
  leaving: { to: string | null } | null
}
export interface DraftSavingResult {
  left: Input['leaving']
  /** The server's response; null if the answers were not saved. */
  stored: Outcome<unknown> | null
}
type Event = { type: 'leaving.confirmed' } | { type: 'leaving.cancelled' } | { type: 'later.requested' }
export type DraftSavingActor = ActorRefFrom<typeof draftSavingMachine>

export const draftSavingMachine = setup({
  types: {
    context: {} as Input & { stored: DraftSavingResult['stored'] },
    events: {} as Event,
    input: {} as Input,
    output: {} as DraftSavingResult,
  },
  actors: { saveDraft: fromPromise<Outcome<unknown>, Unsaved>(notProvided) },
  guards: {
    leaves: ({ context }) => context.leaving !== null,
    wasSaved: isAccepted,
    wasSavedToLeave: ({ context }, outcome: Outcome<unknown>) => outcome.ok && context.leaving !== null,
  },
  actions: {
    rememberAnswer: assign({ stored: (_, outcome: Outcome<unknown>) => outcome }),
    announceSaved: effect(),
  },
}).createMachine({
  id: 'draftSaving',
  context: ({ input }) => ({ ...input, stored: null }),
  output: ({ context, event }) => ({
    stored: context.stored,
    left: (event.output as { left: boolean }).left ? context.leaving : null,
  }),
  initial: 'choosing',
  states: {
    choosing: { always: [{ guard: 'leaves', target: 'asking' }, 'saving'] },
    saving: {
      invoke: {
        src: 'saveDraft',
        input: ({ context: { kind, answers } }) => ({ kind, answers }),
        onDone: [
          {
            guard: { type: 'wasSavedToLeave', params: output },
            target: 'left',
            actions: [{ type: 'rememberAnswer', params: output }, 'announceSaved'],
          },
          {
            guard: { type: 'wasSaved', params: output },
            target: 'stayed',
            actions: [{ type: 'rememberAnswer', params: output }, 'announceSaved'],
          },
          { target: 'notSaved', actions: { type: 'rememberAnswer', params: output } },
        ],
        onError: 'notSaved',
      },
    },
    asking: { on: { 'later.requested': 'saving', 'leaving.confirmed': 'left', 'leaving.cancelled': 'stayed' } },
    notSaved: { always: [{ guard: 'leaves', target: 'asking' }, 'stayed'] },
    left: { type: 'final', output: { left: true } },
    stayed: { type: 'final', output: { left: false } },
  },
})
