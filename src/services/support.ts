import type { ContactReceipt, ContactRequest } from '../domain/contract/support.ts'
import { publicCall } from './http.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import './emailEndings.ts'

/** Writes to support; repeating the same `request_id` is the same message. */
export const sendMessage = (request: ContactRequest, signal: AbortSignal): Promise<Outcome<ContactReceipt>> =>
  outcomeOf(publicCall('POST /contact', { body: request, signal }))
