import { slowCalls } from './slowCalls.ts'

/** Calls without a response yet. Most respond before a notice is shown; the others can be cancelled. */

interface WaitingCall {
  id: string
  /** Milliseconds of `performance.now()`. */
  since: number
  mayBeCancelled: boolean
  /** Ends the call without a response, like a lost one but without a toast. */
  cancel: () => void
}
export type CallEvent = { type: 'call.sent'; call: WaitingCall } | { type: 'call.answered'; id: string }

/** Well before the screen shows a notice, because its code must be loaded first. */
const unusual = 3_000

/** Tracks a pending call; returns the function that ends the tracking. */
export function trackCall(mayBeCancelled: boolean, cancel: () => void): () => void {
  const call: WaitingCall = { id: crypto.randomUUID(), since: performance.now(), mayBeCancelled, cancel }
  let isReported = false
  const tell = (event: CallEvent) =>
    slowCalls.send(event).catch((error: unknown) => console.warn('a slow call could not be shown', error))
  const timer = setTimeout(() => {
    isReported = true
    void tell({ type: 'call.sent', call })
  }, unusual)
  return () => {
    clearTimeout(timer)
    if (isReported) void tell({ type: 'call.answered', id: call.id })
  }
}
