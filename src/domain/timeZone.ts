import dayjs, { type Dayjs } from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'

/** Clocks of IANA time zones. Separate from `time.ts`, because most pages need only the local zone. */

dayjs.extend(utc)
dayjs.extend(timezone)

/** An instant in a time zone. */
export const inZone = (instant: Date, zone: string): Dayjs => dayjs(instant).tz(zone)

/** `HH:mm` in a time zone. */
export const clockIn = (zone: string, instant: Date): string => inZone(instant, zone).format('HH:mm')

export const isTimeZone = (name: string): boolean => {
  try {
    return name !== '' && inZone(new Date(0), name).isValid()
  } catch {
    return false
  }
}
