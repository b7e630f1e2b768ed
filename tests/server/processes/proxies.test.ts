import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDatabase, type TestDatabase } from '../../support/database.ts'
import { openDemoChat, readAll, type SignedIn, signInDemo } from '../../support/demo.ts'
import { answeredBy, type Instance, startInstance } from '../../support/instances.ts'
import { freePort } from '../../support/ports.ts'
import { proxyBinary, startProxy } from '../../support/proxies.ts'
import { eventually, until } from '../../support/until.ts'

const url = process.env.TEST_DATABASE_URL

/** The examples of `deploy`, by the programs that they are for. */
describe.skipIf(!url).each([['nginx', 403] as const, ['caddy', 404] as const])(
  'two instances behind %s',
  (name, operatorsOnly) => {
    if (!proxyBinary(name)) return it.skip(`${name} is not here`)
    const running: Instance[] = []
    let database: TestDatabase
    let proxy: Awaited<ReturnType<typeof startProxy>>
    let founder: SignedIn
    let investor: SignedIn
    let chatId: string

    /** At a port that stays: the proxy knows it by that. */
    async function start(port: number): Promise<Instance> {
      const instance = await startInstance(database.url, {
        TRUST_PROXY: '1',
        DRAIN_SECONDS: '2',
        PUBLIC_ORIGIN: 'https://founders.example',
        PORT: String(port),
      })
      expect(instance.port).toBe(port)
      return instance
    }

    beforeAll(async () => {
      database = await newDatabase(url ?? '', 'demo')
      const ports = [await freePort(), await freePort()] as const
      running.push(...(await Promise.all(ports.map(start))))
      proxy = await startProxy(name, ports)
      const direct = running[0]?.origin ?? ''
      founder = await signInDemo(direct, 'founder@demo.in', 'entrepreneur')
      investor = await signInDemo(direct, 'investor@demo.in', 'investor')
      chatId = await openDemoChat(direct, founder, investor)
    }, 120_000)

    afterAll(async () => {
      await proxy?.stop()
      await Promise.all(running.map((instance) => instance.stop('SIGKILL')))
      await database?.drop()
    })

    const as = ({ token, id }: SignedIn) => ({ authorization: `Bearer ${token}`, 'x-info-id': id })
    const write = (text: string) =>
      proxy.ask(
        'POST',
        `/api/chats/${chatId}/messages`,
        { ...as(founder), 'content-type': 'application/json' },
        JSON.stringify({ client_id: randomUUID(), kind: 'TEXT', text }),
      )

    it('serves over TLS, keeps operators’ addresses to itself and refuses what is too large', async () => {
      const me = await proxy.ask('GET', '/api/me', as(founder))
      expect([me.status, me.headers['strict-transport-security']]).toEqual([200, expect.stringContaining('max-age=')])
      expect((await proxy.ask('GET', '/operator/status')).status).toBe(operatorsOnly)
      const large = await proxy
        .ask('POST', '/api/documents', as(founder), Buffer.alloc(12 * 1024 * 1024))
        .catch(() => null)
      expect([413, undefined]).toContain(large?.status)
    })

    it('hands an event on at once', async () => {
      const stream = await proxy.open('GET', '/api/events', as(investor))
      let heard = ''
      stream.on('data', (chunk: Buffer) => {
        heard += chunk.toString()
      })
      await eventually(() => expect(heard).toContain('"ready"'))
      await write('Through the proxy')
      await eventually(() => expect(heard).toContain('Through the proxy'))
      stream.destroy()
    })

    it('loses no call while both instances are replaced, one after the other', async () => {
      const before = (await readAll(running[0]?.origin ?? '', founder, chatId)).length
      const seen: Record<string, number> = {}
      let going = true
      const workers = Array.from({ length: 4 }, async () => {
        while (going) {
          const { status, text } = await write('Rolling').catch((error: Error) => ({ status: 0, text: error.message }))
          const what = status === 200 ? '200' : `${status} ${text}`
          seen[what] = (seen[what] ?? 0) + 1
        }
      })
      for (const [place, { port }] of [...running.entries()]) {
        expect(await running[place]?.stop('SIGTERM')).toBe(0)
        const next = await start(port)
        running[place] = next
        await until('the proxy trusts the new instance', async () => (await answeredBy(next, 'POST')) > 0)
      }
      going = false
      await Promise.all(workers)
      expect(seen).toEqual({ 200: expect.any(Number) })
      expect(await readAll(running[0]?.origin ?? '', founder, chatId)).toHaveLength(before + (seen[200] ?? 0))
    }, 90_000)
  },
)
