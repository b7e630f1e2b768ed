import * as v from 'valibot'
import { moneySchema } from '../moneySchema.ts'
import { instant } from '../validation/valueSchemas.ts'

/** The price of a purchase and what it includes, line by line. */

const quoteLines = v.array(
  v.object({
    kind: v.picklist(['plan', 'addon', 'credit', 'minimum']),
    /** A plan's id, or an add-on's type. */
    subject: v.string(),
    /** Negative for a credit. */
    amount: moneySchema,
    /** The end of the purchased time or, for a credit, of the time that is refunded. */
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
