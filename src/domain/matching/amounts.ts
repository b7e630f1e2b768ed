import type { MatchSide } from './match.ts'

/** A range up to this value has no upper limit. */
export const openEnd = 1_000_000_000

export const askedAmounts = ['minimum_investment', 'funding_goal', 'asking_price'] as const
export const placesInRange = ['inside', 'above', 'below', 'around'] as const

export type AskedAmount = (typeof askedAmounts)[number]
/** A range with only one end has words of its own. */
export type AmountPlace = (typeof placesInRange)[number] | 'upTo' | 'from'

/** What a listing asks, and where it lies in an investor's range: whole US dollars. */
export interface TicketAmounts {
  of: AskedAmount
  asked: number
  /** The funding goal, if the minimum and the goal enclose the whole range; else null. */
  goal: number | null
  /** Null where the range has no lower or upper end. */
  least: number | null
  most: number | null
  where: (typeof placesInRange)[number]
}

/** Null unless exactly one of the two is an investor and both name an amount. */
export function ticketAmounts(mine: MatchSide, theirs: MatchSide): TicketAmounts | null {
  const [investor, asking] = mine.kind === 'INVESTOR' ? [mine, theirs] : [theirs, mine]
  if (investor.kind !== 'INVESTOR' || asking.kind === 'INVESTOR' || !investor.ticket || !asking.ticket) return null
  const ends = { least: investor.ticket.least || null, most: null as number | null }
  if (investor.ticket.most < openEnd) ends.most = investor.ticket.most
  const range = { least: ends.least ?? 0, most: ends.most ?? Number.POSITIVE_INFINITY }
  const { least, most } = asking.ticket
  const [minimum, goal] =
    asking.kind === 'WANT_TO_SELL'
      ? (['asking_price', 'asking_price'] as const)
      : ([least < most ? 'minimum_investment' : 'funding_goal', 'funding_goal'] as const)
  if (least > range.most) return { ...ends, of: minimum, asked: least, goal: null, where: 'above' }
  if (most < range.least) return { ...ends, of: goal, asked: most, goal: null, where: 'below' }
  if (least >= range.least) return { ...ends, of: minimum, asked: least, goal: null, where: 'inside' }
  if (most <= range.most) return { ...ends, of: goal, asked: most, goal: null, where: 'inside' }
  return { ...ends, of: minimum, asked: least, goal: most, where: 'around' }
}
