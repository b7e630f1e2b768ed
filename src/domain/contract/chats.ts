import * as v from 'valibot'
import { chatSchema, foundChatSchema } from '../chats/chatSchema.ts'
import { largestPage, searchedWords } from '../chats/limits.ts'
import { mostLinkTargets } from '../chats/links.ts'
import { linkTargetSchema } from '../chats/linkTargetSchema.ts'
import { messageSchema } from '../chats/messageSchema.ts'
import { reportReasons } from '../chats/reports.ts'
import { maxLengths } from '../validation/length.ts'
import { textUpTo, uuid } from '../validation/valueSchemas.ts'
import type { Declarations } from './declaration.ts'
import { cursorQuery, done, doneSchema, fileRefusals, pageOf } from './envelope.ts'
import { liveEventSchema } from './liveEvents.ts'

/**
 * GET /chats?cursor=&archived=&unread= — the archived conversations, or the others; `unread` limits them to unread
 * ones.
 */
export const chatPageResponse = v.object({
  ...pageOf(chatSchema).entries,
  /** True if only archived conversations exist: the first page of the others is empty. */
  all_archived: v.boolean(),
})
const flag = v.optional(v.picklist(['0', '1']))
export const chatQuery = v.object({ ...cursorQuery, archived: flag, unread: flag })
/** GET /chats/{id} */
export const chatResponse = v.object({ ...done, chat: chatSchema })
const words = v.pipe(v.string(), v.trim(), v.minLength(searchedWords.least), v.maxLength(searchedWords.most))
const position = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))
/**
 * GET /chats/{id}/messages?before=&after=&limit= — ascending by seq. `after` pages forward, `before` backward. With
 * `q`: the newest that contain these words. With `changed_after`: those changed since this revision, ascending by
 * revision.
 */
export const messageQuery = v.object({
  before: v.optional(position),
  after: v.optional(position),
  changed_after: v.optional(position),
  q: v.optional(words),
  limit: v.optional(v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(largestPage))),
})
/** `revision`: the conversation's revision when the messages were read. */
export const messagePageResponse = v.object({
  ...done,
  list: v.array(messageSchema),
  has_more: v.boolean(),
  revision: v.number(),
})
/** GET /messages?q= — search in all conversations. */
export const messageSearchQuery = v.object({
  q: words,
  limit: messageQuery.entries.limit,
})
/** Messages and conversations, newest first. */
export const messageSearchResponse = v.object({
  ...done,
  list: v.array(messageSchema),
  chats: v.array(foundChatSchema),
  has_more: v.boolean(),
})
/** GET /link-targets?ids= — the targets of links to our own pages. Ids that the reader may not see are omitted. */
export const linkTargetQuery = v.object({
  ids: v.pipe(
    v.string(),
    v.maxLength(37 * mostLinkTargets),
    v.transform((ids) => ids.split(',')),
    v.array(uuid),
    v.maxLength(mostLinkTargets),
  ),
})
export const linkTargetResponse = v.object({ ...done, list: v.array(linkTargetSchema) })
/** POST /chats/{id}/messages — safe to repeat with the same `client_id`; `reply_to` is a message of the same conversation. */
export const sendMessageRequest = v.object({
  client_id: uuid,
  kind: v.picklist(['TEXT']),
  text: v.pipe(textUpTo(maxLengths.message), v.minLength(1)),
  reply_to: v.optional(v.nullable(uuid), null),
})
/** POST /chats/{id}/attachments — multipart with `client_id`, `file` and `text`; safe to repeat with the same `client_id`. */
export const attachmentFields = v.object({
  key: v.optional(v.string()),
  client_id: uuid,
  text: v.optional(textUpTo(maxLengths.message), ''),
  reply_to: v.optional(uuid),
  file: v.instance(File),
})
/**
 * PUT /chats/{id}/messages/{messageId} — safe to repeat. `revision` is the edited message's revision; refused if the
 * message has changed since.
 */
export const editMessageRequest = v.object({
  text: v.pipe(textUpTo(maxLengths.message), v.minLength(1)),
  revision: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
})
export const sentMessageResponse = v.object({ ...done, message: messageSchema })
const upTo = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** POST /chats/{id}/read */
export const readRequest = v.object({ seq: upTo })
/** POST /chats/delivered — positions that have reached this device; without marks, everything up to now. */
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
  note: textUpTo(maxLengths.report),
})

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
