import type { LoginTarget } from '../loginTarget.ts'
import { type AccountDraft, emailErrors, mobileErrors, nameErrors } from '../registration/accountForm.ts'
import { normalEmail } from '../validation/email.ts'
import type { FieldErrors } from '../validation/fieldErrors.ts'
import { parsePhone } from '../validation/phone.ts'

/** What a member can change about their own account, one at a time; an email address or a number needs the password. */
export type OwnDetail = 'name' | 'email' | 'mobile'

export interface AccountOwner {
  name: string
  email: string
  /** E.164. */
  mobile: string
}

/** As it is typed; `password` is the current one. */
export type OwnDetailsDraft = Pick<AccountDraft, 'name' | 'email' | 'country' | 'dialCode' | 'mobile' | 'password'>

interface OwnDetailForm {
  detail: OwnDetail
  draft: OwnDetailsDraft
  /** The current details. */
  owner: AccountOwner
}

/** The address or number that a code is sent to. */
export const newContact = (detail: OwnDetail, { email, dialCode, mobile }: OwnDetailsDraft): LoginTarget =>
  detail === 'mobile'
    ? { kind: 'mobile', mobile: parsePhone(dialCode, mobile) ?? '' }
    : { kind: 'email', email: normalEmail(email) }

/** The errors of the form, by field as in the server's request; an empty object if there are none. */
export function ownDetailErrors({ detail, draft, owner }: OwnDetailForm): FieldErrors {
  if (detail === 'name') return nameErrors(draft)
  const errors = detail === 'email' ? emailErrors(draft) : mobileErrors(draft)
  const target = newContact(detail, draft)
  const isSame = target.kind === 'email' ? target.email === owner.email : target.mobile === owner.mobile
  if (!errors[detail] && isSame) errors[detail] = 'unchanged'
  if (draft.password === '') errors.password = 'required'
  return errors
}
