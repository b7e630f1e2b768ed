import type { SessionGrant } from '../domain/contract/accounts.ts'
import type { LandingSource } from '../landing.ts'
import { keepTextsOf } from '../services/drafts.ts'
import { storage } from '../services/storage.ts'
import { toastError } from '../services/toasts.ts'
import { session } from './session.ts'
import { words } from './words.ts'

/** Starts the session of a grant. If the browser cannot store anything, a toast says how long the session lasts. */
export function announceGrant(grant: SessionGrant, landingSource: LandingSource | null): void {
  keepTextsOf(grant.info_id)
  session.send({ type: 'session.granted', grant, landingSource })
  if (!storage.outlivesTab('accessToken')) toastError(words().login.notSaved())
}
