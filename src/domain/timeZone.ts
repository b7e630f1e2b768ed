import dayjs, { type Dayjs } from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'

/** Clocks of named places (IANA names), apart from `time.ts`: most pages need no zone but their own. */

dayjs.extend(utc)
dayjs.extend(timezone)

/** An instant on the clock of a zone. */
export const inZone = (instant: Date, zone: string): Dayjs => dayjs(instant).tz(zone)

/** `HH:mm` there. */
export const clockIn = (zone: string, instant: Date): string => inZone(instant, zone).format('HH:mm')

export const isTimeZone = (name: string): boolean => {
  try {
    return name !== '' && inZone(new Date(0), name).isValid()
  } catch {
    return false
  }
}
