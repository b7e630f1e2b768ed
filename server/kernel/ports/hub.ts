import type { LiveEvent } from '../../../src/domain/contract/chats.ts'

type Reader = (event: LiveEvent) => void

/** Carries events to the open streams of an account, whichever instance holds them. */
export interface LiveHub {
  publish(accountId: string, event: LiveEvent): void
  /** Returns the unsubscribe. */
  subscribe(accountId: string, reader: Reader): () => void
  close(): Promise<void>
}

/** The streams of this process. */
export function localHub() {
  const readers = new Map<string, Set<Reader>>()
  return {
    publish(accountId, event) {
      for (const reader of readers.get(accountId) ?? []) reader(event)
    },
    subscribe(accountId, reader) {
      const own = readers.get(accountId) ?? new Set()
      readers.set(accountId, own.add(reader))
      return () => {
        own.delete(reader)
        if (own.size === 0 && readers.get(accountId) === own) readers.delete(accountId)
      }
    },
    /** To every stream of this process. */
    tellAll(event: LiveEvent) {
      for (const own of readers.values()) for (const reader of own) reader(event)
    },
    close: async () => {},
  } satisfies LiveHub & { tellAll: Reader }
}
