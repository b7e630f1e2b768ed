import { minute } from '../durations.ts'
import { isSameDay } from '../time.ts'
import type { ChatMessage } from './messageSchema.ts'

type Written = Pick<ChatMessage, 'mine' | 'created_at'>

/** In milliseconds: messages of one sender that follow each other within this time form a group. */
const together = 5 * minute

/** True if a message is the first of its day; always true for the first known one. */
export const startsDay = (before: Written | undefined, message: Written): boolean =>
  before === undefined || !isSameDay(before.created_at, message.created_at)

/** True if a message continues the previous one's group: same sender, same day, at most five minutes later. */
export const continuesGroup = (before: Written | undefined, message: Written): boolean =>
  before !== undefined &&
  before.mine === message.mine &&
  !startsDay(before, message) &&
  // The server's clock may have been set back in between.
  Math.abs(Date.parse(message.created_at) - Date.parse(before.created_at)) <= together
