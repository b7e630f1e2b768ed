import type { CodeChallenge, Me, SessionGrant } from '../../src/domain/contract/accounts.ts'

/** What an actor of a flow may answer: yes, a refusal, or nothing. */
export const offline = { error: new Error('offline') }
export const yes = <T>(value: T) => ({ output: { ok: true as const, value } })
export const no = (code: string) => ({ output: { ok: false as const, refusal: { code, message: code, fields: {} } } })
export const flawless = { output: {} }

export const grant: SessionGrant = {
  status: true,
  access_token: 't',
  info_id: 'i',
  login_type: 'investor',
  account_type: 'investor',
}
export const me = {
  login_type: 'investor',
  account_type: 'investor',
  profiles: [],
  server_time: '2026-11-21T08:00:00.000Z',
} as unknown as Me
export const challenge = {
  challenge_id: 'c',
  target: 'a•••@b.in',
  resend_at: '',
  expires_at: '',
  server_time: '',
  tries_left: 5,
} as unknown as CodeChallenge
