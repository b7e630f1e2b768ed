import { createHmac } from 'node:crypto'
import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { daysBefore, second } from '../../src/domain/durations.ts'
import { decrypt } from '../kernel/crypto/secrets.ts'
import type { Db } from '../kernel/db/connect.ts'
import type { Notifications } from '../kernel/db/notifications.ts'
import { outbox } from '../kernel/db/schema.ts'
import type { Deps } from '../kernel/ports/deps.ts'
import type { JobQueue } from '../kernel/ports/jobs.ts'
import { Undeliverable } from '../kernel/ports/undeliverable.ts'
import { jobsChannel } from './enqueue.ts'
import { type Job, type JobHandler, type JobHandlers, type JobKind, kindOf } from './job.ts'

type Row = typeof outbox.$inferSelect

const batch = 8
/** The time after which another instance may take over a job. */
const lease = 60 * second
const maxTries = 12
/** The polling interval; polls find the jobs of crashed instances. */
const fallback = 30 * second

/**
 * Runs jobs at least once, with a growing delay between attempts, on any number of instances. A job that fails at every
 * attempt stays as a dead letter for an operator.
 */
export function jobQueueOf(deps: () => Deps, handlers: JobHandlers, notifications: Notifications): JobQueue {
  let running: Promise<void> | null = null
  let again = false
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  const work = new Set<Promise<void>>()
  const waits = new Set<number>()

  async function run(): Promise<void> {
    while (!stopped && again) {
      again = false
      while (!stopped && (await runDue(deps(), handlers)) === batch);
    }
  }
  function wake(after = 0) {
    if (stopped) return
    if (after > 0) return wakeLater(after)
    again = true
    running ??= run()
      .catch((error: unknown) => {
        if (stopped) return
        deps().log.error({ err: error }, 'job queue run failed')
        // Retries later, because the database does not repeat its notification.
        wakeLater(2 * second)
      })
      .finally(() => {
        running = null
        if (again) wake()
      })
  }
  /** Sets one timer for all jobs due within the same second. */
  function wakeLater(after: number) {
    const at = Math.ceil((Date.now() + after) / second) * second
    if (waits.has(at)) return
    waits.add(at)
    setTimeout(
      () => {
        waits.delete(at)
        wake()
      },
      at - Date.now() + 5,
    ).unref()
  }
  async function tracked() {
    while (work.size > 0) await Promise.all(work)
  }
  notifications.subscribe(jobsChannel, { notified: () => wake(), connected: () => wake() })
  return {
    wake,
    track(done) {
      work.add(done)
      void done.finally(() => work.delete(done))
    },
    tracked,
    start() {
      timer = setInterval(wake, fallback)
      timer.unref()
    },
    async stop() {
      stopped = true
      clearInterval(timer)
      await Promise.all([running, tracked()])
    },
  }
}

/** Runs jobs that are due; returns the number of claimed jobs. */
export async function runDue(deps: Deps, handlers: JobHandlers): Promise<number> {
  const claimed = await claim(deps.db, deps.now())
  await Promise.all(claimed.map((row) => runOne(deps, handlers, row)))
  return claimed.length
}

const dueIds = (db: Db, now: Date) =>
  db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(lte(outbox.dueAt, now), isNull(outbox.sentAt), isNull(outbox.deadAt)))
    .orderBy(asc(outbox.dueAt), asc(outbox.id))
    .limit(batch)
    .for('update', { skipLocked: true })

/** Claims jobs for this instance: SKIP LOCKED and the new due time keep other instances away. */
const claim = (db: Db, now: Date): Promise<Row[]> =>
  db
    .update(outbox)
    .set({ dueAt: new Date(now.getTime() + lease), tries: sql`${outbox.tries} + 1` })
    // An array, because a plain subquery may run once per row and claim more than its limit.
    .where(sql`${outbox.id} = any(array(${dueIds(db, now)}))`)
    .returning()

async function runOne(deps: Deps, handlers: JobHandlers, row: Row): Promise<void> {
  if (row.usefulUntil && row.usefulUntil <= deps.now()) return giveUp(deps, row, 'expired')
  try {
    await handle(deps, handlers, JSON.parse(decrypt(deps.secret, row.encrypted ?? '')) as Job, row)
    await settle(deps.db, row, { sentAt: deps.now(), encrypted: null, lastError: null })
  } catch (error) {
    await retryLater(deps, row, error)
  }
}

function handle(deps: Deps, handlers: JobHandlers, job: Job, { key, createdAt }: Row): Promise<void> {
  // Each handler accepts the jobs of its own kind.
  const handler = handlers[kindOf(job)] as JobHandler<JobKind>
  return handler(deps, job.channel === 'news' ? job.job : job, { id: jobId(deps.secret, key), createdAt })
}

/** The prefix predates the term "job"; earlier jobs keep their ids. */
const jobId = (secret: string, key: string) =>
  createHmac('sha256', secret).update(`parcel:${key}`).digest('hex').slice(0, 40)

async function retryLater(deps: Deps, row: Row, error: unknown): Promise<void> {
  const message = (error instanceof Error ? error.message : String(error)).slice(0, 300)
  if (error instanceof Undeliverable || row.tries >= maxTries) return giveUp(deps, row, message)
  deps.log.warn({ job: row.id, channel: row.channel, tries: row.tries, error: message }, 'job failed, will be retried')
  const wait = retryDelay(row.tries)
  await settle(deps.db, row, { dueAt: new Date(deps.now().getTime() + wait), lastError: message })
  deps.jobs.wake(wait)
}

async function giveUp(deps: Deps, row: Row, message: string): Promise<void> {
  deps.log.error({ job: row.id, channel: row.channel, tries: row.tries, error: message }, 'job moved to dead letters')
  await settle(deps.db, row, { deadAt: deps.now(), lastError: message })
}

/**
 * The retry delay in milliseconds: 2, 4, 8 … seconds up to an hour, minus up to half at random, so that many jobs do
 * not retry at once.
 */
export const retryDelay = (tries: number, chance = Math.random()): number =>
  Math.min(3_600, 2 ** tries) * second * (1 - chance / 2)

/** Writes only if no other instance has claimed the job since. */
const settle = async (db: Db, row: Row, values: Partial<Row>): Promise<void> => {
  await db
    .update(outbox)
    .set(values)
    .where(and(eq(outbox.id, row.id), eq(outbox.tries, row.tries), isNull(outbox.sentAt)))
}

/** Deletes jobs done more than a week ago, and dead letters older than 30 days. */
export const deleteOldJobs = (deps: Deps) => {
  const before = (days: number) => daysBefore(deps.now(), days)
  return deps.db.delete(outbox).where(or(lte(outbox.sentAt, before(7)), lte(outbox.deadAt, before(30))))
}
