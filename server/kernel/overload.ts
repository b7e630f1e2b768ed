import pLimit from 'p-limit'

/** The server is overloaded: 503 with Retry-After. */
export class Overloaded extends Error {
  readonly retryAfter = 5
}

interface Bounds {
  /** The maximum number of tasks that run concurrently. */
  atOnce: number
  /** The maximum number of tasks that wait. */
  waiting: number
}

/** A queue per key, removed with its last task: tasks of one key run in order. */
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
 * A queue for tasks that take a core or much memory, so that other requests are served meanwhile. Throws `Overloaded`
 * at once if the queue is full.
 */
export function queueOf({ atOnce, waiting }: Bounds): Queue {
  const limit = pLimit(atOnce)
  return (work) => {
    if (limit.pendingCount >= waiting) throw new Overloaded('the queue is full')
    return limit(work)
  }
}
