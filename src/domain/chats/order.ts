import type { ChatMessage } from './messageSchema.ts'
import { refreshQuotes } from './quotes.ts'

/**
 * Merges messages without duplicates, in the server's order. Of two copies, the one changed last is used, otherwise the
 * later.
 */
export function merged(known: readonly ChatMessage[], arrived: readonly ChatMessage[]): ChatMessage[] {
  const last = known.at(-1)
  const [first] = arrived
  if (arrived.length === 1 && first && (!last || first.seq === last.seq + 1)) return [...known, first]
  const bySeq = new Map(known.map((message) => [message.seq, message]))
  for (const message of arrived)
    if (message.revision >= (bySeq.get(message.seq)?.revision ?? 0)) bySeq.set(message.seq, message)
  const ordered = [...bySeq.values()].sort((one, other) => one.seq - other.seq)
  return refreshQuotes(ordered, arrived)
}

/** Replaces the known messages that changed, and their quotes. Adds no other messages. */
export function replaced(known: readonly ChatMessage[], changed: readonly ChatMessage[]): ChatMessage[] {
  const seqs = new Set(known.map(({ seq }) => seq))
  const inPlace = merged(
    known,
    changed.filter(({ seq }) => seqs.has(seq)),
  )
  return refreshQuotes(inPlace, changed)
}

/** The last position before a gap, counted from the first known message; 0 if there are none. */
export function lastBeforeGap(messages: readonly ChatMessage[]): number {
  const after = messages.findIndex((message, index) => index > 0 && message.seq !== (messages[index - 1]?.seq ?? 0) + 1)
  return messages.at(after === -1 ? -1 : after - 1)?.seq ?? 0
}

/** True if messages are missing: positions have no gaps. */
export const hasGap = (messages: readonly ChatMessage[]): boolean =>
  messages.length > 0 && lastBeforeGap(messages) !== messages.at(-1)?.seq
