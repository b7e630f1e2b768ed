import * as v from 'valibot'
import { reportOutcomes } from '../chats/reports.ts'
import { profileKinds } from '../offerings.ts'
import { reviewActions } from '../registration/review.ts'
import { done, instant, uuid } from './envelope.ts'
import { answers, profileStatuses } from './profiles.ts'

/** GET /reviews — what waits for a reviewer, oldest first. Only with the reviewer's key. */
export const reviewItem = v.object({
  id: uuid,
  kind: v.picklist(profileKinds),
  status: v.picklist(profileStatuses),
  name: v.string(),
  owner: v.string(),
  email: v.string(),
  submitted_at: v.nullable(instant),
  /** Sent back with the decision, so that nothing is decided that was not seen. */
  seen: instant,
  answers,
  /** New answers of a live profile that wait. */
  pending: answers,
  documents: v.array(v.object({ kind: v.string(), file_name: v.string(), pending: v.boolean(), url: v.string() })),
})
export type ReviewItem = v.InferOutput<typeof reviewItem>
export const reviewListResponse = v.object({ ...done, list: v.array(reviewItem), next_cursor: v.nullable(v.string()) })
/** POST /reviews/{id}/{action} */
export const reviewRequest = v.object({
  action: v.picklist(reviewActions),
  seen: instant,
  note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1_000)), ''),
  fields: v.optional(v.record(v.string(), v.pipe(v.string(), v.maxLength(300))), {}),
})
export type ReviewDecision = v.InferOutput<typeof reviewRequest>

/** GET /reviews/reports — reports of members and listings that wait, oldest first. */
export interface ReportItem {
  id: string
  about: 'chat' | 'listing'
  reason: string
  note: string
  against: string
  by: string
  created_at: string
}
/** POST /reviews/reports/{id}/outcome and /reviews/complaints/{id}/outcome */
export const reportOutcomeRequest = v.object({ outcome: v.picklist(reportOutcomes) })
