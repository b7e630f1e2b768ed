import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import type { Answers } from '../domain/contract/profiles.ts'
import type { ProfileKind } from '../domain/offerings.ts'
import { effect } from './effect.ts'
import { isAccepted, notProvided, type Outcome } from './outcome.ts'

/** Keeps unsaved answers for later: at once where that was asked for, else after asking whether to stay or to leave them. */

export interface Unsaved {
  kind: ProfileKind
  answers: Answers
}
interface Input extends Unsaved {
  /** The address wanted where the screen is being left, null there for going back. */
  leaving: { to: string | null } | null
}
export interface SetAside {
  left: Input['leaving']
  /** What the server said to keeping them; null where they were not kept. */
  kept: Outcome<unknown> | null
}
type Event = { type: 'leaving.confirmed' } | { type: 'leaving.cancelled' } | { type: 'later.asked' }
export type SetAsideActor = ActorRefFrom<typeof setAsideMachine>

export const setAsideMachine = setup({
  types: {
    context: {} as Input & { kept: SetAside['kept'] },
    events: {} as Event,
    input: {} as Input,
    output: {} as SetAside,
  },
  actors: { keepDraft: fromPromise<Outcome<unknown>, Unsaved>(notProvided) },
  guards: {
    leaves: ({ context }) => context.leaving !== null,
    wasKept: isAccepted,
    wasKeptToLeave: ({ context }, outcome: Outcome<unknown>) => outcome.ok && context.leaving !== null,
  },
  actions: {
    rememberAnswer: assign({ kept: (_, outcome: Outcome<unknown>) => outcome }),
    announceKept: effect(),
  },
}).createMachine({
  id: 'setAside',
  context: ({ input }) => ({ ...input, kept: null }),
  output: ({ context, event }) => ({
    kept: context.kept,
    left: (event.output as { left: boolean }).left ? context.leaving : null,
  }),
  initial: 'choosing',
  states: {
    choosing: { always: [{ guard: 'leaves', target: 'asking' }, 'keeping'] },
    keeping: {
      invoke: {
        src: 'keepDraft',
        input: ({ context: { kind, answers } }) => ({ kind, answers }),
        onDone: [
          {
            guard: { type: 'wasKeptToLeave', params: ({ event }) => event.output },
            target: 'left',
            actions: [{ type: 'rememberAnswer', params: ({ event }) => event.output }, 'announceKept'],
          },
          {
            guard: { type: 'wasKept', params: ({ event }) => event.output },
            target: 'stayed',
            actions: [{ type: 'rememberAnswer', params: ({ event }) => event.output }, 'announceKept'],
          },
          {
            target: 'unkept',
            actions: { type: 'rememberAnswer', params: ({ event }) => event.output },
          },
        ],
        onError: 'unkept',
      },
    },
    asking: { on: { 'later.asked': 'keeping', 'leaving.confirmed': 'left', 'leaving.cancelled': 'stayed' } },
    unkept: { always: [{ guard: 'leaves', target: 'asking' }, 'stayed'] },
    left: { type: 'final', output: { left: true } },
    stayed: { type: 'final', output: { left: false } },
  },
})
