import { tabStorage } from './tabStorage.ts'

/** Browser storage under the keys of the specification (section 3). Storage that is refused counts as empty. */
export const keys = {
  accessToken: 'access_token',
  infoId: 'x-info-id',
  tab: 'Tab_Selected',
  view: 'view',
  currency: 'preferred_currency',
  deviceToken: 'FCMDeviceToken',
  root: 'root',
  language: 'language',
} as const
type Name = keyof typeof keys

/** One entry for each conversation; they go with the session. */
const draftOf = (chatId: string) => `draft:${chatId}`

const sessionKeys: readonly Name[] = ['accessToken', 'infoId', 'tab', 'currency', 'deviceToken', 'root']

const attempt = <T>(use: () => T, otherwise: T): T => {
  try {
    return use()
  } catch {
    return otherwise
  }
}

export const storage = {
  read: (name: Name): string | null => attempt(() => localStorage.getItem(keys[name]), null),
  write: (name: Name, value: string): void => attempt(() => localStorage.setItem(keys[name], value), undefined),
  forget: (name: Name): void => attempt(() => localStorage.removeItem(keys[name]), undefined),
  /** Tells the server which page to send: a visitor's, or the frame of a member's. It grants nothing. */
  markMember: (isMember: boolean): void =>
    attempt(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser that the product runs in
      document.cookie = `member=1; path=/; samesite=lax; max-age=${isMember ? 31_536_000 : 0}`
    }, undefined),
  /** Everything that belongs to a session; the language stays. */
  clearSession: (): void => {
    for (const name of sessionKeys) storage.forget(name)
    storage.markMember(false)
    drafts.forgetAll()
    attempt(() => indexedDB.deleteDatabase(outboxName), undefined)
  },
}

export const drafts = {
  read: (chatId: string): string => attempt(() => localStorage.getItem(draftOf(chatId)), null) ?? '',
  write: (chatId: string, text: string): void =>
    attempt(
      () => (text ? localStorage.setItem(draftOf(chatId), text) : localStorage.removeItem(draftOf(chatId))),
      undefined,
    ),
  forgetAll: (): void =>
    attempt(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith(draftOf(''))) localStorage.removeItem(key)
    }, undefined),
}

/** The database of messages that have not gone out. */
export const outboxName = 'outbox'

/** The address asked for before the login, for this tab. */
export const wantedAddress = {
  remember: (address: string): void => tabStorage.write('wanted-address', address),
  take: (): string | null => {
    const address = tabStorage.read<string>('wanted-address')
    tabStorage.forget('wanted-address')
    return address
  },
}
