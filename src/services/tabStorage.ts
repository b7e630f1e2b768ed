import { browserStorage } from './browserStorage.ts'

/**
 * The entries of this tab, which survive a reload but not the tab. True if a member may have entered the data: a logout
 * deletes it, so that the next user of the computer cannot see it.
 */
const clearedAtLogout = {
  'password-reset': false,
  'one-time-code': true,
  'wanted-address': false,
  contact: true,
  registration: true,
  account: false,
  compared: true,
}
type Name = keyof typeof clearedAtLogout
export const tabNames = Object.keys(clearedAtLogout) as Name[]

export const rawTabStorage = browserStorage(() => sessionStorage)

export const tabStorage = {
  /** True if nothing is stored, so that every screen starts empty. */
  isEmpty: (): boolean => !rawTabStorage.keys()[0],
  read<T>(name: Name): T | null {
    try {
      return JSON.parse(rawTabStorage.read(name) ?? 'null') as T | null
    } catch {
      return null
    }
  },
  write: (name: Name, value: unknown): void => rawTabStorage.write(name, JSON.stringify(value)),
  forget: rawTabStorage.forget as (name: Name) => void,
  /** Deletes data that a member may have entered. */
  clearSession: (): void => {
    for (const name of tabNames) if (clearedAtLogout[name]) rawTabStorage.forget(name)
  },
}
