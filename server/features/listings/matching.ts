import { emptyQuery } from '../../../src/domain/market/filters.ts'
import { bestChange } from '../../../src/domain/matching/change.ts'
import type { MatchSide } from '../../../src/domain/matching/match.ts'
import type { ProfileKind } from '../../../src/domain/offerings.ts'
import type { Db } from '../../kernel/db/connect.ts'
import type { ListedRow } from '../profiles/index.ts'
import { cardsOf } from './cards.ts'
import type { Reader } from './conditions.ts'
import { orderedPage } from './ordered.ts'

const unsaid = { sectors: [], stages: [], ticket: null, regions: [], keywords: [] }

export const sideOf = (row: Pick<ListedRow, 'kind' | 'country' | 'headline' | 'summary' | 'matching'>): MatchSide => ({
  ...unsaid,
  ...row.matching,
  kind: row.kind,
  country: row.country,
  text: `${row.headline} ${row.summary}`.toLowerCase(),
})

const poolSize = 200

/** How many of the newest listings match strongly, and the one change of the reader's profile that would add the most. */
export async function changeFor(db: Db, kind: ProfileKind, reader: Reader, side: MatchSide, now: Date) {
  const { page } = await orderedPage(db, kind, reader, emptyQuery, null, poolSize, now)
  const cards = await cardsOf(db, page)
  return {
    looked_at: cards.size,
    ...bestChange(
      side,
      [...cards.values()].map((card) => card.side),
    ),
  }
}
