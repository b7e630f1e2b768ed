import { type Money, moneyOf } from '../money.ts'
import { isStrong, type MatchSide } from './match.ts'
import { regionsWith } from './places.ts'

/** A sector, stage or region to add, or an amount to reach. */
type Change = { part: 'sector' | 'stage' | 'place'; value: string } | { part: 'ticket'; amount: Money<'USD'> }

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
    ...tickets(mine, others),
  ]
}

/** Changes of the ticket size. An investor can raise or lower it; a company can only lower its minimum. */
function tickets(mine: MatchSide, others: readonly MatchSide[]): Candidate[] {
  const { ticket } = mine
  if (!ticket) return []
  const bounds = others.flatMap((other) => (other.ticket ? [other.ticket.least, other.ticket.most] : []))
  const lower = distinct(bounds.filter((bound) => bound > 0 && bound < ticket.least))
  const higher = mine.kind === 'INVESTOR' ? distinct(bounds.filter((bound) => bound > ticket.most)) : []
  return [
    ...lower.map((least) => ({ dollars: least, side: { ...mine, ticket: { ...ticket, least } } })),
    ...higher.map((most) => ({ dollars: most, side: { ...mine, ticket: { ...ticket, most } } })),
  ].map(({ dollars, side }) => ({ change: { part: 'ticket', amount: moneyOf(dollars, 'USD') }, side }))
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
