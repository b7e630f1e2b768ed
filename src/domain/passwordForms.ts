import { type LoginName, loginNameErrors, type NameErrors } from './loginName.ts'
import type { FieldError } from './validation/fieldErrors.ts'
import { isPassword } from './validation/password.ts'

/** The errors of the password forms (section 5), by field; an empty object if there are none. */

export interface NewPassword {
  password: string
  confirmPassword: string
}
/** Field names as in the server's request. */
export type NewPasswordErrors = { password?: FieldError; confirm_password?: FieldError }
export function newPasswordErrors({ password, confirmPassword }: NewPassword): NewPasswordErrors {
  const errors: NewPasswordErrors = {}
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
/** Field names as in the server's request. */
export const passwordChangeFields = {
  current: 'current_password',
  next: 'password',
  confirmation: 'confirm_password',
} as const satisfies Record<keyof PasswordChange, string>
export type PasswordChangeErrors = NewPasswordErrors & { current_password?: FieldError }
export function passwordChangeErrors({ current, next, confirmation }: PasswordChange): PasswordChangeErrors {
  const errors: PasswordChangeErrors = {}
  if (current === '') errors.current_password = 'required'
  if (next === '') errors.password = 'required'
  else if (!isPassword(next)) errors.password = 'passwordWeak'
  else if (next === current) errors.password = 'samePassword'
  if (confirmation === '') errors.confirm_password = 'required'
  else if (confirmation !== next) errors.confirm_password = 'newPasswordMismatch'
  return errors
}
/**
 * The fields whose errors a change may resolve: the new password is compared with the current one and the confirmation.
 */
export const fieldsAffectedBy = (change: Partial<PasswordChange>): string[] =>
  Object.keys(change).flatMap((name) => {
    if (name === 'current') return ['current_password', 'password']
    return name === 'next' ? ['password', 'confirm_password'] : ['confirm_password']
  })

export interface LoginErrors extends NameErrors {
  password?: 'enterPassword' | 'weakPassword'
}
export function loginErrors(draft: LoginName & { password: string }): LoginErrors {
  const errors: LoginErrors = loginNameErrors(draft)
  if (draft.password === '') return { ...errors, password: 'enterPassword' }
  return isPassword(draft.password) ? errors : { ...errors, password: 'weakPassword' }
}

export interface DeletionDraft extends LoginName {
  password: string
}
export interface DeletionErrors extends NameErrors {
  password?: 'enterPassword'
}
/** The errors of the deletion form; only the server knows whether the password is correct. */
export const deletionErrors = (draft: DeletionDraft): DeletionErrors => ({
  ...loginNameErrors(draft),
  ...(draft.password === '' ? { password: 'enterPassword' as const } : {}),
})
