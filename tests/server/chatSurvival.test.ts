import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { awayReader, killedSenders, stalledReaders } from '../bench/survive/chat.ts'
import { startTestServer } from '../support/server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

// In full count by `npm run bench:survive`.
describe('conversations survive', () => {
  it('25: three senders, the server killed every two seconds', async () => {
    expect(await killedSenders(450, 5_742)).toMatch(/^450 messages, each once/)
  }, 120_000)

  it('26: a reader away for a thousand messages', async () => {
    expect(await awayReader(server, 1_000, 10)).toContain('no gap')
  }, 60_000)

  it('27: readers that stop reading cost a bounded memory and no message of the others', async () => {
    const { missed, kilobytes } = await stalledReaders(60, 25, 6)
    expect(missed).toBe(0)
    expect(kilobytes).toBeLessThan(1_500)
  }, 90_000)
})
