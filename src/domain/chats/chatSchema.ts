import * as v from 'valibot'
import { profileKinds } from '../offerings.ts'
import { instant, uuid } from '../validation/valueSchemas.ts'
import { messageSchema } from './messageSchema.ts'

/** A conversation, as sent to one of its members. */

export const chatSchema = v.object({
  id: uuid,
  other: v.object({
    profile_id: uuid,
    /** Null if the profile no longer exists. */
    kind: v.nullable(v.picklist(profileKinds)),
    name: v.string(),
    headline: v.string(),
    image_url: v.nullable(v.string()),
  }),
  /** The latest proposal between the two that both can see. */
  proposal_id: v.nullable(uuid),
  last_message: v.nullable(messageSchema),
  last_seq: v.number(),
  read_seq: v.number(),
  /** How far messages have reached the other member's device, and how far that member has read. */
  other_delivered_seq: v.number(),
  other_read_seq: v.number(),
  unread: v.number(),
  muted: v.boolean(),
  /** True if this member blocked the other one, who is not notified. */
  blocked: v.boolean(),
  /** True if this member archived it; a new message unarchives it. */
  archived: v.boolean(),
  /** Read-only because the proposal ended long ago. */
  closed: v.boolean(),
  /** Why this member cannot write until the subscription is renewed; null if they can. */
  lock: v.nullable(v.literal('SUBSCRIPTION_REQUIRED')),
  updated_at: instant,
})
export type Chat = v.InferOutput<typeof chatSchema>

/** A conversation that matches a search or contains a matching message. */
export const foundChatSchema = v.object({
  ...v.pick(chatSchema, ['id', 'other', 'archived']).entries,
  /** True if the other member's name contains the words. */
  is_named: v.boolean(),
})
export type FoundChat = v.InferOutput<typeof foundChatSchema>
