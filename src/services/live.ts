import type { LiveEvent } from '../domain/contract/chats.ts'
import { openStream } from './http.ts'

/** Reads server-sent events until the stream ends or `signal` aborts; heartbeats are skipped. */
export async function listen(signal: AbortSignal, onNews: (news: LiveEvent) => void): Promise<void> {
  const stream = await openStream('events', signal)
  const reader = stream
    .pipeThrough(new TextDecoderStream() as unknown as ReadableWritablePair<string, Uint8Array>)
    .getReader()
  let rest = ''
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    const blocks = (rest + chunk.value).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const data = block
        .split('\n')
        .filter((line) => line.startsWith('data:'))
        .map((line) => line.slice(5).trim())
        .join('\n')
      if (data) onNews(JSON.parse(data) as LiveEvent)
    }
  }
}
