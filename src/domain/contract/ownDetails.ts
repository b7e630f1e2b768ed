import * as v from 'valibot'
import { loginTargetSchema } from '../loginTargetSchema.ts'
import { memberName, typedPassword } from '../validation/valueSchemas.ts'
import { codeChallengeResponse } from './accounts.ts'
import type { Declarations } from './declaration.ts'
import { doneSchema } from './envelope.ts'

/** PUT /account/name */
export const ownNameRequest = v.object({ name: memberName })

/** POST /account/contact/code — sends a code to a new email address or mobile number. */
export const contactCodeRequest = v.object({
  target: loginTargetSchema,
  /** The current one. */
  password: typedPassword,
})

/** PUT /account/contact — safe to repeat: an account that has the address or number already gets the same response. */
export const ownContactRequest = v.object({
  target: loginTargetSchema,
  password: typedPassword,
  /** The proof of `change_email` or `change_mobile` for the same target. */
  token: v.pipe(v.string(), v.maxLength(200)),
})

const example = { target: { kind: 'email', email: 'asha@example.com' }, password: 'Sturdy#Bridge7' } as const

/** A member's own name, email address and mobile number. */
export const ownDetailsRoutes = {
  'PUT /account/name': {
    tag: 'security',
    summary: 'Change the own name',
    who: 'member',
    body: ownNameRequest,
    example: { name: 'Asha Rao' },
    answer: doneSchema,
    refusals: [],
  },
  'POST /account/contact/code': {
    tag: 'security',
    summary: 'Send a code to a new email address or mobile number, if the password is correct',
    who: 'member',
    body: contactCodeRequest,
    example,
    answer: codeChallengeResponse,
    refusals: ['RATE_LIMITED', 'AUTH_INVALID_CREDENTIALS', 'AUTH_LOCKED', 'OTP_TOO_MANY'],
  },
  'PUT /account/contact': {
    tag: 'security',
    summary: 'Change the own email address or mobile number with a verified code',
    who: 'member',
    body: ownContactRequest,
    example: { ...example, token: 'proof-of-the-address' },
    answer: doneSchema,
    refusals: ['PROOF_INVALID', 'AUTH_INVALID_CREDENTIALS', 'AUTH_LOCKED', 'EMAIL_TAKEN', 'MOBILE_TAKEN'],
  },
} as const satisfies Declarations
