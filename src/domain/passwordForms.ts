import { type LoginName, type LoginNameError, loginNameErrors } from './loginName.ts'
import type { FieldErrors } from './validation/fieldErrors.ts'
import { isPassword } from './validation/password.ts'

/** The errors of the password forms (section 5), by field; an empty object if there are none. */

export interface NewPassword {
  password: string
  confirmPassword: string
}
export function newPasswordErrors({ password, confirmPassword }: NewPassword): FieldErrors {
  const errors: FieldErrors = {}
  if (password === '') errors.password = 'required'
  else if (!isPassword(password)) errors.password = 'passwordWeak'
  if (confirmPassword === '') errors.confirm_password = 'required'
  else if (confirmPassword !== password) errors.confirm_password = 'passwordMismatch'
  return errors
}

export interface PasswordChange {
  current: string
  next: string
  confirmation: string
}
export function passwordChangeErrors({ current, next, confirmation }: PasswordChange): FieldErrors {
  const errors: FieldErrors = {}
  if (current === '') errors.current = 'required'
  if (next === '') errors.next = 'required'
  else if (!isPassword(next)) errors.next = 'passwordWeak'
  else if (next === current) errors.next = 'samePassword'
  if (confirmation === '') errors.confirmation = 'required'
  else if (confirmation !== next) errors.confirmation = 'newPasswordMismatch'
  return errors
}

interface NameErrors {
  email?: LoginNameError
  mobile?: LoginNameError
}
export interface LoginErrors extends NameErrors {
  password?: 'enterPassword' | 'weakPassword'
}
export function loginErrors(draft: LoginName & { password: string }): LoginErrors {
  const errors: LoginErrors = loginNameErrors(draft)
  if (draft.password === '') return { ...errors, password: 'enterPassword' }
  return isPassword(draft.password) ? errors : { ...errors, password: 'weakPassword' }
}

export interface DeletionErrors extends NameErrors {
  password?: 'enterPassword'
}
/** The errors of the deletion form; only the server knows whether the password is correct. */
export const deletionErrors = ({ name, password }: { name: LoginName; password: string }): DeletionErrors => ({
  ...loginNameErrors(name),
  ...(password === '' ? { password: 'enterPassword' as const } : {}),
})
