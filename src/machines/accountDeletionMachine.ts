import { assign, fromPromise, setup } from 'xstate'
import type { Country } from '../domain/contract/catalog.ts'
import type { DeletionGrant } from '../domain/contract/security.ts'
import { type LoginName, loginFieldsOf, targetOf } from '../domain/loginName.ts'
import type { LoginTarget } from '../domain/loginTarget.ts'
import { type DeletionDraft, type DeletionErrors, deletionErrors } from '../domain/passwordForms.ts'
import {
  type CountryListEvent,
  countryListActors,
  countryListInvokes,
  countryListTransitions,
  loadedUnlessTranslated,
} from './countryList.ts'
import {
  changed,
  type FormState,
  isValid,
  likelyCountry,
  rememberFault,
  rememberRefusal,
  revealed,
  untouched,
  withoutErrors,
} from './form.ts'
import { oneTimeCodeMachine } from './oneTimeCodeMachine.ts'
import { isAccepted, notProvided, type Outcome, output } from './outcome.ts'

/** Requests account deletion: password, then a code, then 14 days in which the deletion can be cancelled. */

interface Context extends FormState<DeletionErrors> {
  draft: DeletionDraft
  proof: string
  countries: Country[]
  dueAt: string | null
}
type Event =
  | CountryListEvent
  | { type: 'field.changed'; change: Partial<DeletionDraft> }
  | { type: 'form.submitted' }
  | { type: 'deletion.cancelled' }
type DeletionOutcome = Outcome<DeletionGrant>

export const accountDeletionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    children: {} as { code: 'oneTimeCode' },
    input: {} as { name: LoginName },
  },
  actors: {
    ...countryListActors,
    checkPassword: fromPromise<Outcome<null>, { target: LoginTarget; password: string }>(notProvided),
    oneTimeCode: oneTimeCodeMachine,
    requestDeletion: fromPromise<DeletionOutcome, { proof: string; password: string }>(notProvided),
  },
  guards: {
    hasProof: ({ context }) => context.proof !== '' && isValid(deletionErrors(context.draft)),
    formIsValid: ({ context }) => isValid(deletionErrors(context.draft)),
    passwordIsCorrect: isAccepted,
    wasRequested: isAccepted,
    proofIsInvalid: (_, outcome: DeletionOutcome) => !outcome.ok && outcome.refusal.code === 'PROOF_INVALID',
  },
  actions: {
    rememberFault: rememberFault(),
    change: assign(({ context }, change: Partial<DeletionDraft>) => ({
      ...changed(context, change, loginFieldsOf(change)),
      // A proof is valid for one login name.
      proof: Object.keys(change).some((field) => field !== 'password') ? '' : context.proof,
    })),
    rememberCountries: assign(({ context: { draft, countries: translated } }, countries: Country[]) => ({
      countries: loadedUnlessTranslated(translated, countries),
      draft: likelyCountry(draft, countries),
    })),
    translateCountries: assign({ countries: (_, countries: Country[]) => countries }),
    revealErrors: assign(({ context }) => revealed(context, deletionErrors(context.draft))),
    forgetErrors: assign(withoutErrors),
    rememberProof: assign({ proof: (_, proof: string) => proof }),
    rememberRefusal: rememberRefusal(),
    forgetProof: assign({ proof: '' }),
    rememberDueDate: assign({
      dueAt: (_, outcome: DeletionOutcome) => (outcome.ok ? outcome.value.deletion_due_at : null),
    }),
  },
}).createMachine({
  id: 'accountDeletion',
  context: ({ input }) => ({
    draft: { ...input.name, password: '' },
    ...untouched,
    proof: '',
    countries: [],
    dueAt: null,
  }),
  initial: 'confirmingOwner',
  invoke: [...countryListInvokes],
  on: countryListTransitions,
  states: {
    confirmingOwner: {
      on: {
        'field.changed': { actions: { type: 'change', params: ({ event }) => event.change } },
        'form.submitted': [
          { guard: 'hasProof', target: 'requestingDeletion' },
          { guard: 'formIsValid', target: 'checkingPassword' },
          { actions: 'revealErrors' },
        ],
      },
    },
    // A code is sent only after the correct password.
    checkingPassword: {
      entry: 'forgetErrors',
      invoke: {
        src: 'checkPassword',
        input: ({ context: { draft } }) => ({ target: targetOf(draft), password: draft.password }),
        onDone: [
          { guard: { type: 'passwordIsCorrect', params: output }, target: 'verifyingOwner' },
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
        input: ({ context }) => ({ target: targetOf(context.draft) }),
        onDone: {
          target: 'requestingDeletion',
          actions: { type: 'rememberProof', params: ({ event }) => event.output.proof },
        },
        onError: 'confirmingOwner',
      },
    },
    requestingDeletion: {
      entry: 'forgetErrors',
      invoke: {
        src: 'requestDeletion',
        input: ({ context: { proof, draft } }) => ({ proof, password: draft.password }),
        onDone: [
          {
            guard: { type: 'wasRequested', params: output },
            target: 'requested',
            actions: { type: 'rememberDueDate', params: output },
          },
          {
            guard: { type: 'proofIsInvalid', params: output },
            target: 'confirmingOwner',
            actions: [{ type: 'rememberRefusal', params: output }, 'forgetProof'],
          },
          { target: 'confirmingOwner', actions: { type: 'rememberRefusal', params: output } },
        ],
        onError: {
          target: 'unanswered',
          actions: { type: 'rememberFault', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    // A repeated request keeps the first date; an expired proof requires a new code.
    unanswered: { on: { 'form.submitted': 'requestingDeletion', 'deletion.cancelled': 'confirmingOwner' } },
    requested: { type: 'final' },
  },
})
