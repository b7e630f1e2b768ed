import { convertMoney, type Money, maxMinor } from '../money.ts'
import { givenBy } from './instruments.ts'
import type { Proposal } from './proposalSchema.ts'
import type { Offer } from './terms.ts'

/** What an offer says about the price of the whole business, next to what its owner asks for. */

type Asked = Proposal['asks']
export type Priced = Pick<Offer, 'amount' | 'instrument' | 'stake' | 'repayment_cap'>

/** Null if it is not an exact amount. */
const exact = (minor: number, currency: Money['currency']): Money | null =>
  minor > 0 && minor <= maxMinor ? { minor, currency } : null

/** The price of the whole for the price of a part; null if it is not an exact amount. */
const wholeFor = ({ minor, currency }: Money, stakePercent: number): Money | null =>
  stakePercent > 0 ? exact(Math.round((minor * 100) / stakePercent), currency) : null

/** The value of the business by an offer for a part of it; null for a loan and without a stake. */
export const impliedValue = ({ amount, instrument, stake }: Omit<Priced, 'repayment_cap'>): Money | null =>
  stake !== null && ['shares', 'convertible'].includes(givenBy(instrument) ?? '') ? wholeFor(amount, stake) : null

/** By how much a value is above another, in whole percent; negative if below. */
function percentAbove(value: Money, other: Money): number {
  const percent = Math.round((convertMoney(value, other.currency).minor / other.minor - 1) * 100)
  return percent === 0 ? 0 : percent
}

/**
 * The value of the business before an investment for a part of it, and how far that is above the owner's own, in whole
 * percent; null for a sale, a loan and without a stake.
 */
export function preMoneyOf(
  offer: Omit<Priced, 'repayment_cap'>,
  { kind, valuation }: Pick<Asked, 'kind' | 'valuation'>,
): { value: Money; difference: number | null } | null {
  const whole = kind === 'INVESTMENT' ? impliedValue(offer) : null
  const value = whole && exact(whole.minor - offer.amount.minor, whole.currency)
  return value && { value, difference: valuation && percentAbove(value, valuation) }
}

/** What is repaid in total where a share of the revenue repays the money; null without a repayment cap. */
export const totalRepaid = ({
  amount,
  repayment_cap: times,
}: Pick<Priced, 'amount' | 'repayment_cap'>): Money | null =>
  times === null ? null : exact(Math.round(amount.minor * times), amount.currency)

export const isBelowMinimum = (amount: Money, { minimum }: Asked): boolean =>
  minimum !== null && convertMoney(amount, minimum.currency).minor < minimum.minor

/** What the owner asks for, for this stake of a business for sale, where an amount is above it; null if it is not. */
export function askedBelow(amount: Money, stake: number | null, { kind, price, stake: part }: Asked): Money | null {
  const isPart = kind === 'WANT_TO_SELL' && stake !== null && part !== null && part > 0
  const asked = price && isPart ? exact(Math.round((price.minor * stake) / part), price.currency) : price
  return asked && convertMoney(amount, asked.currency).minor > asked.minor ? asked : null
}

/** How far an offer is above the asking price of a sale, in whole percent; negative if below, null if not comparable. */
export function differenceFromPrice(
  offer: Omit<Priced, 'repayment_cap'>,
  { kind, price, stake }: Asked,
): number | null {
  const value = impliedValue(offer)
  const asked = price && stake !== null ? wholeFor(price, stake) : null
  if (kind !== 'WANT_TO_SELL' || !value || !asked) return null
  return percentAbove(value, asked)
}
