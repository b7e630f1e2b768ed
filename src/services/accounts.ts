import type {
  CodeChallenge,
  codePurposes,
  LoginRequest,
  RegisterRequest,
  SessionGrant,
} from '../domain/contract/accounts.ts'
import type { Country } from '../domain/contract/catalog.ts'
import { likelyCountry } from '../domain/likelyCountry.ts'
import type { LoginTarget } from '../domain/loginTarget.ts'
import { call, publicCall } from './http.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import { storage } from './storage.ts'
import './emailEndings.ts'

export const logIn = (request: LoginRequest, signal: AbortSignal): Promise<Outcome<SessionGrant>> =>
  // During a session the old token is sent too, so that the server ends the session that the login replaces.
  outcomeOf((storage.read('accessToken') ? call : publicCall)('POST /login', { body: request, signal }))

export const register = (request: RegisterRequest, signal: AbortSignal): Promise<Outcome<SessionGrant>> =>
  outcomeOf(publicCall('POST /register', { body: request, signal }))

type PublicCodePurpose = (typeof codePurposes)[number]

export interface SentCode {
  challenge: CodeChallenge
  /** The server's clock minus this device's, in milliseconds. */
  clockOffset: number
}

export const sent = (challenge: CodeChallenge): SentCode => ({
  challenge,
  clockOffset: Date.parse(challenge.server_time) - Date.now(),
})

export const sendCode = (
  purpose: PublicCodePurpose,
  target: LoginTarget,
  signal: AbortSignal,
): Promise<Outcome<SentCode>> => outcomeOf(publicCall('POST /codes', { body: { purpose, target }, signal }).then(sent))

/** Sends a code to the account's other channel if the password is correct. */
export const sendLoginCode = (target: LoginTarget, password: string, signal: AbortSignal): Promise<Outcome<SentCode>> =>
  outcomeOf(publicCall('POST /login/code', { body: { target, password }, signal }).then(sent))

/** The current state of an earlier code challenge. */
export const loadCode = (id: string, signal: AbortSignal): Promise<Outcome<SentCode>> =>
  outcomeOf(publicCall('GET /codes/:id', { params: { id }, signal, shows: 'nothing' }).then(sent))

export const resendCode = (id: string, signal: AbortSignal): Promise<Outcome<SentCode>> =>
  outcomeOf(publicCall('POST /codes/:id/resend', { params: { id }, signal }).then(sent))

export const verifyCode = (id: string, code: string, signal: AbortSignal): Promise<Outcome<{ proof: string }>> =>
  outcomeOf(publicCall('POST /codes/:id/verification', { params: { id }, body: { code }, signal }))

export const resetPassword = (
  token: string,
  password: string,
  confirmation: string,
  signal: AbortSignal,
): Promise<Outcome<null>> =>
  outcomeOf(
    publicCall('POST /reset-password', { body: { token, password, confirm_password: confirmation }, signal }).then(
      () => null,
    ),
  )

/** `message.message` is the server's text (section 7). The token of the call becomes invalid and is replaced. */
export const updatePassword = (
  draft: { current: string; next: string; confirmation: string },
  signal: AbortSignal,
): Promise<Outcome<string>> =>
  outcomeOf(
    call('POST /update-password', {
      body: { current_password: draft.current, password: draft.next, confirm_password: draft.confirmation },
      signal,
      shows: 'everything',
    }).then(({ message, access_token }) => {
      if (access_token) storage.write('accessToken', access_token)
      return message.message
    }),
  )

/** Countries with dial codes, the visitor's likely country first. */
export async function loadCountries(signal: AbortSignal): Promise<Country[]> {
  const { list } = await publicCall('GET /countries', { signal })
  const likely = likelyCountry(navigator.languages, Intl.DateTimeFormat().resolvedOptions().timeZone)
  return list.toSorted((one, other) => Number(other.code === likely) - Number(one.code === likely))
}
