import { assign, fromPromise, setup } from 'xstate'
import type { SessionGrant } from '../domain/contract/accounts.ts'
import type { Country } from '../domain/contract/catalog.ts'
import { blankLoginName, type LoginName, loginFieldsOf, targetOf } from '../domain/loginName.ts'
import type { LoginTarget } from '../domain/loginTarget.ts'
import type { AccountType, LoginType } from '../domain/offerings.ts'
import { type LoginErrors, loginErrors } from '../domain/passwordForms.ts'
import {
  type CountryListEvent,
  countryListActors,
  countryListInvokes,
  countryListTransitions,
  loadedUnlessTranslated,
} from './countryList.ts'
import { effect } from './effect.ts'
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
import { passwordResetMachine, type ResetProgress } from './passwordResetMachine.ts'

/** Logs in by email or mobile number, or starts a password reset. */

export interface LoginDraft extends LoginName {
  password: string
  remember: boolean
}
interface Context extends LoginInput, FormState<LoginErrors> {
  draft: LoginDraft
  countries: Country[]
  /** The proof of a code from the account's other channel, for a locked login name. */
  proof: string | null
}
type Event =
  | CountryListEvent
  | { type: 'field.changed'; change: Partial<LoginDraft> }
  | { type: 'form.submitted' }
  | { type: 'password.forgotten' }
  | { type: 'code.requested' }
  | { type: 'code.cancelled' }

export interface LoginInput {
  loginType: LoginType
  accountType: AccountType | null
  /** The progress of a password reset before the page was reloaded. */
  stored: ResetProgress | null
}
export interface Credentials {
  loginType: LoginType
  accountType: AccountType | null
  /** E-mail address or E.164 number. */
  target: LoginTarget
  password: string
  remember: boolean
  proof: string | null
}

/** True if the account lacks the requested role or offering, so that the session acts as another profile. */
export const actsAsOtherProfile = (
  { loginType, accountType }: LoginInput,
  { login_type, account_type, profiles }: SessionGrant,
) =>
  profiles.length > 0 &&
  (login_type !== loginType || (accountType !== null && loginType === 'entrepreneur' && account_type !== accountType))

export const loginMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    children: {} as { code: 'oneTimeCode'; passwordReset: 'passwordReset' },
    input: {} as LoginInput,
  },
  actors: {
    ...countryListActors,
    logIn: fromPromise<Outcome<SessionGrant>, Credentials>(notProvided),
    oneTimeCode: oneTimeCodeMachine,
    passwordReset: passwordResetMachine,
  },
  guards: {
    isRecovering: ({ context }) => context.stored !== null,
    draftIsValid: ({ context }) => isValid(loginErrors(context.draft)),
    isLocked: ({ context }) => context.refusal?.code === 'AUTH_LOCKED' && isValid(loginErrors(context.draft)),
    wasGranted: isAccepted,
  },
  actions: {
    rememberFault: rememberFault(),
    change: assign(({ context }, change: Partial<LoginDraft>) => changed(context, change, loginFieldsOf(change))),
    forgetErrors: assign(withoutErrors),
    rememberProof: assign({ proof: (_, proof: string) => proof }),
    forgetProof: assign({ proof: null }),
    revealErrors: assign(({ context }) => revealed(context, loginErrors(context.draft))),
    rememberRefusal: rememberRefusal(),
    rememberCountries: assign(({ context: { draft, countries: translated } }, countries: Country[]) => ({
      countries: loadedUnlessTranslated(translated, countries),
      draft: likelyCountry(draft, countries),
    })),
    translateCountries: assign({ countries: (_, countries: Country[]) => countries }),
    announceGrant: effect<Outcome<SessionGrant>>(),
    clearStored: assign({ stored: null }),
  },
}).createMachine({
  id: 'login',
  context: ({ input }) => ({
    ...input,
    draft: { ...blankLoginName, password: '', remember: false },
    ...untouched,
    countries: [],
    proof: null,
  }),
  initial: 'starting',
  invoke: [...countryListInvokes],
  on: {
    ...countryListTransitions,
    'field.changed': { actions: { type: 'change', params: ({ event }) => event.change } },
  },
  states: {
    starting: { always: [{ guard: 'isRecovering', target: 'recovering' }, { target: 'editing' }] },
    editing: {
      on: {
        'form.submitted': [{ guard: 'draftIsValid', target: 'loggingIn' }, { actions: 'revealErrors' }],
        'password.forgotten': 'recovering',
        'code.requested': { guard: 'isLocked', target: 'verifying' },
      },
    },
    // The login name is locked, perhaps by others' attempts. The correct password and a code from the other channel
    // unlock the login.
    verifying: {
      invoke: {
        id: 'code',
        src: 'oneTimeCode',
        input: ({ context: { draft } }) => ({ target: targetOf(draft), password: draft.password }),
        onDone: { target: 'loggingIn', actions: { type: 'rememberProof', params: ({ event }) => event.output.proof } },
        onError: 'editing',
      },
      on: { 'code.cancelled': 'editing' },
    },
    loggingIn: {
      entry: 'forgetErrors',
      invoke: {
        src: 'logIn',
        input: ({ context: { loginType, accountType, draft, proof } }) => ({
          loginType,
          accountType,
          target: targetOf(draft),
          password: draft.password,
          remember: draft.remember,
          proof,
        }),
        onDone: [
          {
            guard: { type: 'wasGranted', params: output },
            target: 'granted',
            actions: { type: 'announceGrant', params: output },
          },
          { target: 'editing', actions: [{ type: 'rememberRefusal', params: output }, 'forgetProof'] },
        ],
        onError: {
          target: 'unanswered',
          actions: { type: 'rememberFault', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    unanswered: {
      tags: 'recoverable',
      on: {
        'form.submitted': [{ guard: 'draftIsValid', target: 'loggingIn' }, { actions: 'revealErrors' }],
        'password.forgotten': 'recovering',
      },
    },
    recovering: {
      invoke: {
        id: 'passwordReset',
        src: 'passwordReset',
        input: ({ context: { loginType, draft, stored } }) => ({ loginType, name: nameIn(draft), stored }),
        onDone: { target: 'editing', actions: 'clearStored' },
        onError: { target: 'editing', actions: 'clearStored' },
      },
    },
    granted: {},
  },
})

const nameIn = ({ by, email, country, dialCode, mobile }: LoginDraft): LoginName => ({
  by,
  email,
  country,
  dialCode,
  mobile,
})
