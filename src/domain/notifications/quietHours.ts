import { clockIn } from '../timeZone.ts'

export interface QuietHours {
  quiet: boolean
  /** `HH:MM`, local. */
  quietFrom: string
  quietUntil: string
  /** IANA name. */
  timeZone: string
}

/** Whether no push may be sent now. Hours may span midnight; equal ends mean the whole day. */
export function isQuiet(now: Date, { quiet, quietFrom, quietUntil, timeZone }: QuietHours): boolean {
  if (!quiet) return false
  const clock = clockIn(timeZone, now)
  return quietFrom < quietUntil ? clock >= quietFrom && clock < quietUntil : clock >= quietFrom || clock < quietUntil
}
