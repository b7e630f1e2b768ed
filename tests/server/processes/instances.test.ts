import { randomUUID } from 'node:crypto'
import { request as ask, createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LiveEvent } from '../../../src/domain/contract/liveEvents.ts'
import { type DedicatedPool, newDatabase, poolOf, type TestDatabase } from '../../support/database.ts'
import { type LoggedIn, openDemoChat, readAll, signInDemo, writeText } from '../../support/demo.ts'
import { type Instance, startInstance } from '../../support/instances.ts'
import { listenTo } from '../../support/stream.ts'
import { eventually } from '../../support/until.ts'

const url = process.env.TEST_DATABASE_URL

/** One port in front of several instances: each connection goes to the next one alive. */
function startFront(instances: () => readonly Instance[]): Promise<Server> {
  let next = 0
  const front = createServer((incoming, outgoing) => {
    const living = instances()
    const chosen = living[Number(incoming.headers['x-instance'] ?? next++) % living.length]
    const passed = ask(
      { port: chosen?.port, path: incoming.url, method: incoming.method, headers: incoming.headers, host: '127.0.0.1' },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'x-served-by': String(chosen?.port) })
        answer.pipe(outgoing)
      },
    )
    passed.on('error', () => outgoing.destroy())
    outgoing.on('close', () => passed.destroy())
    incoming.pipe(passed)
  })
  return new Promise((listening) => front.listen(0, '127.0.0.1', () => listening(front)))
}

describe.skipIf(!url)('two instances on one PostgreSQL behind one port', () => {
  let database: TestDatabase
  let own: DedicatedPool
  let origin: string
  const instances: Instance[] = []
  let front: Server
  let founder: LoggedIn
  let investor: LoggedIn
  let chatId: string

  beforeAll(async () => {
    database = await newDatabase(url ?? '', 'demo')
    own = poolOf(database.url)
    instances.push(...(await Promise.all([startInstance(database.url), startInstance(database.url)])))
    front = await startFront(() => instances)
    origin = `http://127.0.0.1:${(front.address() as AddressInfo).port}`
    founder = await signInDemo(origin, 'founder@demo.in', 'entrepreneur')
    investor = await signInDemo(origin, 'investor@demo.in', 'investor')
    chatId = await openDemoChat(origin, founder, investor)
  })

  afterAll(async () => {
    front?.close()
    front?.closeAllConnections()
    await Promise.all(instances.map((instance) => instance.stop('SIGKILL')))
    await own?.close()
    await database?.drop()
  })

  const textsIn = (events: readonly LiveEvent[]) =>
    events.flatMap((event) => (event.type === 'message' ? [event.message.text] : []))

  it('a client of each receives the other’s messages, including the longest one', async () => {
    const [atFirst, atSecond] = [await listenTo(origin, founder, '0'), await listenTo(origin, investor, '1')]
    expect(atFirst.servedBy).not.toBe(atSecond.servedBy)
    for (let number = 0; number < 20; number++)
      await writeText(origin, number % 2 === 0 ? founder : investor, chatId, `Across ${number}`)
    const long = 'क'.repeat(2000)
    await writeText(origin, founder, chatId, long)
    await eventually(() => {
      for (const { events } of [atFirst, atSecond])
        expect(textsIn(events).filter((text) => text.startsWith('Across'))).toHaveLength(20)
      for (const { events } of [atFirst, atSecond]) expect(textsIn(events)).toContain(long)
    })
    for (const { close } of [atFirst, atSecond]) close()
  })

  it('after the database has cut their connections every stream fetches again, and delivery continues', async () => {
    const [atFirst, atSecond] = [await listenTo(origin, founder, '0'), await listenTo(origin, investor, '1')]
    await own.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name = 'live'`,
      [database.name],
    )
    await eventually(() => {
      for (const { events } of [atFirst, atSecond])
        expect(events.filter(({ type }) => type === 'ready').length).toBeGreaterThanOrEqual(2)
    })
    await writeText(origin, founder, chatId, 'After the cut')
    await eventually(() => expect(textsIn(atSecond.events)).toContain('After the cut'))
    for (const { close } of [atFirst, atSecond]) close()
  })

  it('one is killed while messages flow: nothing acknowledged is lost, and its client continues on the other', async () => {
    const acknowledged: number[] = []
    const before = (await readAll(origin, founder, chatId)).length
    const writer = (async () => {
      for (let number = 0; number < 200; number++) {
        const clientId = randomUUID()
        for (;;) {
          const answer = await writeText(origin, founder, chatId, `Flow ${number}`, clientId)
          if (answer?.status === 200) {
            acknowledged.push(answer.body.message.seq)
            break
          }
          // A caller without a response pauses before its next call.
          await new Promise((later) => setTimeout(later, 20))
        }
      }
    })()
    await eventually(() => expect(acknowledged.length).toBeGreaterThan(60))
    const [killed] = instances.splice(0, 1)
    await killed?.stop('SIGKILL')
    await writer
    const all = await readAll(origin, investor, chatId)
    expect(all).toHaveLength(before + 200)
    expect(acknowledged).toEqual(all.slice(before).map(({ seq }) => seq))
  })
})
