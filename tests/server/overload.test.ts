import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Overloaded, queueOf, queuesOf } from '../../server/kernel/overload.ts'
import { startTestServer, uploadOf } from '../support/server.ts'

/** Work that ends on request. */
function held() {
  const ends: (() => void)[] = []
  return { work: () => new Promise<void>((end) => ends.push(end)), ends }
}

describe('a queue', () => {
  it('runs a limited number at once, queues a limited number, and refuses the next immediately', async () => {
    const { work, ends } = held()
    const queue = queueOf({ atOnce: 2, waiting: 3 })
    const taken = Array.from({ length: 5 }, () => queue(work))
    await expect(async () => queue(work)).rejects.toThrow(Overloaded)
    expect(ends).toHaveLength(2)
    while (ends.length < 5) {
      for (const end of ends) end()
      await new Promise((later) => setImmediate(later))
    }
    for (const end of ends) end()
    await Promise.all(taken)
    await queue(async () => {})
  })

  it('of one key runs its tasks in order, and two keys run side by side', async () => {
    const running: string[] = []
    let most = 0
    const inTurn = queuesOf({ waiting: 10 })
    const work = (key: string) =>
      inTurn(key, async () => {
        running.push(key)
        most = Math.max(most, running.length)
        expect(running.filter((other) => other === key)).toHaveLength(1)
        await new Promise((later) => setImmediate(later))
        running.splice(running.indexOf(key), 1)
      })
    await Promise.all(['one', 'one', 'other', 'one', 'other'].map(work))
    expect(most).toBe(2)
  })
})

describe('a member who uploads', () => {
  let server: Awaited<ReturnType<typeof startTestServer>>
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  it('30 pictures at once: ten are accepted, the others are refused with Retry-After and accepted later', async () => {
    const person = await server.member('investment')
    const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#268' } })
      .jpeg()
      .toBuffer()
    const upload = () =>
      server.request<{ ErrorDetails?: { message: string } }>(
        'POST',
        '/api/documents',
        uploadOf('business-photo', 'INVESTMENT', picture, 'photo.jpg'),
        person,
      )
    const answers = await Promise.all(Array.from({ length: 30 }, upload))
    const refused = answers.filter(({ status }) => status === 503)
    expect([answers.filter(({ status }) => status === 200).length, refused.length]).toEqual([10, 20])
    for (const { headers, body } of refused) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect(body.ErrorDetails?.message).toMatch(/try again/)
    }
    expect((await upload()).status).toBe(200)
  })
})
