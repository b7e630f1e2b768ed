import dayjs from 'dayjs'

/** Server time is UTC and shown in local time (section 9). */

export interface TimeWords {
  justNow: string
  today: string
  yesterday: string
}

/** `Just Now`, `hh:mm A, Today`, `hh:mm A, Yesterday`, else `hh:mm A, DD-MM-YYYY`. */
export function messageTime(instant: string, now: Date, words: TimeWords): string {
  const then = dayjs(instant)
  const today = dayjs(now)
  if (today.diff(then, 'second') < 60) return words.justNow
  const clock = timeOfDay(instant)
  if (then.isSame(today, 'day')) return `${clock}, ${words.today}`
  if (then.isSame(today.subtract(1, 'day'), 'day')) return `${clock}, ${words.yesterday}`
  return `${clock}, ${then.format('DD-MM-YYYY')}`
}

/** `hh:mm A`. */
export const timeOfDay = (instant: string): string => dayjs(instant).format('hh:mm A')

/** `DD-MMM-YYYY, hh:mm A`. */
export const formatInstant = (instant: string): string => `${formatDate(instant)}, ${timeOfDay(instant)}`

/** `DD-MMM-YYYY`, or `NA` when empty. */
export const formatDate = (instant: string | null): string => (instant ? dayjs(instant).format('DD-MMM-YYYY') : 'NA')

/** `Today`, `Yesterday`, else `DD-MM-YYYY`. */
export function dayOf(instant: string, now: Date, words: Pick<TimeWords, 'today' | 'yesterday'>): string {
  const then = dayjs(instant)
  if (then.isSame(now, 'day')) return words.today
  return then.isSame(dayjs(now).subtract(1, 'day'), 'day') ? words.yesterday : then.format('DD-MM-YYYY')
}

export const isSameDay = (one: string, other: string): boolean => dayjs(one).isSame(other, 'day')

/** `HH:mm:ss`, for live views. */
export const secondOf = (instant: number): string => dayjs(instant).format('HH:mm:ss')
