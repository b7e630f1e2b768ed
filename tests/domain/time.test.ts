import { describe, expect, it } from 'vitest'
import { nextAlert } from '../../src/domain/market/alerts.ts'
import { dayOf, isSameDay } from '../../src/domain/time.ts'
import { clockIn, isTimeZone } from '../../src/domain/timeZone.ts'

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
  ] as const)('%s, at %s: %s', (alert, now, next) => expect(nextAlert(alert, new Date(now))?.toISOString()).toBe(next))

  it('never comes if alerts are off', () => expect(nextAlert('off', new Date())).toBeNull())
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

it('a time zone must exist', () =>
  expect(['Asia/Kolkata', 'UTC', 'Mars/Base', '', 'x; drop'].map(isTimeZone)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]))

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
