import { fromPromise } from 'xstate'
import { isAccountType, isLoginType } from '../domain/offerings.ts'
import { isEmail } from '../domain/validation/email.ts'
import { isPassword } from '../domain/validation/password.ts'
import { parsePhone } from '../domain/validation/phone.ts'
import { type LoginDraft, type LoginError, loginMachine } from '../machines/loginMachine.ts'
import { loadCountries, logIn } from '../services/accounts.ts'
import { type ActorsOf, defineFlow } from './flow.ts'
import { session } from './session.ts'

function errorsOf(draft: LoginDraft): Partial<Record<keyof LoginDraft, LoginError>> {
  const errors: Partial<Record<keyof LoginDraft, LoginError>> = {}
  if (draft.by === 'email') {
    if (draft.email.trim() === '') errors.email = 'enterEmail'
    else if (!isEmail(draft.email.trim())) errors.email = 'validEmail'
  } else if (draft.mobile.trim() === '') errors.mobile = 'enterMobile'
  else if (!parsePhone(draft.dialCode, draft.mobile)) errors.mobile = 'validMobile'
  if (draft.password === '') errors.password = 'enterPassword'
  else if (!isPassword(draft.password)) errors.password = 'weakPassword'
  return errors
}

const actors: ActorsOf<typeof loginMachine> = {
  loadCountries: fromPromise(({ signal }) => loadCountries(signal)),
  checkDraft: fromPromise(async ({ input }) => errorsOf(input)),
  logIn: fromPromise(({ input: { loginType, accountType, draft }, signal }) =>
    logIn(
      {
        login_type: loginType,
        ...(accountType ? { account_type: accountType } : {}),
        ...(draft.by === 'email'
          ? { email: draft.email.trim() }
          : { mobile: parsePhone(draft.dialCode, draft.mobile) ?? '' }),
        password: draft.password,
        remember: draft.remember,
      },
      signal,
    ),
  ),
}

export const flow = defineFlow(
  loginMachine.provide({
    actors,
    actions: {
      announceGrant: (_, outcome) => {
        if (outcome.ok) session.send({ type: 'session.granted', grant: outcome.value, comingFrom: 'LOGIN' })
      },
    },
  }),
  ({ params }) => ({
    loginType: isLoginType(params.loginType) ? params.loginType : 'entrepreneur',
    accountType: isAccountType(params.accountType) ? params.accountType : null,
  }),
)
