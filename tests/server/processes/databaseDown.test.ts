import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DedicatedPool, newDatabase, poolOf, type TestDatabase } from '../../support/database.ts'
import { call, type LoggedIn, openDemoChat, readAll, signInDemo, writeText } from '../../support/demo.ts'
import { type Instance, startInstance } from '../../support/instances.ts'
import { listenTo } from '../../support/stream.ts'
import { startTcpProxy } from '../../support/tcpProxy.ts'
import { eventually, until } from '../../support/until.ts'

const url = process.env.TEST_DATABASE_URL

describe.skipIf(!url)('the database becomes unavailable while the server runs', () => {
  let database: TestDatabase
  let own: DedicatedPool
  let door: Awaited<ReturnType<typeof startTcpProxy>>
  let server: Instance
  let origin: string
  let founder: LoggedIn
  let investor: LoggedIn
  let chatId: string

  beforeAll(async () => {
    database = await newDatabase(url ?? '', 'demo')
    own = poolOf(database.url, 2)
    door = await startTcpProxy(new URL(database.url))
    server = await startInstance(door.url, { LOG_LEVEL: 'silent' })
    origin = server.origin
    founder = await signInDemo(origin, 'founder@demo.in', 'entrepreneur')
    investor = await signInDemo(origin, 'investor@demo.in', 'investor')
    chatId = await openDemoChat(origin, founder, investor)
  })

  afterAll(async () => {
    await server?.stop('SIGKILL')
    door?.close()
    await own?.close()
    await database?.drop()
  })

  const statusOf = async (path: string) => (await fetch(`${origin}/${path}`)).status

  /** A change of the founder's proposals that has begun its transaction and is waiting for the table. */
  async function underWay(blocker: PoolClient) {
    await blocker.query('begin')
    await blocker.query('lock table proposals in exclusive mode')
    const list = await call<{ list: { id: string; status: string }[] }>(origin, founder, 'GET', 'proposals?box=sent')
    const open = list?.body.list.find(({ status }) => status === 'sent' || status === 'viewed')
    const answer = call<{ ErrorDetails: object }>(origin, founder, 'POST', `proposals/${open?.id}/withdraw`, {})
    const waiting = `select 1 from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'`
    await eventually(async () => expect((await own.query(waiting, [database.name])).rowCount).toBe(1))
    return { answer, again: () => call(origin, founder, 'POST', `proposals/${open?.id}/withdraw`, {}) }
  }

  it('responds with 503 at once, keeps its streams, and recovers automatically; acknowledged writes are there', async () => {
    const stream = await listenTo(origin, investor)
    let ended = false
    void stream.ended.then(() => {
      ended = true
    })
    await writeText(origin, founder, chatId, 'Before')
    const blocker = await own.connect()
    const change = await underWay(blocker)
    const readies = stream.events.filter(({ type }) => type === 'ready').length

    door.shut()
    const began = Date.now()
    expect((await change.answer)?.status).toBe(503)
    const refused = await fetch(`${origin}/api/me`, {
      headers: { authorization: `Bearer ${founder.token}`, 'x-info-id': founder.id, 'accept-language': 'hi' },
    })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await refused.json()).toEqual({
      ErrorDetails: { message: expect.stringContaining('सेवा') },
      request_id: refused.headers.get('x-request-id'),
    })
    const clientId = randomUUID()
    expect((await writeText(origin, founder, chatId, 'Meanwhile', clientId))?.status).toBe(503)
    expect([await statusOf('healthz'), await statusOf('readyz')]).toEqual([200, 503])
    const { key } = JSON.parse(readFileSync(join(server.dataDirectory, 'operator.json'), 'utf8')) as { key: string }
    const metrics = await fetch(`${origin}/operator/metrics`, { headers: { authorization: `Bearer ${key}` } })
    expect(await metrics.text()).toMatch(/^database_up 0$/m)
    expect(Date.now() - began).toBeLessThan(5_000)
    await blocker.query('rollback')
    blocker.release()
    const refusals = door.refused()
    await until('the server has looked for its database in vain', () => door.refused() >= refusals + 3)
    expect(ended).toBe(false)

    door.open()
    await eventually(async () => expect(await statusOf('readyz')).toBe(200))
    expect((await change.again())?.status).toBe(200)
    expect((await writeText(origin, founder, chatId, 'Meanwhile', clientId))?.status).toBe(200)
    const stored = (await readAll(origin, investor, chatId)).map(({ text }) => text)
    expect(stored.filter((text) => text === 'Before' || text === 'Meanwhile')).toEqual(['Before', 'Meanwhile'])
    const received = () => stream.events.flatMap((event) => (event.type === 'message' ? [event.message.text] : []))
    await eventually(() => expect(received()).toEqual(['Before', 'Meanwhile']))
    // The connection for events of other instances makes the client fetch.
    await eventually(() => expect(stream.events.filter(({ type }) => type === 'ready').length).toBeGreaterThan(readies))
    expect(ended).toBe(false)
    stream.close()
  })
})
