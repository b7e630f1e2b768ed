import type { AlertKind } from '../contract/market.ts'

/** Alerts keep the hours of India (catalogue, section 9): daily at 08:00, weekly on Monday at 08:00. */
const minute = 60_000
const offset = 330 * minute
const day = 86_400_000

/** When a saved search is next looked at; null = never. */
export function nextAlert(alert: AlertKind, now: Date): Date | null {
  if (alert === 'off') return null
  if (alert === 'instant') return new Date(now.getTime() + minute)
  const local = now.getTime() + offset
  const midnight = Math.floor(local / day) * day
  const eight = midnight + 8 * 60 * minute
  const tomorrow = eight > local ? eight : eight + day
  if (alert === 'daily') return new Date(tomorrow - offset)
  // 1 January 1970 was a Thursday: day 4 was the first Monday.
  const weekday = (Math.floor(tomorrow / day) + 3) % 7
  return new Date(tomorrow + ((7 - weekday) % 7) * day - offset)
}
