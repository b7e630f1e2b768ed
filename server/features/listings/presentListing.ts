import { type CurrencyCode, ratesOn } from '../../../src/domain/currencies.ts'
import type { ListingDetail } from '../../../src/domain/market/listingSchema.ts'
import { repliesWithin } from '../../../src/domain/market/replies.ts'
import type { Match } from '../../../src/domain/matching/match.ts'
import type { ProfileRow } from '../../kernel/db/profileRow.ts'
import type { Refusal } from '../../kernel/http/refusal.ts'
import type { Deps, Language } from '../../kernel/ports/deps.ts'
import type { DocumentRow } from '../documents/index.ts'
import {
  answersFor,
  presentCard,
  presentFacts,
  presentFunds,
  presentMultiples,
  presentYears,
  revealedRow,
  undisclosed,
} from '../profiles/index.ts'
import { allowanceOf, type Credit } from '../sending/index.ts'
import { verifiedOn } from './documents.ts'

/** The parts of a listing's page that its owner's preview shares with the page itself. */

interface Reader {
  isRevealed: boolean
  language: Language
  /** The currency in which amounts are shown; null shows them only in the owner's. */
  currency: CurrencyCode | null
}
interface Read {
  documents: readonly DocumentRow[]
  answered: readonly { hours: number }[]
  featured: readonly unknown[]
}

/** What a listing shows of its owner's answers. */
export function presentListing(
  deps: Deps,
  row: ProfileRow,
  { isRevealed, language, currency }: Reader,
  { documents, answered, featured }: Read,
  card: { favourite?: boolean; match?: Match | null } = {},
) {
  const answers = answersFor(row, isRevealed)
  return {
    ...presentCard(deps, isRevealed ? revealedRow(row) : row, language, {
      ...card,
      isRevealed,
      featured: featured.length > 0,
      currency,
    }),
    facts: presentFacts(row, { language, isRevealed, currency }),
    years: presentYears(answers),
    funds: presentFunds(answers, language),
    multiples: presentMultiples(answers, language),
    undisclosed: undisclosed(row, language),
    rates_on: ratesOn,
    verified_on: verifiedOn(documents),
    replies_within_days: repliesWithin(answered.map(({ hours }) => hours)),
  }
}

/** Whether the reader can send a proposal, and why not. */
export const presentSending = (
  credit: Credit | null,
  refusal: Refusal | null,
  language: Language,
): Pick<ListingDetail, 'can' | 'propose_refusal' | 'propose_refusal_text' | 'allowance'> => ({
  can: { propose: refusal === null },
  allowance: credit && allowanceOf(credit),
  propose_refusal: refusal && codeOf(refusal),
  propose_refusal_text: refusal?.detail.message?.[language] ?? null,
})

const sendingRefusals = [
  'SUBSCRIPTION_REQUIRED',
  'FEATURE_NOT_IN_PLAN',
  'QUOTA_EXCEEDED',
  'PROFILE_NOT_APPROVED',
  'DUPLICATE_PROPOSAL',
  'BLOCKED',
  'FORBIDDEN',
] as const

const codeOf = ({ code }: Refusal) => sendingRefusals.find((one) => one === code) ?? ('FORBIDDEN' as const)
