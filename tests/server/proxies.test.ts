import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bundleServer } from '../support/bundledServer.ts'
import { openDemoChat, readAll, type SignedIn, signInDemo } from '../support/demo.ts'
import { seedRemote } from '../support/instances.ts'
import { proxyBinary, startProxy } from '../support/proxies.ts'

const url = process.env.TEST_DATABASE_URL
const base = 5200 + (process.pid % 10) * 8

/** The examples of `deploy`, by the programs that they are for. */
describe.skipIf(!url).each([['nginx', 403] as const, ['caddy', 404] as const])(
  'two instances behind %s',
  (name, operatorsOnly) => {
    if (!proxyBinary(name)) return it.skip(`${name} is not here`)
    const database = `proxy_${randomUUID().replaceAll('-', '')}`
    const ports = [base + 2, base + 3] as const
    const running = new Map<number, ChildProcess>()
    const own = new URL(url ?? 'postgres://x')
    own.pathname = `/${database}`
    let file: string
    let admin: Pool
    let proxy: Awaited<ReturnType<typeof startProxy>>
    let founder: SignedIn
    let investor: SignedIn
    let chatId: string

    async function startInstance(port: number): Promise<void> {
      const settings = {
        TRUST_PROXY: '1',
        DRAIN_SECONDS: '2',
        LOG_LEVEL: 'error',
        PUBLIC_ORIGIN: 'https://founders.example',
      }
      const env = { ...process.env, ...settings, DATABASE_URL: own.href, PORT: String(port), NODE_ENV: 'development' }
      running.set(port, spawn(process.execPath, [file], { env, stdio: 'ignore' }))
      await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/readyz`)).ok).toBe(true), {
        timeout: 60_000,
        interval: 200,
      })
    }

    beforeAll(async () => {
      admin = new Pool({ connectionString: url, max: 1 })
      await admin.query(`create database ${database}`)
      await seedRemote(own.href)
      file = await bundleServer()
      await Promise.all(ports.map(startInstance))
      proxy = await startProxy(name, base, ports)
      const direct = `http://127.0.0.1:${ports[0]}`
      founder = await signInDemo(direct, 'founder@demo.in', 'entrepreneur')
      investor = await signInDemo(direct, 'investor@demo.in', 'investor')
      chatId = await openDemoChat(direct, founder, investor)
      await vi.waitFor(async () => expect((await proxy.ask('GET', '/healthz')).status).toBe(200), 10_000)
    }, 120_000)

    afterAll(async () => {
      proxy?.stop()
      for (const child of running.values()) child.kill('SIGKILL')
      await admin?.query(`drop database ${database} with (force)`)
      await admin?.end()
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
      await vi.waitFor(() => expect(heard).toContain('"ready"'))
      await write('Through the proxy')
      await vi.waitFor(() => expect(heard).toContain('Through the proxy'))
      stream.destroy()
    })

    it('loses no call while both instances are replaced, one after the other', async () => {
      const before = (await readAll(`http://127.0.0.1:${ports[0]}`, founder, chatId)).length
      const seen: Record<number, number> = {}
      let going = true
      const workers = Array.from({ length: 4 }, async () => {
        while (going) {
          const { status } = await write('Rolling').catch(() => ({ status: 0 }))
          seen[status] = (seen[status] ?? 0) + 1
        }
      })
      for (const port of ports) {
        const child = running.get(port) as ChildProcess
        const ended = once(child, 'exit')
        child.kill('SIGTERM')
        expect(await ended).toEqual([0, null])
        await startInstance(port)
        // As long as the proxy takes to trust it again.
        await new Promise((later) => setTimeout(later, 2_500))
      }
      going = false
      await Promise.all(workers)
      expect(seen).toEqual({ 200: expect.any(Number) })
      expect(await readAll(`http://127.0.0.1:${ports[0]}`, founder, chatId)).toHaveLength(before + (seen[200] ?? 0))
    }, 90_000)
  },
)
