import * as v from 'valibot'
import { moneySchema } from '../moneySchema.ts'
import { sections } from '../registration/sections.ts'

/** The facts of a listing: labelled answers, yearly figures and values derived from them. */

/** A labelled answer in the caller's language. */
export const factSchema = v.object({
  field: v.string(),
  label: v.string(),
  value: v.string(),
  section: v.picklist(sections),
  /** The value for narrow spaces: an amount as `₹24 Cr`, a percentage with its sign. */
  short: v.string(),
  /** The amount in the caller's currency, rounded; null if it already is, or there is no amount. */
  converted: v.nullable(v.string()),
  /** The conversion rate, `1 USD = 83.33 INR`; null if `converted` is null. */
  rate: v.nullable(v.string()),
})
export type Fact = v.InferOutput<typeof factSchema>

/** Figures by financial year, oldest first, all in one currency. */
export const yearsSchema = v.object({
  rows: v.array(
    v.object({ year: v.string(), plan: v.boolean(), revenue: moneySchema, profit: v.nullable(moneySchema) }),
  ),
})
const spreadSchema = v.nullable(
  v.object({ count: v.number(), least: v.number(), median: v.number(), most: v.number() }),
)
/** What similar businesses for sale ask; each is null if too few state the figures. */
export const comparablesSchema = v.object({ revenue: spreadSchema, profit: spreadSchema })

/** A price as multiples of one year's figures, and the underlying amounts as the reader writes them. */
export const multiplesSchema = v.object({
  year: v.string(),
  price: v.string(),
  stake: v.string(),
  /** The price of the whole business, if only part of it is for sale. */
  whole: v.string(),
  revenue: v.nullable(v.number()),
  revenue_amount: v.string(),
  profit: v.nullable(v.number()),
  profit_amount: v.nullable(v.string()),
})
