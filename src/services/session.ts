import type { Me } from '../domain/members/meSchema.ts'
import type { AccountType } from '../domain/offerings.ts'
import { call } from './http.ts'

/** The current user (section 7, action `me`); its failures are only logged (section 8). */
export const loadAccount = (signal: AbortSignal): Promise<Me> => call('GET /me', { signal, shows: 'nothing' })

// The logout continues whether or not these two succeed.
export const unregisterDevice = (token: string): Promise<unknown> =>
  call('POST /unregister-device', { body: { token, push_type: 'WEB_PUSH' }, shows: 'background' })

export const endSession = (): Promise<unknown> => call('POST /logout', { shows: 'background' })

/** Switches the session to another profile of its account. */
export const switchAccount = (accountType: AccountType, signal: AbortSignal): Promise<unknown> =>
  call('POST /context', { body: { account_type: accountType }, signal })
