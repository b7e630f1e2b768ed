import { and, count, eq, gte, ne } from 'drizzle-orm'
import { Hono } from 'hono'
import {
  addonsResponse,
  buyMembershipRequest,
  buyMembershipResponse,
  confirmPaymentRequest,
  confirmPaymentResponse,
  mySubscriptionResponse,
  planListResponse,
  planQuery,
} from '../../src/domain/contract/memberships.ts'
import { addons } from '../../src/domain/memberships/addons.ts'
import { planById, plansFor } from '../../src/domain/memberships/plans.ts'
import { addonPaise, isPayable, rateFor } from '../../src/domain/memberships/quote.ts'
import { entitledBy } from '../../src/domain/memberships/status.ts'
import { accountTypeOf, type ProfileKind } from '../../src/domain/offerings.ts'
import { profiles, proposals } from '../db/schema.ts'
import type { Deps, Env, Session } from '../deps.ts'
import { answers, body, query } from '../http/contract.ts'
import { refuse } from '../http/refusal.ts'
import { signedIn } from '../http/signedIn.ts'
import { subscriptionOf } from './entitlements.ts'
import { currencySymbol, presentPlan, presentTransaction, purchaseName } from './present.ts'
import { buy, stillAt } from './purchase.ts'
import { settle } from './settle.ts'
import { paymentsOf, transactionOf } from './store.ts'

const actingAs = (session: Session): ProfileKind => session.profileKind ?? refuse('PROFILE_INCOMPLETE')

export const membershipRoutes = new Hono<Env>()
  .get('/plans', answers(planListResponse, 'Plans of an offering'), query(planQuery), (c) => {
    const { login_type, account_type, currency } = c.req.valid('query')
    const accountType = login_type === 'investor' ? 'investor' : (account_type ?? 'investment')
    const payable = currency && isPayable(currency) ? currency : 'INR'
    return c.json({
      status: true as const,
      list: plansFor(accountType).map((plan) => presentPlan(plan, payable, rateFor(payable))),
      publishable_key: c.var.deps.payments.publishableKey,
    })
  })
  .post(
    '/buy-membership',
    answers(buyMembershipResponse, 'Open a purchase'),
    signedIn,
    body(buyMembershipRequest),
    async (c) => {
      const { deps, account, session, language } = c.var
      const { plan_id, types, mode } = c.req.valid('json')
      const transaction = await buy(deps, account, actingAs(session), { planId: plan_id, types, mode })
      return c.json({
        status: true as const,
        message: transaction
          ? undefined
          : { en: 'Your free trial has begun.', hi: 'आपका मुफ़्त परीक्षण शुरू हो गया है।' }[language],
        currency_symbol: currencySymbol(transaction?.currency ?? 'INR'),
        transaction: transaction ? presentTransaction(transaction, language) : null,
        publishable_key: deps.payments.publishableKey,
      })
    },
  )
  .post(
    '/membership/payment',
    answers(confirmPaymentResponse, 'Confirm a payment; safe to repeat'),
    signedIn,
    body(confirmPaymentRequest),
    async (c) => {
      const { deps, account, language } = c.var
      const { payment_intent, trx_id } = c.req.valid('json')
      const transaction = await transactionOf(deps.db, trx_id)
      if (!transaction || transaction.accountId !== account.id) return refuse('NOT_FOUND')
      if (transaction.paymentIntent !== payment_intent)
        return refuse('VALIDATION_FAILED', { fields: { payment_intent: 'invalid' } })
      const { settlement, intent } = await settle(deps, transaction)
      if (settlement !== 'confirmed') {
        const status = settlement === 'refunded' ? 'refunded' : (intent?.status ?? 'canceled')
        return refuse('PAYMENT_NOT_SUCCEEDED', { message: stillAt(status) })
      }
      return c.json({
        status: true as const,
        message: { en: 'Payment successful. Your membership is active.', hi: 'भुगतान सफल रहा। आपकी सदस्यता सक्रिय है।' }[
          language
        ],
      })
    },
  )
  .get('/membership', answers(mySubscriptionResponse, 'My subscription'), signedIn, async (c) => {
    const { deps, account, session, language } = c.var
    const kind = actingAs(session)
    const subscription = await subscriptionOf(deps.db, account.id, kind, deps.now())
    const plan = subscription.state === 'none' ? undefined : planById(subscription.current.planId)
    return c.json({
      status: true as const,
      subscription:
        subscription.state === 'none' || !plan
          ? null
          : {
              plan_id: plan.id,
              account_type: accountTypeOf(kind),
              period: plan.period,
              status: subscription.state,
              period_start: subscription.current.periodStart.toISOString(),
              period_end: subscription.periodEnd.toISOString(),
              has_want_to_grow: subscription.hasWantToGrow ? (1 as const) : (0 as const),
            },
      usage: {
        proposals_sent: await proposalsSent(deps, account.id, kind),
        proposals_limit: entitledBy(subscription).proposalsPer30Days,
      },
      payments: (await paymentsOf(deps.db, account.id, kind)).map((row) => ({
        uuid: row.id,
        plan_name: purchaseName(row, language),
        amount: row.amount,
        currency_code: row.currency,
        status: row.status,
        created_at: row.createdAt.toISOString(),
      })),
    })
  })
  .get('/membership/addons', answers(addonsResponse, 'Add-ons that can be bought now'), signedIn, async (c) => {
    const { deps, account, session } = c.var
    const subscription = await subscriptionOf(deps.db, account.id, actingAs(session), deps.now())
    const currency = isPayable(account.currency) ? account.currency : 'INR'
    const daysLeft =
      subscription.state === 'active'
        ? Math.ceil((subscription.periodEnd.getTime() - deps.now().getTime()) / 86_400_000)
        : 0
    const offered = subscription.state === 'active' && !subscription.hasWantToGrow
    return c.json({
      status: true as const,
      subscription: subscription.state === 'none' ? null : { plan: { uuid: subscription.current.planId } },
      available_addons: offered
        ? [
            {
              type: 'GLOBAL_CONNECT',
              prorated_price: addonPaise(addons.GLOBAL_CONNECT.paise, daysLeft) / 100,
              currency_code: currency,
            },
          ]
        : [],
      currency,
      conversion_rate: rateFor(currency),
    })
  })

async function proposalsSent(deps: Deps, accountId: string, kind: ProfileKind): Promise<number> {
  const [row] = await deps.db
    .select({ sent: count() })
    .from(proposals)
    .innerJoin(profiles, eq(profiles.id, proposals.senderProfileId))
    .where(
      and(
        eq(profiles.accountId, accountId),
        eq(profiles.kind, kind),
        ne(proposals.status, 'draft'),
        gte(proposals.createdAt, new Date(deps.now().getTime() - 30 * 86_400_000)),
      ),
    )
  return row?.sent ?? 0
}
