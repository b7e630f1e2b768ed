import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { onePixel, type Person, startTestServer, uploadOf } from '../support/server.ts'
import { until } from '../support/until.ts'

/** Slow bodies must not prevent other members from uploading. */

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const upload = (as: Person) =>
  server.request('POST', '/api/documents', uploadOf('business-photo', 'INVESTMENT', onePixel, 'photo.png'), as)

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
  server.clock.ahead = 0
})

/** An endless upload that has sent this many bytes; `answered` resolves once the server has responded. */
async function slowly(as: Person, bytes: number) {
  let begun = () => {}
  const isRead = new Promise<void>((resolve) => {
    begun = resolve
  })
  let sent = false
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent) {
        begun()
        return new Promise((end) => {
          ends.push(() => {
            end()
            controller.error(new Error('cut off'))
          })
        })
      }
      sent = true
      controller.enqueue(new Uint8Array(bytes))
      return undefined
    },
  })
  const answered = Promise.resolve(
    server.app.request('/api/documents', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${as.token}`,
        'x-info-id': as.id,
        'content-type': 'multipart/form-data; boundary=x',
      },
      body,
      duplex: 'half',
    } as RequestInit),
  ).then(({ status }) => status)
  await Promise.race([isRead, answered])
  return { answered }
}

describe('slow uploads', () => {
  it('of three members, ten each, leave room for a fourth', async () => {
    const slow = await Promise.all([1, 2, 3].map(() => server.member('investment')))
    for (const person of slow) for (let made = 0; made < 10; made++) await slowly(person, 100)
    expect((await upload(await server.member('investment'))).status).toBe(200)
    // A member can have only ten uploads in progress.
    expect((await upload(slow[0] as Person)).status).toBe(503)
  })

  it('are ended once they use up all room, the slowest first', async () => {
    const slow = await Promise.all(Array.from({ length: 12 }, () => server.member('investment')))
    const first = await slowly(slow[0] as Person, 100)
    server.clock.ahead += 1_000
    for (const [place, person] of slow.entries())
      for (let made = place === 0 ? 1 : 0; made < 10; made++) await slowly(person, 100)
    const fast = await server.member('investment')
    expect((await upload(fast)).status).toBe(503)
    server.clock.ahead += 4_500
    expect((await upload(fast)).status).toBe(200)
    expect(await first.answered).toBe(503)
  })

  it('hold no more memory than the server allows for all uploads', async () => {
    const size = 9_900_000
    const slow = await Promise.all([1, 2].map(() => server.member('investment')))
    const held = []
    for (const person of slow) for (let made = 0; made < 10; made++) held.push(await slowly(person, size))
    let refused = 0
    for (const { answered } of held)
      void answered.then((status) => {
        if (status === 503) refused++
      })
    const tooMany = held.length - Math.floor((128 * 1024 * 1024) / size)
    await until('what is too much is refused', async () => refused === tooMany)
    expect((await upload(await server.member('investment'))).status).toBe(200)
    expect(refused).toBe(tooMany)
  })
})
