import type {
  CodeChallenge,
  CodePurpose,
  LoginRequest,
  RegisterRequest,
  SessionGrant,
} from '../domain/contract/accounts.ts'
import type { Country } from '../domain/contract/catalog.ts'
import { post, publicGet, publicPost } from './http.ts'
import { type Outcome, outcomeOf } from './outcome.ts'

export const logIn = (wish: LoginRequest, signal: AbortSignal): Promise<Outcome<SessionGrant>> =>
  outcomeOf(publicPost<SessionGrant>('login', wish, signal))

export const register = (wish: RegisterRequest, signal: AbortSignal): Promise<Outcome<SessionGrant>> =>
  outcomeOf(publicPost<SessionGrant>('register', wish, signal))

export interface SentCode {
  challenge: CodeChallenge
  /** The server's clock less this device's, in milliseconds. */
  clockOffset: number
}

const sent = (challenge: CodeChallenge): SentCode => ({
  challenge,
  clockOffset: Date.parse(challenge.server_time) - Date.now(),
})

export const sendCode = (purpose: CodePurpose, target: string, signal: AbortSignal): Promise<Outcome<SentCode>> =>
  outcomeOf(publicPost<CodeChallenge>('codes', { purpose, target }, signal).then(sent))

export const resendCode = (id: string, signal: AbortSignal): Promise<Outcome<SentCode>> =>
  outcomeOf(publicPost<CodeChallenge>(`codes/${id}/resend`, {}, signal).then(sent))

export const verifyCode = (id: string, code: string, signal: AbortSignal): Promise<Outcome<{ proof: string }>> =>
  outcomeOf(publicPost<{ proof: string }>(`codes/${id}/verification`, { code }, signal))

export const resetPassword = (
  token: string,
  password: string,
  confirmation: string,
  signal: AbortSignal,
): Promise<Outcome<null>> =>
  outcomeOf(publicPost('reset-password', { token, password, confirm_password: confirmation }, signal).then(() => null))

/** `message.message` is the server's own words (section 7). */
export const updatePassword = (
  draft: { current: string; next: string; confirmation: string },
  signal: AbortSignal,
): Promise<Outcome<string>> =>
  outcomeOf(
    post<{ message: { message: string } }>(
      'update-password',
      { current_password: draft.current, password: draft.next, confirm_password: draft.confirmation },
      signal,
    ).then(({ message }) => message.message),
  )

export const loadCountries = async (signal: AbortSignal): Promise<Country[]> =>
  (await publicGet<{ list: Country[] }>('countries', {}, signal)).list
