import { assign, fromPromise, setup } from 'xstate'
import type { FieldErrors } from '../domain/validation/fieldErrors.ts'
import { isPassword } from '../domain/validation/password.ts'
import { effect } from './effect.ts'
import { isFlawless } from './form.ts'
import { isFault, notProvided, type Outcome } from './outcome.ts'

/** Changing the password of the signed-in account, in a dialog. */

export interface PasswordDraft {
  current: string
  next: string
  confirmation: string
}
interface Context {
  draft: PasswordDraft
  /** Turned on by a form that is not valid: it reveals the errors. */
  submitted: boolean
  attempts: number
  /** The last answer was lost at the server, not on the way. */
  wasFault: boolean
  message: string | null
}
type Event =
  | { type: 'field.changed'; change: Partial<PasswordDraft> }
  | { type: 'form.submitted' }
  | { type: 'dialog.closed' }

/** Field errors of section 5; shown once the form was submitted. */
export function passwordErrors({ current, next, confirmation }: PasswordDraft): FieldErrors {
  const errors: FieldErrors = {}
  if (current === '') errors.current = 'required'
  if (next === '') errors.next = 'required'
  else if (!isPassword(next)) errors.next = 'passwordWeak'
  else if (next === current) errors.next = 'samePassword'
  if (confirmation === '') errors.confirmation = 'required'
  else if (confirmation !== next) errors.confirmation = 'newPasswordMismatch'
  return errors
}

export const changePasswordMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: { updatePassword: fromPromise<Outcome<string>, PasswordDraft>(notProvided) },
  guards: {
    draftIsComplete: ({ context }) => isFlawless(passwordErrors(context.draft)),
    wasChanged: (_, outcome: Outcome<string>) => outcome.ok,
  },
  actions: {
    noteLoss: assign({ wasFault: (_, { error }: { error: unknown }) => isFault(error) }),
    change: assign(({ context }, change: Partial<PasswordDraft>) => ({
      draft: { ...context.draft, ...change },
      message: null,
    })),
    revealErrors: assign({ submitted: true, attempts: ({ context }) => context.attempts + 1 }),
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
            guard: { type: 'wasChanged', params: ({ event }) => event.output },
            target: 'closed',
            actions: { type: 'announceChange', params: ({ event }) => event.output },
          },
          {
            target: 'editing',
            actions: { type: 'rememberRefusal', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'unanswered',
          actions: { type: 'noteLoss', params: ({ event }) => ({ error: event.error }) },
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
