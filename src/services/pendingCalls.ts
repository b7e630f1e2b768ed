import { slowCalls } from './slowCalls.ts'

/** Calls without a response yet. Most respond before a notice is shown; the others can be cancelled. */

interface WaitingCall {
  id: string
  /** Milliseconds of `performance.now()`. */
  since: number
  mayBeCancelled: boolean
  /** Ends the call without its answer: it is then a lost one, which no toast announces. */
  giveUp: () => void
}
export type CallEvent = { type: 'call.sent'; call: WaitingCall } | { type: 'call.answered'; id: string }

/** Long before the screen says anything: what says it has to come first. */
const unusual = 3_000

/** A call begins to wait; answers with what ends the waiting. */
export function trackCall(mayBeCancelled: boolean, giveUp: () => void): () => void {
  const call: WaitingCall = { id: crypto.randomUUID(), since: performance.now(), mayBeCancelled, giveUp }
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
