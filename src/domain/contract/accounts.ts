import * as v from 'valibot'
import { loginTargetSchema } from '../loginTargetSchema.ts'
import { languageSchema, meSchema } from '../members/meSchema.ts'
import { accountTypes, loginTypes } from '../offerings.ts'
import { codePattern } from '../oneTimeCode.ts'
import { longestEmail } from '../validation/email.ts'
import { longestPhone } from '../validation/phone.ts'
import { instant, memberName, newPassword, typedPassword, uuid } from '../validation/valueSchemas.ts'
import type { Declarations } from './declaration.ts'
import { done, doneSchema } from './envelope.ts'
import { ownerCheckRequest } from './security.ts'

export const codePurposes = ['verify_email', 'verify_mobile', 'reset_password', 'delete_account'] as const
/** The others require the correct password: for a locked login, and for the new login name of an account. */
export type CodePurpose = (typeof codePurposes)[number] | 'log_in' | 'change_email' | 'change_mobile'

/** POST /codes — the response is identical for unknown accounts. */
export const sendCodeRequest = v.object({
  purpose: v.picklist(codePurposes),
  target: loginTargetSchema,
})
export const codeChallengeResponse = v.object({
  ...done,
  challenge_id: uuid,
  /** The masked target, for the screen. */
  target: v.string(),
  resend_at: instant,
  expires_at: instant,
  server_time: instant,
  tries_left: v.number(),
})
export type CodeChallenge = v.InferOutput<typeof codeChallengeResponse>

/** POST /codes/{id}/verification — responds with a single-use proof, valid for 15 minutes. */
export const verifyCodeRequest = v.object({ code: v.pipe(v.string(), v.regex(codePattern)) })
export const verifyCodeResponse = v.object({ ...done, proof: v.string(), expires_at: instant })

/** POST /register */
export const registerRequest = v.object({
  login_type: v.picklist(loginTypes),
  name: memberName,
  /** E.164, e.g. +919812345678 */
  mobile: v.pipe(v.string(), v.trim(), v.maxLength(longestPhone)),
  email: v.pipe(v.string(), v.trim(), v.maxLength(longestEmail)),
  /** The proof of `verify_email` for the same address. */
  email_proof: v.string(),
  password: newPassword,
  confirm_password: newPassword,
  accept_terms: v.literal(true),
  language: languageSchema,
})
export type RegisterRequest = v.InferInput<typeof registerRequest>

/** POST /login — responds with 400 to wrong credentials. */
export const loginRequest = v.object({
  login_type: v.picklist(loginTypes),
  account_type: v.optional(v.picklist(accountTypes)),
  target: loginTargetSchema,
  password: typedPassword,
  remember: v.boolean(),
  /** The proof of POST /login/code; required if the login name is locked. */
  code_proof: v.optional(v.pipe(v.string(), v.maxLength(200))),
})
export type LoginRequest = v.InferInput<typeof loginRequest>

export const sessionResponse = v.object({
  ...done,
  access_token: v.string(),
  /** Sent back as the `x-info-id` header with every call. */
  info_id: uuid,
  login_type: v.picklist(loginTypes),
  /** The acting profile; null for an entrepreneur who has not chosen an offering yet. */
  account_type: v.nullable(v.picklist(accountTypes)),
  /** All profiles of the account, newest first. */
  profiles: v.array(v.picklist(accountTypes)),
})
export type SessionGrant = v.InferOutput<typeof sessionResponse>

/** POST /reset-password */
export const resetPasswordRequest = v.object({
  /** The proof of `reset_password`. */
  token: v.string(),
  password: newPassword,
  confirm_password: newPassword,
})

/** POST /update-password */
export const updatePasswordRequest = v.object({
  current_password: newPassword,
  password: newPassword,
  confirm_password: newPassword,
})
export const updatePasswordResponse = v.object({
  status: v.boolean(),
  message: v.object({ message: v.string() }),
  /** Replaces the token of this call, which is no longer valid. */
  access_token: v.optional(v.string()),
})

/** POST /context — switches the acting profile of the session. */
export const switchContextRequest = v.object({ account_type: v.picklist(accountTypes) })
export const switchContextResponse = v.object({ ...done, login_type: v.picklist(loginTypes) })

/** GET /me */
export const meResponse = v.object({ ...done, ...meSchema.entries })

export const accountRoutes = {
  'POST /codes': {
    tag: 'codes',
    summary: 'Send a one-time code',
    who: 'anyone',
    body: sendCodeRequest,
    example: { purpose: 'verify_email', target: { kind: 'email', email: 'asha@example.com' } },
    answer: codeChallengeResponse,
    refusals: ['RATE_LIMITED', 'OTP_TOO_MANY'],
  },
  'GET /codes/:id': {
    tag: 'codes',
    summary: 'A challenge whose code is still valid',
    who: 'anyone',
    answer: codeChallengeResponse,
    refusals: ['OTP_EXPIRED', 'OTP_TOO_MANY'],
  },
  'POST /codes/:id/resend': {
    tag: 'codes',
    summary: 'Send the same code again',
    who: 'anyone',
    answer: codeChallengeResponse,
    refusals: ['RATE_LIMITED', 'OTP_EXPIRED', 'OTP_TOO_MANY'],
  },
  'POST /codes/:id/verification': {
    tag: 'codes',
    summary: 'Verify a one-time code',
    who: 'anyone',
    body: verifyCodeRequest,
    example: { code: '123456' },
    answer: verifyCodeResponse,
    refusals: ['OTP_INVALID', 'OTP_EXPIRED', 'OTP_TOO_MANY'],
  },
  'POST /register': {
    tag: 'accounts',
    summary: 'Create an account',
    who: 'anyone',
    body: registerRequest,
    example: {
      login_type: 'investor',
      name: 'Asha Rao',
      mobile: '+919812345678',
      email: 'asha@example.com',
      email_proof: 'proof-of-the-address',
      password: 'Sturdy#Bridge7',
      confirm_password: 'Sturdy#Bridge7',
      accept_terms: true,
      language: 'en',
    },
    answer: sessionResponse,
    refusals: ['RATE_LIMITED', 'PROOF_INVALID', 'EMAIL_TAKEN', 'MOBILE_TAKEN'],
  },
  'POST /login': {
    tag: 'accounts',
    summary: 'Log in',
    who: 'anyone',
    body: loginRequest,
    example: {
      login_type: 'investor',
      target: { kind: 'email', email: 'asha@example.com' },
      password: 'Sturdy#Bridge7',
      remember: true,
    },
    answer: sessionResponse,
    refusals: ['RATE_LIMITED', 'AUTH_INVALID_CREDENTIALS', 'AUTH_LOCKED', 'PROOF_INVALID'],
  },
  'POST /login/code': {
    tag: 'accounts',
    summary: 'Send a login code to the account’s other channel, if the password is correct',
    who: 'anyone',
    body: ownerCheckRequest,
    example: { target: { kind: 'mobile', mobile: '+919812345678' }, password: 'Sturdy#Bridge7' },
    answer: codeChallengeResponse,
    refusals: ['RATE_LIMITED', 'AUTH_INVALID_CREDENTIALS', 'AUTH_LOCKED', 'OTP_TOO_MANY'],
  },
  'POST /reset-password': {
    tag: 'accounts',
    summary: 'Set a new password with a verified code',
    who: 'anyone',
    body: resetPasswordRequest,
    example: { token: 'proof-of-the-account', password: 'Sturdy#Bridge8', confirm_password: 'Sturdy#Bridge8' },
    answer: doneSchema,
    refusals: ['RATE_LIMITED', 'PROOF_INVALID'],
  },
  'GET /me': {
    tag: 'session',
    summary: 'The current user',
    who: 'member',
    answer: meResponse,
    refusals: [],
  },
  'POST /context': {
    tag: 'session',
    summary: 'Switch to another profile of the account',
    who: 'member',
    body: switchContextRequest,
    example: { account_type: 'want-to-sell' },
    answer: switchContextResponse,
    refusals: ['NOT_FOUND'],
  },
  'POST /logout': {
    tag: 'session',
    summary: 'End this session',
    who: 'member',
    answer: doneSchema,
    refusals: [],
  },
  'POST /update-password': {
    tag: 'session',
    summary: 'Change the password; where `status` is false, `message.message` gives the reason',
    who: 'member',
    body: updatePasswordRequest,
    example: {
      current_password: 'Sturdy#Bridge7',
      password: 'Sturdy#Bridge8',
      confirm_password: 'Sturdy#Bridge8',
    },
    answer: updatePasswordResponse,
    saysNoAt: 400,
    refusals: ['AUTH_LOCKED'],
  },
} as const satisfies Declarations
