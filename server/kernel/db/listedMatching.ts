import type { MatchSide } from '../../../src/domain/matching/match.ts'
import type { Money } from '../../../src/domain/money.ts'

/** A profile's values for matching, and the amount that its card shows. */
export interface ListedMatching
  extends Pick<MatchSide, 'sectors' | 'stages' | 'ticket' | 'investorTypes' | 'regions' | 'keywords'> {
  /** The amount asked for, in the owner's currency. Rows of an earlier version have none until they are recomputed. */
  asked?: Money | null
}
