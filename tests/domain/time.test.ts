import { afterEach, describe, expect, it, vi } from 'vitest'
import { nextAlert } from '../../src/domain/market/alerts.ts'
import { dayOf, isSameDay } from '../../src/domain/time.ts'
import { clockIn, dateInIndia, isTimeZone, zoneName } from '../../src/domain/timeZone.ts'

describe('the next alert of a saved search, by the clock of India', () => {
  it.each([
    ['instant', '2026-11-22T10:00:00.000Z', '2026-11-22T10:01:00.000Z'],
    ['daily', '2026-11-22T02:29:59.000Z', '2026-11-22T02:30:00.000Z'],
    ['daily', '2026-11-22T02:30:00.000Z', '2026-11-23T02:30:00.000Z'],
    ['daily', '2026-12-31T20:00:00.000Z', '2027-01-01T02:30:00.000Z'],
    // 22 November 2026 is a Sunday.
    ['weekly', '2026-11-22T10:00:00.000Z', '2026-11-23T02:30:00.000Z'],
    ['weekly', '2026-11-23T02:29:59.000Z', '2026-11-23T02:30:00.000Z'],
    ['weekly', '2026-11-23T02:30:00.000Z', '2026-11-30T02:30:00.000Z'],
    ['weekly', '2026-11-24T02:30:00.000Z', '2026-11-30T02:30:00.000Z'],
  ] as const)('%s, at %s: %s', (alert, now, next) =>
    expect(nextAlert(alert, new Date(now), 'Asia/Kolkata')?.toISOString()).toBe(next),
  )

  it('never comes if alerts are off', () => expect(nextAlert('off', new Date(), 'UTC')).toBeNull())
})

it('a local time is interpreted in its time zone', () => {
  const instant = new Date('2026-03-29T01:30:00Z')
  expect(['Asia/Kolkata', 'Europe/Berlin', 'America/New_York', 'UTC'].map((zone) => clockIn(zone, instant))).toEqual([
    '07:00',
    '03:30',
    '21:30',
    '01:30',
  ])
})

describe('a date that the server writes is the day in India', () => {
  afterEach(() => vi.unstubAllEnvs())
  it.each(['UTC', 'America/New_York', 'Asia/Tokyo'])('for a process in %s', (zone) => {
    vi.stubEnv('TZ', zone)
    const instants = ['2026-03-09T18:29:59.999Z', '2026-03-09T18:30:00.000Z', '2026-09-30T20:00:00.000Z']
    expect(instants.map(dateInIndia)).toEqual(['09-Mar-2026', '10-Mar-2026', '01-Oct-2026'])
    expect(dateInIndia('2026-09-05T06:00:00.000Z')).toBe('05-Sep-2026')
  })
})

it('a time zone must exist', () =>
  expect(['Asia/Kolkata', 'UTC', 'Mars/Base', '', 'x; drop'].map(isTimeZone)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]))

it('a time zone is called by its name, whichever of its identifiers a browser uses', () => {
  const now = new Date('2026-11-22T10:00:00Z')
  const zones = ['Asia/Kolkata', 'Asia/Calcutta', 'Asia/Dubai', '']
  expect(zones.map((zone) => zoneName(zone, 'en', now))).toEqual([
    'India Standard Time',
    'India Standard Time',
    'Gulf Standard Time',
    '',
  ])
  expect(zoneName('Asia/Calcutta', 'hi', now)).toBe('भारतीय मानक समय')
})

it('days are Today, Yesterday, else their date, in local time', () => {
  const now = new Date(2026, 10, 22, 9)
  const words = { today: 'Today', yesterday: 'Yesterday' }
  const on = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString()
  expect([on(22, 0), on(21, 23), on(20, 23)].map((instant) => dayOf(instant, now, words))).toEqual([
    'Today',
    'Yesterday',
    '20-11-2026',
  ])
  expect([isSameDay(on(22, 0), on(22, 23)), isSameDay(on(21, 23), on(22, 0))]).toEqual([true, false])
})

it('a date in India is that of its day there, from 18:30 UTC on', () =>
  expect(
    ['2026-03-09T18:29:59.999Z', '2026-03-09T18:30:00.000Z', '2026-09-30T20:00:00.000Z', '2026-12-31T20:00:00Z'].map(
      dateInIndia,
    ),
  ).toEqual(['09-Mar-2026', '10-Mar-2026', '01-Oct-2026', '01-Jan-2027']))

it('September is Sep in a date in India', () => expect(dateInIndia('2026-09-04T00:00:00.000Z')).toBe('04-Sep-2026'))
