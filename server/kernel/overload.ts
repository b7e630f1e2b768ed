import pLimit from 'p-limit'

/** More is asked for than can be done: 503, with the seconds after which to try again. */
export class Overloaded extends Error {
  readonly retryAfter = 5
}

interface Bounds {
  /** How many run side by side. */
  atOnce: number
  /** How many may wait behind them. */
  waiting: number
}

/** A queue for each key, gone with its last work: what is done for one key is done in turn. */
export function queuesOf({ waiting }: Pick<Bounds, 'waiting'>): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const queues = new Map<string, { limit: Queue; users: number }>()
  return async (key, work) => {
    const queue = queues.get(key) ?? { limit: queueOf({ atOnce: 1, waiting }), users: 0 }
    queues.set(key, queue)
    queue.users++
    try {
      return await queue.limit(work)
    } finally {
      queue.users--
      if (queue.users === 0) queues.delete(key)
    }
  }
}

export type Queue = <T>(work: () => Promise<T>) => Promise<T>

/**
 * A queue for work that holds a core or much memory, so that whatever else is asked for is answered meanwhile. Throws
 * `Overloaded` at once where too many wait already.
 */
export function queueOf({ atOnce, waiting }: Bounds): Queue {
  const limit = pLimit(atOnce)
  return (work) => {
    if (limit.pendingCount >= waiting) throw new Overloaded('too many wait already')
    return limit(work)
  }
}
