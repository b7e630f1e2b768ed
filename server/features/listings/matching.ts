import type { MatchSide } from '../../../src/domain/matching/match.ts'
import type { ListedRow } from '../profiles/index.ts'

const unsaid = { sectors: [], stages: [], ticket: null, investorTypes: [], regions: [], keywords: [] }

export const sideOf = (row: Pick<ListedRow, 'kind' | 'country' | 'headline' | 'summary' | 'matching'>): MatchSide => ({
  ...unsaid,
  ...row.matching,
  kind: row.kind,
  country: row.country,
  text: `${row.headline} ${row.summary}`.toLowerCase(),
})
