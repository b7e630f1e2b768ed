import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { type MatchSide, matchOf } from '../../../src/domain/matching/match.ts'
import type { SelectBuilder } from '../../kernel/db/combinedQuery.ts'
import { profiles } from '../../kernel/db/schema.ts'
import { mayBeShownTo } from '../pairs/index.ts'
import type { Card } from './cards.ts'
import { isUnblocked } from './conditions.ts'

/** Three listings are shown, chosen by similarity from 12 candidates among the 24 newest of each of its sectors. */
const shown = 3
const alike = 12
const newestOfSector = 24

/** The newest listings of the same kind that share a sector with a listing and that the reader may know of. */
export const similarSelect = (db: SelectBuilder, readerId: string, readerAccountId: string, listingId: string) =>
  db
    .select({ id: profiles.id, version: sql<string>`profiles.xmin::text` })
    .from(profiles)
    .where(
      and(
        // Uses `listing_sectors`, which stays fast for rare and common sectors.
        sql`${profiles.id} = any(array(
          select n.profile_id from profiles l cross join unnest(l.industries) as own (sector) cross join lateral (
            select s.profile_id from listing_sectors s where s.kind = l.kind and s.sector = own.sector
              and s.profile_id <> l.id order by s.listed_no desc limit ${sql.raw(String(newestOfSector))}
          ) n where l.id = ${listingId}::uuid))`,
        eq(profiles.status, 'approved'),
        sql`${profiles.accountId} not in (${readerAccountId}::uuid, (select l.account_id from profiles l where l.id = ${listingId}::uuid))`,
        isNull(profiles.dealClosedAt),
        mayBeShownTo({ profileId: readerId }),
        isUnblocked({ profileId: readerId }),
      ),
    )
    .orderBy(desc(profiles.listedNo))
    .limit(alike)

/** The minimum score of an alternative for its reader; one that cannot be compared is not left out. */
const leastMatch = 40
export const suitable = (found: readonly Card[], reader: MatchSide | undefined): Card[] =>
  found.filter((card) => ((reader && matchOf(reader, card.side)?.score) ?? 100) >= leastMatch)

/** The most similar first, by the match score. */
export function mostSimilar(listing: Pick<Card, 'side'>, found: readonly Card[]): Card[] {
  return found
    .map((card) => ({ card, score: matchOf(listing.side, card.side)?.score ?? 0 }))
    .sort((one, other) => other.score - one.score)
    .slice(0, shown)
    .map(({ card }) => card)
}
