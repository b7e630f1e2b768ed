import type { LiveEvent } from '../../src/domain/contract/chats.ts'

type Reader = (event: LiveEvent) => void

/** Carries events to the open streams of an account. */
export interface LiveHub {
  publish(accountId: string, event: LiveEvent): void
  /** Returns the unsubscribe. */
  subscribe(accountId: string, reader: Reader): () => void
}

/** Delivery inside one process. */
export function localHub(): LiveHub {
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
        if (own.size === 0) readers.delete(accountId)
      }
    },
  }
}
