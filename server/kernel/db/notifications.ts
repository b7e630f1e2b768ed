import { setTimeout as after } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import { Client, escapeLiteral } from 'pg'
import type { Logger } from 'pino'

interface Subscriber {
  notified(payload: string): void
  /** Called when the channel opens, for the first time or again: notifications may have been missed. */
  connected(): void
}

/** NOTIFY per channel: between instances, or within the one instance that embeds the database. */
export interface Notifications {
  subscribe(channel: string, subscriber: Subscriber): void
  isUp(): boolean
  notify(channel: string, payload: string): Promise<void>
  close(): Promise<void>
}

/** The one LISTEN connection of an instance; reconnects whenever it ends. It must not go through a pooler. */
export function remoteNotifications(url: string, log: Logger): Notifications {
  const subscribers = new Map<string, Subscriber>()
  let client: Client | null = null
  let closed = false
  let opening: Promise<void> = Promise.resolve()

  async function open(wait = 250): Promise<void> {
    if (closed) return
    const next = new Client({
      connectionString: url,
      application_name: 'live',
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    })
    next.on('notification', ({ channel, payload }) => subscribers.get(channel)?.notified(payload ?? ''))
    next.on('error', () => {})
    next.once('end', () => {
      if (client === next) client = null
      if (!closed)
        void after(wait / 2 + Math.random() * wait, null, { ref: false }).then(() => {
          opening = open(Math.min(10_000, wait * 2))
        })
    })
    try {
      await next.connect()
      for (const channel of subscribers.keys()) await next.query(`listen ${channel}`)
      if (closed) return await next.end()
      client = next
      wait = 250
      for (const subscriber of subscribers.values()) subscriber.connected()
    } catch (error) {
      log.error({ err: error }, 'LISTEN connection lost')
      await next.end().catch(() => null)
    }
  }

  return {
    subscribe(channel, subscriber) {
      if (subscribers.size === 0) opening = open()
      subscribers.set(channel, subscriber)
      // A connection that is still opening will listen to every subscribed channel.
      client?.query(`listen ${channel}`).then(subscriber.connected, () => null)
    },
    isUp: () => client !== null,
    async notify(channel, payload) {
      // A statement with values would take four messages and describe a row.
      await client?.query(`notify ${channel}, ${escapeLiteral(payload)}`)
    },
    async close() {
      closed = true
      await opening
      await client?.end().catch(() => null)
    },
  }
}

/** Notifications of the embedded database, which has one process. */
export function embeddedNotifications(client: PGlite): Notifications {
  let opening: Promise<unknown> = Promise.resolve()
  return {
    subscribe(channel, { notified, connected }) {
      opening = Promise.all([opening, client.listen(channel, notified).then(connected)])
    },
    isUp: () => true,
    async notify(channel, payload) {
      await client.query('select pg_notify($1, $2)', [channel, payload])
    },
    close: async () => void (await opening),
  }
}
