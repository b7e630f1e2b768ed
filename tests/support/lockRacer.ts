import { lockDirectory } from '../../server/kernel/db/lock.ts'

/** One of several processes that compete for a folder: `take` returns the result, `free` releases the lock. */
let release: (() => void) | null = null
process.on('message', ({ say, directory }: { say: 'take' | 'free'; directory: string }) => {
  if (say === 'free') {
    release?.()
    release = null
    return process.send?.('free')
  }
  try {
    release = lockDirectory(directory)
    process.send?.('taken')
  } catch (error) {
    process.send?.(error instanceof Error ? error.message : String(error))
  }
})
