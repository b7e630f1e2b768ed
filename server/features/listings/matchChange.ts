import type { ListingQuery } from '../../../src/domain/market/filters.ts'
import { bestChange, type MatchChange } from '../../../src/domain/matching/change.ts'
import type { MatchSide } from '../../../src/domain/matching/match.ts'
import type { ProfileKind } from '../../../src/domain/offerings.ts'
import type { Db } from '../../kernel/db/connect.ts'
import type { Language } from '../../kernel/ports/deps.ts'
import { labelFor } from '../profiles/index.ts'
import { cardsOf } from './cards.ts'
import type { Reader } from './conditions.ts'
import { queryPage } from './queryPage.ts'
import { parseSearchText } from './searchWords.ts'

const poolSize = 200

/**
 * The number of strong matches among the newest listings that fit a query, and the one change to the reader's profile
 * that would add the most strong matches.
 */
export async function changeFor(
  db: Db,
  kind: ProfileKind,
  reader: Reader & { side: MatchSide },
  query: ListingQuery,
  now: Date,
) {
  const text = await parseSearchText(db, query.text)
  const newest = { ...query, sort: 'newest' as const }
  const { page } = await queryPage(db, { kind, reader, query: newest, text, cursor: null, most: poolSize, now })
  const cards = await cardsOf(db, page)
  return {
    looked_at: cards.size,
    ...bestChange(
      reader.side,
      [...cards.values()].map((card) => card.side),
    ),
  }
}

/** The change with its value in the caller's language. */
export const inWords = (change: MatchChange, language: Language): MatchChange =>
  'amount' in change ? change : { ...change, value: labelFor(change.part, change.value, language) }
