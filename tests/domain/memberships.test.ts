import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { convertPaise, currencyCodes, minorDigits, rateFor } from '../../src/domain/currencies.ts'
import { refundRefusal, resolvePlanMode } from '../../src/domain/memberships/offers.ts'
import { permissionsOf, planCallOf } from '../../src/domain/memberships/permissions.ts'
import { type CataloguePlan, plans, plansFor } from '../../src/domain/memberships/plans.ts'
import { addonPaise, unusedPaise } from '../../src/domain/memberships/quote.ts'
import { endOfPlan, inCurrency, quoteAddon, quotePlan, renewalStart } from '../../src/domain/memberships/quoteLines.ts'
import {
  entitlementsFrom,
  flagsOf,
  type MembershipPeriod,
  subscriptionAt,
} from '../../src/domain/memberships/status.ts'

const day = 86_400_000
const start = Date.UTC(2026, 0, 1)
const at = (milliseconds: number) => new Date(start + milliseconds)
let ids = 0
const period = (plan: CataloguePlan, from: Date, changes: Partial<MembershipPeriod> = {}): MembershipPeriod => ({
  id: `m${ids++}`,
  planId: plan.id,
  trial: plan.period === 'free_trial',
  periodStart: from,
  periodEnd: endOfPlan(plan, from),
  hasWantToGrow: plan.entitlements.global_connect === 'included',
  endedAt: null,
  endedBecause: null,
  worthPaise: plan.basePaise,
  cancelledAt: null,
  nextPlanId: null,
  ...changes,
})
const paid = plans.filter(({ basePaise }) => basePaise > 0)
const anyPlan = fc.constantFrom(...paid)
const anyCurrency = fc.constantFrom(...currencyCodes)
const planOf = (name: string) => plans.find(({ id }) => id === name) as CataloguePlan

describe('the saving that a plan shows', () => {
  it('is 10% for a quarterly plan and 20% for a yearly one, whatever the account type', () => {
    for (const { id, period, savingPercent } of plans) {
      const wanted = { free_trial: 0, monthly: 0, quarterly: 10, yearly: 20 }[period]
      expect([id, savingPercent]).toEqual([id, wanted])
    }
  })
})

describe('renewing', () => {
  it('neither adds nor loses a day, in any order and however early it is paid', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(anyPlan, fc.integer({ min: 0, max: 40 * day })), { minLength: 1, maxLength: 8 }),
        (buys) => {
          const periods: MembershipPeriod[] = []
          let now = 0
          for (const [plan, waited] of buys) {
            now += waited
            const before = subscriptionAt(periods, at(now))
            const quote = quotePlan(plan, 'RENEW', periods, at(now))
            expect(quote.amount).toEqual({ minor: plan.basePaise, currency: 'INR' })
            expect(quote.end.getTime() - quote.start.getTime()).toBe(plan.days * day)
            expect(quote.start.getTime()).toBe(
              Math.max(now + start, before.state === 'none' ? 0 : before.periodEnd.getTime()),
            )
            periods.push(period(plan, quote.start))
          }
          const bought = buys.reduce((sum, [plan]) => sum + plan.days, 0)
          const covered = periods.reduce((sum, one) => sum + one.periodEnd.getTime() - one.periodStart.getTime(), 0)
          expect(covered).toBe(bought * day)
          const sorted = [...periods].sort((one, other) => one.periodStart.getTime() - other.periodStart.getTime())
          for (const [place, one] of sorted.entries())
            if (place > 0)
              expect(one.periodStart.getTime()).toBeGreaterThanOrEqual(sorted[place - 1]?.periodEnd.getTime() ?? 0)
        },
      ),
    )
  })

  it('a plan bought in a trial starts immediately', () => {
    const trial = period(planOf('investor-free-trial'), at(0))
    expect(renewalStart([trial], at(5 * day))).toEqual(at(5 * day))
  })
})

describe('upgrading', () => {
  const upgrades = fc
    .constantFrom(...new Set(paid.map(({ accountType }) => accountType)))
    .chain((type) =>
      fc.tuple(fc.constantFrom(...plansFor(type).filter(({ basePaise }) => basePaise > 0)), fc.constant(type)),
    )
    .chain(([from, type]) =>
      fc.tuple(
        fc.constant(from),
        fc.constantFrom(...plansFor(type).filter(({ days }) => days >= from.days)),
        fc.integer({ min: 0, max: 400 * day }),
        anyCurrency,
        fc.integer({ min: 0, max: 3 }),
      ),
    )

  it('never costs less than the minimum charge, and its lines add up to the total in every currency', () => {
    fc.assert(
      fc.property(upgrades, ([from, to, elapsed, currency, renewals]) => {
        const periods = [period(from, at(0))]
        for (let n = 0; n < renewals; n++) periods.push(period(from, renewalStart(periods, at(0))))
        const quote = quotePlan(to, 'UPGRADE', periods, at(elapsed))
        expect(quote.amount.minor).toBeGreaterThanOrEqual(5_000)
        const converted = inCurrency(quote, currency, rateFor(currency))
        expect(converted.lines.reduce((sum, { amount }) => sum + amount.minor, 0)).toBe(converted.amount.minor)
        expect(new Set([converted, ...converted.lines].map(({ amount }) => amount.currency))).toEqual(
          new Set([currency]),
        )
        if (converted.lines.some(({ kind }) => kind === 'credit'))
          expect(converted.amount.minor).toBeGreaterThanOrEqual(convertPaise(5_000, currency, rateFor(currency)))
        expect(converted.lines.every(({ amount }) => Number.isInteger(amount.minor))).toBe(true)
        expect(quote.lines.filter(({ kind }) => kind === 'credit').every(({ amount }) => amount.minor <= 0)).toBe(true)
      }),
    )
  })

  it('costs more the later it happens, by the time used meanwhile', () => {
    fc.assert(
      fc.property(fc.nat(30 * day), fc.nat(30 * day), (one, other) => {
        const [from, to] = [planOf('investor-monthly'), planOf('investor-yearly')]
        const price = (now: number) => quotePlan(to, 'UPGRADE', [period(from, at(0))], at(now)).amount.minor
        const used = (Math.abs(one - other) / (30 * day)) * from.basePaise
        expect(Math.abs(Math.abs(price(one) - price(other)) - used)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('credits a period in parts as in one, to within a paisa per part', () => {
    fc.assert(
      fc.property(
        fc.nat(5_000_000),
        fc.integer({ min: 2, max: 365 }),
        fc.integer({ min: 1, max: 364 }),
        (paise, days, cut) => {
          const middle = at(Math.min(cut, days - 1) * day)
          const whole = { start: at(0), end: at(days * day) }
          const used = paise - unusedPaise(paise, whole, middle)
          expect(used + unusedPaise(paise, whole, middle)).toBe(paise)
          expect(unusedPaise(paise, whole, at(-day))).toBe(paise)
          expect(unusedPaise(paise, whole, whole.end)).toBe(0)
          const share = ((whole.end.getTime() - middle.getTime()) / (days * day)) * paise
          // Rounded down, so that no unpaid amount is credited.
          expect(share - unusedPaise(paise, whole, middle)).toBeGreaterThanOrEqual(0)
          expect(share - unusedPaise(paise, whole, middle)).toBeLessThan(1)
        },
      ),
    )
  })

  it('credits an unstarted renewal in full, and an add-on whose feature the new plan includes', () => {
    const monthly = planOf('investment-monthly')
    const first = period(monthly, at(0))
    const second = period(monthly, renewalStart([first], at(0)))
    const addon = { ...first, id: 'addon', planId: 'addon:GLOBAL_CONNECT', worthPaise: 49_900, hasWantToGrow: true }
    const now = at(15 * day)
    const yearly = quotePlan(planOf('investment-yearly'), 'UPGRADE', [addon, second, first], now)
    expect(yearly.lines.map(({ kind, amount }) => [kind, amount.minor])).toEqual([
      ['plan', 1_919_000],
      ['credit', -99_950],
      ['credit', -199_900],
      ['credit', -24_950],
    ])
    const quarterly = quotePlan(planOf('investment-quarterly'), 'UPGRADE', [first, second, addon], now)
    expect(quarterly.basis).toEqual([first.id, second.id])
  })

  it('adds a separate line to reach the minimum charge', () => {
    const worth = { worthPaise: 400_000 }
    const quote = quotePlan(
      planOf('investor-quarterly'),
      'UPGRADE',
      [period(planOf('investor-monthly'), at(0), worth)],
      at(0),
    )
    expect(inCurrency(quote, 'JPY', 1.8).lines.map(({ kind, amount }) => [kind, amount.minor])).toEqual([
      ['plan', 7285],
      ['credit', -7200],
      ['minimum', 5],
    ])
  })
})

describe('an add-on', () => {
  it('is priced by the days left, counting started days in full, never less than ₹99 and never less for more days', () => {
    fc.assert(
      fc.property(fc.nat(400), fc.nat(400), (one, other) => {
        const [fewer, more] = one < other ? [one, other] : [other, one]
        expect(addonPaise(49_900, fewer)).toBeGreaterThanOrEqual(9_900)
        expect(addonPaise(49_900, fewer)).toBeLessThanOrEqual(addonPaise(49_900, more))
      }),
    )
    expect(addonPaise(49_900, 30)).toBe(49_900)
    expect(quoteAddon('GLOBAL_CONNECT', at(15.2 * day), at(0)).amount).toEqual({ minor: 26_614, currency: 'INR' })
  })
})

describe('money in minor units', () => {
  it.each([
    ['INR', 199_900, 199_900],
    ['USD', 199_900, 2_399],
    ['JPY', 199_900, 3_598],
    ['JPY', -199_900, -3_598],
  ])('%s: %i paise are %i', (currency, paise, minor) =>
    expect(convertPaise(paise, currency, rateFor(currency))).toBe(minor),
  )

  it('includes the currencies without minor units and those with a thousand', () =>
    expect(['JPY', 'KRW', 'XOF', 'KWD', 'USD'].map(minorDigits)).toEqual([0, 0, 0, 3, 2]))
})

describe('a subscription', () => {
  const anyPeriods = fc.array(
    fc.record({
      plan: fc.constantFrom(...plansFor('investor')),
      from: fc.nat(200 * day),
      end: fc.option(
        fc.record({
          at: fc.nat(300 * day),
          because: fc.constantFrom('refunded' as const, 'suspended' as const, 'replaced' as const),
        }),
      ),
      cancelled: fc.boolean(),
    }),
    { maxLength: 5 },
  )

  it('is never active and expired at once, and entitles only while it is active', () => {
    fc.assert(
      fc.property(anyPeriods, fc.nat(600 * day), (drawn, now) => {
        const periods = drawn.map(({ plan, from, end, cancelled }) =>
          period(plan, at(from), {
            endedAt: end ? at(end.at) : null,
            endedBecause: end?.because ?? null,
            cancelledAt: cancelled ? at(from) : null,
          }),
        )
        const subscription = subscriptionAt(periods, at(now))
        const { active, expired } = flagsOf(subscription)
        expect(active + expired).toBeLessThan(2)
        if (entitlementsFrom(subscription).may.send_proposal) expect(active).toBe(1)
        if (periods.length === 0) expect(active + expired).toBe(0)
      }),
    )
  })

  it('passes from active through the grace days to expired, or directly if it was cancelled', () => {
    const monthly = period(planOf('investor-monthly'), at(0))
    const state = (one: MembershipPeriod, now: number) => subscriptionAt([one], at(now)).state
    const cancelled = { ...monthly, cancelledAt: at(day) }
    expect([0, 29.9 * day, 30 * day, 33 * day].map((now) => state(monthly, now))).toEqual([
      'active',
      'active',
      'grace',
      'expired',
    ])
    expect([2 * day, 30 * day].map((now) => state(cancelled, now))).toEqual(['cancelled_at_end', 'expired'])
    expect(flagsOf(subscriptionAt([cancelled], at(2 * day)))).toEqual({ active: 1, expired: 0 })
  })

  it('continues if it is cancelled and then renewed', () => {
    const first = period(planOf('investor-monthly'), at(0), { cancelledAt: at(day) })
    const second = period(planOf('investor-monthly'), first.periodEnd)
    expect(subscriptionAt([first, second], at(2 * day)).state).toBe('active')
  })

  it('decides the kind of a purchase, regardless of the address', () => {
    const active = subscriptionAt([period(planOf('investor-monthly'), at(0))], at(day))
    const expired = subscriptionAt([period(planOf('investor-monthly'), at(0))], at(40 * day))
    const none = subscriptionAt([], at(0))
    const table = [none, active, expired].map((one) =>
      (['NEW', 'RENEW', 'UPGRADE'] as const).map((mode) => resolvePlanMode(one, mode)),
    )
    expect(table).toEqual([
      ['NEW', 'NEW', 'NEW'],
      ['RENEW', 'RENEW', 'UPGRADE'],
      ['RENEW', 'RENEW', 'RENEW'],
    ])
  })
})

describe('a refund', () => {
  const bought = { confirmedAt: at(0), isConfirmed: true, isLast: true, wasUsed: false }
  it.each([
    ['within 7 days', bought, 7 * day, null],
    ['a moment later', bought, 7 * day + 1, 'too_late'],
    ['after a proposal', { ...bought, wasUsed: true }, day, 'consumed'],
    ['before a later purchase is', { ...bought, isLast: false }, day, 'not_the_last'],
    ['of what was not paid', { ...bought, isConfirmed: false }, day, 'not_paid'],
  ])('%s', (_, purchase, now, refusal) => expect(refundRefusal(purchase, at(now))).toBe(refusal))
})

describe('the next step that each subscription state requires', () => {
  it('is a renewal after the end, also in grace; none for active members', () => {
    expect(planCallOf).toEqual({
      none: 'choose',
      trialing: 'choose',
      active: null,
      cancelled_at_end: null,
      grace: 'renew',
      expired: 'renew',
      refunded: 'renew',
      suspended: 'renew',
    })
  })

  it('allows reading and replies in grace, and no new actions afterwards', () => {
    const allowed = (state: keyof typeof permissionsOf) =>
      Object.entries(permissionsOf[state]).flatMap(([action, may]) => (may ? [action] : []))
    expect(allowed('grace')).toEqual(['advance_proposal', 'write_message'])
    for (const state of ['expired', 'refunded', 'suspended'] as const) expect(allowed(state)).toEqual([])
  })
})
