/** Web Storage, with an in-memory fallback for when it is denied or full. */
export function browserStorage(storage: () => Storage) {
  const remembered = new Map<string, string>()
  const attempt = <T>(use: (storage: Storage) => T): T | null => {
    try {
      return use(storage())
    } catch {
      return null
    }
  }
  return {
    read: (key: string): string | null => remembered.get(key) ?? attempt((own) => own.getItem(key)),
    write: (key: string, value: string): void => {
      remembered.set(key, value)
      attempt((own) => {
        own.setItem(key, value)
        remembered.delete(key)
      })
    },
    forget: (key: string): void => {
      remembered.delete(key)
      attempt((own) => own.removeItem(key))
    },
    keys: (): string[] => [...remembered.keys(), ...(attempt((own) => Object.keys(own)) ?? [])],
    /** True if the entry survives a reload of the page. */
    outlivesTab: (key: string): boolean => !remembered.has(key),
  }
}
