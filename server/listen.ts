import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { BadConfiguration } from './kernel/config.ts'

interface TimeLimits {
  /** The limit for the headers of a request, in milliseconds. */
  headers: number
  /** The limit for a whole request; an upload of 10 MB takes a while on a slow connection. */
  request: number
}
const usual: TimeLimits = { headers: 10_000, request: 120_000 }

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch']

interface ListenOptions {
  host: string
  /** The preferred port; if it is taken, the next free one of fifty. 0 lets the system choose. */
  port: number
  timeLimits?: TimeLimits
}

/** Listens with limits on slow clients and resolves once ready; very slow headers or bodies are cut off. */
export async function listen(
  fetch: (request: Request, bindings: never) => Response | Promise<Response>,
  { host, port, timeLimits = usual }: ListenOptions,
): Promise<{ server: Server; port: number }> {
  const server = createAdaptorServer({
    fetch: fetch as Fetch,
    serverOptions: {
      headersTimeout: timeLimits.headers,
      requestTimeout: timeLimits.request,
      connectionsCheckingInterval: Math.min(5_000, timeLimits.headers / 2),
      // Must be longer than a proxy's keep-alive, so that the proxy ends idle connections.
      keepAliveTimeout: 75_000,
      maxHeaderSize: 16 * 1024,
    },
  }) as Server
  const last = port === 0 ? 0 : port + 49
  for (let wanted = port; wanted <= last; wanted++)
    if (await listensOn(server, host, wanted)) return { server, port: (server.address() as AddressInfo).port }
  throw new BadConfiguration(`No port from ${port} to ${last} is free. Set PORT to another one.`)
}

/** False if the port is taken. */
const listensOn = (server: Server, host: string, port: number) =>
  new Promise<boolean>((resolve, reject) => {
    const refused = (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error))
    server.once('error', refused)
    server.listen(port, host, () => {
      server.off('error', refused)
      resolve(true)
    })
  })
