import { and, desc, isNull, type SQL, sql } from 'drizzle-orm'
import { matchOf } from '../../../src/domain/matching/match.ts'
import type { SelectBuilder } from '../../kernel/db/combinedQuery.ts'
import { profiles } from '../../kernel/db/schema.ts'
import { mayBeShownTo } from '../pairs/index.ts'
import { cardColumns, type ListedRow } from '../profiles/index.ts'
import { isUnblocked } from './conditions.ts'
import { sideOf } from './matching.ts'

/** So many are shown, the most alike of so many that share a sector, looked for among so many of the newest. */
const shown = 3
const alike = 12
const newest = 5_000

/** The newest listings of a listing's kind that share a sector with it and that its reader may know of. */
export const similarSelect = (db: SelectBuilder, readerId: string, readerAccountId: string, listingId: string) => {
  const ofListing = (column: SQL) => sql`(select ${column} from profiles l where l.id = ${listingId})`
  return db
    .select(cardColumns)
    .from(profiles)
    .where(
      and(
        sql`${profiles.status} = 'approved' and ${profiles.kind} = ${ofListing(sql`l.kind`)}`,
        sql`${profiles.listedNo} > (select max(listed_no) from profiles where status = 'approved') - ${sql.raw(String(newest))}`,
        sql`${profiles.industries} && ${ofListing(sql`l.industries`)}`,
        sql`${profiles.accountId} not in (${readerAccountId}, ${ofListing(sql`l.account_id`)})`,
        isNull(profiles.dealClosedAt),
        mayBeShownTo({ profileId: readerId }),
        isUnblocked({ profileId: readerId }),
      ),
    )
    .orderBy(desc(profiles.listedNo))
    .limit(alike)
}

/** The most alike first, as matches are measured. */
export function maxAlike(listing: ListedRow, found: readonly ListedRow[]): ListedRow[] {
  const side = sideOf(listing)
  const score = (row: ListedRow) => matchOf(side, sideOf(row))?.score ?? 0
  return [...found].sort((one, other) => score(other) - score(one)).slice(0, shown)
}
