import { and, eq } from 'drizzle-orm'
import { comparableFields } from '../../../src/domain/market/comparableFields.ts'
import type { ComparedListing } from '../../../src/domain/market/listingSchema.ts'
import { type MatchSide, matchOf } from '../../../src/domain/matching/match.ts'
import type { ProfileKind } from '../../../src/domain/offerings.ts'
import { anyOf, combinedQuery } from '../../kernel/db/combinedQuery.ts'
import { type ProfileRow, profileColumns } from '../../kernel/db/profileRow.ts'
import { favourites, profiles } from '../../kernel/db/schema.ts'
import type { Caller } from '../../kernel/http/actingProfile.ts'
import type { Env } from '../../kernel/ports/deps.ts'
import { acquaintedOf, acquaintedPairs, mayBeShownTo } from '../pairs/index.ts'
import {
  answersFor,
  noProfile,
  presentCard,
  presentFacts,
  presentMultiples,
  presentYears,
  revealedRow,
} from '../profiles/index.ts'
import { sideOf } from './matching.ts'

/** Compares listings, each under the rules of its own page. */

type Viewer = Caller & Pick<Env['Variables'], 'language'>

const comparedQuery = combinedQuery((db, params: { viewer: string; kind: ProfileKind; ids: string[] }) => ({
  listings: db
    .select(profileColumns)
    .from(profiles)
    .where(
      and(
        anyOf(profiles.id, params.ids),
        eq(profiles.kind, params.kind),
        eq(profiles.status, 'approved'),
        mayBeShownTo({ profileId: params.viewer }),
      ),
    ),
  acquainted: acquaintedPairs(db, params.viewer, params.ids),
  favourites: db
    .select({ id: favourites.listingId })
    .from(favourites)
    .where(and(eq(favourites.profileId, params.viewer), anyOf(favourites.listingId, params.ids))),
}))

/** The listings in the order of the ids; those that the viewer may not see are left out. */
export async function compareListings(
  { deps, account, language }: Viewer,
  { kind, profileId, side }: { kind: ProfileKind; profileId: string | null; side: MatchSide | null },
  ids: readonly string[],
): Promise<ComparedListing[]> {
  if (ids.length === 0) return []
  const viewer = profileId ?? noProfile
  const read = await comparedQuery(deps.db, { viewer, kind, ids: [...ids] })
  const acquainted = acquaintedOf(read.acquainted, viewer)
  const marked = new Set(read.favourites.map(({ id }) => id))
  const fields = comparableFields(kind)
  const present = (row: ProfileRow): ComparedListing => {
    const isOwn = row.accountId === account.id
    const isRevealed = isOwn || acquainted.has(row.id)
    const answers = answersFor(row, isRevealed)
    return {
      ...presentCard(deps, isRevealed ? revealedRow(row) : row, language, {
        isRevealed,
        favourite: marked.has(row.id),
        match: side && !isOwn ? matchOf(side, sideOf(row)) : null,
      }),
      facts: presentFacts(row, { language, isRevealed, currency: account.currency }).filter(({ field }) =>
        fields.has(field),
      ),
      years: presentYears(answers),
      multiples: presentMultiples(answers, language),
    }
  }
  return ids.flatMap((id) => read.listings.find((row) => row.id === id) ?? []).map(present)
}
