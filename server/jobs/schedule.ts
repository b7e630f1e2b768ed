import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { second } from '../../src/domain/durations.ts'
import type { Db } from '../kernel/db/connect.ts'
import { scheduledJobs } from '../kernel/db/schema.ts'
import { sweepFailures } from '../kernel/metrics.ts'
import type { Deps } from '../kernel/ports/deps.ts'

/** Scheduled jobs, each run by one instance at a time. */
export interface Scheduled {
  name: string
  /** Milliseconds from one start to the next. */
  every: number
  run(deps: Deps): Promise<void>
}

const interval = 30 * second
/** The time after which another instance takes over a run that was not extended. */
const lease = 3 * interval

/** The scheduler of one instance. `runDueJobs` starts the jobs that are due and resolves when they are done. */
export function scheduleOf(deps: Deps, scheduled: readonly Scheduled[]) {
  const instance = randomUUID()
  const running = new Set<string>()

  async function runDueJobs(): Promise<void> {
    try {
      const claimed = await claim(deps.db, { instance, now: deps.now(), scheduled })
      await Promise.all(scheduled.filter(({ name }) => claimed.has(name) && !running.has(name)).map(runOne))
    } catch (error) {
      deps.log.error({ err: error }, 'schedule not readable')
    }
  }
  async function runOne(one: Scheduled): Promise<void> {
    const startedAt = deps.now()
    running.add(one.name)
    try {
      await one.run(deps)
    } catch (error) {
      sweepFailures.inc({ sweep: one.name })
      deps.log.error({ err: error, sweep: one.name }, 'scheduled job failed')
    }
    try {
      await release(deps.db, instance, one, startedAt)
    } finally {
      running.delete(one.name)
    }
  }
  return {
    runDueJobs,
    /** Returns the stop function. Running work is tracked, so that stopping the jobs waits for it. */
    start(): () => void {
      const timer = setInterval(() => deps.jobs.track(runDueJobs()), interval)
      timer.unref()
      return () => clearInterval(timer)
    },
  }
}

interface Claim {
  instance: string
  now: Date
  scheduled: readonly Scheduled[]
}

/**
 * Claims due jobs and extends this instance's earlier claims; returns all names it now holds. It is one statement
 * without a session lock, so it works behind a pooler and in the embedded database. A job that has never run is due
 * after its first interval. A due time too far in the future (the clock was set back) counts as due.
 */
async function claim(db: Db, { instance, now, scheduled }: Claim): Promise<ReadonlySet<string>> {
  const after = (milliseconds: number) => sql`${new Date(now.getTime() + milliseconds).toISOString()}::timestamptz`
  const firstDue = sql.join(
    scheduled.map(({ name, every }) => sql`(${name}, ${after(every)})`),
    sql`, `,
  )
  const { dueAt, heldBy, heldUntil, name } = scheduledJobs
  const isFree = sql`${heldUntil} is null or not ${heldUntil} between ${after(0)} and ${after(2 * lease)}`
  // The schedule is polled every half minute, so anything due within half of that is due now.
  const isDue = sql`not ${dueAt} between ${after(interval / 2)} and excluded.due_at + ${`${lease} ms`}::interval`
  const claimed = await db
    .insert(scheduledJobs)
    .select(sql`select v.name, v.due_at, null::uuid, null::timestamptz from (values ${firstDue}) as v (name, due_at)`)
    .onConflictDoUpdate({
      target: name,
      set: { heldBy: instance, heldUntil: after(lease) },
      setWhere: sql`${heldBy} = ${instance} or (${isFree}) and (${isDue})`,
    })
    .returning({ name, heldBy })
  return new Set(claimed.filter((row) => row.heldBy === instance).map((row) => row.name))
}

/** Does nothing if another instance has taken it over meanwhile. */
const release = (db: Db, instance: string, { name, every }: Scheduled, startedAt: Date) =>
  db
    .update(scheduledJobs)
    .set({ dueAt: new Date(startedAt.getTime() + every), heldBy: null, heldUntil: null })
    .where(and(eq(scheduledJobs.name, name), eq(scheduledJobs.heldBy, instance)))
