import type { ChatMessage } from '../contract/chats.ts'

/** Each message once, in the server's order. The later copy of a message replaces the earlier one. */
export function merged(known: readonly ChatMessage[], arrived: readonly ChatMessage[]): ChatMessage[] {
  const last = known.at(-1)
  const [first] = arrived
  if (arrived.length === 1 && first && (!last || first.seq === last.seq + 1)) return [...known, first]
  const bySeq = new Map([...known, ...arrived].map((message) => [message.seq, message]))
  return [...bySeq.values()].sort((one, other) => one.seq - other.seq)
}

/** Whether messages are missing between what is known and this one: places are gapless from 1. */
export const leavesGap = (known: readonly ChatMessage[], message: ChatMessage): boolean =>
  message.seq > (known.at(-1)?.seq ?? 0) + 1
