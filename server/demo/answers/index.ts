import type { ProfileKind } from '../../../src/domain/offerings.ts'
import type { ProfileText } from '../people.ts'
import { company } from './company.ts'
import type { Answered, Pick } from './facts.ts'
import { investor } from './investor.ts'
import { seller } from './seller.ts'
import { trader } from './trader.ts'

/** The texts of demo members as wizard answers. Their formats are described at the top of each text. */
export function answersOf(kind: ProfileKind, block: ProfileText, pick: Pick, thisYear: number): Answered {
  if (kind === 'INVESTOR') return investor(block)
  if (kind === 'INVESTMENT') return company(block, pick, thisYear)
  return kind === 'WANT_TO_SELL' ? seller(block, pick, thisYear) : trader(block, pick, thisYear)
}
