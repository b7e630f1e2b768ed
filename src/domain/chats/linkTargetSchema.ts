import * as v from 'valibot'
import { profileKinds } from '../offerings.ts'
import { uuid } from '../validation/valueSchemas.ts'

/** The target of a link to one of our own pages: a listing or a proposal. */
export const linkTargetSchema = v.object({
  id: uuid,
  type: v.picklist(['listing', 'proposal']),
  /** The kind of the listing, or of the other member's profile. */
  kind: v.picklist(profileKinds),
  title: v.string(),
  headline: v.string(),
})
export type LinkTarget = v.InferOutput<typeof linkTargetSchema>
