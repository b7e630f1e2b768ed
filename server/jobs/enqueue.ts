import { sql } from 'drizzle-orm'
import { encrypt } from '../kernel/crypto/secrets.ts'
import type { Db } from '../kernel/db/connect.ts'
import { type OutboxChannel, outbox } from '../kernel/db/schema.ts'
import type { Deps } from '../kernel/ports/deps.ts'
import { mask } from '../kernel/text/mask.ts'
import type { Job } from './job.ts'

interface JobOptions {
  /** Identifies the cause: two jobs with the same key are one. */
  key: string
  usefulUntil?: Date
  /** Milliseconds until the queue takes over, for jobs that their writer also runs immediately. */
  delay?: number
}

function recipientOf(job: Job): string {
  if (job.channel === 'push') return 'a device'
  if (job.channel === 'news') return job.job.kind
  if (job.channel === 'none') return mask(job.to)
  return mask(job.channel === 'sms' ? { kind: 'mobile', mobile: job.to } : { kind: 'email', email: job.to })
}

/** Encrypts a job for storage, because it may contain a code. */
export const encryptedJob = (deps: Pick<Deps, 'secret'>, job: Job): string => encrypt(deps.secret, JSON.stringify(job))

/** Builds the row of a job. */
export function jobRow(deps: Pick<Deps, 'secret' | 'now'>, job: Job, { key, usefulUntil, delay = 0 }: JobOptions) {
  const now = deps.now()
  const channel: OutboxChannel = job.channel
  return {
    key,
    channel,
    recipient: recipientOf(job),
    encrypted: encryptedJob(deps, job),
    dueAt: new Date(now.getTime() + delay),
    usefulUntil: usefulUntil ?? null,
    createdAt: now,
  }
}
export type JobRow = ReturnType<typeof jobRow>

/** The channel on which every instance is notified of a job at the moment of its commit. */
export const jobsChannel = 'jobs'

/**
 * Enqueues a job with its cause: inside a transaction, both are stored or neither is. The instance runs it right after
 * the commit; `queue.ts` covers the case in which it cannot.
 */
export async function enqueue(
  deps: Pick<Deps, 'secret' | 'now' | 'jobs'>,
  tx: Db,
  job: Job,
  { key, usefulUntil, delay = 0 }: JobOptions,
): Promise<void> {
  const writing = tx
    .insert(outbox)
    .values(jobRow(deps, job, { key, delay, ...(usefulUntil ? { usefulUntil } : {}) }))
    .onConflictDoNothing()
  if (delay > 0) {
    await writing
    deps.jobs.wake(delay)
  } else await writing.returning({ notified: sql`pg_notify(${jobsChannel}, '')` })
}
