import { sql } from 'drizzle-orm'
import type { Db } from '../../kernel/db/connect.ts'
import { isErased } from '../../kernel/db/erased.ts'
import { listingDays, listingViews } from '../../kernel/db/schema.ts'
import type { Deps } from '../../kernel/ports/deps.ts'

/** Counted in memory and stored in batches, because listings are viewed far more often than their charts. */
const impressionCounts = new Map<string, number>()
/** Entries have the form `listing viewer day`. */
const opened = new Set<string>()
const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

const saveInterval = 15_000
const perStatement = 200

/** Stores a list in batches; items that could not be stored are passed to `giveBack`. */
async function inParts<T>(all: readonly T[], store: (part: T[]) => Promise<unknown>, giveBack: (one: T) => void) {
  let start = 0
  try {
    for (; start < all.length; start += perStatement) await store(all.slice(start, start + perStatement))
  } catch (error) {
    for (const one of all.slice(start)) giveBack(one)
    throw error
  }
}

const countShown = (key: string, times: number) => impressionCounts.set(key, (impressionCounts.get(key) ?? 0) + times)

// Counts of a deleted listing are dropped: it has no chart.
const saveShown = (db: Db, counted: readonly (readonly [string, number])[]) => {
  const rows = counted.map(([key, times]) => {
    const [profileId, day] = key.split(' ')
    return sql`(${profileId}::uuid, ${day}::date, ${times}::int)`
  })
  return db.execute(sql`
    insert into ${listingDays} (profile_id, day, shown)
    select v.profile_id, v.day, v.shown from (values ${sql.join(rows, sql`, `)}) as v (profile_id, day, shown)
    where exists (select 1 from profiles where profiles.id = v.profile_id)
    on conflict (profile_id, day) do update set shown = ${listingDays}.shown + excluded.shown`)
}

// A viewer who has been erased meanwhile is not stored.
const saveOpened = (db: Db, counted: readonly string[]) => {
  const rows = counted.map((key) => {
    const [profileId, viewerId, day] = key.split(' ')
    return sql`(${profileId}::uuid, ${viewerId}::uuid, ${day}::date)`
  })
  return db.execute(sql`
    insert into ${listingViews} (profile_id, viewer_id, day)
    select v.profile_id, v.viewer_id, v.day from (values ${sql.join(rows, sql`, `)}) as v (profile_id, viewer_id, day)
      join profiles p on p.id = v.viewer_id join accounts a on a.id = p.account_id
    where not (${isErased('a')}) and exists (select 1 from profiles where profiles.id = v.profile_id)
    for key share of a
    on conflict do nothing`)
}

export const viewCounter = {
  /** Counts one impression for each listing. */
  shown(listingIds: readonly string[], at: Date): void {
    for (const id of listingIds) countShown(`${id} ${dayOf(at)}`, 1)
  },
  /** Counts an opened listing; a viewer counts once a day. */
  opened(listingId: string, viewerId: string, at: Date): void {
    opened.add(`${listingId} ${viewerId} ${dayOf(at)}`)
  },
  /** Saves the counts of this instance periodically; returns the stop function. */
  startSaving({ db, log }: Pick<Deps, 'db' | 'log'>): () => void {
    const timer = setInterval(() => {
      viewCounter.save(db).catch((error: unknown) => log.error({ err: error }, 'view counts not stored'))
    }, saveInterval)
    timer.unref()
    return () => clearInterval(timer)
  },
  /**
   * Stores the counts since the last save; several instances add to the same days. Counts that could not be stored are
   * counted again.
   */
  async save(db: Db): Promise<void> {
    const [impressions, openings] = [
      [...impressionCounts].sort(([one], [other]) => (one < other ? -1 : 1)),
      [...opened].sort(),
    ]
    impressionCounts.clear()
    opened.clear()
    await Promise.all([
      inParts(
        impressions,
        (part) => saveShown(db, part),
        ([key, times]) => countShown(key, times),
      ),
      inParts(
        openings,
        (part) => saveOpened(db, part),
        (key) => opened.add(key),
      ),
    ])
  },
}
