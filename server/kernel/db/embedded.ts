import { closeSync, fsyncSync, openSync } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { NodeFS } from '@electric-sql/pglite/nodefs'

export const extensions = { pg_trgm }

type Preparing = Awaited<ReturnType<NodeFS['init']>>['emscriptenOpts']
type Prepare = NonNullable<Preparing['preRun']>[number]
interface NodeFiles {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } }
}

/**
 * A folder that flushes files to disk when PostgreSQL requests it; PGlite's own leaves that to the operating system.
 */
class SyncedFolder extends NodeFS {
  readonly #sync: (descriptor: number) => void

  constructor(directory: string, sync: (descriptor: number) => void) {
    super(directory)
    this.#sync = sync
  }

  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...given)
    const prepare = ((module: NodeFiles) => {
      module.NODEFS.stream_ops.fsync = ({ nfd }) => {
        this.#sync(nfd)
        return 0
      }
    }) as unknown as Prepare
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...[emscriptenOpts.preRun ?? []].flat(), prepare] } }
  }
}

// PGlite starts with `-F`, which acknowledges writes before they reach the disk. Of the methods to flush the log, only
// `fsync` reaches its files.
const { defaultStartParams } = PGlite as unknown as { defaultStartParams: readonly string[] }
const startParams = [...defaultStartParams.filter((one) => one !== '-F'), '-c', 'wal_sync_method=fsync']

/** The embedded database in a folder: committed data is on disk. `loadDataDir` fills an empty one. */
export const openEmbedded = (
  directory: string,
  { loadDataDir, sync = fsyncSync }: { loadDataDir?: Blob; sync?: (descriptor: number) => void } = {},
) =>
  PGlite.create({
    fs: new SyncedFolder(directory, sync),
    extensions,
    startParams,
    ...(loadDataDir && { loadDataDir }),
  })

/** Flushes every file of a folder, and the folder's entries, for files written without flushing. */
export async function syncFolder(directory: string): Promise<void> {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) await syncFolder(path)
    else await syncFile(path)
  }
  syncEntries(directory)
}

async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Flushes a folder's entries; Windows does so itself and has no call for it. */
export function syncEntries(directory: string): void {
  if (process.platform === 'win32') return
  const descriptor = openSync(directory, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
