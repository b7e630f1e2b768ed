import * as v from 'valibot'
import { loginTargetSchema } from '../loginTargetSchema.ts'
import { languageSchema } from '../members/meSchema.ts'
import { instant, typedPassword, uuid } from '../validation/valueSchemas.ts'
import type { Declarations } from './declaration.ts'
import { done, doneSchema } from './envelope.ts'

export const securityEventKinds = [
  'registered',
  'login',
  'login_refused',
  'login_locked',
  'logout',
  'session_ended',
  'other_sessions_ended',
  'password_changed',
  'password_reset',
  'name_changed',
  'email_changed',
  'mobile_changed',
  'data_exported',
  'deletion_asked',
  'deletion_cancelled',
] as const
export type SecurityEventKind = (typeof securityEventKinds)[number]

/** GET /sessions — the account's owner, the devices that are logged in, this one first, and recent security events. */
export const securityResponse = v.object({
  ...done,
  /** The mobile in E.164. */
  owner: v.object({ name: v.string(), email: v.string(), mobile: v.string() }),
  sessions: v.array(
    v.object({
      id: uuid,
      current: v.boolean(),
      /** Browser and system from the user agent, such as `Chrome · Windows`; empty if unknown. */
      device: v.string(),
      last_seen_at: instant,
      created_at: instant,
      expires_at: instant,
    }),
  ),
  /** Newest first, at most 20. */
  events: v.array(v.object({ kind: v.picklist(securityEventKinds), device: v.string(), at: instant })),
  /** When the account will be erased; null if no deletion was requested. */
  deletion_due_at: v.nullable(instant),
  /** True if the member shares how they use the site. */
  shares_steps: v.boolean(),
})
export type AccountSecurity = v.InferOutput<typeof securityResponse>

/** PUT /account/language — the language of the account's emails, codes and pushes. */
export const languageRequest = v.object({ language: languageSchema })

/** GET /account/export — all tables with the account's data, by table name. */
export const exportResponse = v.record(v.string(), v.unknown())

/** POST /account-deletion/password — before a code is sent. Responds with 400 to wrong credentials. */
export const ownerCheckRequest = v.object({
  target: loginTargetSchema,
  password: typedPassword,
})

/** POST /account-deletion — without a login: the proof of `delete_account` identifies the account. */
export const deletionRequest = v.object({
  token: v.string(),
  password: typedPassword,
})
export const deletionResponse = v.object({ ...done, deletion_due_at: instant })
export type DeletionGrant = v.InferOutput<typeof deletionResponse>

export const securityRoutes = {
  'GET /sessions': {
    tag: 'security',
    summary: 'The owner’s details, devices, security events and a scheduled deletion',
    who: 'member',
    answer: securityResponse,
    refusals: [],
  },
  'DELETE /sessions': {
    tag: 'security',
    summary: 'Log out all other devices',
    who: 'member',
    answer: doneSchema,
    refusals: [],
  },
  'DELETE /sessions/:id': {
    tag: 'security',
    summary: 'Log out a device',
    who: 'member',
    answer: doneSchema,
    refusals: [],
  },
  'PUT /account/language': {
    tag: 'security',
    summary: 'Choose the language of emails, codes and pushes',
    who: 'member',
    body: languageRequest,
    example: { language: 'hi' },
    answer: doneSchema,
    refusals: [],
  },
  'GET /account/export': {
    tag: 'security',
    summary: 'Download all data of the account',
    who: 'member',
    answer: exportResponse,
    refusals: [],
  },
  'POST /account-deletion/password': {
    tag: 'security',
    summary: 'Check the password before a code is sent',
    who: 'anyone',
    body: ownerCheckRequest,
    example: { target: { kind: 'email', email: 'asha@example.com' }, password: 'Sturdy#Bridge7' },
    answer: doneSchema,
    refusals: ['RATE_LIMITED', 'AUTH_INVALID_CREDENTIALS', 'AUTH_LOCKED'],
  },
  'POST /account-deletion': {
    tag: 'security',
    summary: 'Request the deletion of an account in 14 days',
    who: 'anyone',
    body: deletionRequest,
    example: { token: 'proof-of-the-account', password: 'Sturdy#Bridge7' },
    answer: deletionResponse,
    refusals: ['RATE_LIMITED', 'PROOF_INVALID', 'AUTH_INVALID_CREDENTIALS', 'AUTH_LOCKED'],
  },
  'DELETE /account-deletion': {
    tag: 'security',
    summary: 'Cancel the deletion of the account',
    who: 'member',
    answer: doneSchema,
    refusals: [],
  },
} as const satisfies Declarations
