import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deleteChecksums, lastLogPage, requireCompleteLog, requireIntact, storeChecksums } from './checksums.ts'
import { openEmbedded, syncFolder } from './embedded.ts'
import { DirectoryInUse, lockDirectory, lockFile } from './lock.ts'

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** The reason why a backup or restore is refused, in one sentence. */
export class BackupRefused extends Error {}

/** Backs up a database that no server holds open; otherwise `ask` requests the dump from the server that does. */
async function packed(dataDir: string, ask: () => Promise<Uint8Array>): Promise<Uint8Array> {
  let unlock: () => void
  try {
    unlock = lockDirectory(dataDir)
  } catch (error) {
    if (error instanceof DirectoryInUse) return ask()
    throw error
  }
  try {
    await requireIntact(dataDir)
    const last = await lastLogPage(dataDir)
    await deleteChecksums(dataDir)
    const client = await openEmbedded(join(dataDir, 'db'))
    await requireCompleteLog(client, dataDir, last)
    const blob = await client.dumpDataDir('gzip')
    await client.close()
    await storeChecksums(dataDir)
    return new Uint8Array(await blob.arrayBuffer())
  } finally {
    unlock()
  }
}

/**
 * Writes the embedded database and the stored files into a new folder. Files are copied last: they never change, so
 * every file that the database refers to is included.
 */
export async function backUp(dataDir: string, target: string, ask: () => Promise<Uint8Array>): Promise<number> {
  await readFile(join(dataDir, 'db', 'PG_VERSION')).catch(() => {
    throw new BackupRefused(`There is no embedded database in ${dataDir}`)
  })
  await mkdir(target, { recursive: false })
  const database = await packed(dataDir, ask)
  await writeFile(join(target, 'db.tar.gz'), database)
  await cp(join(dataDir, 'files'), join(target, 'files'), { recursive: true }).catch(noFolder)
  const manifest = { version: 1, made: new Date().toISOString(), database: sha256(database) }
  await writeFile(join(target, 'manifest.json'), JSON.stringify(manifest, null, 2))
  return database.length
}

/**
 * Creates a data folder from a backup. An existing one is moved aside, never deleted; returns its new name, or null.
 */
export async function restore(source: string, dataDir: string, replace: boolean): Promise<string | null> {
  const database = new Uint8Array(await readFile(join(source, 'db.tar.gz')))
  const { database: wanted } = JSON.parse(await readFile(join(source, 'manifest.json'), 'utf8')) as { database: string }
  if (sha256(database) !== wanted) throw new BackupRefused(`${source} is damaged: nothing was changed`)
  await mkdir(dataDir, { recursive: true })
  // Detects a running server: its folder is not touched, and none can start until the old folder has been moved.
  const unlock = lockDirectory(dataDir)
  try {
    return await restoreHeld(database, { source, dataDir, replace })
  } finally {
    unlock()
  }
}

interface Restoring {
  source: string
  dataDir: string
  replace: boolean
}

async function restoreHeld(
  database: Uint8Array<ArrayBuffer>,
  { source, dataDir, replace }: Restoring,
): Promise<string | null> {
  const isEmpty = (await readdir(dataDir)).every((name) => name === lockFile)
  if (!isEmpty && !replace) throw new BackupRefused(`${dataDir} is not empty: add --replace to move it aside`)
  const aside = isEmpty ? null : `${dataDir}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`
  if (aside) await rename(dataDir, aside)
  await mkdir(dataDir, { recursive: true })
  const unlock = aside ? lockDirectory(dataDir) : () => {}
  try {
    const loadDataDir = new Blob([database], { type: 'application/gzip' })
    await (await openEmbedded(join(dataDir, 'db'), { loadDataDir })).close()
    await storeChecksums(dataDir)
    await cp(join(source, 'files'), join(dataDir, 'files'), { recursive: true }).catch(noFolder)
    await syncFolder(dataDir)
    return aside
  } finally {
    unlock()
  }
}

function noFolder(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
