import * as v from 'valibot'
import { contactTopics } from '../support/topics.ts'
import { traceSteps } from '../traces/traceSchema.ts'
import { longestEmail } from '../validation/email.ts'
import { uuid } from '../validation/valueSchemas.ts'
import type { Declarations } from './declaration.ts'
import { done } from './envelope.ts'

/** POST /contact — with or without a login; safe to repeat with the same `request_id`. */
export const contactRequest = v.object({
  request_id: uuid,
  name: v.pipe(v.string(), v.trim(), v.maxLength(120)),
  email: v.pipe(v.string(), v.trim(), v.maxLength(longestEmail)),
  topic: v.picklist(contactTopics),
  /** 10 to 3,000 characters. */
  message: v.pipe(v.string(), v.trim(), v.maxLength(3000)),
  /** The last steps before the message, if its author attaches them. */
  steps: v.optional(traceSteps),
})
export type ContactRequest = v.InferInput<typeof contactRequest>
export const contactResponse = v.object({ ...done, reference: v.string() })
export type ContactReceipt = v.InferOutput<typeof contactResponse>

export const supportRoutes = {
  'POST /contact': {
    tag: 'support',
    summary: 'Write to support; safe to repeat',
    who: 'anyone',
    body: contactRequest,
    example: {
      request_id: '0b0f2a8e-6c1c-4b58-9b7e-3f1f6a3d2c11',
      name: 'Asha Rao',
      email: 'asha@example.com',
      topic: 'account',
      message: 'My profile does not open any more.',
    },
    answer: contactResponse,
    refusals: ['RATE_LIMITED', 'IDEMPOTENCY_MISMATCH'],
  },
} as const satisfies Declarations
