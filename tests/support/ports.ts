import { createServer } from 'node:net'

// This range lies below the ports that Linux, macOS and Windows assign automatically: no other program gets the port by
// chance before its program listens, or while that program is being replaced.
const lowest = 10_000
const highest = 32_000

/** A port for a program that needs a fixed one across restarts. Our own servers listen on port 0. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest))
    if (await isFree(port)) return port
  }
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
