import type { LiveEvent } from '../../../src/domain/contract/liveEvents.ts'

type Subscriber = (event: LiveEvent) => void

/** Publishes events to the open streams of an account, on any instance. */
export interface LiveHub {
  publish(accountId: string, event: LiveEvent): void
  /** Returns the unsubscribe function. */
  subscribe(accountId: string, subscriber: Subscriber): () => void
  close(): Promise<void>
}

/** The streams of this process. */
export function localHub() {
  const subscribers = new Map<string, Set<Subscriber>>()
  return {
    publish(accountId, event) {
      for (const subscriber of subscribers.get(accountId) ?? []) subscriber(event)
    },
    subscribe(accountId, subscriber) {
      const own = subscribers.get(accountId) ?? new Set()
      subscribers.set(accountId, own.add(subscriber))
      return () => {
        own.delete(subscriber)
        if (own.size === 0 && subscribers.get(accountId) === own) subscribers.delete(accountId)
      }
    },
    /** Sends to every stream of this process. */
    broadcast(event: LiveEvent) {
      for (const own of subscribers.values()) for (const subscriber of own) subscriber(event)
    },
    close: async () => {},
  } satisfies LiveHub & { broadcast: Subscriber }
}
