import * as v from 'valibot'
import { reportOutcomes } from '../chats/reports.ts'
import { allowanceSchema } from '../memberships/allowance.ts'
import { moneySchema } from '../moneySchema.ts'
import { profileKinds } from '../offerings.ts'
import { instant, uuid } from '../validation/valueSchemas.ts'
import { nextActions, proposalActions } from './lifecycle.ts'
import { ndaSchema } from './nda.ts'
import { lapsedStatuses, proposalStatuses } from './statuses.ts'
import { offerSchema } from './terms.ts'

/** A proposal, as sent to one of the two members. */

const reportStatuses = ['open', ...reportOutcomes] as const
const party = v.object({
  profile_id: uuid,
  kind: v.picklist(profileKinds),
  name: v.string(),
  name_hidden: v.boolean(),
  headline: v.string(),
  image_url: v.nullable(v.string()),
  /**
   * The few facts that matter for the proposal's kind, labelled, with amounts as the listing shows them: in the caller's
   * currency, and beside it the amount as its owner gave it; null where that says the same.
   */
  facts: v.array(
    v.object({ field: v.string(), label: v.string(), value: v.string(), original: v.nullable(v.string()) }),
  ),
  /** The slugs of the instruments that the profile names; empty if it is open to any. */
  instruments: v.array(v.string()),
})
const details = v.object({
  text: v.optional(v.string()),
  offer: v.optional(offerSchema),
  /** The instrument's label in the caller's language. */
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
  /** True if the receiver has seen it. */
  is_delivered: v.boolean(),
  other: party,
  /** The reader's role: the investor, or the owner of the listing. */
  brings: v.picklist(['owner', 'investor']),
  reason: v.nullable(v.string()),
  expires_at: v.nullable(instant),
  exclusive_until: v.nullable(instant),
  created_at: instant,
  updated_at: instant,
  chat_id: v.nullable(uuid),
  /** Who is expected to act next. */
  turn: v.picklist(['mine', 'theirs', 'both', 'nobody']),
  /** The status after `expires_at` if nobody acts; null if it does not change. */
  otherwise: v.nullable(v.picklist(lapsedStatuses)),
  /** The actions that this reader can take now. */
  can: v.array(v.picklist(proposalActions)),
  /** Every step that the lifecycle allows next, as the server enforces it. */
  next: v.array(
    v.object({
      action: v.picklist(nextActions),
      to: v.picklist(proposalStatuses),
      by: v.picklist(['me', 'them', 'system']),
    }),
  ),
  /** The current offer. */
  offer: v.nullable(v.object({ ...offerSchema.entries, instrument_label: v.string(), mine: v.boolean() })),
  /** What the owner's profile asks for, as this reader may see it; null where it does not say. */
  asks: v.object({
    kind: v.picklist(profileKinds),
    price: v.nullable(moneySchema),
    /** The part of the business for this price, in percent. */
    stake: v.nullable(v.number()),
    minimum: v.nullable(moneySchema),
    /** For a funding round: the value of the company before it. */
    valuation: v.nullable(moneySchema),
  }),
  /**
   * The NDA: for its owner once they can request it, for both once it is requested; null again if it was refused or not
   * signed in time.
   */
  nda: v.nullable(ndaSchema),
  /** On its own page, the other member's contact details that their listing shows this reader too. */
  contact: v.nullable(v.object({ email: v.string(), mobile: v.string() })),
  /** What sending this draft uses; null if it is no draft of the reader or cannot be sent. */
  allowance: v.nullable(allowanceSchema),
  /** The sender's request to return the credit: whether it is possible, and its outcome. */
  complaint: v.picklist(['none', 'possible', ...reportStatuses]),
  /** True if accepting this offer can grant exclusive talks. */
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
