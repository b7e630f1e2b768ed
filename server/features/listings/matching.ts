import { emptyWish } from '../../../src/domain/market/filters.ts'
import { bestChange } from '../../../src/domain/matching/change.ts'
import type { Match, MatchSide } from '../../../src/domain/matching/match.ts'
import type { ProfileKind } from '../../../src/domain/offerings.ts'
import type { Db } from '../../kernel/db/connect.ts'
import type { Language } from '../../kernel/ports/deps.ts'
import { countryName } from '../catalog/countries.ts'
import { labelOf } from '../catalog/options.ts'
import { narrowed, type Reader } from './conditions.ts'
import { type ListedRow, newestPool } from './store.ts'

const unsaid = { sectors: [], stages: [], ticket: null, regions: [], keywords: [] }

export const sideOf = (row: Pick<ListedRow, 'kind' | 'country' | 'headline' | 'summary' | 'matching'>): MatchSide => ({
  ...unsaid,
  ...row.matching,
  kind: row.kind,
  country: row.country,
  text: `${row.headline} ${row.summary}`.toLowerCase(),
})

/** Reasons with what is shared named in the reader's language. */
export const presentMatch = (match: Match, language: Language) => ({
  score: match.score,
  reasons: match.reasons.map(({ part, met, shared }) => ({
    part,
    met,
    shared: [...new Set(shared.map((slug) => labelFor(part, slug, language)))],
  })),
})

export function labelFor(part: Match['reasons'][number]['part'], slug: string, language: Language): string {
  if (part === 'sector') return labelOf('industry', slug, language)
  if (part === 'stage') return labelOf('preferred-stages', slug, language)
  if (part === 'place')
    return slug.length === 2 ? countryName(slug, language) : labelOf('operational-region', slug, language)
  return slug
}

const poolSize = 200

/** How many of the newest listings match strongly, and the one change of the reader's profile that would add the most. */
export async function changeFor(db: Db, kind: ProfileKind, reader: Reader, side: MatchSide) {
  const fitting = { kind, where: narrowed(kind, reader, emptyWish, null), indexed: false }
  const pool = await newestPool(db, fitting, poolSize, null)
  return { looked_at: pool.length, ...bestChange(side, pool.map(sideOf)) }
}
