import { createServer } from 'node:net'

// Below what Linux, macOS and Windows hand out by themselves: nobody gets it by chance before its program listens, nor
// while a program that is replaced is gone.
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
