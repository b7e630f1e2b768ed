import { isSameDay } from '../time.ts'
import type { ChatMessage } from './messageSchema.ts'

type Written = Pick<ChatMessage, 'mine' | 'created_at'>

/** In milliseconds: what one sender writes within this time of the message before is read together with it. */
const together = 5 * 60_000

/** Whether a message begins a day; the first known one does. */
export const startsDay = (before: Written | undefined, message: Written): boolean =>
  before === undefined || !isSameDay(before.created_at, message.created_at)

/** Whether a message continues the group of the one before: same sender, same day, at most five minutes later. */
export const continuesGroup = (before: Written | undefined, message: Written): boolean =>
  before !== undefined &&
  before.mine === message.mine &&
  !startsDay(before, message) &&
  // A server's clock may have been set back in between.
  Math.abs(Date.parse(message.created_at) - Date.parse(before.created_at)) <= together
