import * as v from 'valibot'
import { moneySchema } from '../moneySchema.ts'
import { sections } from '../registration/sections.ts'

/** What a listing says: labelled answers, figures by year, and what follows from them. */

/** A labelled answer in the caller's language. */
export const factSchema = v.object({
  field: v.string(),
  label: v.string(),
  value: v.string(),
  section: v.picklist(sections),
  /** The value where room is scarce: an amount as `₹24 Cr`, a percentage with its sign. */
  short: v.string(),
  /** An amount in the caller's own currency, rounded; null where it is in that already, or none. */
  converted: v.nullable(v.string()),
  /** The rate that it was converted at, `1 USD = 83.33 INR`; null like the amount. */
  rate: v.nullable(v.string()),
})
export type Fact = v.InferOutput<typeof factSchema>

/** Figures by financial year, oldest first, all in one currency. */
export const yearsSchema = v.object({
  rows: v.array(
    v.object({ year: v.string(), plan: v.boolean(), revenue: moneySchema, profit: v.nullable(moneySchema) }),
  ),
})
/** A price as multiples of the figures of a year, and the amounts that they follow from, as the reader writes them. */
export const multiplesSchema = v.object({
  year: v.string(),
  price: v.string(),
  stake: v.string(),
  /** The price of the whole business, where a part of it is for sale. */
  whole: v.string(),
  revenue: v.nullable(v.number()),
  revenue_amount: v.string(),
  profit: v.nullable(v.number()),
  profit_amount: v.nullable(v.string()),
})
