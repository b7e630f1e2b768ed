import { sql } from 'drizzle-orm'

/** The number of a profile's searches that are older than the row of `saved_searches`: the plan includes the oldest. */
export const olderSearches = sql<number>`(select count(*)::int from saved_searches older
  where older.profile_id = saved_searches.profile_id
    and (older.created_at, older.id) < (saved_searches.created_at, saved_searches.id))`
