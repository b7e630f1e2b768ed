import { browserStorage } from './browserStorage.ts'
import { tabStorage } from './tabStorage.ts'

export const lasting = browserStorage(() => localStorage)

/** Entries that a logout deletes. */
const ofSession = {
  accessToken: 'access_token',
  infoId: 'x-info-id',
  tab: 'Tab_Selected',
  currency: 'preferred_currency',
  deviceToken: 'FCMDeviceToken',
  root: 'root',
} as const

/** Browser storage under the keys of the specification (section 3). */
export const keys = { ...ofSession, view: 'view', language: 'language', flowlab: 'flowlab' } as const
type Name = keyof typeof keys

export const draftPrefix = 'draft:'

export const storage = {
  read: (name: Name): string | null => lasting.read(keys[name]),
  write: (name: Name, value: string): void => lasting.write(keys[name], value),
  forget: (name: Name): void => lasting.forget(keys[name]),
  /** True if the entry survives a reload of the page. */
  outlivesTab: (name: Name): boolean => lasting.outlivesTab(keys[name]),
  /** Tells the server whether to send a visitor's page or a member's frame. It grants no access. */
  markMember: (isMember: boolean): void =>
    writeCookie(`member=1; path=/; samesite=lax; max-age=${isMember ? 31_536_000 : 0}`),
  /** Deletes everything that belongs to a session, but not the language. */
  clearSession: (): void => {
    // Input that a visitor started in this tab remains after the login.
    if ((storage.read('accessToken') ?? storage.read('infoId')) !== null) tabStorage.clearSession()
    for (const key of Object.values(ofSession)) lasting.forget(key)
    storage.markMember(false)
  },
  /** Deletes the drafts and the unsent messages. A session that is ended by the server leaves them to its account. */
  forgetTexts: (): void => {
    for (const key of lasting.keys()) if (key.startsWith(draftPrefix)) lasting.forget(key)
    try {
      indexedDB.deleteDatabase(outboxName)
    } catch {
      // Storage is denied, so nothing was stored.
    }
  },
}

/** Writes a cookie; does nothing if storage is denied. */
export function writeCookie(cookie: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser that the product runs in
    document.cookie = cookie
  } catch {
    // The server then sends a visitor's page, which the client replaces.
  }
}

/** The database of unsent messages. */
export const outboxName = 'outbox'

/** The address that was requested before the login, in this tab. */
export const requestedAddress = {
  remember: (address: string): void => tabStorage.write('wanted-address', address),
  take: (): string | null => {
    const address = tabStorage.read<string>('wanted-address')
    tabStorage.forget('wanted-address')
    return address
  },
}
