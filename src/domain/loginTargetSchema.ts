import * as v from 'valibot'
import type { LoginTarget } from './loginTarget.ts'
import { isAddress, longestEmail, normalEmail } from './validation/email.ts'
import type { FieldError } from './validation/fieldErrors.ts'
import { longestPhone, parsePhone } from './validation/phone.ts'

const invalidEmail: FieldError = 'invalidEmail'
const invalidMobile: FieldError = 'invalidMobile'
/** A login name of the other kind in the same request is refused, not ignored. */
const absent = v.optional(v.never())

/** A login name on the wire, of one kind: the address in lower case, the number in E.164. */
export const loginTargetSchema = v.variant('kind', [
  v.object({
    kind: v.literal('email'),
    email: v.pipe(
      v.string(),
      v.examples(['asha@example.com']),
      v.maxLength(longestEmail, invalidEmail),
      v.transform(normalEmail),
      v.check(isAddress, invalidEmail),
    ),
    mobile: absent,
  }),
  v.object({
    kind: v.literal('mobile'),
    mobile: v.pipe(
      v.string(),
      v.examples(['+919812345678']),
      v.maxLength(longestPhone, invalidMobile),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const number = parsePhone('', dataset.value)
        if (number !== null) return number
        addIssue({ message: invalidMobile })
        return NEVER
      }),
    ),
    email: absent,
  }),
]) satisfies v.GenericSchema<LoginTarget>
