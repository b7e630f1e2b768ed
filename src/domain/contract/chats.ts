import * as v from 'valibot'
import { cursorQuery, done, instant, pageOf, uuid } from './envelope.ts'

export const contentKinds = ['TEXT', 'IMAGE', 'FILE'] as const

export const messageSchema = v.object({
  id: uuid,
  chat_id: uuid,
  /** Position in the conversation, gapless from 1, given by the server. */
  seq: v.number(),
  client_id: uuid,
  mine: v.boolean(),
  kind: v.picklist(contentKinds),
  text: v.string(),
  created_at: instant,
})
export type ChatMessage = v.InferOutput<typeof messageSchema>

export const chatSchema = v.object({
  id: uuid,
  other: v.object({ profile_id: uuid, name: v.string(), headline: v.string(), image_url: v.nullable(v.string()) }),
  last_message: v.nullable(messageSchema),
  last_seq: v.number(),
  read_seq: v.number(),
  /** How far the other side has read. */
  other_read_seq: v.number(),
  unread: v.number(),
  updated_at: instant,
})
export type Chat = v.InferOutput<typeof chatSchema>

/** GET /chats?cursor= */
export const chatPageResponse = pageOf(chatSchema)
export const chatQuery = v.object(cursorQuery)
/** GET /chats/{id} */
export const chatResponse = v.object({ ...done, chat: chatSchema })
/** GET /chats/{id}/messages?before=&after=&limit= — ascending by seq. `after` pages forward, `before` backward. */
export const messageQuery = v.object({
  before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
  after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
  limit: v.optional(v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(100))),
})
export const messagePageResponse = v.object({ ...done, list: v.array(messageSchema), has_more: v.boolean() })
/** POST /chats/{id}/messages — safe to repeat with the same `client_id`. */
export const sendMessageRequest = v.object({
  client_id: uuid,
  kind: v.picklist(['TEXT']),
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000)),
})
export const sentMessageResponse = v.object({ ...done, message: messageSchema })
/** POST /chats/{id}/read */
export const readRequest = v.object({ seq: v.pipe(v.number(), v.integer(), v.minValue(0)) })

/** GET /events: server-sent events, `data:` is one of these as JSON. A reader that (re)connects fetches by cursor what it missed. */
export const liveEventSchema = v.variant('type', [
  v.object({ type: v.literal('ready') }),
  v.object({ type: v.literal('message'), message: messageSchema }),
  v.object({ type: v.literal('read'), chat_id: uuid, seq: v.number() }),
  v.object({ type: v.literal('proposal'), proposal_id: uuid }),
  /** The session that reads is over: the stream ends with it. */
  v.object({ type: v.literal('session_ended'), session_id: uuid }),
])
export type LiveEvent = v.InferOutput<typeof liveEventSchema>
