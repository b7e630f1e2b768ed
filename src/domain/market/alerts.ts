import { inZone } from '../timeZone.ts'
import type { AlertKind } from './alertKinds.ts'

/** Alerts use Indian time (catalogue, section 9): daily at 08:00, weekly on Monday at 08:00. */
const india = 'Asia/Kolkata'
const monday = 1

/** True if a plan that includes `allowed` saved searches sends the alerts of one; the oldest come first. */
export const hasAlerts = (older: number, allowed: number): boolean => older < allowed

/** When the next alert of a saved search is due; null = never. */
export function nextAlert(alert: AlertKind, now: Date): Date | null {
  if (alert === 'off') return null
  const local = inZone(now, india)
  if (alert === 'instant') return local.add(1, 'minute').toDate()
  const eight = local.startOf('day').hour(8)
  const next = eight.isAfter(local) ? eight : eight.add(1, 'day')
  return next.add(alert === 'daily' ? 0 : (7 + monday - next.day()) % 7, 'day').toDate()
}
