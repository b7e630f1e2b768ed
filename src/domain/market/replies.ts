/** How soon an owner usually answers proposals, in the steps that a listing says it in. */
export const replyDays = [1, 2, 7] as const
export type ReplyDays = (typeof replyDays)[number]

/** So many proposals are needed before anything is said of their answers. */
const fewest = 3
const hoursOfDay = 24

/** By the hours that each of the latest proposals was, or has been, without an answer: the median, in whole steps. */
export function repliesWithin(hours: readonly number[]): ReplyDays | null {
  if (hours.length < fewest) return null
  const median = [...hours].sort((one, other) => one - other)[Math.floor(hours.length / 2)] ?? 0
  return replyDays.find((days) => median <= days * hoursOfDay) ?? null
}
