import { fromPromise } from 'xstate'
import { isAccountType, isLoginType } from '../domain/offerings.ts'
import { loginMachine } from '../machines/loginMachine.ts'
import { loadCountries, logIn } from '../services/accounts.ts'
import { type ActorsOf, defineFlow } from './flow.ts'
import { keptReset, passwordReset } from './passwordReset.ts'
import { session } from './session.ts'

const actors: ActorsOf<typeof loginMachine> = {
  loadCountries: fromPromise(({ signal }) => loadCountries(signal)),
  logIn: fromPromise(({ input: { loginType, accountType, target, password, remember }, signal }) =>
    logIn(
      {
        login_type: loginType,
        ...(accountType ? { account_type: accountType } : {}),
        ...(target.startsWith('+') ? { mobile: target } : { email: target }),
        password,
        remember,
      },
      signal,
    ),
  ),
  passwordReset,
}

function keptInLogin() {
  const kept = keptReset()
  return kept?.inLogin && kept.proof === '' ? kept : null
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
    kept: keptInLogin(),
  }),
)
