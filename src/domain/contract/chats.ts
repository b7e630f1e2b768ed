import * as v from 'valibot'
import { mostLinkTargets } from '../chats/links.ts'
import { reportReasons } from '../chats/reports.ts'
import { profileKinds } from '../offerings.ts'
import { longest, textUpTo } from '../validation/length.ts'
import type { Declarations } from './declaration.ts'
import { cursorQuery, done, doneSchema, fileRefusals, instant, pageOf, uuid } from './envelope.ts'

export const contentKinds = ['TEXT', 'IMAGE', 'FILE'] as const

export const attachmentSchema = v.object({
  name: v.string(),
  mime: v.string(),
  bytes: v.number(),
  /** Short-lived; fetched again with the message. */
  url: v.string(),
  thumbnail_url: v.nullable(v.string()),
  /** Of the thumbnail, in pixels. */
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
})
export type Attachment = v.InferOutput<typeof attachmentSchema>

/** A message as it is quoted by its replies; empty where this reader cannot read it any more. */
export const quotedMessageSchema = v.object({
  id: uuid,
  seq: v.number(),
  mine: v.boolean(),
  kind: v.picklist(contentKinds),
  /** Its beginning, and the name of its file. */
  text: v.string(),
  file_name: v.nullable(v.string()),
  deleted: v.boolean(),
})
export type QuotedMessage = v.InferOutput<typeof quotedMessageSchema>

export const messageSchema = v.object({
  id: uuid,
  chat_id: uuid,
  /** Position in the conversation, gapless from 1, given by the server. */
  seq: v.number(),
  client_id: uuid,
  mine: v.boolean(),
  kind: v.picklist(contentKinds),
  text: v.string(),
  /** Null for TEXT. */
  file: v.nullable(attachmentSchema),
  /** What it replies to. */
  reply_to: v.nullable(quotedMessageSchema),
  /** By its author, within 15 minutes. */
  edited: v.boolean(),
  /** Empty, but its place remains: deleted by and for this reader, or by its author for both. */
  deleted: v.boolean(),
  deleted_for_all: v.boolean(),
  /** The conversation's revision at its latest change; 0 for one as it was sent. The copy with the higher one stands. */
  revision: v.number(),
  created_at: instant,
})
export type ChatMessage = v.InferOutput<typeof messageSchema>

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

/** GET /chats?cursor=&archived=&unread= — the archived ones, or the others; with `unread` those that are not read. */
export const chatPageResponse = v.object({
  ...pageOf(chatSchema).entries,
  /** No conversation is left but archived ones: the first page of those that are not archived is empty. */
  all_archived: v.boolean(),
})
const flag = v.optional(v.picklist(['0', '1']))
export const chatQuery = v.object({ ...cursorQuery, archived: flag, unread: flag })
/** GET /chats/{id} */
export const chatResponse = v.object({ ...done, chat: chatSchema })
const position = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))
/**
 * GET /chats/{id}/messages?before=&after=&limit= — ascending by seq. `after` pages forward, `before` backward.
 * With `q`: the newest that hold these words. With `changed_after`: those that were changed since this revision,
 * ascending by revision.
 */
export const messageQuery = v.object({
  before: v.optional(position),
  after: v.optional(position),
  changed_after: v.optional(position),
  q: v.optional(v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(100))),
  limit: v.optional(v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(100))),
})
/** `revision`: of the conversation, as the messages were read. */
export const messagePageResponse = v.object({
  ...done,
  list: v.array(messageSchema),
  has_more: v.boolean(),
  revision: v.number(),
})
/** GET /messages?q= — words in all conversations. */
export const messageSearchQuery = v.object({
  q: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(100)),
  limit: messageQuery.entries.limit,
})
/** A conversation that was found, or that a found message is in. */
export const foundChatSchema = v.object({
  ...v.pick(chatSchema, ['id', 'other', 'archived']).entries,
  /** The other member’s name contains the words. */
  is_named: v.boolean(),
})
export type FoundChat = v.InferOutput<typeof foundChatSchema>
/** The newest messages first; the conversations the latest first. */
export const messageSearchResponse = v.object({
  ...done,
  list: v.array(messageSchema),
  chats: v.array(foundChatSchema),
  has_more: v.boolean(),
})
/** GET /link-targets?ids= — what links to the product’s own pages lead to; ids of what the reader may not see are left out. */
export const linkTargetQuery = v.object({
  ids: v.pipe(
    v.string(),
    v.maxLength(37 * mostLinkTargets),
    v.transform((ids) => ids.split(',')),
    v.array(uuid),
    v.maxLength(mostLinkTargets),
  ),
})
export const linkTargetSchema = v.object({
  id: uuid,
  type: v.picklist(['listing', 'proposal']),
  /** Of the listing, or of the other party’s profile. */
  kind: v.picklist(profileKinds),
  title: v.string(),
  headline: v.string(),
})
export type LinkTarget = v.InferOutput<typeof linkTargetSchema>
export const linkTargetResponse = v.object({ ...done, list: v.array(linkTargetSchema) })
/** POST /chats/{id}/messages — safe to repeat with the same `client_id`; `reply_to` is a message of the same conversation. */
export const sendMessageRequest = v.object({
  client_id: uuid,
  kind: v.picklist(['TEXT']),
  text: v.pipe(textUpTo(longest.message), v.minLength(1)),
  reply_to: v.optional(v.nullable(uuid), null),
})
/** POST /chats/{id}/attachments — multipart with `client_id`, `file` and `text`; safe to repeat with the same `client_id`. */
export const attachmentFields = v.object({
  key: v.optional(v.string()),
  client_id: uuid,
  text: v.optional(textUpTo(longest.message), ''),
  reply_to: v.optional(uuid),
  file: v.instance(File),
})
/**
 * PUT /chats/{id}/messages/{messageId} — `revision` is that of the message which was edited: one that has changed since
 * is refused; safe to repeat.
 */
export const editMessageRequest = v.object({
  text: v.pipe(textUpTo(longest.message), v.minLength(1)),
  revision: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
})
export const sentMessageResponse = v.object({ ...done, message: messageSchema })
const upTo = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** POST /chats/{id}/read */
export const readRequest = v.object({ seq: upTo })
/** POST /chats/delivered — what has reached this device; without marks everything up to now. */
export const deliveredRequest = v.object({
  marks: v.nullable(v.pipe(v.array(v.object({ chat_id: uuid, seq: upTo })), v.maxLength(100))),
})
/** PUT /chats/{id}/settings */
export const chatSettingsRequest = v.object({
  muted: v.optional(v.boolean()),
  blocked: v.optional(v.boolean()),
  archived: v.optional(v.boolean()),
})
/** POST /chats/{id}/reports — safe to repeat with the same `request_id`. */
export const reportRequest = v.object({
  request_id: uuid,
  reason: v.picklist(reportReasons),
  note: textUpTo(longest.report),
})

/** Section 3: the data of a push. `action_id` is the chat, `to` its address; other notifications say so in `title`. */
export const pushDataSchema = v.object({
  user_id: uuid,
  action_id: v.string(),
  message: v.string(),
  message_id: uuid,
  to: v.string(),
  title: v.optional(v.string()),
})
export type PushData = v.InferOutput<typeof pushDataSchema>

/** GET /events: server-sent events, `data:` is one of these as JSON. A reader that (re)connects fetches by cursor what it missed. */
export const liveEventSchema = v.variant('type', [
  v.object({ type: v.literal('ready') }),
  v.object({ type: v.literal('message'), message: messageSchema }),
  /** A message was edited, or deleted for both. */
  v.object({ type: v.literal('changed'), message: messageSchema }),
  v.object({ type: v.literal('read'), chat_id: uuid, seq: v.number() }),
  v.object({ type: v.literal('delivered'), chat_id: uuid, seq: v.number() }),
  /** Read on another screen of the same account. */
  v.object({ type: v.literal('seen'), chat_id: uuid, seq: v.number() }),
  v.object({ type: v.literal('typing'), chat_id: uuid }),
  /** The chat must be fetched again: its settings changed, or the change is too large for an event. */
  v.object({ type: v.literal('chat'), chat_id: uuid }),
  v.object({ type: v.literal('push'), data: pushDataSchema }),
  v.object({ type: v.literal('notifications'), unread: v.number() }),
  v.object({ type: v.literal('proposal'), proposal_id: uuid }),
  /** The session that reads is over: the stream ends with it. */
  v.object({ type: v.literal('session_ended'), session_id: uuid }),
])
export type LiveEvent = v.InferOutput<typeof liveEventSchema>

export const chatRoutes = {
  'GET /chats': {
    tag: 'chats',
    summary: 'List conversations',
    who: 'member',
    query: chatQuery,
    answer: chatPageResponse,
    refusals: [],
  },
  'GET /chats/:id': {
    tag: 'chats',
    summary: 'One conversation',
    who: 'member',
    answer: chatResponse,
    refusals: [],
  },
  'GET /chats/:id/messages': {
    tag: 'chats',
    summary: 'Messages before or after a position, or containing words',
    who: 'member',
    query: messageQuery,
    answer: messagePageResponse,
    refusals: [],
  },
  'GET /messages': {
    tag: 'chats',
    summary: 'Search messages of all conversations, and conversations by name',
    who: 'member',
    query: messageSearchQuery,
    answer: messageSearchResponse,
    refusals: [],
  },
  'GET /link-targets': {
    tag: 'chats',
    summary: 'Preview links to listings and proposals, as the caller may see them',
    who: 'member',
    query: linkTargetQuery,
    answer: linkTargetResponse,
    refusals: [],
  },
  'POST /chats/:id/messages': {
    tag: 'chats',
    summary: 'Send a message; safe to repeat',
    who: 'member',
    body: sendMessageRequest,
    example: { client_id: '0b0f2a8e-6c1c-4b58-9b7e-3f1f6a3d2c11', kind: 'TEXT', text: 'Namaste' },
    answer: sentMessageResponse,
    refusals: ['FORBIDDEN', 'BLOCKED', 'SUBSCRIPTION_REQUIRED', 'IDEMPOTENCY_MISMATCH'],
  },
  'POST /chats/:id/attachments': {
    tag: 'chats',
    summary: 'Send an image or a file; safe to repeat',
    who: 'member',
    form: attachmentFields,
    answer: sentMessageResponse,
    refusals: [
      'RATE_LIMITED',
      'FORBIDDEN',
      'BLOCKED',
      'SUBSCRIPTION_REQUIRED',
      'IDEMPOTENCY_MISMATCH',
      'STORAGE_FULL',
      ...fileRefusals,
    ],
  },
  'POST /chats/:id/read': {
    tag: 'chats',
    summary: 'Mark as read up to a position',
    who: 'member',
    body: readRequest,
    example: { seq: 12 },
    answer: doneSchema,
    refusals: [],
  },
  'POST /chats/delivered': {
    tag: 'chats',
    summary: 'Mark messages as delivered to this device',
    who: 'member',
    body: deliveredRequest,
    example: { marks: null },
    answer: doneSchema,
    refusals: [],
  },
  'POST /chats/:id/typing': {
    tag: 'chats',
    summary: 'Show the other member that you’re typing',
    who: 'member',
    answer: doneSchema,
    refusals: ['SUBSCRIPTION_REQUIRED'],
  },
  'PUT /chats/:id/settings': {
    tag: 'chats',
    summary: 'Mute, archive or block a conversation, or undo it',
    who: 'member',
    body: chatSettingsRequest,
    example: { muted: true },
    answer: chatResponse,
    refusals: [],
  },
  'POST /chats/:id/reports': {
    tag: 'chats',
    summary: 'Report the other member; safe to repeat',
    who: 'member',
    body: reportRequest,
    example: { request_id: '0b0f2a8e-6c1c-4b58-9b7e-3f1f6a3d2c11', reason: 'spam', note: '' },
    answer: doneSchema,
    refusals: ['IDEMPOTENCY_MISMATCH'],
  },
  'DELETE /chats/:id/messages/:messageId': {
    tag: 'chats',
    summary: 'Delete a message for yourself',
    who: 'member',
    answer: doneSchema,
    refusals: [],
  },
  'PUT /chats/:id/messages/:messageId': {
    tag: 'chats',
    summary: 'Edit your own text message within 15 minutes; safe to repeat',
    who: 'member',
    body: editMessageRequest,
    example: { text: 'Namaste', revision: 0 },
    answer: sentMessageResponse,
    refusals: ['ILLEGAL_TRANSITION', 'FORBIDDEN', 'BLOCKED', 'SUBSCRIPTION_REQUIRED'],
  },
  'POST /chats/:id/messages/:messageId/deletion': {
    tag: 'chats',
    summary: 'Delete your own text message for both members within 15 minutes; safe to repeat',
    who: 'member',
    answer: sentMessageResponse,
    refusals: ['ILLEGAL_TRANSITION'],
  },
  'GET /events': {
    tag: 'chats',
    summary: 'Server-sent events: messages, marks, notifications and proposals as they happen',
    who: 'member',
    answer: liveEventSchema,
    media: 'text/event-stream',
    refusals: [],
  },
} as const satisfies Declarations
