import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDatabase, type TestDatabase } from '../../support/database.ts'
import { type LoggedIn, openDemoChat, readAll, signInDemo } from '../../support/demo.ts'
import { pdfOf } from '../../support/files.ts'
import { answeredBy, type Instance, startInstance } from '../../support/instances.ts'
import { freePort } from '../../support/ports.ts'
import { proxyBinary, startProxy } from '../../support/proxies.ts'
import { eventually, until } from '../../support/until.ts'

const url = process.env.TEST_DATABASE_URL

/** Runs the examples in `deploy` with the programs that they are for. */
describe.skipIf(!url).each([['nginx', 403] as const, ['caddy', 404] as const])(
  'two instances behind %s',
  (name, operatorsOnly) => {
    if (!proxyBinary(name)) return it.skip(`${name} is not installed`)
    const running: Instance[] = []
    let database: TestDatabase
    let proxy: Awaited<ReturnType<typeof startProxy>>
    let founder: LoggedIn
    let investor: LoggedIn
    let chatId: string

    /** Starts an instance on a fixed port, which the proxy is configured with. */
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
    })

    afterAll(async () => {
      await proxy?.stop()
      await Promise.all(running.map((instance) => instance.stop('SIGKILL')))
      await database?.drop()
    })

    const as = ({ token, id }: LoggedIn) => ({ authorization: `Bearer ${token}`, 'x-info-id': id })
    const write = (text: string) =>
      proxy.ask(
        'POST',
        `/api/chats/${chatId}/messages`,
        { ...as(founder), 'content-type': 'application/json' },
        JSON.stringify({ client_id: randomUUID(), kind: 'TEXT', text }),
      )

    it('serves over TLS, allows operators’ addresses only from inside and refuses oversized requests', async () => {
      const me = await proxy.ask('GET', '/api/me', as(founder))
      expect([me.status, me.headers['strict-transport-security']]).toEqual([200, expect.stringContaining('max-age=')])
      expect((await proxy.ask('GET', '/operator/status')).status).toBe(operatorsOnly)
      const large = await proxy
        .ask('POST', '/api/documents', as(founder), Buffer.alloc(12 * 1024 * 1024))
        .catch(() => null)
      expect([413, undefined]).toContain(large?.status)
    })

    it('passes a file of nearly 10 MB through, and the file back, byte for byte', async () => {
      const bytes = pdfOf(10 * 1024 * 1024 - 5)
      const boundary = `part-${randomUUID()}`
      const fields = { key: 'executive-summary', kind: 'INVESTMENT', type: '', title: 'Summary' }
      const parts = Object.entries(fields).map(
        ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      )
      const file = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`
      const body = Buffer.concat([Buffer.from(parts.join('') + file), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])
      const type = {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': String(body.length),
      }
      const { status, text } = await proxy.ask('POST', '/api/documents', { ...as(founder), ...type }, body)
      expect([status, text.slice(0, 15)]).toEqual([200, '{"status":true,'])
      const { document } = JSON.parse(text) as { document: { url: string } }
      // Each instance has its own files here, and the proxy calls either of them.
      await eventually(async () => {
        const answer = await proxy.open('GET', document.url)
        const pieces: Buffer[] = []
        for await (const piece of answer) pieces.push(piece as Buffer)
        expect([answer.statusCode, Buffer.concat(pieces).equals(bytes)]).toEqual([200, true])
      })
    })

    it('passes an event on at once', async () => {
      const stream = await proxy.open('GET', '/api/events', as(investor))
      let received = ''
      stream.on('data', (chunk: Buffer) => {
        received += chunk.toString()
      })
      await eventually(() => expect(received).toContain('"ready"'))
      await write('Through the proxy')
      await eventually(() => expect(received).toContain('Through the proxy'))
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
    })
  },
)
