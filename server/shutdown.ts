import type { Server } from 'node:http'
import { streams } from './features/live/index.ts'
import { service } from './kernel/http/stopping.ts'

const longest = 25_000

/**
 * Ends the process on SIGTERM or SIGINT without losing anything. `/readyz` fails and connections are not reused;
 * requests are still served for `drainSeconds`; then streams end, so that their readers reconnect elsewhere; open
 * requests finish; and `close` does the rest.
 */
export function stopOnSignal(server: Server, drainSeconds: number, close: () => Promise<void>): void {
  const stop = async () => {
    if (service.stopping) return
    service.stopping = true
    setTimeout(() => process.exit(1), longest + drainSeconds * 1_000).unref()
    await new Promise((drained) => setTimeout(drained, drainSeconds * 1_000))
    streams.endAll()
    await new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeIdleConnections()
    })
    await close()
    process.exit(0)
  }
  process.once('SIGINT', () => void stop())
  process.once('SIGTERM', () => void stop())
}
