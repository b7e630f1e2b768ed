import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

/** Clocks of IANA time zones. Separate from `time.ts`, because most pages need only the local zone. */

dayjs.extend(utc)

/** Names differ in case too, so what members send must not fill it for ever. */
const formats = new Map<string, Intl.DateTimeFormat>()
const mostFormats = 600
function formatOf(zone: string): Intl.DateTimeFormat {
  const unit = 'numeric'
  const units = { year: unit, month: unit, day: unit, hour: unit, minute: unit, second: unit } as const
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en', { ...units, timeZone: zone, hourCycle: 'h23' })
  if (formats.size >= mostFormats) formats.clear()
  formats.set(zone, format)
  return format
}

/**
 * What the clocks of a time zone show at an instant. By `Intl`, because Day.js goes through the clocks of this process,
 * which may skip or repeat an hour. Only for reading: its own instant is another one.
 */
export function inZone(instant: Date, zone: string): Dayjs {
  const shown: Partial<Record<string, number>> = {}
  for (const { type, value } of formatOf(zone).formatToParts(instant)) shown[type] = Number(value)
  const { year = 0, month = 1, day, hour, minute, second } = shown
  return dayjs.utc(Date.UTC(year, month - 1, day, hour, minute, second, instant.getUTCMilliseconds()))
}

/** The instant at which the clocks of a time zone show this. */
export function instantOf(clock: Dayjs, zone: string): Date {
  const ahead = (instant: number) => inZone(new Date(instant), zone).valueOf() - instant
  // The second pass is for the hours around a change of the clocks.
  const about = clock.valueOf() - ahead(clock.valueOf())
  return new Date(clock.valueOf() - ahead(about))
}

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

/** What a time zone is called, whichever of its identifiers is given: `India Standard Time`. */
export function zoneName(zone: string, language: string, now: Date): string {
  if (!isTimeZone(zone)) return zone
  const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts(now)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}
