import type { IncomingMessage } from 'node:http'

/**
 * The whole body of a request; null if its sender disconnected before the end. An exception here would be an unhandled
 * rejection, which fails the run after every test has passed.
 */
export async function bodyOf(request: IncomingMessage): Promise<Buffer | null> {
  const parts: Buffer[] = []
  try {
    for await (const part of request) parts.push(part as Buffer)
  } catch {
    return null
  }
  return Buffer.concat(parts)
}
