import { and, eq, sql } from 'drizzle-orm'
import { type SelectBuilder, statement } from '../../kernel/db/combinedQuery.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { listingDays, listingViews } from '../../kernel/db/schema.ts'
import type { Deps } from '../../kernel/ports/deps.ts'

/** Impressions are counted in memory and saved later: lists are read far more often than charts. */
const shown = new Map<string, number>()
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

const countOpening = statement<{ profileId: string; viewerId: string; day: string }, never>(
  (of) => sql`insert into ${listingViews} (profile_id, viewer_id, day)
    values (${of.profileId}, ${of.viewerId}, ${of.day}) on conflict do nothing`,
)
const keptAfter = 15_000

export const viewCounter = {
  /** Counts one impression for each. */
  shown(listingIds: readonly string[], at: Date): void {
    for (const id of listingIds) {
      const key = `${id} ${dayOf(at)}`
      shown.set(key, (shown.get(key) ?? 0) + 1)
    }
  },
  /** Somebody opened one; the same viewer counts once a day. */
  countView: ({ db, now }: Pick<Deps, 'db' | 'now'>, profileId: string, viewerId: string) =>
    countOpening(db, { profileId, viewerId, day: dayOf(now()) }),
  /** That this viewer's opening of today is counted. */
  openingSelect: (db: SelectBuilder, profileId: string, viewerId: string, day: string) =>
    db
      .select({ day: listingViews.day })
      .from(listingViews)
      .where(
        and(eq(listingViews.profileId, profileId), eq(listingViews.viewerId, viewerId), eq(listingViews.day, day)),
      ),
  /** Each instance stores its own from time to time; returns the stop. */
  startKeeping({ db, log }: Pick<Deps, 'db' | 'log'>): () => void {
    const timer = setInterval(() => {
      viewCounter.save(db).catch((error: unknown) => log.error({ err: error }, 'views could not be stored'))
    }, keptAfter)
    timer.unref()
    return () => clearInterval(timer)
  },
  /** Adds the counts since the last save; several instances add to the same days. */
  async save(db: Db): Promise<void> {
    const counted = [...shown].sort(([one], [other]) => (one < other ? -1 : 1))
    shown.clear()
    for (let start = 0; start < counted.length; start += 200) {
      const rows = counted.slice(start, start + 200).map(([key, times]) => {
        const [profileId = '', day = ''] = key.split(' ')
        return sql`(${profileId}::uuid, ${day}::date, ${times}::int)`
      })
      // A deleted listing has no chart.
      await db.execute(sql`
        insert into ${listingDays} (profile_id, day, shown)
        select v.profile_id, v.day, v.shown from (values ${sql.join(rows, sql`, `)}) as v (profile_id, day, shown)
        where exists (select 1 from profiles where profiles.id = v.profile_id)
        on conflict (profile_id, day) do update set shown = ${listingDays}.shown + excluded.shown`)
    }
  },
}
