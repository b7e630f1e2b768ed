import { describe, expect, it } from 'vitest'
import { hasGap, lastBeforeGap, merged } from '../../src/domain/chats/order.ts'
import { allows, notificationKinds, switchable } from '../../src/domain/notifications/kinds.ts'
import { isQuiet } from '../../src/domain/notifications/quietHours.ts'
import { message } from '../support/samples.ts'

const at = (seq: number, text = '') => ({ ...message, seq, id: String(seq), text })

describe('the order of messages', () => {
  it('is the server’s, each message once; a later copy replaces an earlier one', () => {
    expect(merged([at(1), at(3)], [at(2), at(3, 'anew')]).map(({ seq, text }) => [seq, text])).toEqual([
      [1, ''],
      [2, ''],
      [3, 'anew'],
    ])
    expect(merged([at(1)], [at(2)])).toEqual([at(1), at(2)])
  })

  it('a jump between positions is a gap, and loading resumes at the last position before it', () => {
    expect([hasGap([]), hasGap([at(4), at(5)]), hasGap([at(4), at(6)])]).toEqual([false, false, true])
    expect([lastBeforeGap([]), lastBeforeGap([at(4), at(5)]), lastBeforeGap([at(4), at(5), at(8), at(9)])]).toEqual([
      0, 5, 5,
    ])
  })
})

describe('quiet hours', () => {
  const night = { quiet: true, quietFrom: '22:00', quietUntil: '08:00', timeZone: 'Asia/Kolkata' }
  it.each([
    ['2026-11-21T16:29:00Z', false, '21:59 in India'],
    ['2026-11-21T16:30:00Z', true, '22:00'],
    ['2026-11-21T21:00:00Z', true, '02:30'],
    ['2026-11-22T02:29:00Z', true, '07:59'],
    ['2026-11-22T02:30:00Z', false, '08:00'],
  ])('%s is quiet: %s (%s)', (instant, quiet) => {
    expect(isQuiet(new Date(instant), night)).toBe(quiet)
  })

  it('follow the time zone, also within one day, and the switch', () => {
    const noon = new Date('2026-11-21T12:00:00Z')
    expect(isQuiet(noon, { ...night, timeZone: 'Asia/Tokyo' })).toBe(false)
    expect(isQuiet(noon, { ...night, timeZone: 'Pacific/Auckland' })).toBe(true)
    expect(isQuiet(noon, { ...night, quietFrom: '13:00', quietUntil: '19:00' })).toBe(true)
    expect(isQuiet(noon, { ...night, quiet: false })).toBe(false)
  })

  it.each([
    ['08:00', '08:00', '2026-11-21T02:30:00Z'],
    ['08:00', '08:00', '2026-11-21T02:29:00Z'],
    ['00:00', '00:00', '2026-11-21T12:00:00Z'],
  ])('from %s until %s last the whole day, also at %s', (quietFrom, quietUntil, instant) => {
    expect(isQuiet(new Date(instant), { ...night, quietFrom, quietUntil })).toBe(true)
  })

  it.each([
    ['2026-11-21T07:29:00Z', false],
    ['2026-11-21T07:30:00Z', true],
    ['2026-11-21T13:29:00Z', true],
    ['2026-11-21T13:30:00Z', false],
  ])('from 13:00 until 19:00 begin and end at those minutes: %s is %s', (instant, quiet) => {
    expect(isQuiet(new Date(instant), { ...night, quietFrom: '13:00', quietUntil: '19:00' })).toBe(quiet)
  })
})

describe('notification kinds', () => {
  it('can be switched off channel by channel, except the mandatory ones', () => {
    const off = { push: [...notificationKinds], email: [...notificationKinds] }
    expect(allows('payment_confirmed', 'email', off)).toBe(true)
    expect(allows('message', 'email', off)).toBe(false)
    expect(allows('message', 'push', { push: [], email: ['message'] })).toBe(true)
    expect(switchable('proposal_viewed', 'push')).toBe(false)
  })
})
