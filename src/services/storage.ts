import { browserStorage } from './browserStorage.ts'
import { tabStorage } from './tabStorage.ts'

const lasting = browserStorage(() => localStorage)

/** Browser storage under the keys of the specification (section 3). */
export const keys = {
  accessToken: 'access_token',
  infoId: 'x-info-id',
  tab: 'Tab_Selected',
  view: 'view',
  currency: 'preferred_currency',
  deviceToken: 'FCMDeviceToken',
  root: 'root',
  language: 'language',
  flowlab: 'flowlab',
} as const
type Name = keyof typeof keys

/** One entry for each conversation; they go with the session. */
const draftOf = (chatId: string) => `draft:${chatId}`

/** Whether an entry goes with the session. */
const isOfSession: Record<Name, boolean> = {
  accessToken: true,
  infoId: true,
  tab: true,
  view: false,
  currency: true,
  deviceToken: true,
  root: true,
  language: false,
  flowlab: false,
}
const names = Object.keys(keys) as Name[]

export const storage = {
  read: (name: Name): string | null => lasting.read(keys[name]),
  write: (name: Name, value: string): void => lasting.write(keys[name], value),
  forget: (name: Name): void => lasting.forget(keys[name]),
  /** Whether a reload of the page finds it again. */
  outlivesTab: (name: Name): boolean => lasting.outlivesTab(keys[name]),
  /** Says to the server which page to send: a visitor's, or the frame of a member's. It grants nothing. */
  markMember: (isMember: boolean): void =>
    writeCookie(`member=1; path=/; samesite=lax; max-age=${isMember ? 31_536_000 : 0}`),
  /** Everything that belongs to a session; the language stays. */
  clearSession: (): void => {
    // What a visitor has begun in this tab is their own still once they log in.
    if ((storage.read('accessToken') ?? storage.read('infoId')) !== null) tabStorage.clearSession()
    for (const name of names) if (isOfSession[name]) storage.forget(name)
    storage.markMember(false)
    drafts.forgetAll()
    try {
      indexedDB.deleteDatabase(outboxName)
    } catch {
      // Denied: nothing was saved there.
    }
  },
}

/** Denied where storage is. */
export function writeCookie(cookie: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser that the product runs in
    document.cookie = cookie
  } catch {
    // The server then sends a visitor's page, which the client replaces.
  }
}

export const drafts = {
  read: (chatId: string): string => lasting.read(draftOf(chatId)) ?? '',
  write: (chatId: string, text: string): void =>
    text ? lasting.write(draftOf(chatId), text) : lasting.forget(draftOf(chatId)),
  forgetAll: (): void => {
    for (const key of lasting.keys()) if (key.startsWith(draftOf(''))) lasting.forget(key)
  },
}

/** The database of messages that have not gone out. */
export const outboxName = 'outbox'

/** The address requested before the login, for this tab. */
export const requestedAddress = {
  remember: (address: string): void => tabStorage.write('wanted-address', address),
  take: (): string | null => {
    const address = tabStorage.read<string>('wanted-address')
    tabStorage.forget('wanted-address')
    return address
  },
}
