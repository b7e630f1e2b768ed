import * as v from 'valibot'
import { instant, uuid } from '../validation/valueSchemas.ts'

/** A message, as sent to one of the two members. */

export const contentKinds = ['TEXT', 'IMAGE', 'FILE'] as const

export const attachmentSchema = v.object({
  name: v.string(),
  mime: v.string(),
  bytes: v.number(),
  /** A short-lived address; fetching the message again renews it. */
  url: v.string(),
  thumbnail_url: v.nullable(v.string()),
  /** The width of the thumbnail, in pixels. */
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
})
export type Attachment = v.InferOutput<typeof attachmentSchema>

/** A message as its replies quote it; empty if this reader can no longer read it. */
export const quotedMessageSchema = v.object({
  id: uuid,
  seq: v.number(),
  mine: v.boolean(),
  kind: v.picklist(contentKinds),
  /** The beginning of its text, or the name of its file. */
  text: v.string(),
  file_name: v.nullable(v.string()),
  deleted: v.boolean(),
})
export type QuotedMessage = v.InferOutput<typeof quotedMessageSchema>

export const messageSchema = v.object({
  id: uuid,
  chat_id: uuid,
  /** Position in the conversation, without gaps from 1, assigned by the server. */
  seq: v.number(),
  client_id: uuid,
  mine: v.boolean(),
  kind: v.picklist(contentKinds),
  text: v.string(),
  /** Null for a text message. */
  file: v.nullable(attachmentSchema),
  /** The message that this one replies to. */
  reply_to: v.nullable(quotedMessageSchema),
  /** True if its author edited it, within 15 minutes. */
  edited: v.boolean(),
  /** True if this reader deleted it, or its author deleted it for both. It is empty but keeps its position. */
  deleted: v.boolean(),
  deleted_for_all: v.boolean(),
  /**
   * The conversation's revision at the message's latest change; 0 if unchanged. The copy with the higher revision is
   * used.
   */
  revision: v.number(),
  created_at: instant,
})
export type ChatMessage = v.InferOutput<typeof messageSchema>
