import * as v from 'valibot'
import { accountTypes, profileKinds } from '../offerings.ts'
import type { Declarations } from './declaration.ts'
import { done, doneSchema, fileRefusals, instant, uuid } from './envelope.ts'
import { previewResponse } from './market.ts'

export const profileStatuses = [
  'draft',
  'submitted',
  'in_review',
  'approved',
  'changes_requested',
  'rejected',
  'paused',
  'suspended',
] as const
export type ProfileStatus = (typeof profileStatuses)[number]

/** Amounts of one financial year: decimal texts, the profit with a minus sign where it is a loss, or empty. */
export const yearSchema = v.object({
  year: v.pipe(v.string(), v.maxLength(4)),
  revenue: v.pipe(v.string(), v.maxLength(20)),
  profit: v.pipe(v.string(), v.maxLength(20)),
  plan: v.boolean(),
})
export type YearFigures = v.InferOutput<typeof yearSchema>

/** Of one option, a percentage as decimal text; empty while it is being written. */
export const shareSchema = v.object({
  slug: v.pipe(v.string(), v.maxLength(60)),
  percent: v.pipe(v.string(), v.maxLength(10)),
})

/** A step's answers by field name; the shape of each is given by `registration/fields.ts`. */
export const answers = v.record(
  v.pipe(v.string(), v.maxLength(60)),
  v.union([
    v.null(),
    v.boolean(),
    v.number(),
    v.pipe(v.string(), v.maxLength(20_000)),
    v.pipe(v.array(v.pipe(v.string(), v.maxLength(300))), v.maxLength(300)),
    v.object({ amount: v.pipe(v.string(), v.maxLength(20)), currency: v.pipe(v.string(), v.length(3)) }),
    v.object({ years: v.pipe(v.array(yearSchema), v.maxLength(5)), currency: v.pipe(v.string(), v.length(3)) }),
    v.object({ shares: v.pipe(v.array(shareSchema), v.maxLength(20)) }),
  ]),
)
export type Answers = v.InferOutput<typeof answers>
export type Answer = Answers[string]
export type MoneyAnswer = Extract<Answer, { amount: string }>
export type YearsAnswer = Extract<Answer, { years: unknown }>
export type SharesAnswer = Extract<Answer, { shares: unknown }>

export const documentKinds = [
  'business-photo',
  'proof-of-business',
  'valuation-report',
  'pitch-deck',
  'video-demo-link',
  'company-profile-brochure',
  'certificate-compliance-documents',
  'product-service-catalog',
  'business-license',
  'financial-summary',
  'executive-summary',
  'product-demo',
  'financial-report',
  'additional-supporting-document',
  'identity-proof',
  'proof-of-funds',
  'profile-image',
] as const
export type DocumentKind = (typeof documentKinds)[number]

export const documentStates = ['stored', 'waiting', 'verified', 'rejected', 'expired'] as const
export type DocumentState = (typeof documentStates)[number]

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

/**
 * GET /profiles/{kind}: creates nothing; `profile` is null when there is none. `suggested` fills the basics,
 * `draft` holds answers stored for later that no step has saved yet.
 */
export const profileResponse = v.object({
  ...done,
  profile: v.nullable(profileSchema),
  suggested: answers,
  draft: answers,
})
/** PUT /profiles/{kind}/draft keeps unfinished answers; whatever a step saves leaves the draft. */
/** PUT /profiles/{kind}/{step} with step basic | business | documents. */
export const saveStepRequest = v.object({ answers })
export const saveDocumentsRequest = v.object({ answers: v.optional(answers, {}) })
export const savedStepResponse = v.object({ ...done, profile: profileSchema })
/** POST /profiles/{kind}/submission */

/** POST /documents, multipart: the same `request_id` again answers with the document already stored. */
export const documentFields = v.object({
  key: v.picklist(documentKinds),
  kind: v.picklist(profileKinds),
  /** Of a proof. */
  type: v.optional(v.string()),
  title: v.optional(v.string()),
  request_id: v.optional(v.string()),
  /** The id of the document that this one takes the place of. */
  replaces: v.optional(v.string()),
  file: v.instance(File),
})
export const uploadedDocumentResponse = v.object({ ...done, document: documentSchema })
export const documentResponse = v.object({ ...done, document: documentSchema })

const byKind = { kind: v.picklist(accountTypes) }
const saveRefusals = ['STEP_OUT_OF_ORDER', 'FORBIDDEN'] as const

export const profileRoutes = {
  'GET /profiles/:kind': {
    tag: 'profiles',
    summary: 'My profile of one kind',
    who: 'member',
    params: byKind,
    answer: profileResponse,
    refusals: [],
  },
  'GET /profiles/:kind/preview': {
    tag: 'profiles',
    summary: 'My profile as a stranger sees it',
    who: 'member',
    params: byKind,
    answer: previewResponse,
    refusals: [],
  },
  'PUT /profiles/:kind/draft': {
    tag: 'profiles',
    summary: 'Save unfinished answers as a draft',
    who: 'member',
    params: byKind,
    body: saveStepRequest,
    example: { answers: { first_name: 'Asha' } },
    answer: doneSchema,
    refusals: [],
  },
  'PUT /profiles/:kind/basic': {
    tag: 'profiles',
    summary: 'Save the basic details',
    who: 'member',
    params: byKind,
    body: saveStepRequest,
    example: { answers: { first_name: 'Asha', last_name: 'Rao', currency: 'INR' } },
    answer: savedStepResponse,
    refusals: saveRefusals,
  },
  'PUT /profiles/:kind/business': {
    tag: 'profiles',
    summary: 'Save the business details',
    who: 'member',
    params: byKind,
    body: saveStepRequest,
    example: { answers: { funding_goal: { amount: '500000', currency: 'INR' } } },
    answer: savedStepResponse,
    refusals: saveRefusals,
  },
  'PUT /profiles/:kind/documents': {
    tag: 'profiles',
    summary: 'Complete the documents step',
    who: 'member',
    params: byKind,
    body: saveDocumentsRequest,
    example: { answers: {} },
    answer: savedStepResponse,
    refusals: saveRefusals,
  },
  'POST /profiles/:kind/submission': {
    tag: 'profiles',
    summary: 'Submit for review',
    who: 'member',
    params: byKind,
    answer: savedStepResponse,
    refusals: [...saveRefusals, 'PROFILE_INCOMPLETE', 'VALIDATION_FAILED'],
  },
  'POST /documents': {
    tag: 'documents',
    summary: 'Upload a document; safe to repeat',
    who: 'member',
    form: documentFields,
    answer: uploadedDocumentResponse,
    refusals: [
      'NOT_FOUND',
      'RATE_LIMITED',
      'STEP_OUT_OF_ORDER',
      'FORBIDDEN',
      'STORAGE_FULL',
      'IDEMPOTENCY_MISMATCH',
      ...fileRefusals,
    ],
  },
  'GET /documents/:id': {
    tag: 'documents',
    summary: 'One of my documents, with new links',
    who: 'member',
    answer: documentResponse,
    refusals: [],
  },
  'DELETE /documents/:id': {
    tag: 'documents',
    summary: 'Delete a document',
    who: 'member',
    answer: doneSchema,
    refusals: ['FORBIDDEN'],
  },
} as const satisfies Declarations
