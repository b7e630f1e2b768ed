import * as v from 'valibot'
import { minorDigits } from '../currencies.ts'
import { type Money, sameMoney } from '../money.ts'
import { moneySchema } from '../moneySchema.ts'
import { maxLengths, textUpTo } from '../validation/length.ts'
import { isPercent } from '../validation/numbers.ts'

/** The input of a proposal's steps: a question's text, an offer's terms, a signature or a reason. */

/** The limits of an offer's numbers. */
const bounds = {
  /** Whole units of the currency. */
  amount: { least: 1, most: 1_000_000_000_000 },
  validityDays: { least: 3, most: 30 },
} as const

const isOffered = ({ minor, currency }: Money): boolean => {
  const units = minor / 10 ** minorDigits(currency)
  return Number.isInteger(units) && units >= bounds.amount.least && units <= bounds.amount.most
}

/** The terms of an offer, as the form submits them and the server accepts them. */
export const offerSchema = v.object({
  /** The amount, in whole units of its currency. */
  amount: v.pipe(moneySchema, v.check(isOffered)),
  /** How the money is invested: a slug of the list of instruments. */
  instrument: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  /** Percent, with at most two decimals. */
  stake: v.pipe(
    v.number(),
    v.minValue(0),
    v.maxValue(100),
    v.check((share) => isPercent(String(share))),
  ),
  /** The validity in days. */
  validity_days: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(bounds.validityDays.least),
    v.maxValue(bounds.validityDays.most),
  ),
  note: textUpTo(maxLengths.note),
})
export type Offer = v.InferOutput<typeof offerSchema>

/** The terms alone, of an offer that is shown with more. */
export const termsOf = ({ amount, instrument, stake, validity_days, note }: Offer): Offer => ({
  amount: { minor: amount.minor, currency: amount.currency },
  instrument,
  stake,
  validity_days,
  note,
})

export const isSameOffer = (one: Offer, other: Offer): boolean =>
  JSON.stringify(termsOf(one)) === JSON.stringify(termsOf(other))

/**
 * True if an answer to an offer changes nothing: it should be accepted instead. A longer time or an omitted note is no
 * change.
 */
export const repeatsTerms = (offer: Offer, current: Offer): boolean =>
  sameMoney(offer.amount, current.amount) &&
  offer.instrument === current.instrument &&
  offer.stake === current.stake &&
  ['', current.note.trim()].includes(offer.note.trim())

export interface StepDetails {
  text?: string
  offer?: Offer
  /** A slug of the list of reasons. */
  reason?: string
  exclusive?: boolean
}

export const usualValidityDays = 7
