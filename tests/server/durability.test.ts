import {
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  DamagedData,
  deleteChecksums,
  lastLogPage,
  requireCompleteLog,
  requireIntact,
  storeChecksums,
} from '../../server/kernel/db/checksums.ts'
import { openEmbedded } from '../../server/kernel/db/embedded.ts'
import { diskFiles } from '../../server/kernel/ports/files.ts'

/** Acknowledged data is on disk, and a disk that returns different data is detected. */

const dataDir = mkdtempSync(join(tmpdir(), 'founders-durable-'))
const directory = join(dataDir, 'db')
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const logFile = () =>
  join(
    directory,
    'pg_wal',
    readdirSync(join(directory, 'pg_wal'))
      .filter((name) => name.length === 24)
      .sort()[0] ?? '',
  )
/** Overwrites the log with random bytes from an offset on. */
function scribble(at: number, bytes: number): void {
  const descriptor = openSync(logFile(), 'r+')
  writeSync(descriptor, Buffer.alloc(bytes, 0xa7), 0, bytes, at)
}

describe('a stored file', () => {
  it('is flushed to disk before its name is, and the name before it is acknowledged', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'founders-synced-'))
    const order: string[] = []
    const files = diskFiles(folder, async (_, path) => {
      const names = readdirSync(join(folder, 'documents')).map((name) => (name.endsWith('.part') ? 'half' : 'whole'))
      order.push(
        `${path.endsWith('.part') ? 'file' : path === join(folder, 'documents') ? 'folder' : 'above'}: ${names}`,
      )
    })
    await files.put('documents/a.pdf', Buffer.from('%PDF-'), 'application/pdf')
    expect(order).toEqual(['file: half', 'folder: whole', 'above: whole', 'above: whole'])
    rmSync(folder, { recursive: true })
  })
})

describe('the embedded database', () => {
  let sound: Map<string, Buffer>
  /** The number of disk flushes during 20 commits. */
  let flushes = 0
  beforeAll(async () => {
    let synced = 0
    const client = await openEmbedded(directory, {
      sync: (descriptor) => {
        synced++
        fsyncSync(descriptor)
      },
    })
    await client.exec('create table kept (n int, filler text)')
    const before = synced
    for (let n = 0; n < 20; n++) await client.query('insert into kept values ($1, $2)', [n, 'x'.repeat(4_000)])
    flushes = synced - before
    // Like a killed process: nothing is closed before this copy is made.
    sound = new Map(
      readdirSync(directory, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((path) => [path, readFileSync(path)] as const),
    )
    await client.close()
  })
  const asKilled = () => {
    for (const [path, bytes] of sound) writeFileSync(path, bytes)
    for (const name of ['db.damaged.json', 'db.sums.json']) rmSync(join(dataDir, name), { force: true })
  }
  const opened = async () => {
    await requireIntact(dataDir)
    const last = await lastLogPage(dataDir)
    const client = await openEmbedded(directory)
    try {
      await requireCompleteLog(client, dataDir, last)
      return (await client.query<{ rows: number }>('select count(*)::int as rows from kept')).rows[0]?.rows
    } finally {
      await client.close()
    }
  }

  it('flushes each commit to disk', () => {
    expect(flushes).toBeGreaterThanOrEqual(20)
  })

  it('opens after a kill with everything that was acknowledged', async () => {
    asKilled()
    expect(await opened()).toBe(20)
  })

  it('refuses to start, again and again, if its log was damaged after a kill', async () => {
    asKilled()
    const end = Number(((await lastLogPage(dataDir)) ?? 0n) % BigInt(statSync(logFile()).size))
    scribble(end - 4 * 8_192 + 200, 300)
    await expect(opened()).rejects.toThrow(
      /its log is readable only up to .*"npm run operate restore BACKUP -- --replace"/,
    )
    await expect(requireIntact(dataDir)).rejects.toBeInstanceOf(DamagedData)
  })

  it('refuses to start after a clean stop if any byte changed, and starts if none did', async () => {
    asKilled()
    expect(await opened()).toBe(20)
    await storeChecksums(dataDir)
    await requireIntact(dataDir)
    scribble(300_000, 64)
    await expect(requireIntact(dataDir)).rejects.toThrow(
      /have changed since its last stop: pg_wal\/\w+\. The server was not started/,
    )
    await deleteChecksums(dataDir)
    await requireIntact(dataDir)
  })
})
