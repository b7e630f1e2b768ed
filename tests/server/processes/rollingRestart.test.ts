import { request as ask, createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDatabase, poolOf, type TestDatabase } from '../../support/database.ts'
import { call, type LoggedIn, openDemoChat, readAll, signInDemo, writeText } from '../../support/demo.ts'
import { type Instance, startInstance } from '../../support/instances.ts'
import { listenTo } from '../../support/stream.ts'
import { until } from '../../support/until.ts'

const url = process.env.TEST_DATABASE_URL

describe.skipIf(!url)('two instances behind one port, replaced one after the other under load', () => {
  let database: TestDatabase
  let origin: string
  const instances: Instance[] = []
  const ready = new Set<number>()
  let front: Server
  let watch: NodeJS.Timeout

  async function start(): Promise<void> {
    const instance = await startInstance(database.url, { DRAIN_SECONDS: '1' })
    instances.push(instance)
    ready.add(instance.port)
  }

  /** A minimal proxy: it polls for ready instances and uses them in turn. No call is tried twice. */
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
    database = await newDatabase(url ?? '', 'demo')
    await Promise.all([start(), start()])
    front = createServer(pass)
    await new Promise<void>((listening) => front.listen(0, '127.0.0.1', listening))
    origin = `http://127.0.0.1:${(front.address() as AddressInfo).port}`
    watch = setInterval(() => {
      for (const { port } of instances)
        fetch(`http://127.0.0.1:${port}/readyz`).then(
          ({ ok }) => (ok ? ready.add(port) : ready.delete(port)),
          () => ready.delete(port),
        )
    }, 100)
  })

  afterAll(async () => {
    clearInterval(watch)
    front?.close()
    front?.closeAllConnections()
    await Promise.all(instances.map((instance) => instance.stop('SIGKILL')))
    await database?.drop()
  })

  it('no call fails, no message is lost, and the streams reconnect', async () => {
    const founder: LoggedIn = await signInDemo(origin, 'founder@demo.in', 'entrepreneur')
    const investor: LoggedIn = await signInDemo(origin, 'investor@demo.in', 'investor')
    const chatId = await openDemoChat(origin, founder, investor)
    const before = (await readAll(origin, founder, chatId)).length
    let going = true
    const seen = { calls: 0, failed: 0, written: 0, streams: 0 }
    const reader = (async () => {
      while (going) {
        const stream = await listenTo(origin, investor, 'x').catch(() => null)
        if (!stream) continue
        seen.streams++
        await stream.ended
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
      const written = seen.written
      await until('calls are under way', () => seen.written > written + 20)
      expect(await instance.stop('SIGTERM')).toBe(0)
      instances.splice(instances.indexOf(instance), 1)
      await start()
    }
    going = false
    await Promise.all(workers)
    expect(seen.failed).toBe(0)
    expect(seen.written).toBeGreaterThan(50)
    expect(await readAll(origin, investor, chatId)).toHaveLength(before + seen.written)
    expect(seen.streams).toBeGreaterThanOrEqual(2)
    void reader
  })

  it('an unsaved view of a listing is stored before a process ends', async () => {
    const founder: LoggedIn = await signInDemo(origin, 'founder@demo.in', 'entrepreneur')
    const investor: LoggedIn = await signInDemo(origin, 'investor@demo.in', 'investor')
    const own = await call<{ profile: { id: string } }>(origin, founder, 'GET', 'profiles/investment')
    const listing = own?.body.profile.id
    const pool = poolOf(database.url)
    const views = async () =>
      (await pool.query('select 1 from listing_views where profile_id = $1', [listing])).rowCount ?? 0
    const before = await views()
    expect((await call(origin, investor, 'GET', `listings/${listing}`))?.status).toBe(200)
    for (const instance of instances.splice(0)) expect(await instance.stop('SIGTERM')).toBe(0)
    expect(await views()).toBe(before + 1)
    await pool.close()
  })
})
