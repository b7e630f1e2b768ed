import dayjs, { type Dayjs } from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'

/** Clocks of IANA time zones. Separate from `time.ts`, because most pages need only the local zone. */

dayjs.extend(utc)
dayjs.extend(timezone)

/** An instant in a time zone. */
export const inZone = (instant: Date, zone: string): Dayjs => dayjs(instant).tz(zone)

/** `DD-MMM-YYYY`, the day in India whatever the time zone of the process. */
export const dateInIndia = (instant: string): string => inZone(new Date(instant), 'Asia/Kolkata').format('DD-MMM-YYYY')

/** `HH:mm` in a time zone. */
export const clockIn = (zone: string, instant: Date): string => inZone(instant, zone).format('HH:mm')

export const isTimeZone = (name: string): boolean => {
  try {
    return name !== '' && inZone(new Date(0), name).isValid()
  } catch {
    return false
  }
}
