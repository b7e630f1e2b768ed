import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { MatchSide } from '../../../src/domain/matching/match.ts'
import { anyOf, combinedQuery } from '../../kernel/db/combinedQuery.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { profiles } from '../../kernel/db/schema.ts'
import { cardColumns, type ListedRow } from '../profiles/index.ts'
import { sideOf } from './matching.ts'

/**
 * A cache of listing cards for this process. A list queries the database for the listings that the reader may see and
 * for their versions; only cards of versions that are not cached are read.
 */
export interface Card {
  row: ListedRow
  side: MatchSide
}

/** About 3 KB each. */
const cachedCards = new LRUCache<string, Card & { version: string }>({ max: 5_000 })

const cardsQuery = combinedQuery((db, params: { ids: string[] }) => ({
  rows: db
    .select({ ...cardColumns, version: sql<string>`profiles.xmin::text` })
    .from(profiles)
    .where(anyOf(profiles.id, params.ids)),
}))

/** The cards of these listings by id; a deleted listing has none. */
export async function cardsOf(
  db: Db,
  listed: readonly { id: string; version: string }[],
): Promise<ReadonlyMap<string, Card>> {
  const cards = new Map<string, Card>()
  const missing: string[] = []
  for (const { id, version } of listed) {
    const known = cachedCards.get(id)
    if (known?.version === version) cards.set(id, known)
    else missing.push(id)
  }
  if (missing.length === 0) return cards
  const { rows } = await cardsQuery(db, { ids: missing })
  for (const { version, ...row } of rows) {
    const card = { row, side: sideOf(row), version }
    cachedCards.set(row.id, card)
    cards.set(row.id, card)
  }
  return cards
}
