import { fromPromise } from 'xstate'
import { blankLoginName } from '../domain/loginName.ts'
import { passwordResetMachine, type ResetProgress } from '../machines/passwordResetMachine.ts'
import { addresses, isLogin } from '../routes.ts'
import { resetPassword } from '../services/accounts.ts'
import { address, go } from '../services/navigation.ts'
import { tabStorage } from '../services/tabStorage.ts'
import { countryListEffects } from './countries.ts'
import { type ActorsOf, defineEffects, defineFlow } from './flow.ts'
import { oneTimeCodeFor } from './oneTimeCode.ts'

const actors: ActorsOf<typeof passwordResetMachine> = {
  ...countryListEffects,
  oneTimeCode: oneTimeCodeFor('reset_password'),
  resetPassword: fromPromise(({ input: { proof, draft }, signal }) =>
    resetPassword(proof, draft.password, draft.confirmPassword, signal),
  ),
}

export const storedReset = (): ResetProgress | null => tabStorage.read<ResetProgress>('password-reset')

export const passwordReset = defineEffects(passwordResetMachine, {
  actors,
  actions: {
    storeProgress: ({ context: { loginType, name, proof } }) =>
      tabStorage.write('password-reset', {
        loginType,
        name,
        proof,
        inLogin: isLogin(location.pathname),
      } satisfies ResetProgress),
    forgetProgress: () => {
      tabStorage.forget('password-reset')
      tabStorage.forget('one-time-code')
    },
    showNewPassword: () => {
      if (address() !== addresses.newPassword) go(addresses.newPassword, { replace: true })
    },
    showLogin: (_, loginType) => {
      if (!isLogin(location.pathname)) go(addresses.login(loginType), { replace: true })
    },
  },
})

export const flow = defineFlow(passwordReset, () => ({
  loginType: 'entrepreneur' as const,
  name: blankLoginName,
  stored: storedReset(),
}))
