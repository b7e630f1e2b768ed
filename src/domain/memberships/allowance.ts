import * as v from 'valibot'

/** What sending a proposal uses, with what is left before it. */
export const allowanceSchema = v.object({ from: v.picklist(['plan', 'pack']), left: v.number(), limit: v.number() })
export type Allowance = v.InferOutput<typeof allowanceSchema>
