import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Stored files by key; the server generates the keys, never a user. */
export interface FileStore {
  put(key: string, bytes: Uint8Array, mime: string): Promise<void>
  /** Null if the file does not exist. */
  get(key: string): Promise<Uint8Array | null>
  delete(key: string): Promise<void>
  /** The files in a folder, including half-written ones, with their time in milliseconds. */
  list(folder: string): Promise<StoredFile[]>
  /** A direct address in the store, valid for minutes; absent if only this server can serve the file. */
  link?(key: string, as: { mime: string; disposition: string }): Promise<string>
}
export interface StoredFile {
  key: string
  storedAt: number
}

const pattern = /^[a-z0-9-]+\/[a-z0-9-]+(?:\.[a-z0-9-]+)*$/

function safe(key: string): string {
  if (!pattern.test(key)) throw new Error('not a file key')
  return key
}

/** Flushes an open file, or a folder's entries, to disk. */
export type Sync = (handle: FileHandle, path: string) => Promise<void>
const toDisk: Sync = (handle) => handle.sync()

/** Files in a folder. `put` writes a file completely or not at all, and flushes it to disk before it returns. */
export function diskFiles(directory: string, sync: Sync = toDisk): FileStore {
  const at = (key: string) => join(directory, safe(key))
  return {
    async put(key, bytes) {
      const target = at(key)
      const folder = dirname(target)
      const made = await mkdir(folder, { recursive: true })
      const half = `${target}.${randomUUID()}.part`
      await withFile(half, 'w', async (handle) => {
        await handle.writeFile(bytes)
        await sync(handle, half)
      })
      await rename(half, target)
      // A name is on disk only after its folder is flushed; Windows does that automatically.
      for (const path of process.platform === 'win32'
        ? []
        : [folder, ...(made ? [dirname(folder), dirname(directory)] : [])])
        await withFile(path, 'r', (handle) => sync(handle, path))
    },
    get: (key) =>
      readFile(at(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      }),
    delete: (key) => rm(at(key), { force: true }),
    async list(folder) {
      const names = await readdir(join(directory, folder)).catch(none)
      const found = await Promise.all(
        names.map(async (name) => {
          const seen = await stat(join(directory, folder, name)).catch(() => null)
          return seen ? [{ key: `${folder}/${name}`, storedAt: seen.mtimeMs }] : []
        }),
      )
      return found.flat().filter(({ key }) => pattern.test(key))
    },
  }
}

async function withFile(path: string, flags: string, work: (handle: FileHandle) => Promise<void>): Promise<void> {
  const handle = await open(path, flags)
  try {
    await work(handle)
  } finally {
    await handle.close()
  }
}

/** A missing folder is empty. */
function none(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return []
  throw error
}

export function memoryFiles(): FileStore {
  const files = new Map<string, { bytes: Uint8Array; storedAt: number }>()
  return {
    put: async (key, bytes) => void files.set(safe(key), { bytes, storedAt: Date.now() }),
    get: async (key) => files.get(key)?.bytes ?? null,
    delete: async (key) => void files.delete(key),
    list: async (folder) =>
      [...files].filter(([key]) => key.startsWith(`${folder}/`)).map(([key, { storedAt }]) => ({ key, storedAt })),
  }
}
