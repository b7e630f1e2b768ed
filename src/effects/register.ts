import { fromPromise } from 'xstate'
import { isLoginType, isOffering } from '../domain/offerings.ts'
import { normalEmail } from '../domain/validation/email.ts'
import { parsePhone } from '../domain/validation/phone.ts'
import { registerMachine } from '../machines/registerMachine.ts'
import type { AccountInput } from '../machines/registerSetup.ts'
import { register } from '../services/accounts.ts'
import { tabStorage } from '../services/tabStorage.ts'
import { countryListEffects } from './countries.ts'
import { type ActorsOf, defineEffects, defineFlow } from './flow.ts'
import { announceGrant } from './grant.ts'
import { oneTimeCodeFor } from './oneTimeCode.ts'

const actors: ActorsOf<typeof registerMachine> = {
  ...countryListEffects,
  register: fromPromise(({ input: { loginType, draft, proof }, signal }) =>
    register(
      {
        login_type: loginType,
        name: draft.name.trim(),
        mobile: parsePhone(draft.dialCode, draft.mobile) ?? '',
        email: normalEmail(draft.email),
        email_proof: proof,
        password: draft.password,
        confirm_password: draft.confirmPassword,
        accept_terms: true,
        language: document.documentElement.lang === 'hi' ? 'hi' : 'en',
      },
      signal,
    ),
  ),
  oneTimeCode: oneTimeCodeFor('verify_email'),
}

export const flow = defineFlow(
  defineEffects(registerMachine, {
    actors,
    actions: {
      storeInput: ({ context: { draft, proof, awaitsCode } }) => {
        const { password: _, confirmPassword: __, ...typed } = draft
        tabStorage.write('account', { draft: typed, proof, awaitsCode } satisfies AccountInput)
      },
      forgetInput: () => tabStorage.forget('account'),
      announceGrant: ({ context }, outcome) => {
        if (!outcome.ok) return
        // A visitor who opened an offering continues at its address.
        const landingSource = context.opensOffering ? null : 'REGISTRATION'
        announceGrant(outcome.value, landingSource)
        scrollTo(0, 0)
      },
    },
  }),
  ({ params }) => ({
    loginType: isLoginType(params.loginType) ? params.loginType : 'entrepreneur',
    opensOffering: isOffering(params.accountType),
    typed: tabStorage.read<AccountInput>('account'),
  }),
)
