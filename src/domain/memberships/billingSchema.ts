import * as v from 'valibot'
import { maxLengths } from '../validation/length.ts'
import { textUpTo } from '../validation/valueSchemas.ts'

/** To whom the receipts of an account are addressed. */

export const billingSchema = v.object({
  name: textUpTo(maxLengths.billingLine),
  /** Several lines. */
  address: textUpTo(maxLengths.billingLine),
  /** ISO 3166-1. */
  country: v.pipe(v.string(), v.maxLength(2)),
  /** The tax code of an Indian state, like `27`; null abroad. */
  state: v.nullable(v.pipe(v.string(), v.maxLength(2))),
  gstin: v.nullable(v.pipe(v.string(), v.maxLength(30))),
})
export type BillingDetails = v.InferOutput<typeof billingSchema>
