import { browserStorage } from './browserStorage.ts'

/**
 * Data that survives a reload of this tab and ends with the tab; whether a member may have entered it. That goes with
 * the session: the next person at the machine finds none of it.
 */
const isOfMember = {
  'password-reset': false,
  'one-time-code': true,
  'wanted-address': false,
  contact: true,
  registration: true,
  account: false,
  compared: true,
}
type Name = keyof typeof isOfMember
export const tabNames = Object.keys(isOfMember) as Name[]

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
  /** What a member may have entered. */
  clearSession: (): void => {
    for (const name of tabNames) if (isOfMember[name]) ofTab.forget(name)
  },
}
