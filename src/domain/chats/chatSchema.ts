import * as v from 'valibot'
import { instant, uuid } from '../validation/valueSchemas.ts'
import { messageSchema } from './messageSchema.ts'

/** A conversation, as one of its members gets it. */

export const chatSchema = v.object({
  id: uuid,
  other: v.object({ profile_id: uuid, name: v.string(), headline: v.string(), image_url: v.nullable(v.string()) }),
  last_message: v.nullable(messageSchema),
  last_seq: v.number(),
  read_seq: v.number(),
  /** How far the messages have reached the other side's device, and how far it has read. */
  other_delivered_seq: v.number(),
  other_read_seq: v.number(),
  unread: v.number(),
  muted: v.boolean(),
  /** By this member; the blocked member is not notified. */
  blocked: v.boolean(),
  /** Put away by this member until something is written. */
  archived: v.boolean(),
  /** Read-only since the proposal has long ended. */
  closed: v.boolean(),
  /** Read-only for this member until the subscription is renewed; null where it allows writing. */
  lock: v.nullable(v.literal('SUBSCRIPTION_REQUIRED')),
  updated_at: instant,
})
export type Chat = v.InferOutput<typeof chatSchema>

/** A conversation that was found, or that a found message is in. */
export const foundChatSchema = v.object({
  ...v.pick(chatSchema, ['id', 'other', 'archived']).entries,
  /** The other member’s name contains the words. */
  is_named: v.boolean(),
})
export type FoundChat = v.InferOutput<typeof foundChatSchema>
