import { assign, fromPromise, setup } from 'xstate'
import type { SessionGrant } from '../domain/contract/accounts.ts'
import type { Country } from '../domain/contract/catalog.ts'
import type { LoginType } from '../domain/offerings.ts'
import { type AccountDraft, accountErrors, emailErrors } from '../domain/registration/accountForm.ts'
import { type CountryListEvent, countryListActors, loadedUnlessTranslated } from './countryList.ts'
import { effect } from './effect.ts'
import {
  changed,
  type FormState,
  isValid,
  likelyCountry,
  rememberFault,
  rememberRefusedFields,
  revealed,
  withoutErrors,
} from './form.ts'
import { oneTimeCodeMachine } from './oneTimeCodeMachine.ts'
import { isAccepted, notProvided, type Outcome } from './outcome.ts'

/** The setup of registerMachine.ts: its actors, guards and actions. */

/** The input that survives a reload: everything except passwords, and the progress of the email verification. */
export interface AccountInput {
  draft: Omit<AccountDraft, 'password' | 'confirmPassword'>
  proof: string | null
  /** True if a code was sent and not entered yet. */
  awaitsCode: boolean
}
interface Input {
  loginType: LoginType
  /** True if an offering's wizard was opened without an account, so that this is its first step. */
  opensOffering: boolean
  /** Input from before a reload of this tab; null if there is none. */
  typed: AccountInput | null
}
interface Context extends Omit<Input, 'typed'>, FormState {
  draft: AccountDraft
  proof: string | null
  awaitsCode: boolean
  countries: Country[]
}
type Event =
  | CountryListEvent
  | { type: 'field.changed'; change: Partial<AccountDraft> }
  | { type: 'form.submitted' }
  | { type: 'verification.requested' }

type Granted = Outcome<SessionGrant>

export const blank: AccountDraft = {
  name: '',
  country: 'IN',
  dialCode: '91',
  mobile: '',
  email: '',
  password: '',
  confirmPassword: '',
  terms: false,
}

/** Clears the errors that a change fixes; a new password is compared with its confirmation again. */
const fieldsOf = (change: Partial<AccountDraft>): string[] =>
  Object.keys(change).flatMap((name) => {
    if (name === 'password') return ['password', 'confirm_password']
    if (name === 'confirmPassword') return ['confirm_password']
    return [name]
  })

export const registerSetup = setup({
  types: { context: {} as Context, events: {} as Event, children: {} as { code: 'oneTimeCode' }, input: {} as Input },
  actors: {
    ...countryListActors,
    register: fromPromise<Granted, { loginType: LoginType; draft: AccountDraft; proof: string }>(notProvided),
    oneTimeCode: oneTimeCodeMachine,
  },
  guards: {
    awaitsCode: ({ context }) => context.awaitsCode,
    emailIsAnother: ({ context }, { email }: Partial<AccountDraft>) =>
      email !== undefined && email !== context.draft.email,
    emailIsValid: ({ context }) => isValid(emailErrors(context.draft)),
    draftIsValid: ({ context }) => isValid(accountErrors(context.draft, context.proof)),
    wasGranted: isAccepted,
    proofIsInvalid: (_, outcome: Granted) => !outcome.ok && outcome.refusal.code === 'PROOF_INVALID',
  },
  actions: {
    rememberFault: rememberFault(),
    change: assign(({ context }, change: Partial<AccountDraft>) => ({
      ...changed(context, change, fieldsOf(change)),
      // A proof is valid for one address.
      proof: change.email !== undefined && change.email !== context.draft.email ? null : context.proof,
    })),
    forgetErrors: assign(withoutErrors),
    showErrors: assign(({ context }) => revealed(context, accountErrors(context.draft, context.proof))),
    showEmailErrors: assign(({ context }) => revealed(context, emailErrors(context.draft))),
    rememberRefusal: rememberRefusedFields(),
    rememberProof: assign({ proof: (_, proof: string) => proof, ...withoutErrors }),
    forgetProof: assign({ proof: null }),
    rememberCountries: assign(({ context: { draft, countries: translated } }, countries: Country[]) => ({
      countries: loadedUnlessTranslated(translated, countries),
      draft: likelyCountry(draft, countries),
    })),
    translateCountries: assign({ countries: (_, countries: Country[]) => countries }),
    startWaiting: assign({ awaitsCode: true }),
    stopWaiting: assign({ awaitsCode: false }),
    storeInput: effect(),
    forgetInput: effect(),
    announceGrant: effect<Granted>(),
  },
})
