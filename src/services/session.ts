import type { Me } from '../domain/contract/accounts.ts'
import type { AccountType } from '../domain/offerings.ts'
import { get, post } from './http.ts'

/** The current user (section 7, action `me`). */
export const loadAccount = (signal: AbortSignal): Promise<Me> => get<Me>('me', undefined, signal)

export const unregisterDevice = (token: string): Promise<unknown> =>
  post('unregister-device', { token, push_type: 'WEB_PUSH' })

export const endSession = (): Promise<unknown> => post('logout')

/** Makes the session act as another profile of its account. */
export const switchAccount = (accountType: AccountType, signal: AbortSignal): Promise<unknown> =>
  post('context', { account_type: accountType }, signal)
