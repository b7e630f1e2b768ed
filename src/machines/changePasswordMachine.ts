import { assign, fromPromise, setup } from 'xstate'
import { type PasswordChange, passwordChangeErrors } from '../domain/passwordForms.ts'
import { effect } from './effect.ts'
import { isValid, oneMore, rememberFault } from './form.ts'
import { isAccepted, notProvided, type Outcome, output } from './outcome.ts'

/** Changing the password of the signed-in account, in a dialog. */

interface Context {
  draft: PasswordChange
  /** Turned on by a form that is not valid: it reveals the errors. */
  submitted: boolean
  attempts: number
  /** The last answer was lost at the server, not on the way. */
  wasFault: boolean
  message: string | null
}
type Event =
  | { type: 'field.changed'; change: Partial<PasswordChange> }
  | { type: 'form.submitted' }
  | { type: 'dialog.closed' }

export const changePasswordMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: { updatePassword: fromPromise<Outcome<string>, PasswordChange>(notProvided) },
  guards: {
    draftIsComplete: ({ context }) => isValid(passwordChangeErrors(context.draft)),
    wasChanged: isAccepted,
  },
  actions: {
    rememberFault: rememberFault(),
    change: assign(({ context }, change: Partial<PasswordChange>) => ({
      draft: { ...context.draft, ...change },
      message: null,
    })),
    revealErrors: assign({ submitted: true, attempts: oneMore }),
    hideErrors: assign({ submitted: false, message: null }),
    rememberRefusal: assign({
      message: (_, outcome: Outcome<string>) => (outcome.ok ? null : outcome.refusal.message),
    }),
    announceChange: effect<Outcome<string>>(),
    closeDialog: effect(),
  },
}).createMachine({
  id: 'changePassword',
  context: {
    draft: { current: '', next: '', confirmation: '' },
    submitted: false,
    attempts: 0,
    wasFault: false,
    message: null,
  },
  initial: 'editing',
  on: {
    'field.changed': { actions: { type: 'change', params: ({ event }) => event.change } },
    'dialog.closed': '.closed',
  },
  states: {
    editing: {
      on: { 'form.submitted': [{ guard: 'draftIsComplete', target: 'updating' }, { actions: 'revealErrors' }] },
    },
    updating: {
      entry: 'hideErrors',
      invoke: {
        src: 'updatePassword',
        input: ({ context }) => context.draft,
        onDone: [
          {
            guard: { type: 'wasChanged', params: output },
            target: 'closed',
            actions: { type: 'announceChange', params: output },
          },
          { target: 'editing', actions: { type: 'rememberRefusal', params: output } },
        ],
        onError: {
          target: 'unanswered',
          actions: { type: 'rememberFault', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    // The password may have been changed: then the current one is refused next time, which says so.
    unanswered: {
      tags: 'recoverable',
      on: { 'form.submitted': [{ guard: 'draftIsComplete', target: 'updating' }, { actions: 'revealErrors' }] },
    },
    closed: { type: 'final', entry: 'closeDialog' },
  },
})
