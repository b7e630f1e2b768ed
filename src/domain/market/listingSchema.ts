import * as v from 'valibot'
import { instant, uuid } from '../validation/valueSchemas.ts'
import { documentLocks, openingSteps } from './documentAccess.ts'
import { factSchema, multiplesSchema, yearsSchema } from './factSchema.ts'
import { listingCardSchema } from './listingCardSchema.ts'
import { questionsSchema } from './questionSchema.ts'
import { replyDays } from './replies.ts'

/** A listing alone, in a comparison, and as its owner previews it. */

const documentSchema = v.object({
  kind: v.string(),
  /** In the caller's language. */
  label: v.string(),
  /** Empty, like the size, where it might reveal the owner. */
  title: v.string(),
  bytes: v.nullable(v.number()),
  /** The ending of its file, `PDF`; empty like the title. */
  format: v.string(),
  uploaded_at: v.nullable(instant),
  /** Can be opened only with a signed NDA. */
  confidential: v.boolean(),
  opens_after: v.picklist(openingSteps),
  /** Null while it may not be opened. */
  url: v.nullable(v.string()),
})
/** `facts` are only what the viewer may see. */
export const listingDetailSchema = v.object({
  ...listingCardSchema.entries,
  facts: v.array(factSchema),
  /** Questions that the owner has not answered. */
  undisclosed: v.array(v.string()),
  /** Null where none were given. */
  years: v.nullable(yearsSchema),
  /** The use of funds by share, the largest first; null where no shares were given. */
  funds: v.nullable(v.array(v.object({ label: v.string(), percent: v.number() }))),
  multiples: v.nullable(multiplesSchema),
  /** The day of the rates that amounts were converted at. */
  rates_on: instant,
  /** When a reviewer verified the proof of business or identity; null where none has been. */
  verified_on: v.nullable(instant),
  /** How soon its owner usually answers proposals; null where that takes longer, or is not known yet. */
  replies_within_days: v.nullable(v.picklist(replyDays)),
  contact: v.nullable(v.object({ email: v.string(), mobile: v.string() })),
  documents: v.array(documentSchema),
  documents_lock: v.nullable(v.picklist(documentLocks)),
  /** Openings left on a limited plan; null where there is no limit. */
  openings_left: v.nullable(v.number()),
  questions: questionsSchema,
  /** Up to three of the same kind and sector, the most alike first; none beside one's own. */
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
  /** The reason in the caller's language, where the code alone does not give it. */
  propose_refusal_text: v.nullable(v.string()),
  /** The open proposal between viewer and listing, if any. */
  proposal_id: v.nullable(uuid),
})
export type ListingDetail = v.InferOutput<typeof listingDetailSchema>
export const comparedSchema = v.object({
  ...listingCardSchema.entries,
  /** Of the answers that can be compared, those that the viewer may see. */
  facts: v.array(factSchema),
  years: v.nullable(yearsSchema),
  multiples: v.nullable(multiplesSchema),
})
export type ComparedListing = v.InferOutput<typeof comparedSchema>

/** The caller's own listing as a stranger sees it, and what a stranger does not see. */
export const previewSchema = v.object({
  ...listingCardSchema.entries,
  anonymous: v.boolean(),
  facts: v.array(
    v.object({
      field: v.string(),
      label: v.string(),
      value: v.string(),
      /** Where words stand in the value for what was taken out. */
      marks: v.array(v.object({ start: v.number(), end: v.number(), was: v.string() })),
      /** Entries that were left out. */
      dropped: v.array(v.string()),
    }),
  ),
  documents: v.array(documentSchema),
  /** Answers that nobody reads before an acceptance. */
  hidden: v.array(v.object({ field: v.string(), label: v.string() })),
})
export type Preview = v.InferOutput<typeof previewSchema>
