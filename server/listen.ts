import { createServer } from 'node:net'
import { type ServerType, serve } from '@hono/node-server'
import { BadConfiguration } from './config.ts'

/** The wanted port, or the next free one. 0 lets the system choose. */
export async function freePort(host: string, wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + 50; port++) if (await isFree(host, port)) return port
  throw new BadConfiguration(`No port from ${wanted} to ${wanted + 49} is free. Set PORT to another one.`)
}

const isFree = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })

interface Patience {
  /** For the headers of a request, in milliseconds. */
  headers: number
  /** For a whole request; uploads of 10 MB on a slow line need a while. */
  request: number
}
const usual: Patience = { headers: 10_000, request: 120_000 }

/** Listens with limits on slow and numerous clients: who sends a header or a body drop by drop is cut off. */
export function listen(
  fetch: (request: Request, bindings: never) => Response | Promise<Response>,
  { host, port, patience = usual }: { host: string; port: number; patience?: Patience },
  ready: () => void,
): ServerType {
  return serve(
    {
      fetch: fetch as Parameters<typeof serve>[0]['fetch'],
      hostname: host,
      port,
      serverOptions: {
        headersTimeout: patience.headers,
        requestTimeout: patience.request,
        connectionsCheckingInterval: Math.min(5_000, patience.headers / 2),
        // Longer than a proxy keeps its own, so that it is the proxy that ends an idle connection.
        keepAliveTimeout: 75_000,
        maxHeaderSize: 16 * 1024,
      },
    },
    ready,
  )
}
