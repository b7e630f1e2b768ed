import { assign, fromPromise, setup } from 'xstate'
import type { Country } from '../domain/contract/catalog.ts'
import { type LoginName, loginFieldsOf, loginNameErrors, type NameErrors, targetOf } from '../domain/loginName.ts'
import type { LoginType } from '../domain/offerings.ts'
import { type NewPassword, type NewPasswordErrors, newPasswordErrors } from '../domain/passwordForms.ts'
import {
  type CountryListEvent,
  countryListActors,
  countryListInvokes,
  countryListTransitions,
  loadedUnlessTranslated,
} from './countryList.ts'
import { effect } from './effect.ts'
import {
  afterChange,
  changed,
  type FormState,
  isValid,
  likelyCountry,
  rememberFault,
  rememberRefusedFields,
  revealed,
  untouched,
  withoutErrors,
} from './form.ts'
import { oneTimeCodeMachine } from './oneTimeCodeMachine.ts'
import { isAccepted, notProvided, type Outcome, output } from './outcome.ts'

/** Resets a forgotten password: name the account, verify a code, set a new password. */

/** The progress, stored for a reload, without any password. */
export interface ResetProgress {
  loginType: LoginType
  name: LoginName
  /** Empty until a code is verified. */
  proof: string
  /** True if it started on the login page, which shows it again after a reload. */
  inLogin: boolean
}
interface Context extends FormState<NameErrors & NewPasswordErrors> {
  loginType: LoginType
  name: LoginName
  isResumed: boolean
  draft: NewPassword
  proof: string
  countries: Country[]
  /** True if an attempt whose response was lost may have set the password. */
  mayBeSet: boolean
}
type Event =
  | CountryListEvent
  | { type: 'name.changed'; change: Partial<LoginName> }
  | { type: 'field.changed'; change: Partial<NewPassword> }
  | { type: 'form.submitted' }
  | { type: 'name.changeRequested' }
  | { type: 'login.requested' }

export const passwordResetMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    children: {} as { code: 'oneTimeCode' },
    input: {} as { loginType: LoginType; name: LoginName; stored: ResetProgress | null },
  },
  actors: {
    ...countryListActors,
    oneTimeCode: oneTimeCodeMachine,
    resetPassword: fromPromise<Outcome<null>, { proof: string; draft: NewPassword }>(notProvided),
  },
  guards: {
    hasProof: ({ context }) => context.proof !== '',
    isResumed: ({ context }) => context.isResumed,
    nameIsValid: ({ context }) => isValid(loginNameErrors(context.name)),
    draftIsValid: ({ context }) => isValid(newPasswordErrors(context.draft)),
    wasReset: isAccepted,
    proofIsInvalid: (_, outcome: Outcome<null>) => !outcome.ok && outcome.refusal.code === 'PROOF_INVALID',
    mayHaveBeenReset: ({ context }, outcome: Outcome<null>) =>
      context.mayBeSet && !outcome.ok && outcome.refusal.code === 'PROOF_INVALID',
  },
  actions: {
    rememberFault: rememberFault(),
    changeName: assign(({ context }, change: Partial<LoginName>) => ({
      name: { ...context.name, ...change },
      ...afterChange(context, loginFieldsOf(change)),
    })),
    change: assign(({ context }, change: Partial<NewPassword>) =>
      changed(context, change, ['confirm_password', ...Object.keys(change)]),
    ),
    rememberCountries: assign(({ context: { name, countries: translated } }, countries: Country[]) => ({
      countries: loadedUnlessTranslated(translated, countries),
      name: likelyCountry(name, countries),
    })),
    translateCountries: assign({ countries: (_, countries: Country[]) => countries }),
    forgetErrors: assign(withoutErrors),
    revealNameErrors: assign(({ context }) => revealed(context, loginNameErrors(context.name))),
    revealErrors: assign(({ context }) => revealed(context, newPasswordErrors(context.draft))),
    rememberRefusal: rememberRefusedFields(),
    rememberLoss: assign({ mayBeSet: true }),
    rememberProof: assign({ proof: (_, proof: string) => proof }),
    forgetProof: assign({ proof: '', isResumed: false }),
    storeProgress: effect(),
    forgetProgress: effect(),
    showNewPassword: effect(),
    showLogin: effect<LoginType>(),
  },
}).createMachine({
  id: 'passwordReset',
  context: ({ input: { loginType, name, stored } }) => ({
    loginType: stored?.loginType ?? loginType,
    name: stored?.name ?? name,
    isResumed: stored !== null,
    draft: { password: '', confirmPassword: '' },
    proof: stored?.proof ?? '',
    ...untouched,
    countries: [],
    mayBeSet: false,
  }),
  initial: 'starting',
  invoke: [...countryListInvokes],
  on: {
    ...countryListTransitions,
    'name.changed': { actions: { type: 'changeName', params: ({ event }) => event.change } },
    'field.changed': { actions: { type: 'change', params: ({ event }) => event.change } },
    'login.requested': '.left',
  },
  states: {
    starting: {
      always: [
        { guard: 'hasProof', target: 'choosingPassword' },
        { guard: 'isResumed', target: 'verifyingAccount' },
        { target: 'namingAccount' },
      ],
    },
    namingAccount: {
      on: { 'form.submitted': [{ guard: 'nameIsValid', target: 'verifyingAccount' }, { actions: 'revealNameErrors' }] },
    },
    verifyingAccount: {
      entry: ['forgetErrors', 'storeProgress'],
      on: { 'name.changeRequested': { target: 'namingAccount', actions: ['forgetProof', 'forgetProgress'] } },
      invoke: {
        id: 'code',
        src: 'oneTimeCode',
        input: ({ context }) => ({ target: targetOf(context.name) }),
        onDone: {
          target: 'choosingPassword',
          actions: [
            { type: 'rememberProof', params: ({ event }) => event.output.proof },
            'storeProgress',
            'showNewPassword',
          ],
        },
        onError: 'namingAccount',
      },
    },
    choosingPassword: {
      on: {
        'form.submitted': [{ guard: 'draftIsValid', target: 'resetting' }, { actions: 'revealErrors' }],
        'name.changeRequested': { target: 'namingAccount', actions: ['forgetProof', 'forgetProgress'] },
      },
    },
    resetting: {
      entry: 'forgetErrors',
      invoke: {
        src: 'resetPassword',
        input: ({ context }) => ({ proof: context.proof, draft: context.draft }),
        onDone: [
          { guard: { type: 'wasReset', params: output }, target: 'reset', actions: 'forgetProgress' },
          {
            guard: { type: 'mayHaveBeenReset', params: output },
            target: 'resetUnconfirmed',
            actions: ['forgetProof', 'forgetProgress'],
          },
          {
            guard: { type: 'proofIsInvalid', params: output },
            target: 'namingAccount',
            actions: [{ type: 'rememberRefusal', params: output }, 'forgetProof', 'forgetProgress'],
          },
          { target: 'choosingPassword', actions: { type: 'rememberRefusal', params: output } },
        ],
        onError: {
          target: 'unanswered',
          actions: ['rememberLoss', { type: 'rememberFault', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    unanswered: {
      tags: 'recoverable',
      on: { 'form.submitted': [{ guard: 'draftIsValid', target: 'resetting' }, { actions: 'revealErrors' }] },
    },
    // The proof is used up, so the lost attempt has most likely set the password.
    resetUnconfirmed: { on: { 'name.changeRequested': 'namingAccount' } },
    reset: {},
    left: {
      type: 'final',
      entry: ['forgetProgress', { type: 'showLogin', params: ({ context }) => context.loginType }],
    },
  },
})
