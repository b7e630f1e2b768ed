import * as v from 'valibot'
import { done, uuid } from './envelope.ts'

export const contactTopics = ['account', 'payment', 'proposal', 'report', 'other'] as const
export type ContactTopic = (typeof contactTopics)[number]

/** POST /contact — with or without a login; safe to repeat with the same `request_id`. */
export const contactRequest = v.object({
  request_id: uuid,
  name: v.pipe(v.string(), v.trim(), v.maxLength(120)),
  email: v.pipe(v.string(), v.trim(), v.maxLength(254)),
  topic: v.picklist(contactTopics),
  /** 10 to 3,000 characters. */
  message: v.pipe(v.string(), v.trim(), v.maxLength(3000)),
})
export type ContactRequest = v.InferInput<typeof contactRequest>
export const contactResponse = v.object({ ...done, reference: v.string() })
export type ContactReceipt = v.InferOutput<typeof contactResponse>
