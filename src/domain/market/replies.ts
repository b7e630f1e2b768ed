/** How soon an owner usually answers proposals, in the ranges that a listing shows. */
export const replyDays = [1, 2, 7] as const
export type ReplyDays = (typeof replyDays)[number]

/** The minimum number of proposals before a listing shows a reply time. */
const fewest = 3
const hoursOfDay = 24

/**
 * The range of the median reply time, from the hours that each recent proposal waited or has been waiting; null if
 * there are too few proposals or the median is longer than a week.
 */
export function repliesWithin(hours: readonly number[]): ReplyDays | null {
  if (hours.length < fewest) return null
  const median = [...hours].sort((one, other) => one - other)[Math.floor(hours.length / 2)] ?? 0
  return replyDays.find((days) => median <= days * hoursOfDay) ?? null
}
