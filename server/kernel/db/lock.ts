import { closeSync, fstatSync, ftruncateSync, openSync, readFileSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { tryLock } from 'fs-native-extensions'

/** The data directory is in use by another process. */
export class DirectoryInUse extends Error {
  constructor(directory: string, holder: string) {
    super(`${directory} is in use by another running server${holder}. Stop it, or set DATA_DIR to another folder.`)
  }
}

/** The lock file, which is never deleted. */
export const lockFile = 'server.lock'

/**
 * Locks `<directory>/server.lock` with a system lock, which ends with the process even after a crash; the file's
 * content is only for people. Returns the release function. Throws `DirectoryInUse`.
 */
export function lockDirectory(directory: string): () => void {
  const file = join(directory, lockFile)
  for (;;) {
    const descriptor = openSync(file, 'a+', 0o600)
    try {
      if (!tryLock(descriptor)) throw new DirectoryInUse(directory, holderOf(file))
      // If the file was deleted after it was opened, this lock is on a file that nobody else will open.
      if (!isSameFile(file, descriptor)) {
        closeSync(descriptor)
        continue
      }
      ftruncateSync(descriptor)
      writeSync(descriptor, String(process.pid))
    } catch (error) {
      closeSync(descriptor)
      throw error
    }
    return () => {
      ftruncateSync(descriptor)
      closeSync(descriptor)
    }
  }
}

const isSameFile = (file: string, descriptor: number): boolean =>
  statSync(file, { throwIfNoEntry: false })?.ino === fstatSync(descriptor).ino

/** The holder's note; empty if the system forbids reading a locked file. */
function holderOf(file: string): string {
  try {
    const pid = readFileSync(file, 'utf8')
    return pid ? ` (process ${pid})` : ''
  } catch {
    return ''
  }
}
