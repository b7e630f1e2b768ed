import { and, desc, isNull, type SQL, sql } from 'drizzle-orm'
import { matchOf } from '../../../src/domain/matching/match.ts'
import type { SelectBuilder } from '../../kernel/db/combinedQuery.ts'
import { profiles } from '../../kernel/db/schema.ts'
import { mayBeShownTo } from '../pairs/index.ts'
import type { Card } from './cards.ts'
import { isUnblocked } from './conditions.ts'

/** So many are shown, the most alike of so many that share a sector, looked for among so many of the newest. */
const shown = 3
const alike = 12
const newest = 5_000

/** The newest listings of a listing's kind that share a sector with it and that its reader may know of. */
export const similarSelect = (db: SelectBuilder, readerId: string, readerAccountId: string, listingId: string) => {
  const ofListing = (column: SQL) => sql`(select ${column} from profiles l where l.id = ${listingId})`
  const ofItsKind = (table: 'profiles' | 'm') =>
    sql.raw(`${table}.status = 'approved' and ${table}.kind = `).append(ofListing(sql`l.kind`))
  const sharesSector = sql`${profiles.industries} && ${ofListing(sql`l.industries`)}`
  return db
    .select({ id: profiles.id, version: sql<string>`profiles.xmin::text` })
    .from(profiles)
    .where(
      and(
        ofItsKind('profiles'),
        // By the index of the newest, which ends at the last number.
        sql`${profiles.listedNo} > (select m.listed_no from profiles m where ${ofItsKind('m')} and m.listed_no is not null order by m.listed_no desc limit 1) - ${sql.raw(String(newest))}`,
        // Many share a sector. Taken for a rare condition, all those listings are read and sorted.
        sql`case when ${sharesSector} then true else false end`,
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
export function maxAlike(listing: Pick<Card, 'side'>, found: readonly Card[]): Card[] {
  return found
    .map((card) => ({ card, score: matchOf(listing.side, card.side)?.score ?? 0 }))
    .sort((one, other) => other.score - one.score)
    .slice(0, shown)
    .map(({ card }) => card)
}
