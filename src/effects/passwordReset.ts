import { fromPromise } from 'xstate'
import { isEmail } from '../domain/validation/email.ts'
import type { FieldErrors } from '../domain/validation/fieldErrors.ts'
import { isPassword } from '../domain/validation/password.ts'
import { parsePhone } from '../domain/validation/phone.ts'
import { passwordResetMachine } from '../machines/passwordResetMachine.ts'
import { resetPassword } from '../services/accounts.ts'
import { type ActorsOf, defineFlow } from './flow.ts'
import { oneTimeCodeFor } from './oneTimeCode.ts'

/** An e-mail address as it is, a mobile number as E.164 (India where no country is named); null where it is neither. */
function targetOf(typed: string): string | null {
  const text = typed.trim()
  if (text.includes('@')) return isEmail(text) ? text.toLowerCase() : null
  return parsePhone('91', text)
}

const actors: ActorsOf<typeof passwordResetMachine> = {
  checkTarget: fromPromise<FieldErrors, { target: string }>(async ({ input }) => {
    if (input.target.trim() === '') return { target: 'required' }
    if (targetOf(input.target)) return {}
    return { target: input.target.includes('@') ? 'invalidEmail' : 'invalidMobile' }
  }),
  checkPassword: fromPromise(async ({ input: { password, confirmPassword } }) => {
    const errors: FieldErrors = {}
    if (password === '') errors.password = 'required'
    else if (!isPassword(password)) errors.password = 'passwordWeak'
    if (confirmPassword === '') errors.confirm_password = 'required'
    else if (confirmPassword !== password) errors.confirm_password = 'passwordMismatch'
    return errors
  }),
  resetPassword: fromPromise(({ input: { proof, draft }, signal }) =>
    resetPassword(proof, draft.password, draft.confirmPassword, signal),
  ),
  oneTimeCode: oneTimeCodeFor('reset_password', (typed) => targetOf(typed) ?? typed),
}

export const flow = defineFlow(passwordResetMachine.provide({ actors }), () => undefined)
