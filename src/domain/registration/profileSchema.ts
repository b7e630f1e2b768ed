import * as v from 'valibot'
import { profileKinds } from '../offerings.ts'
import { instant, uuid } from '../validation/valueSchemas.ts'
import { answers } from './answerSchema.ts'
import { documentKinds, documentStates } from './documentKinds.ts'
import { profileStatuses } from './statuses.ts'

/** A profile and its documents, as sent to their owner. */

export const documentSchema = v.object({
  id: uuid,
  kind: v.picklist(documentKinds),
  /** The slug of a proof's type. */
  type: v.nullable(v.string()),
  file_name: v.string(),
  title: v.string(),
  file_title: v.string(),
  mime: v.string(),
  bytes: v.number(),
  created_at: instant,
  /** True while pending review; others still see the previous version. */
  pending: v.boolean(),
  state: v.picklist(documentStates),
  /** True if it can be deleted. A document that a live profile depends on can only be replaced. */
  removable: v.boolean(),
  /** A short-lived address on our own origin. */
  url: v.string(),
  thumbnail_url: v.nullable(v.string()),
})
export type ProfileDocument = v.InferOutput<typeof documentSchema>

export const profileSchema = v.object({
  id: uuid,
  kind: v.picklist(profileKinds),
  status: v.picklist(profileStatuses),
  /** The number of saved wizard steps: 0–3. */
  steps_done: v.number(),
  basic: answers,
  business: answers,
  /** Answers to the questions of the documents step. */
  document_answers: answers,
  documents: v.array(documentSchema),
  completeness: v.number(),
  /** Fields whose new answer is pending review. */
  pending: v.array(v.string()),
  /** The reviewer's notes on the profile and on single fields or documents. */
  review: v.nullable(v.object({ note: v.string(), fields: v.record(v.string(), v.string()) })),
  image_url: v.nullable(v.string()),
  can: v.object({ edit: v.boolean(), submit: v.boolean() }),
})
export type Profile = v.InferOutput<typeof profileSchema>
