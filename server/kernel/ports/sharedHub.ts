import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { LiveEvent } from '../../../src/domain/contract/liveEvents.ts'
import type { Notifications } from '../db/notifications.ts'
import { type LiveHub, localHub } from './hub.ts'

type LiveMessage = [accountId: string, event: LiveEvent]

const channel = 'live'
/** PostgreSQL refuses a notification of 8,000 bytes. */
const maxPayload = 7_500
/** In milliseconds: events of this time share a notification, and reach the other instances that much later. */
const gathering = 15

/**
 * Delivers events across instances: to this one directly, to the others by LISTEN/NOTIFY. Events that are too large, or
 * were missed while the connection was down, are replaced by an event that makes clients fetch; nothing relies on a
 * notification alone.
 */
export function sharedHub(notifications: Notifications, log: Logger): LiveHub {
  const hub = localHub()
  const instance = randomUUID()
  const own = `[${JSON.stringify(instance)}`
  const waiting: string[] = []
  let closed = false
  let flushing = false
  let isDue = false

  notifications.subscribe(channel, {
    notified(payload) {
      // Our own notifications arrive too, but were already published here.
      if (payload.startsWith(own)) return
      const [, ...messages] = JSON.parse(payload) as [string, ...LiveMessage[]]
      for (const [accountId, event] of messages) hub.publish(accountId, event)
    },
    connected() {
      // Clients connected here may have missed events.
      hub.broadcast({ type: 'ready' })
      void flush()
    },
  })

  /** The next messages, as many as fit one notification. */
  function nextPayload(): string {
    let payload = JSON.stringify(instance)
    while (waiting[0] && Buffer.byteLength(payload) + Buffer.byteLength(waiting[0]) < maxPayload)
      payload += `,${waiting.shift()}`
    return `[${payload}]`
  }

  async function flush(): Promise<void> {
    if (flushing || !notifications.isUp()) return
    flushing = true
    try {
      while (notifications.isUp() && waiting.length > 0) await notifications.notify(channel, nextPayload())
    } catch (error) {
      log.error({ err: error }, 'live event not sent to other instances')
    } finally {
      flushing = false
    }
  }

  function flushSoon(): void {
    if (isDue) return
    isDue = true
    setTimeout(() => {
      isDue = false
      void flush()
    }, gathering)
  }

  return {
    publish(accountId, event) {
      hub.publish(accountId, event)
      if (closed) return
      waiting.push(payloadOf([accountId, event]))
      // After a database outage, every client reloads anyway.
      if (waiting.length > 10_000) waiting.length = 0
      flushSoon()
    },
    subscribe: hub.subscribe,
    async close() {
      closed = true
      await flush()
    },
  }
}

/** A message too long for a notification is sent as an event that its chat has changed. */
function payloadOf([accountId, event]: LiveMessage): string {
  const whole = JSON.stringify([accountId, event])
  if (Buffer.byteLength(whole) < maxPayload - 100) return whole
  const chatId = event.type === 'message' || event.type === 'changed' ? event.message.chat_id : null
  return JSON.stringify([accountId, chatId ? { type: 'chat', chat_id: chatId } : { type: 'ready' }])
}
