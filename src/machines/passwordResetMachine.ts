import { assign, fromPromise, setup } from 'xstate'
import type { FieldErrors } from '../domain/validation/fieldErrors.ts'
import { oneTimeCodeMachine } from './oneTimeCodeMachine.ts'
import { notProvided, type Outcome, type RefusalNote } from './outcome.ts'

/** A forgotten password: name the account, prove it by a code, set a new password. */

export interface ResetDraft {
  target: string
  password: string
  confirmPassword: string
}
interface Context {
  draft: ResetDraft
  proof: string
  errors: FieldErrors
  refusal: RefusalNote | null
  attempts: number
}
type Event =
  | { type: 'field.changed'; change: Partial<ResetDraft> }
  | { type: 'form.submitted' }
  | { type: 'target.changeAsked' }

export const passwordResetMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: {
    checkTarget: fromPromise<FieldErrors, { target: string }>(notProvided),
    checkPassword: fromPromise<FieldErrors, ResetDraft>(notProvided),
    resetPassword: fromPromise<Outcome<null>, { proof: string; draft: ResetDraft }>(notProvided),
    oneTimeCode: oneTimeCodeMachine,
  },
  guards: {
    isFlawless: (_, errors: FieldErrors) => Object.keys(errors).length === 0,
    wasReset: (_, outcome: Outcome<null>) => outcome.ok,
    proofIsGone: (_, outcome: Outcome<null>) => !outcome.ok && outcome.refusal.code === 'PROOF_INVALID',
  },
  actions: {
    change: assign({ draft: ({ context }, change: Partial<ResetDraft>) => ({ ...context.draft, ...change }) }),
    forgetErrors: assign({ errors: {}, refusal: null }),
    rememberErrors: assign({
      errors: (_, errors: FieldErrors) => errors,
      attempts: ({ context }) => context.attempts + 1,
    }),
    rememberRefusal: assign(({ context }, outcome: Outcome<null>) =>
      outcome.ok
        ? {}
        : { refusal: outcome.refusal, errors: outcome.refusal.fields as FieldErrors, attempts: context.attempts + 1 },
    ),
    rememberProof: assign({ proof: (_, proof: string) => proof }),
  },
}).createMachine({
  id: 'passwordReset',
  context: {
    draft: { target: '', password: '', confirmPassword: '' },
    proof: '',
    errors: {},
    refusal: null,
    attempts: 0,
  },
  initial: 'namingAccount',
  on: { 'field.changed': { actions: { type: 'change', params: ({ event }) => event.change } } },
  states: {
    namingAccount: { on: { 'form.submitted': 'checkingTarget' } },
    checkingTarget: {
      entry: 'forgetErrors',
      invoke: {
        src: 'checkTarget',
        input: ({ context }) => ({ target: context.draft.target }),
        onDone: [
          { guard: { type: 'isFlawless', params: ({ event }) => event.output }, target: 'provingAccount' },
          { target: 'namingAccount', actions: { type: 'rememberErrors', params: ({ event }) => event.output } },
        ],
        onError: 'namingAccount',
      },
    },
    provingAccount: {
      on: { 'target.changeAsked': 'namingAccount' },
      invoke: {
        id: 'code',
        src: 'oneTimeCode',
        input: ({ context }) => ({ target: context.draft.target.trim() }),
        onDone: {
          target: 'choosingPassword',
          actions: { type: 'rememberProof', params: ({ event }) => event.output.proof },
        },
        onError: 'namingAccount',
      },
    },
    choosingPassword: { on: { 'form.submitted': 'checkingPassword' } },
    checkingPassword: {
      entry: 'forgetErrors',
      invoke: {
        src: 'checkPassword',
        input: ({ context }) => context.draft,
        onDone: [
          { guard: { type: 'isFlawless', params: ({ event }) => event.output }, target: 'resetting' },
          { target: 'choosingPassword', actions: { type: 'rememberErrors', params: ({ event }) => event.output } },
        ],
        onError: 'choosingPassword',
      },
    },
    resetting: {
      invoke: {
        src: 'resetPassword',
        input: ({ context }) => ({ proof: context.proof, draft: context.draft }),
        onDone: [
          { guard: { type: 'wasReset', params: ({ event }) => event.output }, target: 'reset' },
          {
            guard: { type: 'proofIsGone', params: ({ event }) => event.output },
            target: 'namingAccount',
            actions: { type: 'rememberRefusal', params: ({ event }) => event.output },
          },
          { target: 'choosingPassword', actions: { type: 'rememberRefusal', params: ({ event }) => event.output } },
        ],
        onError: 'unanswered',
      },
    },
    unanswered: { on: { 'form.submitted': 'checkingPassword' } },
    reset: {},
  },
})
