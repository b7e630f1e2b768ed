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
  /** Everything that belongs to a session; the language stays. */
  clearSession: (): void => {
    for (const name of sessionKeys) storage.forget(name)
  },
}

/** The address asked for before the login, for this tab. */
export const wantedAddress = {
  remember: (address: string): void => tabStorage.write('wanted-address', address),
  take: (): string | null => {
    const address = tabStorage.read<string>('wanted-address')
    tabStorage.forget('wanted-address')
    return address
  },
}
