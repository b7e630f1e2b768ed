import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../../server/kernel/config.ts'
import { type Connection, connectRemote } from '../../../server/kernel/db/connect.ts'
import { wire } from '../../../server/wire.ts'
import { type DedicatedPool, newDatabase, poolOf, type TestDatabase } from '../../support/database.ts'
import { targetNamed } from '../../support/loginTargets.ts'
import { freePort } from '../../support/ports.ts'
import { eventually, until } from '../../support/until.ts'

const url = process.env.TEST_DATABASE_URL
const pgbouncer = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((path) => existsSync(path))

/** PgBouncer with two server connections for all clients, reassigned after each transaction. */
const settingsOf = (target: URL, name: string, { directory, port }: { directory: string; port: number }) => `[databases]
${name} = host=${target.hostname} port=${target.port} dbname=${name} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
auth_type = any
pool_mode = transaction
default_pool_size = 2
max_client_conn = 200
unix_socket_dir =
logfile = ${join(directory, 'log')}
pidfile = ${join(directory, 'pid')}
`

describe.skipIf(!url || !pgbouncer)('behind PgBouncer in transaction mode', () => {
  const directory = mkdtempSync(join(tmpdir(), 'founders-pgbouncer-'))
  let database: TestDatabase
  let own: DedicatedPool
  let pooler: ChildProcess
  let connections: Connection[] = []

  /** Returns the address through the pooler; retries with another port if that one was taken meanwhile. */
  async function startPooler(): Promise<string> {
    const port = await freePort()
    writeFileSync(join(directory, 'ini'), settingsOf(new URL(database.url), database.name, { directory, port }))
    pooler = spawn(pgbouncer ?? '', ['-u', 'postgres', join(directory, 'ini')], { stdio: 'ignore' })
    const pooled = `postgres://postgres@127.0.0.1:${port}/${database.name}`
    const answers = await until('the pooler answers', async () => {
      if (pooler.exitCode !== null) return 'ended'
      const probe = poolOf(pooled)
      const found = await probe.query('select 1').catch(() => null)
      await probe.close()
      return found && 'answers'
    })
    return answers === 'answers' ? pooled : startPooler()
  }

  beforeAll(async () => {
    database = await newDatabase(url ?? '', 'schema')
    own = poolOf(database.url)
    chmodSync(directory, 0o777)
    const pooled = await startPooler()
    const connect = () => connectRemote({ url: pooled, directUrl: database.url, poolSize: 8 })
    connections = await Promise.all([connect(), connect()])
  })

  afterAll(async () => {
    for (const connection of connections) await connection.close()
    if (pooler) {
      const ended = once(pooler, 'exit')
      pooler.kill('SIGKILL')
      await ended
    }
    await own?.close()
    await database?.drop()
    rmSync(directory, { recursive: true, force: true })
  })

  it('two instances with eight connections each make 32 concurrent calls over two server connections', async () => {
    const config = readConfig({ NODE_ENV: 'test', DATA_DIR: 'memory://' })
    const servers = await Promise.all(connections.map((one) => wire(config, one, pino({ level: 'silent' }))))
    const calls = Array.from({ length: 32 }, (_, number) =>
      servers[number % 2]?.app.request('/api/codes', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ purpose: 'verify_email', target: targetNamed(`pooled${number}@test.in`) }),
      }),
    )
    const statuses = (await Promise.all(calls)).map((answer) => answer?.status)
    expect(statuses.filter((status) => status !== 200)).toEqual([])
    // Each instance listens over a connection of its own that bypasses the pooler.
    const others = "select count(*) from pg_stat_activity where datname = $1 and application_name <> 'live'"
    const open = Number((await own.query(others, [database.name])).rows[0].count)
    expect(open).toBeLessThanOrEqual(4)
    const first = servers[0]
    await eventually(async () => {
      const answer = await first?.app.request('/mailbox/messages.json?to=pooled31@test.in')
      expect(await answer?.json()).toMatchObject({ list: [{ channel: 'email' }] })
    })
    for (const { deps } of servers) await deps.jobs.stop()
  })

  it('a repeated statement works on any connection', async () => {
    const config = readConfig({ NODE_ENV: 'test', DATA_DIR: 'memory://' })
    const servers = await Promise.all(connections.map((one) => wire(config, one, pino({ level: 'silent' }))))
    const asStranger = { headers: { authorization: 'Bearer nobody', 'x-info-id': 'nobody' } }
    for (let round = 0; round < 3; round++) {
      const calls = Array.from({ length: 40 }, (_, number) => servers[number % 2]?.app.request('/api/me', asStranger))
      const statuses = (await Promise.all(calls)).map((answer) => answer?.status)
      expect(statuses.filter((status) => status !== 401)).toEqual([])
    }
    for (const { deps } of servers) await deps.jobs.stop()
  })
})
