import * as v from 'valibot'
import { instant } from '../validation/valueSchemas.ts'

/** The NDA of a proposal, with the names that its reader may see. */

export const ndaSchema = v.object({
  /** The party that shares information. */
  owner: v.string(),
  /** The party that receives it: a company, or a person. */
  investor: v.string(),
  /** Who acts for the investor's company; null if the party is a person, or their name is hidden. */
  represented_by: v.nullable(v.string()),
  /** The confidential documents that the signature opens, for their owner; empty for the other. */
  opens: v.array(v.string()),
  /** Null until it is signed. */
  signature: v.nullable(v.object({ name: v.string(), at: instant })),
})
export type Nda = v.InferOutput<typeof ndaSchema>

/** The clauses in their order; each has words in both languages. */
export const ndaClauses = [
  'information',
  'purpose',
  'secrecy',
  'exceptions',
  'term',
  'deletion',
  'rights',
  'law',
] as const
export type NdaClause = (typeof ndaClauses)[number]
