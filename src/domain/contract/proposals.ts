import * as v from 'valibot'
import { type ProposalBox, type ProposalState, proposalBoxes, proposalStates } from '../proposals/boxes.ts'
import { complaintReasons } from '../proposals/complaints.ts'
import { actionSegments } from '../proposals/lifecycle.ts'
import { proposalSchema } from '../proposals/proposalSchema.ts'
import { offerSchema } from '../proposals/terms.ts'
import { maxLengths } from '../validation/length.ts'
import { textUpTo, uuid } from '../validation/valueSchemas.ts'
import type { Declarations } from './declaration.ts'
import { cursorQuery, done, pageOf } from './envelope.ts'

/**
 * POST /proposals — safe to repeat with the same `request_id`; a different body under it is refused with
 * IDEMPOTENCY_MISMATCH. `draft` stores it for later.
 */
export const sendProposalRequest = v.object({
  request_id: uuid,
  receiver_profile_id: uuid,
  message: v.pipe(textUpTo(maxLengths.proposal), v.minLength(1)),
  draft: v.optional(v.boolean(), false),
})
/** POST /proposals/{id}/complaint */
export const complaintRequest = v.object({
  reason: v.picklist(complaintReasons),
  text: v.optional(textUpTo(maxLengths.report), ''),
})
export type ComplaintRequest = v.InferOutput<typeof complaintRequest>
/** GET /proposals?box=&state=&cursor= */
export const proposalQuery = v.object({
  box: v.picklist(proposalBoxes),
  state: v.optional(v.picklist(proposalStates), 'all'),
  ...cursorQuery,
})
export const proposalPageResponse = v.object({
  ...pageOf(proposalSchema).entries,
  /** The number of proposals of each box. */
  boxes: v.object(
    Object.fromEntries(proposalBoxes.map((box) => [box, v.number()])) as Record<ProposalBox, v.NumberSchema<undefined>>,
  ),
  /** The number of proposals of this box by the filter `state`. */
  counts: v.object(
    Object.fromEntries(proposalStates.map((state) => [state, v.number()])) as Record<
      ProposalState,
      v.NumberSchema<undefined>
    >,
  ),
})
export const proposalResponse = v.object({ ...done, proposal: proposalSchema })

/** GET /proposals/{id}/nda: in base64. */
export const ndaResponse = v.object({ ...done, file_name: v.string(), pdf: v.string() })

/** PUT /proposals/{id}: changes a draft's message. */
export const changeDraftRequest = v.object({ message: v.pipe(textUpTo(maxLengths.proposal), v.minLength(1)) })
/**
 * POST /proposals/{id}/{action}; `action` as in the lifecycle, lower case with dashes. Repeating a completed action
 * returns the same response.
 */
export const proposalActionRequest = v.object({
  reason: v.optional(v.pipe(v.string(), v.maxLength(60))),
  text: v.optional(textUpTo(maxLengths.answer)),
  /** True if the signer agrees to the NDA, or the member says that the deal is signed and paid. */
  agreed: v.optional(v.boolean()),
  /** The terms that the step offers, or those that it accepts, as the member read them. */
  offer: v.optional(offerSchema),
  exclusive: v.optional(v.boolean()),
})
export type ProposalActionRequest = v.InferOutput<typeof proposalActionRequest>

/** The reasons a proposal cannot be sent. */
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
  'GET /proposals/:id/nda': {
    tag: 'proposals',
    summary: 'The signed NDA of a proposal, as a PDF for its two members',
    who: 'member',
    answer: ndaResponse,
    refusals: ['RATE_LIMITED', 'PROFILE_NOT_APPROVED'],
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
