import type { ContactReceipt, ContactRequest } from '../domain/contract/support.ts'
import { publicCall } from './http.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import './emailEndings.ts'

/** Sends a message to support; repeating it with the same `request_id` does not duplicate it. */
export const sendMessage = (request: ContactRequest, signal: AbortSignal): Promise<Outcome<ContactReceipt>> =>
  outcomeOf(publicCall('POST /contact', { body: request, signal }))
