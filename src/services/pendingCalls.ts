import { slowCalls } from './slowCalls.ts'

/** Calls that are without an answer. Most are answered before anybody is told; the rest can be given up. */

interface WaitingCall {
  id: number
  /** Milliseconds of `performance.now()`. */
  since: number
  mayBeCancelled: boolean
}
export type CallNews = { type: 'call.sent'; call: WaitingCall } | { type: 'call.answered'; id: number }

/** Long before the screen says anything: what says it has to come first. */
const unusual = 3_000

const giveUps = new Map<number, () => void>()
let latest = 0

/** A call begins to wait; answers with what ends the waiting. */
export function beginWaiting(mayBeCancelled: boolean, giveUp: () => void): () => void {
  const call: WaitingCall = { id: ++latest, since: performance.now(), mayBeCancelled }
  let isTold = false
  const tell = (news: CallNews) =>
    slowCalls.tell(news).catch((error: unknown) => console.warn('a slow call could not be shown', error))
  const timer = setTimeout(() => {
    isTold = true
    giveUps.set(call.id, giveUp)
    void tell({ type: 'call.sent', call })
  }, unusual)
  return () => {
    clearTimeout(timer)
    giveUps.delete(call.id)
    if (isTold) void tell({ type: 'call.answered', id: call.id })
  }
}

/** Ends a call without its answer: it is then a lost one, which is not told by a toast. */
export const cancelCall = (id: number): void => giveUps.get(id)?.()
