import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { streams } from '../../server/features/live/index.ts'
import { sessions } from '../../server/kernel/db/schema.ts'
import { type Person, startTestServer } from '../support/server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
let person: Person
beforeAll(async () => {
  server = await startTestServer()
  person = await server.signUp('investor')
})
afterAll(() => server.close())

async function openStream() {
  const answer = await server.app.request('/api/events', {
    headers: { authorization: `Bearer ${person.token}`, 'x-info-id': person.id },
  })
  const reader = answer.body?.getReader()
  if (!reader) throw new Error(`no stream: ${answer.status}`)
  const text = new TextDecoder()
  return { next: async () => text.decode((await reader.read()).value), reader }
}

it('a session holds 20 streams: one more ends the oldest, and the others continue', async () => {
  // One after another: of streams opened at once, any could be the oldest.
  const opened: Awaited<ReturnType<typeof openStream>>[] = []
  while (opened.length < 20) opened.push(await openStream())
  for (const { next } of opened) expect(await next()).toContain('ready')
  const newest = await openStream()
  expect(await newest.next()).toContain('ready')
  const [oldest, ...others] = opened
  expect(await oldest?.reader.read()).toEqual({ done: true, value: undefined })
  server.deps.live.publish(person.id, { type: 'chat', chat_id: randomUUID() })
  for (const { next } of [...others, newest]) expect(await next()).toContain('chat_id')
  for (const { reader } of [...others, newest]) await reader.cancel()
})

it('a reader that leaves 128 KB unread is disconnected, and the account’s other reader stays connected', async () => {
  const [unread, read] = [await openStream(), await openStream()]
  expect(await unread.next()).toContain('ready')
  expect(await read.next()).toContain('ready')
  for (let number = 0; number < 3_000; number++) {
    server.deps.live.publish(person.id, { type: 'chat', chat_id: randomUUID() })
    expect(await read.next()).toContain('chat_id')
  }
  await expect(unread.reader.read()).rejects.toThrow('the subscriber is too slow')
  await read.reader.cancel()
})

it('a stream ends with its session: after it has expired nothing arrives any more', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const stop = streams.startBeating(server.deps)
  try {
    const { next, reader } = await openStream()
    expect(await next()).toContain('ready')
    vi.advanceTimersByTime(15_000)
    server.deps.live.publish(person.id, { type: 'chat', chat_id: randomUUID() })
    // Keep-alives may come first.
    let text = ''
    while (!text.includes('chat_id')) text += await next()
    await server.deps.db
      .update(sessions)
      .set({ expiresAt: new Date(server.deps.now().getTime() - 1_000) })
      .where(eq(sessions.accountId, person.id))
    vi.advanceTimersByTime(15_000)
    let last = await reader.read()
    while (!last.done) last = await reader.read()
    expect(last.done).toBe(true)
  } finally {
    stop()
    vi.useRealTimers()
  }
})
