import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { me } from '../../flowlab/flows/samples.ts'
import type { Me } from '../../src/domain/members/meSchema.ts'
import { cardAmount, fromMinor, toMinor } from '../../src/domain/money.ts'
import { isFinal, lifecycle, openStatuses, proposalActions, statusAfter } from '../../src/domain/proposals/lifecycle.ts'
import { actionsFor } from '../../src/domain/proposals/readers.ts'
import { proposalStatuses } from '../../src/domain/proposals/statuses.ts'
import { messageTime } from '../../src/domain/time.ts'
import { displayPhone } from '../../src/domain/validation/displayPhone.ts'
import { isEmail } from '../../src/domain/validation/email.ts'
import { isWebLink } from '../../src/domain/validation/links.ts'
import { isPercent } from '../../src/domain/validation/numbers.ts'
import { isPassword } from '../../src/domain/validation/password.ts'
import { parsePhone } from '../../src/domain/validation/phone.ts'
import { countWords } from '../../src/domain/validation/words.ts'
import { landingOf } from '../../src/landing.ts'

describe('the lifecycle of a proposal', () => {
  it('reaches every status from draft', () => {
    const reached = new Set(['draft'])
    for (let grew = true; grew; ) {
      const before = reached.size
      for (const status of proposalStatuses)
        if (reached.has(status))
          for (const action of proposalActions) reached.add(statusAfter(status, action) ?? status)
      grew = reached.size > before
    }
    expect([...reached].sort()).toEqual([...proposalStatuses].sort())
  })

  it('ends in six statuses that allow nothing', () => {
    expect(proposalStatuses.filter(isFinal)).toEqual([
      'closed_won',
      'closed_lost',
      'declined',
      'withdrawn',
      'expired',
      'cancelled_by_admin',
    ])
  })

  it('never offers a party the actions of the system or a moderator', () => {
    for (const status of openStatuses)
      for (const side of ['sender', 'receiver'] as const)
        for (const brings of ['owner', 'investor'] as const)
          for (const action of actionsFor(status, { side, brings, hasRequestedClose: false }))
            expect(['system', 'admin']).not.toContain(lifecycle[status][action]?.by)
  })
})

describe('validation', () => {
  it.each([
    ['a.b_c%+-1@mail.example.com', true],
    ['a@b.co.in', true],
    ['a@b.in', true],
    ['a@b.co', false],
    ['a@b.dev', false],
    ['a b@c.com', false],
    ['@c.com', false],
  ])('e-mail %s: %s', (email, right) => expect(isEmail(email)).toBe(right))

  it.each([
    ['Abcdef1!', true],
    ['Abcde1!', false],
    ['abcdef1!', false],
    ['ABCDEF1!', false],
    ['Abcdefg!', false],
    ['Abcdefg1', false],
  ])('password %s: %s', (password, right) => expect(isPassword(password)).toBe(right))

  it('prepends the plus and the dial code, and refuses an impossible number', () => {
    expect(parsePhone('91', '98200 12345')).toBe('+919820012345')
    expect(parsePhone('91', '+14155552671')).toBe('+14155552671')
    for (const wrong of ['', 'abc', '1', '9'.repeat(30), `9820012345${' '.repeat(250)}1`])
      expect(parsePhone('91', wrong)).toBeNull()
    expect(displayPhone('+919820012345')).toBe('+91-9820012345')
  })

  it('a percentage has digits, one point and at most two decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (hundredths) => isPercent((hundredths / 100).toFixed(2))),
    )
    for (const wrong of ['1.234', '1..2', '-1', '101', 'x']) expect(isPercent(wrong)).toBe(false)
  })

  it('counts words in both languages', () => {
    expect([countWords('One, two — three.'), countWords('यह एक वाक्य है।')]).toEqual([3, 4])
  })

  it('takes links with or without the protocol', () => {
    expect(['example.in', 'https://a.example.com/x?y=1', 'http://x'].map(isWebLink)).toEqual([true, true, false])
  })
})

describe('displayed values', () => {
  it('amounts on cards use K, Lac and Cr', () => {
    const dollars = [999, 1_000, 150_000, 12_500_000]
    expect(dollars.map((amount) => cardAmount({ minor: amount * 100, currency: 'USD' }))).toEqual([
      '$999.00',
      '$1K',
      '$1.5 Lac',
      '$1.25 Cr',
    ])
  })

  it.each([
    ['500000.5', 'INR', '50000050', '500000.50'],
    ['0500', 'INR', '50000', '500'],
    ['0.05', 'USD', '5', '0.05'],
    ['0', 'INR', '0', '0'],
    ['500', 'JPY', '500', '500'],
    ['1.250', 'KWD', '1250', '1.250'],
    ['999999999999999.99', 'INR', '99999999999999999', '999999999999999.99'],
  ])('%s %s is %s in minor units, which read %s', (amount, currency, minor, read) => {
    expect([toMinor(amount, currency), fromMinor(minor, currency)]).toEqual([minor, read])
  })

  it('an invalid amount of its currency has no minor units', () => {
    for (const [amount, currency] of [
      ['', 'INR'],
      ['12.', 'INR'],
      ['1.5', 'JPY'],
      ['1.234', 'INR'],
      ['-1', 'INR'],
      ['much', 'INR'],
    ])
      expect(toMinor(amount ?? '', currency ?? '')).toBeNull()
  })

  it('times are formatted as the specification says', () => {
    const words = { justNow: 'Just Now', today: 'Today', yesterday: 'Yesterday' }
    const now = new Date(2026, 10, 21, 15, 0)
    const at = (...parts: [number, number, number, number, number]) =>
      messageTime(new Date(...parts).toISOString(), now, words)
    expect([at(2026, 10, 21, 9, 5), at(2026, 10, 20, 9, 5), at(2026, 10, 1, 9, 5)]).toEqual([
      '09:05 AM, Today',
      '09:05 AM, Yesterday',
      '09:05 AM, 01-11-2026',
    ])
    // Within the last 24 hours, but on the day before.
    expect([at(2026, 10, 20, 23, 5), at(2026, 10, 19, 23, 5)]).toEqual(['11:05 PM, Yesterday', '11:05 PM, 19-11-2026'])
    expect(messageTime(new Date(now.getTime() - 59_000).toISOString(), now, words)).toBe('Just Now')
  })

  it('the landing page depends on the visitor’s previous page', () => {
    const noPlan = { has_active_subscription: 0 as const, user_subscription: null }
    const done = { id: 'x', kind: 'INVESTMENT' as const, status: 'approved' as const, steps_done: 3 }
    const entrepreneur = {
      login_type: 'entrepreneur' as const,
      account_type: 'investment' as const,
      profiles: [done],
      ...noPlan,
    }
    expect(landingOf(entrepreneur, 'LOGIN')).toEqual({ to: '/entrepreneur/investment/investors', tab: 'Investor' })
    expect(landingOf(entrepreneur, 'REGISTRATION').to).toBe('/entrepreneur/investment/profile-review')
    expect(landingOf({ ...entrepreneur, account_type: null }, 'REGISTRATION').to).toBe('/entrepreneur/type')
    const investor = {
      login_type: 'investor' as const,
      account_type: 'investor' as const,
      profiles: [{ ...done, kind: 'INVESTOR' as const }],
      ...noPlan,
    }
    expect(landingOf(investor, 'MY_PROFILE')).toEqual({ to: '/investor/capital-bridge', tab: 'capital_bridge' })
  })

  it.each([
    ['with a plan that opens it', 1, 1, '/entrepreneur/want-to-grow/global-connect', 'global_connect'],
    ['whose plan leaves it out', 1, 0, '/entrepreneur/want-to-grow/investors', 'Investor'],
    ['whose plan has ended', 0, 1, '/entrepreneur/want-to-grow/investors', 'Investor'],
  ] as const)('a Global Connect member %s lands on a page where they can act', (_, active, included, to, tab) => {
    const member = {
      login_type: 'entrepreneur' as const,
      account_type: 'want-to-grow' as const,
      profiles: [{ id: 'x', kind: 'WANT_TO_GROW' as const, status: 'approved' as const, steps_done: 3 }],
      has_active_subscription: active,
      user_subscription: { ...me.user_subscription, has_want_to_grow: included } as Me['user_subscription'],
    }
    expect(landingOf(member, 'LOGIN')).toEqual({ to, tab })
    expect(landingOf(member, 'SUBSCRIPTION').to).toBe(to)
    expect(landingOf(member, 'REGISTRATION').to).toBe('/entrepreneur/want-to-grow/profile-review')
  })
})
