import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../server/kernel/config.ts'
import { BackupRefused, backUp, restore } from '../../server/kernel/db/backup.ts'
import { connectEmbedded } from '../../server/kernel/db/connect.ts'
import { DirectoryInUse } from '../../server/kernel/db/lock.ts'
import { supportMessages } from '../../server/kernel/db/schema.ts'
import { wire } from '../../server/wire.ts'

const nobody = () => Promise.reject(new Error('nobody is running'))

/** A server with a data folder of its own, with one message to support and one stored file. */
async function serverOn(dataDir: string) {
  const connection = await connectEmbedded(dataDir)
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const { deps } = await wire(config, connection, pino({ level: 'silent' }))
  return {
    deps,
    dump: async () => new Uint8Array(await ((await deps.dump()) ?? new Blob()).arrayBuffer()),
    stop: async () => {
      await deps.jobs.stop()
      await connection.close()
    },
  }
}

const write = (server: Awaited<ReturnType<typeof serverOn>>, reference: string) =>
  server.deps.db.insert(supportMessages).values({
    id: crypto.randomUUID(),
    reference,
    name: 'Asha',
    email: 'asha@test.in',
    topic: 'other',
    message: 'Kept?',
    language: 'en',
  })

describe('backup and restore', () => {
  it('of a running server and of a stopped one: saved data is restored, later data is not', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'founders-backup-'))
    const [dataDir, running, stopped] = ['data', 'running', 'stopped'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ]
    const first = await serverOn(dataDir)
    await write(first, 'S-ONE')
    await first.deps.files.put('documents/one.pdf', new TextEncoder().encode('%PDF'), 'application/pdf')
    await backUp(dataDir, running, first.dump)
    await expect(restore(running, dataDir, true)).rejects.toBeInstanceOf(DirectoryInUse)
    await write(first, 'S-TWO')
    await first.stop()
    await backUp(dataDir, stopped, nobody)

    await expect(restore(running, dataDir, false)).rejects.toBeInstanceOf(BackupRefused)
    const aside = await restore(running, dataDir, true)
    expect(aside).toContain('data.before-')
    const again = await serverOn(dataDir)
    const references = async (server: typeof again) =>
      (await server.deps.db.select().from(supportMessages)).map(({ reference }) => reference).sort()
    expect(await references(again)).toEqual(['S-ONE'])
    expect(new TextDecoder().decode((await again.deps.files.get('documents/one.pdf')) ?? new Uint8Array())).toBe('%PDF')
    expect(again.deps.secret).toBe(first.deps.secret)
    await again.stop()

    const elsewhere = join(folder, 'elsewhere')
    await restore(stopped, elsewhere, false)
    const moved = await serverOn(elsewhere)
    expect(await references(moved)).toEqual(['S-ONE', 'S-TWO'])
    await moved.stop()

    writeFileSync(join(stopped, 'db.tar.gz'), 'damaged')
    await expect(restore(stopped, join(folder, 'new'), false)).rejects.toThrow('damaged')
    await expect(backUp(join(folder, 'none'), join(folder, 'x'), nobody)).rejects.toBeInstanceOf(BackupRefused)
  }, 600_000)
})

describe('data of a newer version', () => {
  it('is refused, and nothing in it is changed', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'founders-newer-'))
    const first = await connectEmbedded(directory)
    await first.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)`,
    )
    await first.close()
    await expect(connectEmbedded(directory)).rejects.toThrow('newer version')
    await expect(connectEmbedded(directory)).rejects.toThrow('newer version')
  })
})
