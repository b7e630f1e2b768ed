import { minute } from '../durations.ts'
import { instantOf, inZone } from '../timeZone.ts'
import type { AlertKind } from './alertKinds.ts'

/** Alerts come daily at 08:00 or weekly on Monday at 08:00, local time (catalogue, section 9). */
const monday = 1

/** When the next alert of a saved search is due, by the clocks of its member's time zone; null = never. */
export function nextAlert(alert: AlertKind, now: Date, zone: string): Date | null {
  if (alert === 'off') return null
  if (alert === 'instant') return new Date(now.getTime() + minute)
  const eight = inZone(now, zone).startOf('day').hour(8)
  const [every, wait] = alert === 'daily' ? [1, 0] : [7, (7 + monday - eight.day()) % 7]
  const next = instantOf(eight.add(wait, 'day'), zone)
  return next > now ? next : instantOf(eight.add(wait + every, 'day'), zone)
}
