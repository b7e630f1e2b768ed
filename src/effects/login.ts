import { fromPromise } from 'xstate'
import { isAccountType, isLoginType } from '../domain/offerings.ts'
import { actsAsOtherProfile, loginMachine } from '../machines/loginMachine.ts'
import { routeOf } from '../routes.ts'
import { logIn } from '../services/accounts.ts'
import { requestedAddress } from '../services/storage.ts'
import { toastInfo } from '../services/toasts.ts'
import { countryListEffects } from './countries.ts'
import { type ActorsOf, defineEffects, defineFlow } from './flow.ts'
import { announceGrant } from './grant.ts'
import { oneTimeCodeFor } from './oneTimeCode.ts'
import { passwordReset, storedReset } from './passwordReset.ts'
import { words } from './words.ts'

const actors: ActorsOf<typeof loginMachine> = {
  ...countryListEffects,
  logIn: fromPromise(({ input: { loginType, accountType, target, password, remember, proof }, signal }) =>
    logIn(
      {
        login_type: loginType,
        ...(accountType ? { account_type: accountType } : {}),
        target,
        password,
        remember,
        ...(proof === null ? {} : { code_proof: proof }),
      },
      signal,
    ),
  ),
  oneTimeCode: oneTimeCodeFor('log_in'),
  passwordReset,
}

function storedInLogin() {
  const stored = storedReset()
  return stored?.inLogin && stored.proof === '' ? stored : null
}

export const flow = defineFlow(
  defineEffects(loginMachine, {
    actors,
    actions: {
      announceGrant: ({ context }, outcome) => {
        if (!outcome.ok) return
        announceGrant(outcome.value, 'LOGIN')
        if (!actsAsOtherProfile(context, outcome.value)) return
        const { otherProfile, profiles } = words().login
        const requestedAccountType = context.loginType === 'investor' ? 'investor' : context.accountType
        toastInfo(
          otherProfile({
            asked: profiles[requestedAccountType ?? 'entrepreneur'](),
            has: outcome.value.profiles.map((one) => profiles[one]()).join(', '),
          }),
        )
      },
    },
  }),
  ({ params, query }) => {
    const requested = query.get('wanted')
    if (requested && routeOf(requested)?.guarded) requestedAddress.remember(requested)
    return {
      loginType: isLoginType(params.loginType) ? params.loginType : 'entrepreneur',
      accountType: isAccountType(params.accountType) ? params.accountType : null,
      stored: storedInLogin(),
    }
  },
)
