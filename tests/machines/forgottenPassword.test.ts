import { expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Country } from '../../src/domain/contract/catalog.ts'
import { blankLoginName, type LoginName } from '../../src/domain/loginName.ts'
import { loginMachine } from '../../src/machines/loginMachine.ts'
import { passwordResetMachine } from '../../src/machines/passwordResetMachine.ts'

const countries = fromPromise<Country[]>(() => new Promise(() => {}))
const typed: LoginName[] = [
  { ...blankLoginName, by: 'email', email: 'asha@bridge.in' },
  { ...blankLoginName, by: 'mobile', country: 'SG', dialCode: '65', mobile: '81234567' },
]

it.each(typed)('a reset starts with the login name that was typed: $by', (name) => {
  const login = createActor(
    loginMachine.provide({
      actors: {
        loadCountries: countries,
        passwordReset: passwordResetMachine.provide({ actors: { loadCountries: countries } }),
      },
    }),
    { input: { loginType: 'entrepreneur', accountType: 'investment', stored: null } },
  ).start()
  login.send({ type: 'field.changed', change: { ...name, password: 'Sturdy#Bridge7' } })
  login.send({ type: 'password.forgotten' })
  const reset = login.getSnapshot().children.passwordReset?.getSnapshot().context
  expect([reset?.loginType, reset?.name]).toEqual(['entrepreneur', name])
})
