import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { type Connection, connectRemote } from '../../server/db/connect.ts'
import { wire } from '../../server/wire.ts'

const url = process.env.TEST_DATABASE_URL
const pgbouncer = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((path) => existsSync(path))
const port = 5180 + (process.pid % 20)

/** Two server connections for everybody, handed to another caller after each transaction. */
const settingsOf = (target: URL, name: string, directory: string) => `[databases]
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
  const name = `pooled_${randomUUID().replaceAll('-', '')}`
  const directory = mkdtempSync(join(tmpdir(), 'founders-pgbouncer-'))
  const direct = new URL(url ?? 'postgres://x')
  direct.pathname = `/${name}`
  let admin: Pool
  let pooler: ChildProcess
  let connections: Connection[] = []

  beforeAll(async () => {
    admin = new Pool({ connectionString: url, max: 1 })
    admin.on('error', () => {})
    await admin.query(`create database ${name}`)
    chmodSync(directory, 0o777)
    writeFileSync(join(directory, 'ini'), settingsOf(direct, name, directory))
    pooler = spawn(pgbouncer ?? '', ['-u', 'postgres', join(directory, 'ini')], { stdio: 'ignore' })
    const pooled = `postgres://postgres@127.0.0.1:${port}/${name}`
    const connect = () => connectRemote({ url: pooled, directUrl: direct.href, poolSize: 8 })
    await vi.waitFor(async () => {
      const probe = new Pool({ connectionString: pooled, max: 1 })
      probe.on('error', () => {})
      await probe.query('select 1').finally(() => probe.end())
    }, 10_000)
    connections = await Promise.all([connect(), connect()])
  }, 60_000)

  afterAll(async () => {
    for (const connection of connections) await connection.close()
    pooler?.kill('SIGKILL')
    await admin?.query(`drop database ${name} with (force)`)
    await admin?.end()
    rmSync(directory, { recursive: true, force: true })
  })

  it('two instances with eight connections each do 120 calls at once over two server connections', async () => {
    const config = readConfig({ NODE_ENV: 'test', DATA_DIR: 'memory://' })
    const servers = await Promise.all(connections.map((one) => wire(config, one, pino({ level: 'silent' }))))
    const calls = Array.from({ length: 120 }, (_, number) =>
      servers[number % 2]?.app.request('/api/codes', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ purpose: 'verify_email', target: `pooled${number}@test.in` }),
      }),
    )
    const statuses = (await Promise.all(calls)).map((answer) => answer?.status)
    expect(statuses.filter((status) => status !== 200)).toEqual([])
    const sent = async () =>
      Number((await admin.query(`select count(*) from pg_stat_activity where datname = '${name}'`)).rows[0].count)
    expect(await sent()).toBeLessThanOrEqual(4)
    const first = servers[0]
    await vi.waitFor(
      async () => {
        const answer = await first?.app.request('/mailbox/messages.json?to=pooled119@test.in')
        expect(await answer?.json()).toMatchObject({ list: [{ channel: 'email' }] })
      },
      { timeout: 10_000 },
    )
    for (const { deps } of servers) await deps.outbox.stop()
  }, 60_000)
})
