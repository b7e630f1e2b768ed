import * as v from 'valibot'
import { messageSchema } from '../chats/messageSchema.ts'
import { uuid } from '../validation/valueSchemas.ts'

/**
 * The data of a push (section 3). For a message, `action_id` is the chat and `to` its address. Other notifications also
 * have a `title`.
 */
export const pushDataSchema = v.object({
  user_id: uuid,
  action_id: v.string(),
  message: v.string(),
  message_id: uuid,
  to: v.string(),
  title: v.optional(v.string()),
})
export type PushData = v.InferOutput<typeof pushDataSchema>

/**
 * GET /events: server-sent events whose `data:` is one of these as JSON. After (re)connecting, a reader fetches missed
 * data by cursor.
 */
export const liveEventSchema = v.variant('type', [
  v.object({ type: v.literal('ready') }),
  v.object({ type: v.literal('message'), message: messageSchema }),
  /** A message was edited, or deleted for both. */
  v.object({ type: v.literal('changed'), message: messageSchema }),
  v.object({ type: v.literal('read'), chat_id: uuid, seq: v.number() }),
  v.object({ type: v.literal('delivered'), chat_id: uuid, seq: v.number() }),
  /** The messages were read on another screen of the same account. */
  v.object({ type: v.literal('seen'), chat_id: uuid, seq: v.number() }),
  v.object({ type: v.literal('typing'), chat_id: uuid }),
  /** The chat must be fetched again: its settings changed, or the change is too large for an event. */
  v.object({ type: v.literal('chat'), chat_id: uuid }),
  v.object({ type: v.literal('push'), data: pushDataSchema }),
  v.object({ type: v.literal('notifications'), unread: v.number() }),
  v.object({ type: v.literal('proposal'), proposal_id: uuid }),
  /** The reader's session has ended, and the stream with it. */
  v.object({ type: v.literal('session_ended'), session_id: uuid }),
])
export type LiveEvent = v.InferOutput<typeof liveEventSchema>
