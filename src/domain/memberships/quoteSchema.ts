import * as v from 'valibot'
import { moneySchema } from '../moneySchema.ts'
import { instant } from '../validation/valueSchemas.ts'

/** What a purchase costs and brings, line by line. */

const quoteLines = v.array(
  v.object({
    kind: v.picklist(['plan', 'addon', 'credit', 'minimum']),
    /** A plan's id, or an add-on's type. */
    subject: v.string(),
    /** Below zero for a credit. */
    amount: moneySchema,
    /** The end of what is bought, or of the time that is given back. */
    until: instant,
  }),
)
export const quoteSchema = v.object({
  /** The sum of the lines. */
  amount: moneySchema,
  lines: quoteLines,
  period_start: instant,
  period_end: instant,
})
export type QuoteOnWire = v.InferOutput<typeof quoteSchema>
