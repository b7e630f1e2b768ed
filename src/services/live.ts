import { createParser } from 'eventsource-parser'
import type { ResponseOf } from '../domain/contract/routes.ts'
import { openStream } from './http.ts'

/** The maximum silence. The server sends a heartbeat every 15 seconds, so longer silence means a dead connection. */
const longestSilence = 40_000

function withinSilence<T>(reading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no heartbeat from the server')), longestSilence)
  })
  return Promise.race([reading, silence]).finally(() => clearTimeout(timer))
}

/** Reads server-sent events until the stream ends, falls silent or `signal` aborts; heartbeats are skipped. */
export async function listen(signal: AbortSignal, onEvent: (event: ResponseOf<'GET /events'>) => void): Promise<void> {
  const stream = await withinSilence(openStream('GET /events', signal))
  const reader = stream
    .pipeThrough(new TextDecoderStream() as unknown as ReadableWritablePair<string, Uint8Array>)
    .getReader()
  const parser = createParser({ onEvent: ({ data }) => onEvent(JSON.parse(data)) })
  for (let chunk = await withinSilence(reader.read()); !chunk.done; chunk = await withinSilence(reader.read()))
    parser.feed(chunk.value)
}
