/** What outlives a reload of this tab and ends with it. Storage that is refused counts as empty. */
const names = ['password-reset', 'one-time-code', 'wanted-address', 'contact'] as const
type Name = (typeof names)[number]

export const tabStorage = {
  /** Whether every screen begins from nothing. */
  isEmpty: (): boolean => names.every((name) => tabStorage.read(name) === null),
  read<T>(name: Name): T | null {
    try {
      return JSON.parse(sessionStorage.getItem(name) ?? 'null') as T | null
    } catch {
      return null
    }
  },
  write(name: Name, value: unknown): void {
    try {
      sessionStorage.setItem(name, JSON.stringify(value))
    } catch {
      // Private windows may refuse: the flow goes on without a memory.
    }
  },
  forget(name: Name): void {
    try {
      sessionStorage.removeItem(name)
    } catch {
      // Nothing was kept.
    }
  },
}
