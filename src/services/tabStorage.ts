import { browserStorage } from './browserStorage.ts'

/** What outlives a reload of this tab and ends with it. */
type Name = 'password-reset' | 'one-time-code' | 'wanted-address' | 'contact' | 'registration' | 'account'

export const ofTab = browserStorage(() => sessionStorage)

export const tabStorage = {
  /** Whether every screen begins from nothing. */
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
}
