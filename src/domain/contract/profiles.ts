import * as v from 'valibot'
import { profileKinds } from '../offerings.ts'
import { done, instant, uuid } from './envelope.ts'

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
  ]),
)
export type Answers = v.InferOutput<typeof answers>
export type Answer = Answers[string]

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
] as const
export type DocumentKind = (typeof documentKinds)[number]

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
  documents: v.array(documentSchema),
  completeness: v.number(),
})
export type Profile = v.InferOutput<typeof profileSchema>

/** GET /profiles/{kind}: creates nothing; `profile` is null when there is none. `suggested` fills the basics. */
export const profileResponse = v.object({ ...done, profile: v.nullable(profileSchema), suggested: answers })
/** PUT /profiles/{kind}/{step} with step basic | business | documents. */
export const saveStepRequest = v.object({ answers })
export const savedStepResponse = v.object({ ...done, profile: profileSchema })
/** POST /profiles/{kind}/submission */

/** POST /documents, multipart: `key` (document kind), `file`, `kind` (profile kind), `type`, `title`. */
export const uploadedDocumentResponse = v.object({ ...done, document: documentSchema })
