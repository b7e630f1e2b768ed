import * as v from 'valibot'
import { reportOutcomes } from '../chats/reports.ts'
import { profileKinds } from '../offerings.ts'
import { proposalStatuses } from '../proposals/statuses.ts'
import { answers } from '../registration/answerSchema.ts'
import { reviewActions } from '../registration/review.ts'
import { profileStatuses } from '../registration/statuses.ts'
import { instant, uuid } from '../validation/valueSchemas.ts'
import type { Declarations } from './declaration.ts'
import { done, doneSchema, pageOf } from './envelope.ts'

/** GET /reviews — profiles pending review, oldest first. Requires the reviewer's key. */
export const reviewItem = v.object({
  id: uuid,
  kind: v.picklist(profileKinds),
  status: v.picklist(profileStatuses),
  name: v.string(),
  owner: v.string(),
  email: v.string(),
  submitted_at: v.nullable(instant),
  /** Sent back with the decision, so that it applies only to the version the reviewer saw. */
  seen: instant,
  answers,
  /** New answers of a live profile, pending review. */
  pending: answers,
  documents: v.array(v.object({ kind: v.string(), file_name: v.string(), pending: v.boolean(), url: v.string() })),
})
export type ReviewItem = v.InferOutput<typeof reviewItem>
export const reviewListResponse = v.object({ ...done, list: v.array(reviewItem), next_cursor: v.nullable(v.string()) })
/** GET /reviews/{id} — any profile, for a reviewer to suspend or to reinstate it. */
export const reviewResponse = v.object({ ...done, item: reviewItem })
/** POST /reviews/{id}/{action} */
export const reviewRequest = v.object({
  action: v.picklist(reviewActions),
  seen: instant,
  note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1_000)), ''),
  fields: v.optional(v.record(v.string(), v.pipe(v.string(), v.maxLength(300))), {}),
})
export type ReviewDecision = v.InferOutput<typeof reviewRequest>

/** GET /reviews/reports — pending reports of members and listings, oldest first. */
export const reportItem = v.object({
  id: uuid,
  about: v.picklist(['chat', 'listing', 'question']),
  reason: v.string(),
  note: v.string(),
  against: v.string(),
  /** The profile of the reported member. */
  against_id: uuid,
  by: v.string(),
  created_at: instant,
})
export type ReportItem = v.InferOutput<typeof reportItem>
export const reportListResponse = pageOf(reportItem)
/** GET /reviews/complaints — requests to return a credit, oldest first. */
export const complaintItem = v.object({
  id: uuid,
  reason: v.string(),
  text: v.string(),
  status: v.picklist(proposalStatuses),
  by: v.string(),
  about: v.string(),
  sent_at: instant,
})
export const complaintListResponse = pageOf(complaintItem)
/** Every call sends the key as `x-review-key`. */
export const reviewQuery = v.object({ cursor: v.optional(v.string()) })
/** POST /reviews/reports/{id}/outcome and /reviews/complaints/{id}/outcome */
export const reportOutcomeRequest = v.object({ outcome: v.picklist(reportOutcomes) })

export const reviewRoutes = {
  'GET /reviews/waiting': {
    tag: 'reviews',
    summary: 'Profiles awaiting review, oldest first',
    who: 'reviewer',
    query: reviewQuery,
    answer: reviewListResponse,
    refusals: [],
  },
  'GET /reviews/complaints': {
    tag: 'reviews',
    summary: 'Requested credits, oldest first',
    who: 'reviewer',
    query: reviewQuery,
    answer: complaintListResponse,
    refusals: [],
  },
  'POST /reviews/complaints/:id/outcome': {
    tag: 'reviews',
    summary: 'Decide on a requested credit',
    who: 'reviewer',
    body: reportOutcomeRequest,
    example: { outcome: 'upheld' },
    answer: doneSchema,
    refusals: [],
  },
  'GET /reviews/reports': {
    tag: 'reviews',
    summary: 'Reports of members and listings, oldest first',
    who: 'reviewer',
    query: reviewQuery,
    answer: reportListResponse,
    refusals: [],
  },
  'POST /reviews/reports/:id/outcome': {
    tag: 'reviews',
    summary: 'Decide on a report',
    who: 'reviewer',
    body: reportOutcomeRequest,
    example: { outcome: 'dismissed' },
    answer: doneSchema,
    refusals: [],
  },
  'GET /reviews/:id': {
    tag: 'reviews',
    summary: 'Any profile, as a reviewer sees it',
    who: 'reviewer',
    answer: reviewResponse,
    refusals: [],
  },
  'POST /reviews/:id/decision': {
    tag: 'reviews',
    summary: 'Decide on a profile',
    who: 'reviewer',
    body: reviewRequest,
    example: { action: 'approve', seen: '2026-01-05T08:30:00.000Z' },
    answer: doneSchema,
    refusals: ['ILLEGAL_TRANSITION'],
  },
} as const satisfies Declarations
