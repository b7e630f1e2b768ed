import type { AddressInfo } from 'node:net'
import type { Hono } from 'hono'
import { listen } from '../../server/listen.ts'

/** A server of this process on a port of its own, for browsers. */
export async function served(app: Pick<Hono, 'fetch'>, port: number) {
  const server = await new Promise<ReturnType<typeof listen>>((ready) => {
    const started = listen(app.fetch as Parameters<typeof listen>[0], { host: '127.0.0.1', port }, () => ready(started))
  })
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(closed)
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}
