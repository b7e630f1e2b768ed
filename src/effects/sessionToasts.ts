import { faultWords } from '../domain/contract/faultWords.ts'
import { loadWords } from '../i18n/language.ts'
import { registrationOf } from '../routes.ts'
import { toastError, toastInfo, toastLink } from '../services/toasts.ts'
import { words } from './words.ts'

/** The session's toasts, in a separate file because the first page shows none. */

export const sessionEnded = (): void =>
  void toastError(faultWords.unauthorized[document.documentElement.lang === 'hi' ? 'hi' : 'en'])

/** Says why a page of Global Connect did not open, and links to the missing step. */
export async function globalConnectProfileMissing(): Promise<void> {
  // No screen has loaded these words if the page was opened at that address.
  await loadWords(['memberHome'])
  toastLink(words().memberHome.needsGlobalConnect(), registrationOf('want-to-grow'), 'global-connect')
}

export const welcome = (name: string): void => toastInfo(words().memberHome.otherMember({ name }))
