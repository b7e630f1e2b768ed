import type { Me } from '../domain/contract/accounts.ts'
import type { AccountType } from '../domain/offerings.ts'
import { get, post } from './http.ts'

/** The current user (section 7, action `me`); its failures are only logged (section 8). */
export const loadAccount = (signal: AbortSignal): Promise<Me> => get<Me>('me', undefined, signal, 'nothing')

// Leaving goes on whatever the server says to these two.
export const unregisterDevice = (token: string): Promise<unknown> =>
  post('unregister-device', { token, push_type: 'WEB_PUSH' }, undefined, 'background')

export const endSession = (): Promise<unknown> => post('logout', {}, undefined, 'background')

/** Makes the session act as another profile of its account. */
export const switchAccount = (accountType: AccountType, signal: AbortSignal): Promise<unknown> =>
  post('context', { account_type: accountType }, signal)
