import { afterEach, describe, expect, it, vi } from 'vitest'
import { listen } from '../../src/services/live.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

/** The events received from a stream that arrives in these pieces. */
async function receivedOf(pieces: readonly Uint8Array[]): Promise<unknown[]> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
  vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }))
  const received: unknown[] = []
  await listen(new AbortController().signal, (news) => received.push(news))
  return received
}

const ready = { type: 'ready' }
const unread = { type: 'notifications', unread: 3 }

describe('the live stream', () => {
  afterEach(() => void vi.unstubAllGlobals())

  // The standard allows each of these, and a proxy may change one into another.
  it.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['CR', '\r'],
  ])('is read with lines that end in %s, heartbeats skipped', async (_, end) => {
    const lines = [`data: ${JSON.stringify(ready)}`, '', ': still here', '', `data: ${JSON.stringify(unread)}`, '', '']
    expect(await receivedOf([bytes(lines.join(end) + end)])).toEqual([ready, unread])
  })

  it('is parsed however its bytes are split, also within a Hindi letter and a line end', async () => {
    const news = { type: 'push', data: { message: 'नमस्ते' } }
    const whole = bytes(`data: ${JSON.stringify(ready)}\r\n\r\ndata: ${JSON.stringify(news)}\r\n\r\n`)
    expect(await receivedOf([...whole].map((byte) => Uint8Array.of(byte)))).toEqual([ready, news])
  })

  it('leaves out an event that was cut off', async () =>
    expect(await receivedOf([bytes(`data: ${JSON.stringify(ready)}\n\ndata: {"type":"not`)])).toEqual([ready]))
})
