import * as v from 'valibot'
import { profileKinds } from '../offerings.ts'
import { uuid } from '../validation/valueSchemas.ts'

/** What a link to one of the product’s own pages leads to. */
export const linkTargetSchema = v.object({
  id: uuid,
  type: v.picklist(['listing', 'proposal']),
  /** Of the listing, or of the other party’s profile. */
  kind: v.picklist(profileKinds),
  title: v.string(),
  headline: v.string(),
})
export type LinkTarget = v.InferOutput<typeof linkTargetSchema>
