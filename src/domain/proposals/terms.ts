import * as v from 'valibot'
import { minorDigits } from '../currencies.ts'
import type { Money } from '../money.ts'
import { moneySchema } from '../moneySchema.ts'
import type { FieldError } from '../validation/fieldErrors.ts'
import { maxLengths } from '../validation/length.ts'
import { isPercent } from '../validation/numbers.ts'
import { textUpTo } from '../validation/valueSchemas.ts'
import { type InstrumentTerm, instrumentTerms, needsTerm, termsOfInstrument } from './instruments.ts'

/** The input of a proposal's steps: a question's text, an offer's terms, a signature or a reason. */

/** The limits of an offer's numbers. */
const bounds = {
  /** Whole units of the currency. */
  amount: { least: 1, most: 1_000_000_000_000 },
  validityDays: { least: 3, most: 30 },
  termMonths: { least: 1, most: 360 },
  /** How many times the amount. */
  repaymentCap: { least: 1, most: 10 },
} as const

const isOffered = ({ minor, currency }: Money): boolean => {
  const units = minor / 10 ** minorDigits(currency)
  return Number.isInteger(units) && units >= bounds.amount.least && units <= bounds.amount.most
}

const offered = v.pipe(moneySchema, v.check(isOffered))
const hasTwoDecimals = (share: number) => isPercent(String(share))
/** Percent, with at most two decimals. */
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100), v.check(hasTwoDecimals))
const percentAbove0 = v.pipe(v.number(), v.gtValue(0), v.maxValue(100), v.check(hasTwoDecimals))
const repaymentCap = v.pipe(
  v.number(),
  v.minValue(bounds.repaymentCap.least),
  v.maxValue(bounds.repaymentCap.most),
  v.check(hasTwoDecimals),
)
const days = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(bounds.validityDays.least),
  v.maxValue(bounds.validityDays.most),
)
const months = v.pipe(v.number(), v.integer(), v.minValue(bounds.termMonths.least), v.maxValue(bounds.termMonths.most))

/** The terms of an offer, as the form submits them and the server accepts them. */
export const offerSchema = v.object({
  /** The amount, in whole units of its currency. */
  amount: offered,
  /** How the money is invested: a slug of the list of instruments. */
  instrument: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  /** The part of the business. This and the next six are null where the instrument does not state them. */
  stake: v.optional(v.nullable(percent), null),
  /** Percent a year. */
  interest: v.optional(v.nullable(percent), null),
  /** The number of months until the money is repaid or due. */
  term_months: v.optional(v.nullable(months), null),
  /** The highest value of the business at which the money converts to shares, in the currency of the amount. */
  valuation_cap: v.optional(v.nullable(offered), null),
  /** How much lower than in the next round the price of the shares is, in percent. */
  discount: v.optional(v.nullable(percent), null),
  /** The part of each month's revenue that repays the money, in percent. */
  revenue_share: v.optional(v.nullable(percentAbove0), null),
  /** How many times the amount is repaid in total. */
  repayment_cap: v.optional(v.nullable(repaymentCap), null),
  /** The validity in days. */
  validity_days: days,
  note: textUpTo(maxLengths.note),
})
export type Offer = v.InferOutput<typeof offerSchema>

/** The terms alone, of an offer that is shown with more. */
export const termsOf = (offer: Offer): Offer => ({
  amount: plainMoney(offer.amount),
  instrument: offer.instrument,
  stake: offer.stake,
  interest: offer.interest,
  term_months: offer.term_months,
  valuation_cap: offer.valuation_cap && plainMoney(offer.valuation_cap),
  discount: offer.discount,
  revenue_share: offer.revenue_share,
  repayment_cap: offer.repayment_cap,
  validity_days: offer.validity_days,
  note: offer.note,
})

const plainMoney = ({ minor, currency }: Money): Money => ({ minor, currency })

/** An offer with the terms of its instrument only. */
export function withOwnTerms(offer: Offer): Offer {
  const own = termsOfInstrument(offer.instrument)
  const foreign = instrumentTerms.filter((term) => !own.includes(term))
  return { ...offer, ...Object.fromEntries(foreign.map((term) => [term, null])) }
}

/** The errors of the terms that depend on the instrument, by field; an empty object if there are none. */
export function instrumentErrors(offer: Offer): Partial<Record<InstrumentTerm, FieldError>> {
  const own = termsOfInstrument(offer.instrument)
  const missing = own.filter((term) => needsTerm(offer.instrument, term) && offer[term] === null)
  return {
    ...Object.fromEntries(missing.map((term) => [term, 'required'])),
    ...(own.includes('stake') && offer.stake === 0 ? { stake: 'notZero' } : {}),
    ...(own.includes('valuation_cap') && offer.valuation_cap && offer.valuation_cap.currency !== offer.amount.currency
      ? { valuation_cap: 'invalid' }
      : {}),
  }
}

export const isSameOffer = (one: Offer, other: Offer): boolean =>
  JSON.stringify(termsOf(one)) === JSON.stringify(termsOf(other))

/**
 * True if an answer to an offer changes nothing: it should be accepted instead. A longer time or an omitted note is no
 * change.
 */
export const repeatsTerms = (offer: Offer, current: Offer): boolean =>
  isSameOffer({ ...offer, ...unpriced }, { ...current, ...unpriced }) &&
  ['', current.note.trim()].includes(offer.note.trim())

/** What does not count as a change by itself. */
const unpriced = { validity_days: 0, note: '' }

export interface StepDetails {
  text?: string
  offer?: Offer
  /** A slug of the list of reasons. */
  reason?: string
  exclusive?: boolean
}

/** What is entered for a step. */
export interface StepRequest extends StepDetails {
  /** True if the signer agrees to the NDA, or the member says that the deal is signed and paid. */
  agreed?: boolean
}

export const usualValidityDays = 7
