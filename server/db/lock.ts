import { closeSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** The data directory is in use by another process. */
export class DirectoryInUse extends Error {
  constructor(directory: string, pid: number) {
    super(
      `${directory} is in use by another running server (process ${pid}). Stop it, or set DATA_DIR to another folder.`,
    )
  }
}

/** Holds `<directory>/server.lock` for this process; a lock whose process is gone is taken over. Returns the release. */
export function lockDirectory(directory: string): () => void {
  const file = join(directory, 'server.lock')
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      const handle = openSync(file, 'wx')
      writeSync(handle, String(process.pid))
      closeSync(handle)
      return () => unlinkSync(file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const holder = Number(readFileSync(file, 'utf8'))
      if (holder && holder !== process.pid && isRunning(holder)) throw new DirectoryInUse(directory, holder)
      unlinkSync(file)
    }
  }
  throw new Error(`${file} could not be taken`)
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
