import { sql } from 'drizzle-orm'
import { seal } from '../kernel/crypto/secrets.ts'
import type { Db } from '../kernel/db/connect.ts'
import { type OutboxChannel, outbox } from '../kernel/db/schema.ts'
import type { Deps } from '../kernel/ports/deps.ts'
import { mask } from '../kernel/text/mask.ts'
import type { Job } from './job.ts'

interface Posting {
  /** Names the cause: written twice it is one job. */
  key: string
  usefulUntil?: Date
  /** For what is also done at once by whoever wrote it: milliseconds until the queue takes it over. */
  later?: number
}

const recipientOf = (job: Job): string =>
  job.channel === 'push' ? 'a device' : job.channel === 'news' ? job.job.kind : mask(job.to)

/** A job as it is stored: encrypted, for it may hold a code. */
export const sealedJob = (deps: Pick<Deps, 'secret'>, job: Job): string => seal(deps.secret, JSON.stringify(job))

/** A job as its row. */
export function postedOf(deps: Pick<Deps, 'secret' | 'now'>, job: Job, { key, usefulUntil, later = 0 }: Posting) {
  const now = deps.now()
  const channel: OutboxChannel = job.channel
  return {
    key,
    channel,
    recipient: recipientOf(job),
    sealed: sealedJob(deps, job),
    dueAt: new Date(now.getTime() + later),
    usefulUntil: usefulUntil ?? null,
    createdAt: now,
  }
}
export type Posted = ReturnType<typeof postedOf>

/** Where every instance hears of a job at the moment of its commit. */
export const jobsChannel = 'jobs'

/**
 * Writes a job with its cause: given the transaction, both are stored or neither is. An instance does it right after the
 * commit; see `queue.ts` for what happens where it cannot.
 */
export async function post(
  deps: Pick<Deps, 'secret' | 'now' | 'jobs'>,
  tx: Db,
  job: Job,
  { key, usefulUntil, later = 0 }: Posting,
): Promise<void> {
  const writing = tx
    .insert(outbox)
    .values(postedOf(deps, job, { key, later, ...(usefulUntil ? { usefulUntil } : {}) }))
    .onConflictDoNothing()
  if (later > 0) {
    await writing
    deps.jobs.nudge(later)
  } else await writing.returning({ notified: sql`pg_notify(${jobsChannel}, '')` })
}
