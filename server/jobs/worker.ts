import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { unseal } from '../kernel/crypto/secrets.ts'
import type { Db } from '../kernel/db/connect.ts'
import { outbox } from '../kernel/db/schema.ts'
import type { Deps } from '../kernel/ports/deps.ts'
import { Undeliverable } from '../kernel/ports/undeliverable.ts'
import { carry } from './carry.ts'
import type { Parcel } from './post.ts'

type Row = typeof outbox.$inferSelect

const second = 1_000
const batch = 8
/** How long one instance may hold a parcel before another takes it over. */
const lease = 60 * second
const mostTries = 12
const looksAgainAfter = [20, 100, 500]
const poll = 2 * second

export interface Outbox {
  /** A parcel was written: carried as soon as its transaction is committed. */
  nudge(): void
  /** Looks for parcels of instances that are gone, and for those due again. */
  start(): void
  /** Work that its answer does not wait for. */
  track(work: Promise<void>): void
  /** All such work is done. */
  tracked(): Promise<void>
  /** Lets what is being carried, and what is tracked, finish. */
  stop(): Promise<void>
}

/**
 * Carries parcels: at least once, each try after a growing wait, by any number of instances at once. What no try can
 * deliver stays as a dead letter for an operator.
 */
export function outboxOf(deps: () => Deps): Outbox {
  let running: Promise<void> | null = null
  let again = false
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  const work = new Set<Promise<void>>()

  async function run(): Promise<void> {
    let looks = 0
    while (!stopped && (again || looks <= looksAgainAfter.length)) {
      // The parcel of a nudge is seen once its transaction is committed: the looks begin anew.
      if (again) looks = 0
      again = false
      const carried = await carryDue(deps())
      if (carried > 0) looks = 0
      else if (!again) await pause(looksAgainAfter[looks++])
    }
  }
  function nudge() {
    again = true
    if (stopped) return
    running ??= run()
      .catch((error: unknown) => {
        if (!stopped) deps().log.error({ err: error }, 'the outbox could not be emptied')
      })
      .finally(() => {
        running = null
      })
  }
  async function tracked() {
    while (work.size > 0) await Promise.all(work)
  }
  return {
    nudge,
    track(done) {
      work.add(done)
      void done.finally(() => work.delete(done))
    },
    tracked,
    start() {
      timer = setInterval(nudge, poll)
      timer.unref()
    },
    async stop() {
      stopped = true
      clearInterval(timer)
      await Promise.all([running, tracked()])
    },
  }
}

const pause = (milliseconds = 0) =>
  new Promise<void>((resume) => {
    setTimeout(resume, milliseconds).unref()
  })

/** Carries what is due; how many parcels were taken. */
export async function carryDue(deps: Deps): Promise<number> {
  const taken = await take(deps.db, deps.now())
  await Promise.all(taken.map((row) => carryOne(deps, row)))
  return taken.length
}

const dueIds = (db: Db, now: Date) =>
  db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(lte(outbox.dueAt, now), isNull(outbox.sentAt), isNull(outbox.deadAt)))
    .orderBy(asc(outbox.dueAt), asc(outbox.id))
    .limit(batch)
    .for('update', { skipLocked: true })

/** Takes parcels for this instance: SKIP LOCKED and the new due time keep the others off. */
const take = (db: Db, now: Date): Promise<Row[]> =>
  db
    .update(outbox)
    .set({ dueAt: new Date(now.getTime() + lease), tries: sql`${outbox.tries} + 1` })
    // An array: as a plain subquery it may be run once a row, and take more than its limit.
    .where(sql`${outbox.id} = any(array(${dueIds(db, now)}))`)
    .returning()

async function carryOne(deps: Deps, row: Row): Promise<void> {
  if (row.usefulUntil && row.usefulUntil <= deps.now()) return bury(deps, row, 'it is no longer of use')
  try {
    const parcel = JSON.parse(unseal(deps.secret, row.sealed ?? '')) as Parcel
    await carry(deps, parcel, row)
    await settle(deps.db, row, { sentAt: deps.now(), sealed: null, lastError: null })
  } catch (error) {
    await putOff(deps, row, error)
  }
}

async function putOff(deps: Deps, row: Row, error: unknown): Promise<void> {
  const said = (error instanceof Error ? error.message : String(error)).slice(0, 300)
  if (error instanceof Undeliverable || row.tries >= mostTries) return bury(deps, row, said)
  deps.log.warn({ parcel: row.id, channel: row.channel, tries: row.tries, error: said }, 'a parcel is tried again')
  await settle(deps.db, row, { dueAt: new Date(deps.now().getTime() + waitAfter(row.tries)), lastError: said })
}

async function bury(deps: Deps, row: Row, said: string): Promise<void> {
  deps.log.error({ parcel: row.id, channel: row.channel, tries: row.tries, error: said }, 'a parcel is a dead letter')
  await settle(deps.db, row, { deadAt: deps.now(), lastError: said })
}

/** 2, 4, 8 … seconds up to an hour, shortened by chance up to a half, so that many do not come back at once. In milliseconds. */
export const waitAfter = (tries: number, chance = Math.random()): number =>
  Math.min(3_600, 2 ** tries) * second * (1 - chance / 2)

/** Only while nobody else has taken it over. */
const settle = async (db: Db, row: Row, values: Partial<Row>): Promise<void> => {
  await db
    .update(outbox)
    .set(values)
    .where(and(eq(outbox.id, row.id), eq(outbox.tries, row.tries), isNull(outbox.sentAt)))
}

const day = 86_400_000

/** The sweep: what was carried a week ago, or has been a dead letter for 30 days. */
export const dropOldParcels = (deps: Deps) => {
  const before = (days: number) => new Date(deps.now().getTime() - days * day)
  return deps.db.delete(outbox).where(or(lte(outbox.sentAt, before(7)), lte(outbox.deadAt, before(30))))
}
