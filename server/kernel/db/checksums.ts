import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { PGlite } from '@electric-sql/pglite'
import { syncEntries } from './embedded.ts'

/** The embedded database has changed since it was last closed. */
export class DamagedData extends Error {
  constructor(dataDir: string, what: string, record: string) {
    super(
      `The database in ${dataDir} is damaged: ${what}. The server was not started. Restore a backup with ` +
        `"npm run operate restore BACKUP -- --replace" (the damaged folder is moved aside, not deleted). ` +
        `To open the remaining data instead, delete ${join(dataDir, record)} and start again.`,
    )
  }
}

/** Written at each clean stop: the checksums of the database's files. */
const checksumsFile = 'db.sums.json'
/** Written when the log is found damaged; every start is refused while it exists. */
const damageFile = 'db.damaged.json'

const filesIn = async (directory: string): Promise<string[]> =>
  (await readdir(directory, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name !== 'postmaster.pid')
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()

async function checksumsOf(directory: string): Promise<Record<string, string>> {
  const checksums: Record<string, string> = {}
  for (const file of await filesIn(directory)) {
    const hash = createHash('sha256')
    await pipeline(createReadStream(file), hash)
    checksums[relative(directory, file).replaceAll('\\', '/')] = hash.digest('hex')
  }
  return checksums
}

/** Stores the checksums of a cleanly closed database. */
export async function storeChecksums(dataDir: string): Promise<void> {
  const [file, half] = [join(dataDir, checksumsFile), join(dataDir, `${checksumsFile}.part`)]
  await writeFile(half, JSON.stringify(await checksumsOf(join(dataDir, 'db'))), { mode: 0o600, flush: true })
  await rename(half, file)
  syncEntries(dataDir)
}

/**
 * Throws `DamagedData` if the database differs from its state at the last clean stop, or if its log could not be read
 * to the end. After an unclean stop there are no checksums: see `requireCompleteLog`.
 */
export async function requireIntact(dataDir: string): Promise<void> {
  const [stored, damage] = [join(dataDir, checksumsFile), join(dataDir, damageFile)]
  if (existsSync(damage)) throw new DamagedData(dataDir, await readFile(damage, 'utf8'), damageFile)
  if (!existsSync(stored)) return
  const before = JSON.parse(await readFile(stored, 'utf8')) as Record<string, string>
  const now = await checksumsOf(join(dataDir, 'db'))
  const changed = [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (file) => before[file] !== now[file],
  )
  if (changed.length === 0) return
  const named = changed.slice(0, 3).join(', ') + (changed.length > 3 ? ` and ${changed.length - 3} more` : '')
  throw new DamagedData(dataDir, `these files have changed since its last stop: ${named}`, checksumsFile)
}

/** The files change from now on: checksums that reappeared after a power cut would describe an older state. */
export async function deleteChecksums(dataDir: string): Promise<void> {
  await rm(join(dataDir, checksumsFile), { force: true })
  syncEntries(dataDir)
}

const pageSize = 8_192
const segment = /^[0-9A-F]{24}$/

/** The address of the last log page on which a record begins, from the pages' own headers; null without a log. */
export async function lastLogPage(dataDir: string): Promise<bigint | null> {
  const directory = join(dataDir, 'db', 'pg_wal')
  let last: bigint | null = null
  for (const name of (await readdir(directory).catch(() => [])).filter((one) => segment.test(one))) {
    const size = BigInt((await stat(join(directory, name))).size)
    const log = await readFile(join(directory, name))
    const [high, low] = [BigInt(`0x${name.slice(8, 16)}`), BigInt(`0x${name.slice(16)}`)]
    const start = (high * (0x1_0000_0000n / size) + low) * size
    for (let at = 0; at + pageSize <= log.length; at += pageSize) {
      const address = start + BigInt(at)
      if (log.readBigUInt64LE(at + 8) === address && beginsRecord(log, at) && (last === null || address > last))
        last = address
    }
  }
  return last
}

/** A page starts with its header (40 bytes if bit 2 of its flags is set, else 24) and the rest of an earlier record. */
function beginsRecord(log: Buffer, at: number): boolean {
  const header = (log.readUInt16LE(at + 2) & 2) !== 0 ? 40 : 24
  const rest = (log.readUInt32LE(at + 16) + 7) & ~7
  const first = header + rest
  return first + 4 <= pageSize && log.readUInt32LE(at + first) !== 0
}

/**
 * After a crash, PostgreSQL reads its log up to the first record with a wrong checksum and treats that as the end. A
 * record that begins on a later page proves otherwise: acknowledged changes are lost. Damage on the last page itself
 * looks like an interrupted write and cannot be distinguished from one.
 */
export async function requireCompleteLog(client: PGlite, dataDir: string, last: bigint | null): Promise<void> {
  const { rows } = await client.query<{ redo: string }>('select redo_lsn::text as redo from pg_control_checkpoint()')
  const [high = '0', low = '0'] = (rows[0]?.redo ?? '0/0').split('/')
  const end = (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
  if (last === null || last <= end) return
  const what = `its log is readable only up to ${rows[0]?.redo} but continues after that, so acknowledged changes are lost`
  await writeFile(join(dataDir, damageFile), what, { mode: 0o600 })
  throw new DamagedData(dataDir, what, damageFile)
}
