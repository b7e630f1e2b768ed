import * as v from 'valibot'
import { profileKinds } from '../offerings.ts'
import { instant, uuid } from '../validation/valueSchemas.ts'
import { answers } from './answerSchema.ts'
import { documentKinds, documentStates } from './documentKinds.ts'
import { profileStatuses } from './statuses.ts'

/** A profile and its documents, as their owner gets them. */

export const documentSchema = v.object({
  id: uuid,
  kind: v.picklist(documentKinds),
  /** For a proof, its proof type's slug. */
  type: v.nullable(v.string()),
  file_name: v.string(),
  title: v.string(),
  file_title: v.string(),
  mime: v.string(),
  bytes: v.number(),
  created_at: instant,
  /** Waits for a reviewer; others still see the one before. */
  pending: v.boolean(),
  state: v.picklist(documentStates),
  /** Whether it may be deleted; what a live profile rests on can only be replaced. */
  removable: v.boolean(),
  /** Short-lived addresses on our own origin. */
  url: v.string(),
  thumbnail_url: v.nullable(v.string()),
})
export type ProfileDocument = v.InferOutput<typeof documentSchema>

export const profileSchema = v.object({
  id: uuid,
  kind: v.picklist(profileKinds),
  status: v.picklist(profileStatuses),
  /** How many wizard steps are saved: 0–3. */
  steps_done: v.number(),
  basic: answers,
  business: answers,
  /** Answers to the questions of the documents step. */
  document_answers: answers,
  documents: v.array(documentSchema),
  completeness: v.number(),
  /** Fields whose new answer waits for a reviewer. */
  pending: v.array(v.string()),
  /** What the reviewer said, for the profile and for single fields or documents. */
  review: v.nullable(v.object({ note: v.string(), fields: v.record(v.string(), v.string()) })),
  image_url: v.nullable(v.string()),
  can: v.object({ edit: v.boolean(), submit: v.boolean() }),
})
export type Profile = v.InferOutput<typeof profileSchema>
