import type { LiveEvent } from '../../src/domain/contract/liveEvents.ts'
import type { LoggedIn } from './demo.ts'

/** An open event stream of a member, as in a browser. `instance` selects one if the front supports the header. */
export async function listenTo(origin: string, as: LoggedIn, instance?: string) {
  const stop = new AbortController()
  const events: LiveEvent[] = []
  const answer = await fetch(`${origin}/api/events`, {
    headers: {
      authorization: `Bearer ${as.token}`,
      'x-info-id': as.id,
      ...(instance ? { 'x-instance': instance } : {}),
    },
    signal: stop.signal,
  })
  if (!answer.ok || !answer.body) throw new Error(`the stream was refused: ${answer.status}`)
  const ended = collect(answer.body, events)
  return { events, ended, servedBy: answer.headers.get('x-served-by'), close: () => stop.abort() }
}

async function collect(body: ReadableStream<Uint8Array>, events: LiveEvent[]): Promise<void> {
  const text = new TextDecoder()
  let rest = ''
  try {
    for await (const chunk of body) {
      const blocks = (rest + text.decode(chunk, { stream: true })).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) if (block.startsWith('data: ')) events.push(JSON.parse(block.slice(6)) as LiveEvent)
    }
  } catch {
    // The test or the server has ended the stream.
  }
}
