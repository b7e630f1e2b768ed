import * as v from 'valibot'
import { profileKinds } from '../offerings.ts'
import { proposalActions, proposalStatuses } from '../proposals/lifecycle.ts'
import { cursorQuery, done, instant, pageOf, uuid } from './envelope.ts'

/** GET /listings?kind=&q=&industry=&cursor=&limit= */
export const listingQuery = v.object({
  kind: v.picklist(profileKinds),
  q: v.optional(v.pipe(v.string(), v.maxLength(100))),
  industry: v.optional(v.pipe(v.string(), v.maxLength(80))),
  ...cursorQuery,
})
export const listingCardSchema = v.object({
  id: uuid,
  kind: v.picklist(profileKinds),
  name: v.string(),
  headline: v.string(),
  summary: v.string(),
  /** Labels in the caller's language. */
  industries: v.array(v.string()),
  city: v.string(),
  country: v.string(),
  /** Whole US dollars; null when the listing names no amount. */
  amount_usd: v.nullable(v.number()),
  stage: v.nullable(v.string()),
  image_url: v.nullable(v.string()),
  verified: v.boolean(),
  created_at: instant,
})
export type ListingCard = v.InferOutput<typeof listingCardSchema>
export const listingPageResponse = pageOf(listingCardSchema)

/** GET /listings/{id}. `facts` are labelled answers in the caller's language, only what the viewer may see. */
export const listingDetailSchema = v.object({
  ...listingCardSchema.entries,
  facts: v.array(v.object({ field: v.string(), label: v.string(), value: v.string() })),
  contact: v.nullable(v.object({ email: v.string(), mobile: v.string() })),
  can: v.object({ propose: v.boolean() }),
  /** Why `can.propose` is false; null when it is true. */
  propose_refusal: v.nullable(
    v.picklist(['SUBSCRIPTION_REQUIRED', 'QUOTA_EXCEEDED', 'PROFILE_NOT_APPROVED', 'DUPLICATE_PROPOSAL', 'FORBIDDEN']),
  ),
  /** The open proposal between viewer and listing, if any. */
  proposal_id: v.nullable(uuid),
})
export type ListingDetail = v.InferOutput<typeof listingDetailSchema>
export const listingDetailResponse = v.object({ ...done, listing: listingDetailSchema })

/** POST /proposals — safe to repeat with the same `request_id`; another body under it answers IDEMPOTENCY_MISMATCH. */
export const sendProposalRequest = v.object({
  request_id: uuid,
  receiver_profile_id: uuid,
  message: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000)),
})
/** GET /proposals?box=sent|received&cursor= */
export const proposalQuery = v.object({ box: v.picklist(['sent', 'received']), ...cursorQuery })
const party = v.object({
  profile_id: uuid,
  kind: v.picklist(profileKinds),
  name: v.string(),
  headline: v.string(),
  image_url: v.nullable(v.string()),
})
export const proposalSchema = v.object({
  id: uuid,
  box: v.picklist(['sent', 'received']),
  status: v.picklist(proposalStatuses),
  message: v.string(),
  other: party,
  reason: v.nullable(v.string()),
  expires_at: v.nullable(instant),
  created_at: instant,
  updated_at: instant,
  chat_id: v.nullable(uuid),
  /** What this reader may do next. */
  can: v.array(v.picklist(proposalActions)),
  history: v.array(v.object({ status: v.picklist(proposalStatuses), at: instant, mine: v.boolean() })),
})
export type Proposal = v.InferOutput<typeof proposalSchema>
export const proposalPageResponse = pageOf(proposalSchema)
export const proposalResponse = v.object({ ...done, proposal: proposalSchema })
/** POST /proposals/{id}/{action}; `action` as in the lifecycle, lower case with dashes; repeating one already done answers the same. */
export const proposalActionRequest = v.object({ reason: v.optional(v.pipe(v.string(), v.maxLength(300))) })
