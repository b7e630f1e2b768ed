import { setTimeout as after } from 'node:timers/promises'
import { Client } from 'pg'
import type { Logger } from 'pino'

interface Hearing {
  hear(payload: string): void
  /** The connection stands, for the first time or again: something may have been missed. */
  connected(): void
}

export interface Listener {
  isUp(): boolean
  notify(payload: string): Promise<void>
  close(): Promise<void>
}

/** The one LISTEN connection of an instance, made again whenever it ends. It must not go through a pooler. */
export function listenTo(url: string, channel: string, log: Logger, hearing: Hearing): Listener {
  let client: Client | null = null
  let closed = false
  let opening: Promise<void>

  async function open(wait = 250): Promise<void> {
    if (closed) return
    const next = new Client({
      connectionString: url,
      application_name: 'live',
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    })
    next.on('notification', ({ payload }) => hearing.hear(payload ?? ''))
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
      await next.query(`listen ${channel}`)
      if (closed) return await next.end()
      client = next
      wait = 250
      hearing.connected()
    } catch (error) {
      log.error({ err: error }, 'live delivery across instances is down')
      await next.end().catch(() => null)
    }
  }

  opening = open()
  return {
    isUp: () => client !== null,
    async notify(payload) {
      await client?.query('select pg_notify($1, $2)', [channel, payload])
    },
    async close() {
      closed = true
      await opening
      await client?.end().catch(() => null)
    },
  }
}
