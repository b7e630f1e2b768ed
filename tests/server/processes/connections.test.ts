import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectRemote } from '../../../server/kernel/db/connect.ts'
import { type CutPoint, startCuttingProxy } from '../../support/cuttingProxy.ts'
import { type DedicatedPool, newDatabase, poolOf, type TestDatabase } from '../../support/database.ts'
import { call, type LoggedIn, signInDemo } from '../../support/demo.ts'
import { type Instance, startInstance } from '../../support/instances.ts'
import { eventually, until } from '../../support/until.ts'

const url = process.env.TEST_DATABASE_URL
const rounds = 25

describe.skipIf(!url)('the database ends connections of an instance', () => {
  let database: TestDatabase
  let own: DedicatedPool
  let door: Awaited<ReturnType<typeof startCuttingProxy>>
  let server: Instance
  let founder: LoggedIn
  let answers: object

  beforeAll(async () => {
    database = await newDatabase(url ?? '', 'demo')
    own = poolOf(database.url)
    door = await startCuttingProxy(new URL(database.url))
    server = await startInstance(door.url, { LOG_LEVEL: 'silent' })
    founder = await signInDemo(server.origin, 'founder@demo.in', 'entrepreneur')
    const profile = await call<{ profile: { basic: object } }>(server.origin, founder, 'GET', 'profiles/investment')
    answers = profile?.body.profile.basic ?? {}
  })

  afterAll(async () => {
    await server?.stop('SIGKILL')
    door?.close()
    await own?.close()
    await database?.drop()
  })

  const read = () => call(server.origin, founder, 'GET', 'me')
  /** A write with several statements in a transaction. */
  const write = () => call(server.origin, founder, 'PUT', 'profiles/investment/basic', { answers })
  /** Members who send requests until the condition holds; returns the statuses that they saw, 0 for no response. */
  async function asking(ends: () => boolean): Promise<number[]> {
    const seen = new Set<number>()
    const ask = async (asked: typeof read) => {
      while (!ends()) seen.add((await asked())?.status ?? 0)
    }
    await Promise.all([read, write, read, write].map(ask))
    return [...seen].sort()
  }
  async function comesBack() {
    await eventually(async () => {
      const answers = await Promise.all([read(), write()])
      expect(answers.map((one) => one?.status)).toEqual([200, 200])
    })
  }

  it.each<CutPoint>(['connecting', 'idle', 'in a transaction', 'during a statement'])(
    '%s, many times: 503 or 200, and it goes on',
    async (moment) => {
      await comesBack()
      const before = door.cuts()
      door.cutAt(moment)
      // Ends the open connections too, so that new ones are made.
      if (moment === 'connecting') await endAll()
      const seen = await asking(() => door.cuts() >= before + rounds)
      door.cutAt(null)
      expect([200, 503]).toEqual(expect.arrayContaining(seen))
      await comesBack()
    },
  )

  const endAll = () =>
    own.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()', [
      database.name,
    ])

  it('all of them, at any point, including that of the live events, many times', async () => {
    let left = rounds
    const ended = (async () => {
      while (left > 0) {
        const answered = await read()
        if (answered?.status === 200) {
          await endAll()
          left--
        }
      }
    })()
    const seen = await asking(() => left === 0)
    await ended
    expect([200, 503]).toEqual(expect.arrayContaining(seen))
    await comesBack()
  })

  it('that could not begin a transaction are replaced, however many', async () => {
    const through = await connectRemote({ url: door.url, poolSize: 2 })
    try {
      door.cutAt('during a statement')
      for (let round = 0; round < 6; round++)
        await expect(through.db.transaction((tx) => tx.execute('select 1'))).rejects.toThrow()
      door.cutAt(null)
      await through.db.transaction((tx) => tx.execute('select 1'))
    } finally {
      door.cutAt(null)
      await through.close()
    }
  })

  it('while the instance closes them: it stops as requested', async () => {
    await comesBack()
    await until('the live events are connected again', async () => {
      const { rows } = await own.query<{ application_name: string }>(
        'select application_name from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
        [database.name],
      )
      return rows.some((one) => one.application_name === 'live')
    })
    door.cutAt('closing')
    const before = { cuts: door.cuts(), closed: door.accepted() - door.open() }
    expect(await server.stop('SIGTERM')).toBe(0)
    await until('no connection is left', () => door.open() === 0)
    // Counted when they are closed: the instance may open another one until then.
    const closed = door.accepted() - before.closed
    expect(closed).toBeGreaterThan(1)
    expect(door.cuts() - before.cuts).toBe(closed)
  })

  it("a pool without a listener throws the database's message to a connection that it closes", async () => {
    door.cutAt('closing')
    const program = `import { Pool } from 'pg'
      const pool = new Pool({ connectionString: ${JSON.stringify(door.url)}, max: 1 })
      await pool.query('select 1')
      await pool.end()
      // Keeps the process alive until the database's message has arrived.
      setTimeout(() => {})`
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let reported = ''
    child.stderr.on('data', (chunk: Buffer) => {
      reported += chunk.toString()
    })
    const [code] = await once(child, 'close')
    door.cutAt(null)
    expect([code, reported]).toEqual([1, expect.stringContaining("code: '57P01'")])
  })
})
