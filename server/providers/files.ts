import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Stored files by key; keys are made by us, never by a user. */
export interface FileStore {
  put(key: string, bytes: Uint8Array, mime: string): Promise<void>
  /** Null where there is no such file. */
  get(key: string): Promise<Uint8Array | null>
  delete(key: string): Promise<void>
}

const pattern = /^[a-z0-9-]+\/[a-z0-9-]+(?:\.[a-z0-9]+)?$/

function safe(key: string): string {
  if (!pattern.test(key)) throw new Error('not a file key')
  return key
}

/** Files in a folder; written whole or not at all. */
export function diskFiles(directory: string): FileStore {
  const at = (key: string) => join(directory, safe(key))
  return {
    async put(key, bytes) {
      const target = at(key)
      await mkdir(dirname(target), { recursive: true })
      const half = `${target}.${randomUUID()}.part`
      await writeFile(half, bytes)
      await rename(half, target)
    },
    get: (key) =>
      readFile(at(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      }),
    delete: (key) => rm(at(key), { force: true }),
  }
}

export function memoryFiles(): FileStore {
  const files = new Map<string, Uint8Array>()
  return {
    put: async (key, bytes) => void files.set(safe(key), bytes),
    get: async (key) => files.get(key) ?? null,
    delete: async (key) => void files.delete(key),
  }
}
