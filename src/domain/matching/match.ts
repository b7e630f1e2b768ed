import type { ProfileKind } from '../offerings.ts'
import { type TicketAmounts, ticketAmounts } from './amounts.ts'
import { coversCountry } from './places.ts'

/**
 * How well two profiles match: sector, stage, ticket size, geography and keywords (decisions, 24). Pure and symmetric.
 */

export const matchParts = ['sector', 'ticket', 'stage', 'investor', 'place', 'keywords'] as const
export type MatchPart = (typeof matchParts)[number]

/** The investor type has no weight of its own: one that the company does not look for caps the score. */
const weights: Record<MatchPart, number> = { sector: 30, ticket: 25, stage: 20, investor: 0, place: 15, keywords: 10 }

/** The minimum score of a strong match. */
export const strongMatch = 70

/** The maximum score with an investor of a type that the company does not look for. */
const otherTypeMost = 69
/** The maximum score of a business with a buyer who cannot afford it. */
const tooSmallMost = 9
/** The part of the price that the largest ticket must reach. */
const leastAffordable = 1 / 3

/** The parts of a profile used for matching. */
export interface MatchSide {
  kind: ProfileKind
  sectors: readonly string[]
  /** An investor's preferred stages; a company's round, or the type of a business for sale. */
  stages: readonly string[]
  /** Whole US dollars: the amount requested, or the usual investment. */
  ticket: { least: number; most: number } | null
  /** The types of investor that a company looks for, or an investor's own, as `target-investor-profile`. */
  investorTypes: readonly string[]
  country: string
  /** The regions where the member works or wants to work. */
  regions: readonly string[]
  /** In lower case. */
  keywords: readonly string[]
  /** The text searched for the other's keywords, in lower case. */
  text: string
}

export interface MatchReason {
  part: MatchPart
  met: 'yes' | 'partly' | 'no'
  /** The slugs or words that both have. */
  shared: readonly string[]
  /** For a funding round: the investor's stages that it fits. */
  fits: readonly string[]
  /** Of the tickets: what is asked, and the range it lies in. */
  amounts: TicketAmounts | null
}
export interface Match {
  /** 0–100. */
  score: number
  reasons: MatchReason[]
}

/** The investors' stages that correspond to each funding round. */
const stagesOfRound: Record<string, readonly string[]> = {
  bootstrapped: ['mvp', 'early-revenue'],
  'friends-family': ['idea', 'mvp'],
  'pre-seed': ['idea', 'mvp'],
  seed: ['mvp', 'early-revenue'],
  'pre-series-a': ['early-revenue'],
  'series-a': ['early-revenue', 'growth'],
  'series-b': ['growth'],
  'series-c-plus': ['growth', 'profitable'],
  bridge: ['early-revenue', 'growth'],
  'growth-private-equity': ['growth', 'profitable', 'mature'],
  'pre-ipo': ['profitable', 'mature'],
  'sme-ipo': ['profitable', 'mature'],
}

/** True if two stages are equal, or one belongs to the other's round. */
const isAmong = (stage: string, others: readonly string[]): boolean =>
  relatedStages(stage).some((one) => others.some((other) => relatedStages(other).includes(one)))
const relatedStages = (stage: string): readonly string[] => widened.get(stage) ?? [stage]
const widened = new Map(Object.entries(stagesOfRound).map(([round, stages]) => [round, [round, ...stages]]))

function intersection(mine: readonly string[], theirs: readonly string[]): readonly string[] {
  const shared = mine.filter((one) => theirs.includes(one))
  return shared.length < 2 ? shared : [...new Set(shared)]
}

/** 0–1 with the shared values, or null if one profile has none. */
type Part = {
  share: number
  shared: readonly string[]
  fits?: readonly string[]
  amounts?: TicketAmounts | null
} | null

const overlap = (mine: readonly string[], theirs: readonly string[], shared = intersection(mine, theirs)): Part =>
  mine.length === 0 || theirs.length === 0 ? null : { share: shared.length > 0 ? 1 : 0, shared }

/** A business for sale raises no round, so its stages cannot be compared. */
function stages(mine: MatchSide, theirs: MatchSide): Part {
  if ([mine.kind, theirs.kind].includes('WANT_TO_SELL')) return null
  const [named, others] = theirs.kind === 'INVESTOR' ? [mine.stages, theirs.stages] : [theirs.stages, mine.stages]
  const part = overlap(
    mine.stages,
    theirs.stages,
    named.filter((stage) => isAmong(stage, others)),
  )
  return part && { ...part, fits: others.filter((stage) => !named.includes(stage) && isAmong(stage, part.shared)) }
}

function investor(mine: MatchSide, theirs: MatchSide): Part {
  const kinds = [mine.kind, theirs.kind]
  return kinds.includes('INVESTOR') && kinds.includes('INVESTMENT')
    ? overlap(mine.investorTypes, theirs.investorTypes)
    : null
}

/** True if a business for sale costs more than three times what the other can pay. */
export function isTooSmall(mine: MatchSide, theirs: MatchSide): boolean {
  const [sold, buyer] = mine.kind === 'WANT_TO_SELL' ? [mine, theirs] : [theirs, mine]
  return (
    sold.kind === 'WANT_TO_SELL' &&
    sold.ticket !== null &&
    buyer.ticket !== null &&
    buyer.ticket.most < sold.ticket.most * leastAffordable
  )
}

const mostFor = (mine: MatchSide, theirs: MatchSide, parts: Record<MatchPart, Part>): number =>
  isTooSmall(mine, theirs) ? tooSmallMost : parts.investor?.share === 0 ? otherTypeMost : 100

function ticket(mine: MatchSide, theirs: MatchSide): Part {
  if (!mine.ticket || !theirs.ticket) return null
  const least = Math.max(mine.ticket.least, theirs.ticket.least)
  const most = Math.min(mine.ticket.most, theirs.ticket.most)
  return { share: least <= most ? 1 : least <= most * 2 ? 0.5 : 0, shared: [], amounts: ticketAmounts(mine, theirs) }
}

function place(mine: MatchSide, theirs: MatchSide): Part {
  const ways = [
    [mine.regions, theirs.country],
    [theirs.regions, mine.country],
  ] as const
  const comparable = ways.filter(([regions, country]) => regions.length > 0 && country !== '')
  if (comparable.length === 0) return null
  const met = comparable.filter(([regions, country]) => coversCountry(regions, country))
  return { share: met.length / comparable.length, shared: met.map(([, country]) => country) }
}

function keywords(mine: MatchSide, theirs: MatchSide): Part {
  if (mine.keywords.length + theirs.keywords.length === 0) return null
  const found = [
    ...mine.keywords.filter((word) => theirs.keywords.includes(word) || theirs.text.includes(word)),
    ...theirs.keywords.filter((word) => mine.text.includes(word)),
  ]
  const shared = [...new Set(found)]
  return { share: shared.length === 0 ? 0 : shared.length === 1 ? 0.6 : 1, shared }
}

const measured = (mine: MatchSide, theirs: MatchSide): Record<MatchPart, Part> => ({
  sector: overlap(mine.sectors, theirs.sectors),
  ticket: ticket(mine, theirs),
  stage: stages(mine, theirs),
  investor: investor(mine, theirs),
  place: place(mine, theirs),
  keywords: keywords(mine, theirs),
})

/** The match; null if the comparable parts of the two profiles weigh less than 40 of 100. */
export function matchOf(mine: MatchSide, theirs: MatchSide): Match | null {
  const parts = measured(mine, theirs)
  const comparableParts = matchParts.filter((part) => parts[part] !== null)
  const comparableWeight = comparableParts.reduce((sum, part) => sum + weights[part], 0)
  if (comparableWeight < 40) return null
  const earnedWeight = comparableParts.reduce((sum, part) => sum + weights[part] * (parts[part]?.share ?? 0), 0)
  return {
    score: Math.min(mostFor(mine, theirs, parts), Math.round((100 * earnedWeight) / comparableWeight)),
    reasons: comparableParts.map((part) => {
      const { share, shared, fits = [], amounts = null } = parts[part] ?? { share: 0, shared: [] }
      return { part, met: share === 1 ? 'yes' : share > 0 ? 'partly' : 'no', shared, fits, amounts }
    }),
  }
}

export const isStrong = (mine: MatchSide, theirs: MatchSide): boolean =>
  (matchOf(mine, theirs)?.score ?? 0) >= strongMatch
