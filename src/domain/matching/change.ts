import { isStrong, type MatchSide } from './match.ts'
import { regionsWith } from './places.ts'

/** The one change of the reader's profile that would add the most strong matches. */
export interface MatchChange {
  part: 'sector' | 'stage' | 'ticket' | 'place'
  /** The sector, stage or region to add; for a ticket the amount in US dollars to reach. */
  value: string
  /** How many further strong matches it brings. */
  more: number
}

interface Candidate {
  part: MatchChange['part']
  value: string
  side: MatchSide
}

const distinct = (values: readonly string[]) => [...new Set(values)]

/** A company is in one sector and one round; investors and Global Connect members may add to either. */
const chooses = ({ kind }: MatchSide) => kind === 'INVESTOR' || kind === 'WANT_TO_GROW'

function candidates(mine: MatchSide, others: readonly MatchSide[]): Candidate[] {
  const added = (
    part: 'sector' | 'stage' | 'place',
    field: 'sectors' | 'stages' | 'regions',
    values: readonly string[],
  ) =>
    distinct(values)
      .filter((value) => !mine[field].includes(value))
      .map((value) => ({ part, value, side: { ...mine, [field]: [...mine[field], value] } }))
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

/** An investor may go higher or lower; a company lowers its minimum. */
function tickets(mine: MatchSide, others: readonly MatchSide[]): Candidate[] {
  const { ticket } = mine
  if (!ticket) return []
  const bounds = others.flatMap((other) => (other.ticket ? [other.ticket.least, other.ticket.most] : []))
  const lower = distinct(bounds.filter((bound) => bound > 0 && bound < ticket.least).map(String))
  const higher = mine.kind === 'INVESTOR' ? distinct(bounds.filter((bound) => bound > ticket.most).map(String)) : []
  return [
    ...lower.map((value) => ({ value, side: { ...mine, ticket: { ...ticket, least: Number(value) } } })),
    ...higher.map((value) => ({ value, side: { ...mine, ticket: { ...ticket, most: Number(value) } } })),
  ].map((one) => ({ part: 'ticket' as const, ...one }))
}

const maxCandidates = 60

/** Strong matches among the others now, and the change that adds the most; null where none adds any. */
export function bestChange(
  mine: MatchSide,
  others: readonly MatchSide[],
): { strong: number; change: MatchChange | null } {
  const weak = others.filter((other) => !isStrong(mine, other))
  const [best] = candidates(mine, weak)
    .slice(0, maxCandidates)
    .map(({ part, value, side }) => ({ part, value, more: weak.filter((other) => isStrong(side, other)).length }))
    .sort((one, other) => other.more - one.more)
  return { strong: others.length - weak.length, change: best && best.more > 0 ? best : null }
}
