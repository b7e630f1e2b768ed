import { fromPromise } from 'xstate'
import { isAccountType, isLoginType } from '../domain/offerings.ts'
import { loginMachine } from '../machines/loginMachine.ts'
import { loadCountries, logIn } from '../services/accounts.ts'
import { type ActorsOf, defineEffects, defineFlow } from './flow.ts'
import { announceGrant } from './grant.ts'
import { keptReset, passwordReset } from './passwordReset.ts'

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
  defineEffects(loginMachine, {
    actors,
    actions: {
      announceGrant: (_, outcome) => {
        if (outcome.ok) announceGrant(outcome.value, 'LOGIN')
      },
    },
  }),
  ({ params }) => ({
    loginType: isLoginType(params.loginType) ? params.loginType : 'entrepreneur',
    accountType: isAccountType(params.accountType) ? params.accountType : null,
    kept: keptInLogin(),
  }),
)
