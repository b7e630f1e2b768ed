import { browserStorage } from './browserStorage.ts'

/**
 * Data that survives a reload of this tab and ends with the tab; whether it goes with the session too. What stays was
 * entered without an account, or names the account that it is of.
 */
const isOfSession = {
  'password-reset': false,
  'one-time-code': false,
  'wanted-address': false,
  contact: false,
  registration: false,
  account: false,
  compared: true,
}
type Name = keyof typeof isOfSession
export const tabNames = Object.keys(isOfSession) as Name[]

export const ofTab = browserStorage(() => sessionStorage)

export const tabStorage = {
  /** Whether every screen starts empty. */
  isEmpty: (): boolean => !ofTab.keys()[0],
  read<T>(name: Name): T | null {
    try {
      return JSON.parse(ofTab.read(name) ?? 'null') as T | null
    } catch {
      return null
    }
  },
  write: (name: Name, value: unknown): void => ofTab.write(name, JSON.stringify(value)),
  forget: ofTab.forget as (name: Name) => void,
  clearSession: (): void => {
    for (const name of tabNames) if (isOfSession[name]) ofTab.forget(name)
  },
}
