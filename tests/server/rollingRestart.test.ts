import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request as ask, createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openDemoChat, readAll, type SignedIn, signInDemo, writeText } from '../support/demo.ts'
import { seedRemote } from '../support/instances.ts'
import { listenTo } from '../support/stream.ts'

const url = process.env.TEST_DATABASE_URL
const base = 5140 + (process.pid % 10) * 3

interface Instance {
  port: number
  child: ChildProcess
}

describe.skipIf(!url)('two instances behind one port, replaced one after the other under load', () => {
  const name = `rolling_${randomUUID().replaceAll('-', '')}`
  const origin = `http://127.0.0.1:${base}`
  const own = new URL(url ?? 'postgres://x')
  own.pathname = `/${name}`
  let admin: Pool
  const instances: Instance[] = []
  const ready = new Set<number>()
  let front: Server
  let watch: NodeJS.Timeout

  async function startInstance(port: number): Promise<Instance> {
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.mjs'], {
      env: { ...process.env, DATABASE_URL: own.href, PORT: String(port), LOG_LEVEL: 'error', DRAIN_SECONDS: '1' },
      stdio: 'ignore',
    })
    const instance = { port, child }
    instances.push(instance)
    await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/readyz`)).ok).toBe(true), {
      timeout: 60_000,
      interval: 200,
    })
    ready.add(port)
    return instance
  }

  /** What a proxy does: asks who is ready, sends to those in turn, and nothing else: no call is tried twice. */
  let turn = 0
  function pass(incoming: IncomingMessage, outgoing: ServerResponse) {
    const ports = [...ready]
    const port = ports[turn++ % ports.length]
    const { url: path, method, headers } = incoming
    const passed = ask({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    outgoing.on('close', () => passed.destroy())
    incoming.pipe(passed)
  }

  beforeAll(async () => {
    admin = new Pool({ connectionString: url, max: 1 })
    admin.on('error', () => {})
    await admin.query(`create database ${name}`)
    await seedRemote(own.href)
    await Promise.all([startInstance(base + 1), startInstance(base + 2)])
    front = createServer(pass)
    await new Promise<void>((listening) => front.listen(base, '127.0.0.1', listening))
    watch = setInterval(() => {
      for (const { port } of instances)
        fetch(`http://127.0.0.1:${port}/readyz`).then(
          ({ ok }) => (ok ? ready.add(port) : ready.delete(port)),
          () => ready.delete(port),
        )
    }, 100)
  }, 120_000)

  afterAll(async () => {
    clearInterval(watch)
    front?.close()
    front?.closeAllConnections()
    for (const { child } of instances) child.kill('SIGKILL')
    await admin?.query(`drop database ${name} with (force)`)
    await admin?.end()
  })

  it('no call fails, no message is lost, and the streams come back', async () => {
    const founder: SignedIn = await signInDemo(origin, 'founder@demo.in', 'entrepreneur')
    const investor: SignedIn = await signInDemo(origin, 'investor@demo.in', 'investor')
    const chatId = await openDemoChat(origin, founder, investor)
    const before = (await readAll(origin, founder, chatId)).length
    let going = true
    const seen = { calls: 0, failed: 0, written: 0, streams: 0 }
    const reader = (async () => {
      while (going) {
        const stream = await listenTo(origin, investor, 'x').catch(() => null)
        if (!stream) continue
        seen.streams++
        await Promise.race([stream.ended, new Promise((later) => setTimeout(later, 60_000))])
      }
    })()
    const workers = Array.from({ length: 4 }, async () => {
      while (going) {
        const answer = await writeText(origin, founder, chatId, `Rolling ${seen.calls}`).catch(() => null)
        seen.calls++
        if (answer?.status === 200) seen.written++
        else seen.failed++
      }
    })
    for (const instance of [...instances]) {
      await new Promise((later) => setTimeout(later, 500))
      const ended = once(instance.child, 'exit')
      instance.child.kill('SIGTERM')
      expect(await ended).toEqual([0, null])
      instances.splice(instances.indexOf(instance), 1)
      await startInstance(instance.port)
    }
    going = false
    await Promise.all(workers)
    expect(seen.failed).toBe(0)
    expect(seen.written).toBeGreaterThan(50)
    expect(await readAll(origin, investor, chatId)).toHaveLength(before + seen.written)
    expect(seen.streams).toBeGreaterThanOrEqual(2)
    void reader
  }, 120_000)
})
