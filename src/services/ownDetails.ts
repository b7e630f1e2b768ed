import type { LoginTarget } from '../domain/loginTarget.ts'
import { type SentCode, sent } from './accounts.ts'
import { call } from './http.ts'
import { type Outcome, outcomeOf } from './outcome.ts'

export const saveName = (name: string, signal: AbortSignal): Promise<Outcome<null>> =>
  outcomeOf(call('PUT /account/name', { body: { name }, signal }).then(() => null))

/** Sends a code to a new email address or mobile number if the password is correct. */
export const sendContactCode = (
  target: LoginTarget,
  password: string,
  signal: AbortSignal,
): Promise<Outcome<SentCode>> =>
  outcomeOf(call('POST /account/contact/code', { body: { target, password }, signal }).then(sent))

/** Replaces the email address or mobile number with the proof of the code; safe to repeat. */
export const changeContact = (
  { target, password, proof }: { target: LoginTarget; password: string; proof: string },
  signal: AbortSignal,
): Promise<Outcome<null>> =>
  outcomeOf(call('PUT /account/contact', { body: { target, password, token: proof }, signal }).then(() => null))
