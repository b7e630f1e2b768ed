import { clockIn } from '../timeZone.ts'

export interface QuietHours {
  quiet: boolean
  /** `HH:MM`, local time. */
  quietFrom: string
  quietUntil: string
  /** IANA name. */
  timeZone: string
}

/** True if no push may be sent now. Quiet hours may span midnight; equal ends mean the whole day. */
export function isQuiet(now: Date, { quiet, quietFrom, quietUntil, timeZone }: QuietHours): boolean {
  if (!quiet) return false
  const clock = clockIn(timeZone, now)
  return quietFrom < quietUntil ? clock >= quietFrom && clock < quietUntil : clock >= quietFrom || clock < quietUntil
}
