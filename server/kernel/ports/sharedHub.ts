import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { LiveEvent } from '../../../src/domain/contract/chats.ts'
import type { Notifications } from '../db/notifications.ts'
import { type LiveHub, localHub } from './hub.ts'

type Parcel = [accountId: string, event: LiveEvent]

const channel = 'live'
/** PostgreSQL refuses a notification of 8,000 bytes. */
const most = 7_500

/**
 * Delivery across instances by LISTEN/NOTIFY: here at once, elsewhere by the database. What cannot be carried, or was
 * missed while the connection was down, is told as something to fetch; nothing rests on a notification alone.
 */
export function sharedHub(notifications: Notifications, log: Logger): LiveHub {
  const here = localHub()
  const instance = randomUUID()
  const own = `[${JSON.stringify(instance)}`
  const waiting: string[] = []
  let closed = false
  let flushing = false

  notifications.subscribe(channel, {
    notified(payload) {
      // One's own words come back too: they were told here at once.
      if (payload.startsWith(own)) return
      const [, ...parcels] = JSON.parse(payload) as [string, ...Parcel[]]
      for (const [accountId, event] of parcels) here.publish(accountId, event)
    },
    connected() {
      // Whoever is connected here may have missed something meanwhile.
      here.tellAll({ type: 'ready' })
      void flush()
    },
  })

  /** As many parcels as one notification carries. */
  function pack(): string {
    let packed = JSON.stringify(instance)
    while (waiting[0] && Buffer.byteLength(packed) + Buffer.byteLength(waiting[0]) < most)
      packed += `,${waiting.shift()}`
    return `[${packed}]`
  }

  async function flush(): Promise<void> {
    if (flushing || !notifications.isUp()) return
    flushing = true
    try {
      while (notifications.isUp() && waiting.length > 0) await notifications.notify(channel, pack())
    } catch (error) {
      log.error({ err: error }, 'a live event did not reach the other instances')
    } finally {
      flushing = false
    }
  }

  return {
    publish(accountId, event) {
      here.publish(accountId, event)
      if (closed) return
      waiting.push(carried([accountId, event]))
      // While the database is away everybody will fetch anyway.
      if (waiting.length > 10_000) waiting.length = 0
      void flush()
    },
    subscribe: here.subscribe,
    async close() {
      closed = true
    },
  }
}

/** A message too long for a notification is told as a change of its chat. */
function carried([accountId, event]: Parcel): string {
  const whole = JSON.stringify([accountId, event])
  if (Buffer.byteLength(whole) < most - 100) return whole
  const chatId = event.type === 'message' ? event.message.chat_id : null
  return JSON.stringify([accountId, chatId ? { type: 'chat', chat_id: chatId } : { type: 'ready' }])
}
