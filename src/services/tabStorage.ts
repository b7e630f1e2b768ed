import { browserStorage } from './browserStorage.ts'

/** Data that survives a reload of this tab and ends with the tab. */
type Name = 'password-reset' | 'one-time-code' | 'wanted-address' | 'contact' | 'registration' | 'account' | 'compared'

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
}
