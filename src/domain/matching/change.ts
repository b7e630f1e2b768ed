import { type Money, moneyOf } from '../money.ts'
import { isStrong, type MatchSide } from './match.ts'
import { regionsWith } from './places.ts'

export const amountChanges = ['minimum', 'smallestTicket', 'largestTicket'] as const
type AmountChange = (typeof amountChanges)[number]

/**
 * A sector, stage or region to add, or a new amount: a company's minimum investment, or an investor's smallest or
 * largest ticket.
 */
type Change = { part: 'sector' | 'stage' | 'place'; value: string } | { part: AmountChange; amount: Money<'USD'> }

/** The one change of the reader's profile that would add the most strong matches, and how many. */
export type MatchChange = Change & { more: number }

interface Candidate {
  change: Change
  side: MatchSide
}

const distinct = <Value>(values: readonly Value[]) => [...new Set(values)]

/**
 * True if a member can add a sector or stage. A company has one of each; investors and Global Connect members may add
 * more.
 */
const chooses = ({ kind }: MatchSide) => kind === 'INVESTOR' || kind === 'WANT_TO_GROW'

function candidates(mine: MatchSide, others: readonly MatchSide[]): Candidate[] {
  const added = (
    part: 'sector' | 'stage' | 'place',
    field: 'sectors' | 'stages' | 'regions',
    values: readonly string[],
  ) =>
    distinct(values)
      .filter((value) => !mine[field].includes(value))
      .map((value) => ({ change: { part, value }, side: { ...mine, [field]: [...mine[field], value] } }))
  const regions = distinct(others.map(({ country }) => country)).flatMap(regionsWith)
  return [
    ...(chooses(mine)
      ? added(
          'sector',
          'sectors',
          others.flatMap(({ sectors }) => sectors),
        )
      : []),
    ...(mine.kind === 'INVESTOR'
      ? added(
          'stage',
          'stages',
          others.flatMap(({ stages }) => stages),
        )
      : []),
    ...added('place', 'regions', regions),
    ...amounts(mine, others),
  ]
}

/** No advice moves an amount further than this: nobody multiplies their ticket for a few more matches. */
const maxFactor = 4

/**
 * Changes of an amount. An investor can raise or lower the ticket; a company can only lower its minimum. A business for
 * sale has its price, which no advice questions.
 */
function amounts(mine: MatchSide, others: readonly MatchSide[]): Candidate[] {
  const { ticket, kind } = mine
  if (!ticket || kind === 'WANT_TO_SELL') return []
  const bounds = others.flatMap((other) => (other.ticket ? [other.ticket.least, other.ticket.most] : []))
  const lower = distinct(bounds.filter((bound) => bound < ticket.least && bound >= ticket.least / maxFactor))
  const higher =
    kind === 'INVESTOR'
      ? distinct(bounds.filter((bound) => bound > ticket.most && bound <= ticket.most * maxFactor))
      : []
  const lowered = kind === 'INVESTOR' ? 'smallestTicket' : 'minimum'
  return [
    ...lower.map(
      (least) => ({ part: lowered, dollars: least, side: { ...mine, ticket: { ...ticket, least } } }) as const,
    ),
    ...higher.map(
      (most) => ({ part: 'largestTicket', dollars: most, side: { ...mine, ticket: { ...ticket, most } } }) as const,
    ),
  ].map(({ part, dollars, side }) => ({ change: { part, amount: moneyOf(dollars, 'USD') }, side }))
}

const maxCandidates = 60

/** Counts the strong matches among the others and finds the change that adds the most; null if none adds any. */
export function bestChange(
  mine: MatchSide,
  others: readonly MatchSide[],
): { strong: number; change: MatchChange | null } {
  const weak = others.filter((other) => !isStrong(mine, other))
  const [best] = candidates(mine, weak)
    .slice(0, maxCandidates)
    .map(({ change, side }) => ({ ...change, more: weak.filter((other) => isStrong(side, other)).length }))
    .sort((one, other) => other.more - one.more)
  return { strong: others.length - weak.length, change: best && best.more > 0 ? best : null }
}
