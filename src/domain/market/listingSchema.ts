import * as v from 'valibot'
import { allowanceSchema } from '../memberships/allowance.ts'
import { instant, uuid } from '../validation/valueSchemas.ts'
import { documentLocks, openingSteps } from './documentAccess.ts'
import { comparablesSchema, factSchema, multiplesSchema, yearsSchema } from './factSchema.ts'
import { listingCardSchema } from './listingCardSchema.ts'
import { questionsSchema } from './questionSchema.ts'
import { replyDays } from './replies.ts'

/** A listing on its own page, in a comparison and in its owner's preview. */

const documentSchema = v.object({
  kind: v.string(),
  /** The label in the caller's language. */
  label: v.string(),
  /** The title; like the size, it is empty where it might reveal the owner. */
  title: v.string(),
  bytes: v.nullable(v.number()),
  /** The file's extension, such as `PDF`; empty if the title is. */
  format: v.string(),
  uploaded_at: v.nullable(instant),
  /** Can be opened only with a signed NDA. */
  confidential: v.boolean(),
  opens_after: v.picklist(openingSteps),
  /** Null while the reader may not open it. */
  url: v.nullable(v.string()),
})
/** `facts` contains only facts that the viewer may see. */
export const listingDetailSchema = v.object({
  ...listingCardSchema.entries,
  facts: v.array(factSchema),
  /** Labels of questions that the owner has not answered. */
  undisclosed: v.array(v.string()),
  /** Null if the owner gave none. */
  years: v.nullable(yearsSchema),
  /** The use of funds by share, the largest first; null if the owner gave no shares. */
  funds: v.nullable(v.array(v.object({ label: v.string(), percent: v.number() }))),
  multiples: v.nullable(multiplesSchema),
  comparables: comparablesSchema,
  /** The date of the conversion rates. */
  rates_on: instant,
  /** When a reviewer verified the proof of business or identity; null if neither has been verified. */
  verified_on: v.nullable(instant),
  /** How soon the owner usually answers proposals; null if that takes longer or is unknown. */
  replies_within_days: v.nullable(v.picklist(replyDays)),
  contact: v.nullable(v.object({ email: v.string(), mobile: v.string() })),
  documents: v.array(documentSchema),
  documents_lock: v.nullable(v.picklist(documentLocks)),
  /** Openings left on a limited plan; null if unlimited. */
  openings_left: v.nullable(v.number()),
  questions: questionsSchema,
  /** Up to three similar listings of the same kind and sector, the most similar first; none on one's own listing. */
  similar: v.array(listingCardSchema),
  is_own: v.boolean(),
  reported: v.boolean(),
  can: v.object({ propose: v.boolean() }),
  /** Why `can.propose` is false; null when it is true. */
  propose_refusal: v.nullable(
    v.picklist([
      'SUBSCRIPTION_REQUIRED',
      'FEATURE_NOT_IN_PLAN',
      'QUOTA_EXCEEDED',
      'PROFILE_NOT_APPROVED',
      'DUPLICATE_PROPOSAL',
      'BLOCKED',
      'FORBIDDEN',
    ]),
  ),
  /** The reason in the caller's language, if the code alone does not explain it. */
  propose_refusal_text: v.nullable(v.string()),
  /** What sending a proposal uses, with what is left before it; null if the viewer cannot send one. */
  allowance: v.nullable(allowanceSchema),
  /** The open proposal between viewer and listing, if any. */
  proposal_id: v.nullable(uuid),
})
export type ListingDetail = v.InferOutput<typeof listingDetailSchema>
export const comparedSchema = v.object({
  ...listingCardSchema.entries,
  /** The comparable answers that the viewer may see. */
  facts: v.array(factSchema),
  years: v.nullable(yearsSchema),
  multiples: v.nullable(multiplesSchema),
})
export type ComparedListing = v.InferOutput<typeof comparedSchema>

/** The caller's own listing as a stranger sees it, and the parts a stranger does not see. */
export const previewSchema = v.object({
  ...listingCardSchema.entries,
  anonymous: v.boolean(),
  facts: v.array(
    v.object({
      field: v.string(),
      label: v.string(),
      value: v.string(),
      /** Positions in the value where words replace removed text. */
      marks: v.array(v.object({ start: v.number(), end: v.number(), was: v.string() })),
      /** Entries that were removed. */
      dropped: v.array(v.string()),
    }),
  ),
  documents: v.array(documentSchema),
  /** Answers that nobody can read before an acceptance. */
  hidden: v.array(v.object({ field: v.string(), label: v.string() })),
})
export type Preview = v.InferOutput<typeof previewSchema>
