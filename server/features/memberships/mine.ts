import type { MySubscription, PaymentPage } from '../../../src/domain/contract/memberships.ts'
import { day } from '../../../src/domain/durations.ts'
import { addonOf } from '../../../src/domain/memberships/addons.ts'
import { isLonger, isShorter } from '../../../src/domain/memberships/offers.ts'
import { planById, plansFor } from '../../../src/domain/memberships/plans.ts'
import { pricedPlan } from '../../../src/domain/memberships/pricedPlan.ts'
import {
  entitlementsFrom,
  isPaid,
  laterPeriods,
  type MembershipPeriod,
  type Subscription,
  subscriptionAt,
} from '../../../src/domain/memberships/status.ts'
import type { Payment } from '../../../src/domain/memberships/transactionSchema.ts'
import { accountTypeOf, type ProfileKind } from '../../../src/domain/offerings.ts'
import { combinedQuery } from '../../kernel/db/combinedQuery.ts'
import type { Caller } from '../../kernel/http/actingProfile.ts'
import { type Cursor, pageOf } from '../../kernel/http/cursor.ts'
import type { Account, Deps, Env, Language } from '../../kernel/ports/deps.ts'
import { purchaseName } from '../catalog/index.ts'
import { noProfile } from '../profiles/index.ts'
import { creditsSince } from '../sending/index.ts'
import { receiptUrls } from './receiptUrls.ts'
import { planAfterRefund, type RefundFacts, refundNote, refundRefusalBy, refundSelects } from './refund.ts'
import { paymentsOf, type TransactionRow } from './store.ts'
import { amountOf } from './storedMoney.ts'
import { type UsageParams, usageBy, usageSelects } from './usage.ts'

const paymentsShown = 20

const mineQuery = combinedQuery((db, params: UsageParams) => ({
  payments: paymentsOf(db, params.accountId, params.kind, null, paymentsShown + 1),
  ...usageSelects(db, params),
  ...refundSelects(db, params.accountId, params.kind),
}))

/** The member's own subscription: status, usage, payments and possible changes. */
export async function mySubscription(
  { deps, account, profile, language }: Caller & Pick<Env['Variables'], 'language'>,
  kind: ProfileKind,
): Promise<MySubscription> {
  const now = deps.now()
  const params = {
    accountId: account.id,
    kind,
    profileId: profile?.id ?? noProfile,
    now,
    creditsSince: creditsSince(now),
  }
  const { payments, ...read } = await mineQuery(deps.db, params)
  const { periods } = read
  const { rows, next } = paymentPage(payments)
  const subscription = subscriptionAt(periods, now)
  const entitled = entitlementsFrom(subscription)
  return {
    status: true,
    subscription: presentSubscription(subscription, periods, kind, now),
    usage: usageBy(read, periods, entitled, now),
    may: entitled.may,
    addons: addonsIn(periods, now),
    smaller_plans: smallerPlans(account, kind, subscription),
    can: {
      renew: subscription.state !== 'none' && subscription.state !== 'trialing' && subscription.state !== 'suspended',
      upgrade: isPaid(subscription) && plansFor(accountTypeOf(kind)).some((plan) => isLonger(plan, periods, now)),
      cancel: subscription.state === 'active',
      resume: subscription.state === 'cancelled_at_end',
      add: isPaid(subscription),
    },
    payments: rows.map((row) => presentPayment(deps, row, read, language)),
    payments_cursor: next,
  }
}

const laterQuery = combinedQuery((db, params: { accountId: string; kind: ProfileKind; most: number } & Cursor) => ({
  payments: paymentsOf(db, params.accountId, params.kind, params, params.most),
  ...refundSelects(db, params.accountId, params.kind),
}))

/** Sorts after every id. */
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** The payments before a cursor; the newest without one. */
export async function earlierPayments(
  { deps, account, language }: Caller & Pick<Env['Variables'], 'language'>,
  kind: ProfileKind,
  cursor: Cursor | null,
): Promise<PaymentPage> {
  const from = cursor ?? { at: new Date(deps.now().getTime() + day), id: lastId }
  const params = { accountId: account.id, kind, most: paymentsShown + 1, ...from }
  const { payments, ...facts } = await laterQuery(deps.db, params)
  const { rows, next } = paymentPage(payments)
  return { list: rows.map((row) => presentPayment(deps, row, facts, language)), next_cursor: next }
}

const paymentPage = (payments: readonly TransactionRow[]) =>
  pageOf(payments, paymentsShown, ({ createdAt, id }) => ({ at: createdAt, id }))

function presentSubscription(
  subscription: Subscription,
  periods: readonly MembershipPeriod[],
  kind: ProfileKind,
  now: Date,
): MySubscription['subscription'] {
  const plan = subscription.state === 'none' ? undefined : planById(subscription.current.planId)
  if (subscription.state === 'none' || !plan) return null
  return {
    plan_id: plan.id,
    account_type: accountTypeOf(kind),
    period: plan.period,
    status: subscription.state,
    period_start: subscription.current.periodStart.toISOString(),
    period_end: subscription.periodEnd.toISOString(),
    later_periods: laterPeriods(periods, now).map(({ planId, periodStart, periodEnd }) => ({
      ...{ plan_id: planId, period_start: periodStart.toISOString(), period_end: periodEnd.toISOString() },
    })),
    days_left: Math.max(0, Math.ceil((subscription.periodEnd.getTime() - now.getTime()) / day)),
    has_want_to_grow: subscription.hasWantToGrow ? 1 : 0,
    next_plan_id: subscription.nextPlanId,
  }
}

const addonsIn = (periods: readonly MembershipPeriod[], now: Date): MySubscription['addons'] =>
  periods.flatMap(({ planId, endedAt, periodEnd }) => {
    const type = addonOf(planId)
    return type && endedAt === null && periodEnd > now ? [{ type, period_end: periodEnd.toISOString() }] : []
  })

function smallerPlans(
  account: Account,
  kind: ProfileKind,
  subscription: Subscription,
): MySubscription['smaller_plans'] {
  if (subscription.state === 'none' || !isPaid(subscription)) return []
  const { currency } = account
  return plansFor(accountTypeOf(kind))
    .filter((plan) => isShorter(plan, subscription.current.planId))
    .map((plan) => pricedPlan(plan, currency))
}

function presentPayment(deps: Deps, row: TransactionRow, facts: RefundFacts, language: Language): Payment {
  const now = deps.now()
  const refusal = refundRefusalBy(row, facts, now)
  const canRefund = row.refundAskedAt === null && refusal === null
  return {
    uuid: row.id,
    plan_name: purchaseName(row, language),
    amount: amountOf(row),
    mode: row.mode,
    status: row.status,
    created_at: row.createdAt.toISOString(),
    ...receiptUrls(deps, row, language),
    can_refund: canRefund,
    after_refund: canRefund ? planAfterRefund(row, facts, now) : null,
    refund_note: row.refundAskedAt === null ? refundNote(refusal, language) : null,
  }
}
