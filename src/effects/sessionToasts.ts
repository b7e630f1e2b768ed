import { faultWords } from '../domain/contract/faultWords.ts'
import type { Me } from '../domain/members/meSchema.ts'
import { loadWords } from '../i18n/language.ts'
import { addresses, loginTypeAt, registrationOf, routeOf } from '../routes.ts'
import { onLanguageChange } from '../services/language.ts'
import { toastError, toastInfo, toastLink, toastNotice } from '../services/toasts.ts'
import { session } from './session.ts'
import { words } from './words.ts'

/** The session's toasts, in a separate file because the first page shows none. */

/** Says why a member sees the home page, and links to the login that leads back, until they log in. */
export async function sessionEnded(cause: 'refused' | 'elsewhere', left: string, me: Me | null): Promise<void> {
  if (cause === 'refused') toastError(faultWords.unauthorized[document.documentElement.lang === 'hi' ? 'hi' : 'en'])
  await loadWords(['login'])
  const login = loginTypeAt(left) ?? me?.login_type ?? 'entrepreneur'
  const to = routeOf(left)?.guarded ? addresses.loginFor(login, left) : addresses.login(login)
  const show = () => {
    const { text, logIn } = words().login.ended
    return toastNotice(text[cause](), { text: logIn(), to }, 'ended')
  }
  let hide = show()
  const forgetLanguage = onLanguageChange(() => {
    hide = show()
  })
  const { unsubscribe } = session.subscribe((snapshot) => {
    if (snapshot.matches('loggedOut')) return
    hide()
    forgetLanguage()
    unsubscribe()
  })
}

/** Says why a page of Global Connect did not open, and links to the missing step. */
export async function globalConnectProfileMissing(): Promise<void> {
  // No screen has loaded these words if the page was opened at that address.
  await loadWords(['memberHome'])
  toastLink(words().memberHome.needsGlobalConnect(), registrationOf('want-to-grow'), 'global-connect')
}

export const welcome = (name: string): void => toastInfo(words().memberHome.otherMember({ name }))
