import { randomUUID } from 'node:crypto'
import { setTimeout as after } from 'node:timers/promises'
import { Client } from 'pg'
import type { Logger } from 'pino'
import type { LiveEvent } from '../../src/domain/contract/chats.ts'
import { type LiveHub, localHub } from './hub.ts'

type Parcel = [accountId: string, event: LiveEvent]

const channel = 'live'
/** PostgreSQL refuses a notification of 8,000 bytes. */
const most = 7_500

/**
 * Delivery across instances by LISTEN/NOTIFY: here at once, elsewhere by the database. What cannot be carried, or was
 * missed while the connection was down, is told as something to fetch; nothing rests on a notification alone.
 */
export function sharedHub(url: string, log: Logger): LiveHub {
  const here = localHub()
  const instance = randomUUID()
  const own = `[${JSON.stringify(instance)}`
  const waiting: string[] = []
  let client: Client | null = null
  let closed = false
  let flushing = false

  async function listen(wait = 250): Promise<void> {
    if (closed) return
    const next = new Client({ connectionString: url, application_name: 'live' })
    next.on('notification', ({ payload }) => hear(payload ?? ''))
    next.on('error', () => {})
    next.once('end', () => {
      if (client === next) client = null
      if (!closed)
        void after(wait / 2 + Math.random() * wait, null, { ref: false }).then(() => listen(Math.min(10_000, wait * 2)))
    })
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
      client = next
      wait = 250
      // Whoever is connected here may have missed something meanwhile.
      here.tellAll({ type: 'ready' })
      void flush()
    } catch (error) {
      log.error({ err: error }, 'live delivery across instances is down')
      await next.end().catch(() => null)
    }
  }

  function hear(payload: string) {
    // One's own words come back too: they were told here at once.
    if (payload.startsWith(own)) return
    const [, ...parcels] = JSON.parse(payload) as [string, ...Parcel[]]
    for (const [accountId, event] of parcels) here.publish(accountId, event)
  }

  /** As many parcels as one notification carries. */
  function pack(): string {
    let packed = JSON.stringify(instance)
    while (waiting[0] && Buffer.byteLength(packed) + Buffer.byteLength(waiting[0]) < most)
      packed += `,${waiting.shift()}`
    return `[${packed}]`
  }

  async function flush(): Promise<void> {
    if (flushing || !client) return
    flushing = true
    try {
      while (client && waiting.length > 0) await client.query('select pg_notify($1, $2)', [channel, pack()])
    } catch (error) {
      log.error({ err: error }, 'a live event did not reach the other instances')
    } finally {
      flushing = false
    }
  }

  void listen()
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
      await client?.end().catch(() => null)
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
