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
  const clock = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(now)
  return quietFrom < quietUntil ? clock >= quietFrom && clock < quietUntil : clock >= quietFrom || clock < quietUntil
}

export const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
