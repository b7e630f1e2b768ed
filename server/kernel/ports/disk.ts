import { open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'

/** Reserved for a few uploads and the database's log; with less, an instance accepts no new work. */
const leastFree = 64 * 1024 * 1024
const cachedFor = 5_000
const patience = 2_000

interface Settings {
  /** Bytes. */
  least?: number
  /** Milliseconds on a monotonic clock. */
  clock?: () => number
}

/**
 * Checks that a folder is writable: it has room, and a small file can be flushed to disk. The result is cached for five
 * seconds; a disk that does not respond counts as full.
 */
export function diskRoom(
  directory: string,
  { least = leastFree, clock = () => performance.now() }: Settings = {},
): () => Promise<boolean> {
  let known: { room: Promise<boolean>; until: number } | null = null
  const checkRoom = async () => {
    const { bavail, bsize } = await statfs(directory)
    if (bavail * bsize < least) return false
    await writeSmall(join(directory, `.room-${process.pid}`))
    return true
  }
  return () => {
    if (!known || clock() >= known.until)
      known = {
        room: Promise.race([checkRoom().catch(() => false), after(patience, false, { ref: false })]),
        until: clock() + cachedFor,
      }
    return known.room
  }
}

async function writeSmall(file: string): Promise<void> {
  const handle = await open(file, 'w', 0o600)
  try {
    await handle.writeFile(Buffer.alloc(4_096, 1))
    await handle.sync()
  } finally {
    await handle.close()
    await rm(file, { force: true })
  }
}
