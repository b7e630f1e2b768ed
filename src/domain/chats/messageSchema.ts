import * as v from 'valibot'
import { instant, uuid } from '../validation/valueSchemas.ts'

/** A message, as each of the two members gets it. */

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
