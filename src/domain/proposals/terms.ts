import * as v from 'valibot'
import { longest, textUpTo } from '../validation/length.ts'
import { isPercent } from '../validation/numbers.ts'

/** What goes with a step of a proposal: the words of a question, the terms of an offer, a signature, a reason. */

/** What the numbers of an offer lie between, for the form and for the server. */
export const offerBounds = {
  /** Whole units of the currency. */
  amount: { least: 1, most: 1_000_000_000_000 },
  validityDays: { least: 3, most: 30 },
} as const

/** Where an offer's money comes in: the catalogue's list of instruments. */
export const offerSchema = v.object({
  /** Whole units of `currency`. */
  amount: v.pipe(v.number(), v.integer(), v.minValue(offerBounds.amount.least), v.maxValue(offerBounds.amount.most)),
  currency: v.pipe(v.string(), v.length(3)),
  instrument: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  /** Per cent, at most two decimals. */
  stake: v.pipe(
    v.number(),
    v.minValue(0),
    v.maxValue(100),
    v.check((share) => isPercent(String(share))),
  ),
  /** For how many days it stands. */
  validity_days: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(offerBounds.validityDays.least),
    v.maxValue(offerBounds.validityDays.most),
  ),
  note: textUpTo(longest.note),
})
export type Offer = v.InferOutput<typeof offerSchema>

export interface StepDetails {
  text?: string
  offer?: Offer
  /** A slug of the list of reasons. */
  reason?: string
  exclusive?: boolean
}

export const usualValidityDays = 7
