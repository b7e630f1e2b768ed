import { assign, fromPromise, setup } from 'xstate'
import {
  fieldsAffectedBy,
  type PasswordChange,
  type PasswordChangeErrors,
  passwordChangeErrors,
} from '../domain/passwordForms.ts'
import { effect } from './effect.ts'
import {
  changed,
  type FormState,
  isValid,
  rememberFault,
  rememberRefusedFields,
  revealed,
  untouched,
  withoutErrors,
} from './form.ts'
import { isAccepted, notProvided, type Outcome, output } from './outcome.ts'

/** Changes the password of the logged-in account, in a dialog. */

interface Context extends FormState<PasswordChangeErrors> {
  draft: PasswordChange
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
    change: assign(({ context }, change: Partial<PasswordChange>) =>
      changed(context, change, fieldsAffectedBy(change)),
    ),
    revealErrors: assign(({ context }) => revealed(context, passwordChangeErrors(context.draft))),
    forgetErrors: assign(withoutErrors),
    rememberRefusal: rememberRefusedFields(),
    announceChange: effect<Outcome<string>>(),
    closeDialog: effect(),
  },
}).createMachine({
  id: 'changePassword',
  context: {
    draft: { current: '', next: '', confirmation: '' },
    ...untouched,
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
      entry: 'forgetErrors',
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
    // The password may already have changed. Then the next attempt reports that the current one is wrong.
    unanswered: {
      tags: 'recoverable',
      on: { 'form.submitted': [{ guard: 'draftIsComplete', target: 'updating' }, { actions: 'revealErrors' }] },
    },
    closed: { type: 'final', entry: 'closeDialog' },
  },
})
