import { assign, fromPromise, setup } from 'xstate'
import type { Country } from '../domain/contract/catalog.ts'
import type { DeletionGrant } from '../domain/contract/security.ts'
import { type LoginName, targetOf } from '../domain/loginName.ts'
import type { LoginTarget } from '../domain/loginTarget.ts'
import { deletionErrors } from '../domain/passwordForms.ts'
import { isValid, likelyCountry, oneMore, rememberFault } from './form.ts'
import { oneTimeCodeMachine } from './oneTimeCodeMachine.ts'
import { isAccepted, notProvided, type Outcome, output, type RefusalNote } from './outcome.ts'

/** Asking for the end of an account: password, then a code, then 14 days to change one's mind. */

interface Context {
  name: LoginName
  password: string
  submitted: boolean
  proof: string
  refusal: RefusalNote | null
  countries: Country[]
  attempts: number
  /** The last answer was lost at the server, not on the way. */
  wasFault: boolean
  dueAt: string | null
}
type Event =
  | { type: 'name.changed'; change: Partial<LoginName> }
  | { type: 'password.changed'; password: string }
  | { type: 'form.submitted' }
  | { type: 'deletion.cancelled' }
type Asked = Outcome<DeletionGrant>

export const accountDeletionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    children: {} as { code: 'oneTimeCode' },
    input: {} as { name: LoginName },
  },
  actors: {
    loadCountries: fromPromise<Country[]>(notProvided),
    checkPassword: fromPromise<Outcome<null>, { target: LoginTarget; password: string }>(notProvided),
    oneTimeCode: oneTimeCodeMachine,
    requestDeletion: fromPromise<Asked, { proof: string; password: string }>(notProvided),
  },
  guards: {
    hasProof: ({ context }) => context.proof !== '' && isValid(deletionErrors(context)),
    formIsValid: ({ context }) => isValid(deletionErrors(context)),
    isRight: isAccepted,
    wasRequested: isAccepted,
  },
  actions: {
    rememberFault: rememberFault(),
    // A proof belongs to one address.
    changeName: assign(({ context }, change: Partial<LoginName>) => ({
      name: { ...context.name, ...change },
      proof: '',
      refusal: null,
    })),
    changePassword: assign({ password: (_, password: string) => password, refusal: null }),
    rememberCountries: assign(({ context: { name } }, countries: Country[]) => ({
      countries,
      name: likelyCountry(name, countries),
    })),
    revealErrors: assign({ submitted: true, attempts: oneMore }),
    forgetRefusal: assign({ submitted: false, refusal: null }),
    rememberProof: assign({ proof: (_, proof: string) => proof }),
    rememberRefusal: assign(({ context }, outcome: Outcome<unknown>) =>
      outcome.ok
        ? {}
        : {
            refusal: outcome.refusal,
            proof: outcome.refusal.code === 'PROOF_INVALID' ? '' : context.proof,
            attempts: context.attempts + 1,
          },
    ),
    rememberDueDate: assign({ dueAt: (_, outcome: Asked) => (outcome.ok ? outcome.value.deletion_due_at : null) }),
  },
}).createMachine({
  id: 'accountDeletion',
  context: ({ input }) => ({
    name: input.name,
    password: '',
    submitted: false,
    proof: '',
    refusal: null,
    countries: [],
    attempts: 0,
    wasFault: false,
    dueAt: null,
  }),
  initial: 'confirmingOwner',
  invoke: {
    src: 'loadCountries',
    onDone: { actions: { type: 'rememberCountries', params: output } },
    onError: {},
  },
  states: {
    confirmingOwner: {
      on: {
        'name.changed': { actions: { type: 'changeName', params: ({ event }) => event.change } },
        'password.changed': { actions: { type: 'changePassword', params: ({ event }) => event.password } },
        'form.submitted': [
          { guard: 'hasProof', target: 'requestingDeletion' },
          { guard: 'formIsValid', target: 'checkingPassword' },
          { actions: 'revealErrors' },
        ],
      },
    },
    // A code is sent only after the correct password.
    checkingPassword: {
      entry: 'forgetRefusal',
      invoke: {
        src: 'checkPassword',
        input: ({ context: { name, password } }) => ({ target: targetOf(name), password }),
        onDone: [
          { guard: { type: 'isRight', params: output }, target: 'verifyingOwner' },
          { target: 'confirmingOwner', actions: { type: 'rememberRefusal', params: output } },
        ],
        onError: {
          target: 'checkUnanswered',
          actions: { type: 'rememberFault', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    checkUnanswered: { on: { 'form.submitted': 'checkingPassword', 'deletion.cancelled': 'confirmingOwner' } },
    verifyingOwner: {
      on: { 'deletion.cancelled': 'confirmingOwner' },
      invoke: {
        id: 'code',
        src: 'oneTimeCode',
        input: ({ context }) => ({ target: targetOf(context.name) }),
        onDone: {
          target: 'requestingDeletion',
          actions: { type: 'rememberProof', params: ({ event }) => event.output.proof },
        },
        onError: 'confirmingOwner',
      },
    },
    requestingDeletion: {
      entry: 'forgetRefusal',
      invoke: {
        src: 'requestDeletion',
        input: ({ context: { proof, password } }) => ({ proof, password }),
        onDone: [
          {
            guard: { type: 'wasRequested', params: output },
            target: 'requested',
            actions: { type: 'rememberDueDate', params: output },
          },
          { target: 'confirmingOwner', actions: { type: 'rememberRefusal', params: output } },
        ],
        onError: {
          target: 'unanswered',
          actions: { type: 'rememberFault', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    // A repeated request keeps the first date; an expired proof leads through a new code.
    unanswered: { on: { 'form.submitted': 'requestingDeletion', 'deletion.cancelled': 'confirmingOwner' } },
    requested: { type: 'final' },
  },
})
