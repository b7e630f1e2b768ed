import type { AccountSecurity, DeletionGrant } from '../domain/contract/security.ts'
import type { LoginTarget } from '../domain/loginTarget.ts'
import { saveFile } from './files.ts'
import { call, publicCall } from './http.ts'
import { type Outcome, outcomeOf } from './outcome.ts'

/** Devices, recent security events and a pending deletion. */
export const loadSecurity = (signal: AbortSignal): Promise<AccountSecurity> => call('GET /sessions', { signal })

/** Ends one session by its id, or all except this one (null). */
export const endSession = (id: string | null, signal: AbortSignal): Promise<Outcome<null>> =>
  outcomeOf(
    (id === null
      ? call('DELETE /sessions', { signal })
      : call('DELETE /sessions/:id', { params: { id }, signal })
    ).then(() => null),
  )

/** Sets the language of the account's emails, codes and pushes. Rejects if it was not stored; shows nothing. */
export const saveLanguage = async (language: 'en' | 'hi'): Promise<void> => {
  await call('PUT /account/language', { body: { language }, shows: 'background' })
}

/** Downloads everything stored about the account as a JSON file. */
export async function downloadExport(signal: AbortSignal): Promise<void> {
  const data = await call('GET /account/export', { signal })
  saveFile('founders-account.json', JSON.stringify(data, null, 2), 'application/json')
}

/** Checks the password of the account at `target` before a code is sent. */
export const checkOwner = (target: LoginTarget, password: string, signal: AbortSignal): Promise<Outcome<null>> =>
  outcomeOf(publicCall('POST /account-deletion/password', { body: { target, password }, signal }).then(() => null))

/** Requests the deletion with the proof of `delete_account` and the password. */
export const requestDeletion = (
  token: string,
  password: string,
  signal: AbortSignal,
): Promise<Outcome<DeletionGrant>> =>
  outcomeOf(publicCall('POST /account-deletion', { body: { token, password }, signal }))

/** Cancels the deletion. */
export const cancelDeletion = (signal: AbortSignal): Promise<Outcome<null>> =>
  outcomeOf(call('DELETE /account-deletion', { signal }).then(() => null))
