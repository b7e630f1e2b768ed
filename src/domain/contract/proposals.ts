import * as v from 'valibot'
import { reportOutcomes } from '../chats/reports.ts'
import { profileKinds } from '../offerings.ts'
import { complaintReasons } from '../proposals/complaints.ts'
import { actionSegments, proposalActions, proposalStatuses } from '../proposals/lifecycle.ts'
import { offerSchema } from '../proposals/terms.ts'
import { longest, textUpTo } from '../validation/length.ts'
import type { Declarations } from './declaration.ts'
import { cursorQuery, done, instant, pageOf, uuid } from './envelope.ts'

/** POST /proposals — safe to repeat with the same `request_id`; another body under it answers IDEMPOTENCY_MISMATCH. `draft` stores it for later. */
export const sendProposalRequest = v.object({
  request_id: uuid,
  receiver_profile_id: uuid,
  message: v.pipe(textUpTo(longest.proposal), v.minLength(1)),
  draft: v.optional(v.boolean(), false),
})
/** POST /proposals/{id}/complaint */
export const complaintRequest = v.object({
  reason: v.picklist(complaintReasons),
  text: v.optional(textUpTo(longest.report), ''),
})
export type ComplaintRequest = v.InferOutput<typeof complaintRequest>
/** GET /proposals?box=sent|received|all&state=&cursor= ; `turn` = those that the overview counts as the reader's turn. */
export const proposalBoxes = ['sent', 'received', 'all'] as const
export type ProposalBox = (typeof proposalBoxes)[number]
export const proposalStates = ['all', 'turn', 'open', 'talking', 'over'] as const
export type ProposalState = (typeof proposalStates)[number]
export const proposalQuery = v.object({
  box: v.picklist(proposalBoxes),
  state: v.optional(v.picklist(proposalStates), 'all'),
  ...cursorQuery,
})
const reportStatuses = ['open', ...reportOutcomes] as const
const party = v.object({
  profile_id: uuid,
  kind: v.picklist(profileKinds),
  name: v.string(),
  headline: v.string(),
  image_url: v.nullable(v.string()),
  /** The few facts that matter for its kind, labelled. */
  facts: v.array(v.object({ field: v.string(), label: v.string(), value: v.string() })),
})
const details = v.object({
  text: v.optional(v.string()),
  offer: v.optional(offerSchema),
  /** In the caller's language. */
  instrument: v.optional(v.string()),
  reason: v.optional(v.string()),
  exclusive: v.optional(v.boolean()),
})
export const proposalSchema = v.object({
  id: uuid,
  box: v.picklist(['sent', 'received']),
  status: v.picklist(proposalStatuses),
  /** Empty for a receiver if it was withdrawn before the receiver saw it. */
  message: v.string(),
  /** The receiver has seen it. */
  is_delivered: v.boolean(),
  other: party,
  /** What the reader brings: money, or what it is for. */
  brings: v.picklist(['owner', 'investor']),
  reason: v.nullable(v.string()),
  expires_at: v.nullable(instant),
  exclusive_until: v.nullable(instant),
  created_at: instant,
  updated_at: instant,
  chat_id: v.nullable(uuid),
  /** Who is expected to act next. */
  turn: v.picklist(['mine', 'theirs', 'both', 'nobody']),
  /** The status after `expires_at` if nobody acts; null if it stays. */
  otherwise: v.nullable(v.picklist(proposalStatuses)),
  /** What this reader may do next. */
  can: v.array(v.picklist(proposalActions)),
  /** Each step of the lifecycle from here, as the server enforces it. */
  next: v.array(
    v.object({
      action: v.picklist(proposalActions),
      to: v.picklist(proposalStatuses),
      by: v.picklist(['me', 'them', 'system']),
    }),
  ),
  /** The terms on the table. */
  offer: v.nullable(v.object({ ...offerSchema.entries, instrument_label: v.string(), mine: v.boolean() })),
  /** The sender's request for the credit back: whether it is possible, and its outcome. */
  complaint: v.picklist(['none', 'possible', ...reportStatuses]),
  /** Whether accepting may grant exclusivity to this offer. */
  may_be_exclusive: v.boolean(),
  history: v.array(
    v.object({
      action: v.picklist(proposalActions),
      status: v.picklist(proposalStatuses),
      at: instant,
      by: v.picklist(['me', 'them', 'system']),
      details: v.nullable(details),
    }),
  ),
})
export type Proposal = v.InferOutput<typeof proposalSchema>
export const proposalPageResponse = pageOf(proposalSchema)
export const proposalResponse = v.object({ ...done, proposal: proposalSchema })

/** PUT /proposals/{id}: a draft's words. */
export const changeDraftRequest = v.object({ message: v.pipe(textUpTo(longest.proposal), v.minLength(1)) })
/** POST /proposals/{id}/{action}; `action` as in the lifecycle, lower case with dashes; repeating one already done answers the same. */
export const proposalActionRequest = v.object({
  reason: v.optional(v.pipe(v.string(), v.maxLength(60))),
  text: v.optional(textUpTo(longest.answer)),
  offer: v.optional(offerSchema),
  exclusive: v.optional(v.boolean()),
})
export type ProposalActionRequest = v.InferOutput<typeof proposalActionRequest>

/** Why a proposal may not be sent. */
const sendRefusals = [
  'PROFILE_NOT_APPROVED',
  'FORBIDDEN',
  'BLOCKED',
  'SUBSCRIPTION_REQUIRED',
  'FEATURE_NOT_IN_PLAN',
  'DUPLICATE_PROPOSAL',
  'QUOTA_EXCEEDED',
] as const

export const proposalRoutes = {
  'POST /proposals': {
    tag: 'proposals',
    summary: 'Send a proposal; safe to repeat',
    who: 'member',
    body: sendProposalRequest,
    example: {
      request_id: '0b0f2a8e-6c1c-4b58-9b7e-3f1f6a3d2c11',
      receiver_profile_id: '5f0c1a52-0d3a-4c57-8d0c-9a2b7a1f4e21',
      message: 'Shall we talk?',
      draft: false,
    },
    answer: proposalResponse,
    refusals: ['NOT_FOUND', 'IDEMPOTENCY_MISMATCH', ...sendRefusals],
  },
  'GET /proposals': {
    tag: 'proposals',
    summary: 'List proposals',
    who: 'member',
    query: proposalQuery,
    answer: proposalPageResponse,
    refusals: [],
  },
  'GET /proposals/:id': {
    tag: 'proposals',
    summary: 'One proposal; reading it as its receiver marks it as viewed',
    who: 'member',
    answer: proposalResponse,
    refusals: ['PROFILE_NOT_APPROVED'],
  },
  'PUT /proposals/:id': {
    tag: 'proposals',
    summary: 'Change the message of a draft',
    who: 'member',
    body: changeDraftRequest,
    example: { message: 'Shall we talk next week?' },
    answer: proposalResponse,
    refusals: ['PROFILE_NOT_APPROVED', 'FORBIDDEN', 'ILLEGAL_TRANSITION'],
  },
  'POST /proposals/:id/complaint': {
    tag: 'proposals',
    summary: 'Request the credit of a proposal back; safe to repeat',
    who: 'member',
    body: complaintRequest,
    example: { reason: 'contact-unreachable', text: '' },
    answer: proposalResponse,
    refusals: ['PROFILE_NOT_APPROVED', 'FORBIDDEN'],
  },
  'POST /proposals/:id/:action': {
    tag: 'proposals',
    summary: 'Take an action on a proposal; safe to repeat',
    who: 'member',
    params: { action: v.picklist(actionSegments) },
    body: proposalActionRequest,
    example: { text: 'What did you sell last year?' },
    answer: proposalResponse,
    refusals: ['ILLEGAL_TRANSITION', ...sendRefusals],
  },
} as const satisfies Declarations
