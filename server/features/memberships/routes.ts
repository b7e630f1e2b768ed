import { isPayable } from '../../../src/domain/currencies.ts'
import { plansFor } from '../../../src/domain/memberships/plans.ts'
import { pricedPlan } from '../../../src/domain/memberships/pricedPlan.ts'
import { Routes } from '../../kernel/http/contract.ts'
import { done } from '../../kernel/http/done.ts'
import { refuse, type Words } from '../../kernel/http/refusal.ts'
import { uuidParam } from '../../kernel/http/uuidParam.ts'
import { purchaseName } from '../catalog/index.ts'
import { actingAs } from './actingAs.ts'
import { addonsFor } from './addons.ts'
import { offersFor } from './offers.ts'
import { disputed, statusMessage } from './openPurchase.ts'
import { currencySymbol, presentTransaction } from './present.ts'
import { buy } from './purchase.ts'
import { settle } from './settle.ts'
import { type TransactionRow, transactionOf } from './store.ts'

export const membershipRoutes = new Routes()
  .serve('GET /plans', (c) => {
    const { login_type, account_type, currency } = c.req.valid('query')
    const accountType = login_type === 'investor' ? 'investor' : (account_type ?? 'investment')
    const payable = currency && isPayable(currency) ? currency : 'INR'
    return c.json({
      status: true as const,
      list: plansFor(accountType).map((plan) => pricedPlan(plan, payable)),
      publishable_key: c.var.deps.payments.publishableKey,
    })
  })
  .serve('GET /membership/offers', async (c) => {
    const { deps, account, session, language } = c.var
    const { mode, types } = c.req.valid('query')
    const offers = await offersFor(deps, account, actingAs(session), mode, language, types ? [types] : [])
    return c.json({ status: true as const, ...offers, publishable_key: deps.payments.publishableKey })
  })
  .serve('POST /buy-membership', async (c) => {
    const { deps, account, session, language } = c.var
    const { plan_id, types, mode, mobile_proof, confirmed } = c.req.valid('json')
    const transaction = await buy(deps, account, actingAs(session), {
      planId: plan_id,
      types,
      mode,
      mobileProof: mobile_proof ?? null,
      confirmed: confirmed ?? null,
    })
    return c.json({
      status: true as const,
      message: (transaction ? readyToPay : trialStarted)[language],
      currency_symbol: currencySymbol(transaction?.currency ?? account.currency),
      transaction: transaction ? presentTransaction(deps, transaction, language) : null,
      publishable_key: deps.payments.publishableKey,
    })
  })
  .serve('POST /membership/payment', async (c) => {
    const { deps, account, language } = c.var
    const { payment_intent, trx_id } = c.req.valid('json')
    const transaction = await transactionOf(deps.db, trx_id)
    if (!transaction || transaction.accountId !== account.id) return refuse('NOT_FOUND')
    if (transaction.paymentIntent !== payment_intent)
      return refuse('VALIDATION_FAILED', { fields: { payment_intent: 'invalid' } })
    const { settlement, intent } = await settle(deps, transaction)
    const settled = (await transactionOf(deps.db, trx_id)) ?? transaction
    if (settlement !== 'confirmed') {
      const final = settlement === 'refunded' ? refundedAmount : settlement === 'disputed' ? disputed : null
      const message = final ?? statusMessage(intent?.status ?? 'canceled')
      return refuse('PAYMENT_NOT_SUCCEEDED', { message, purchase: settled.status })
    }
    return c.json({
      status: true as const,
      message: paid(settled)[language],
      transaction: presentTransaction(deps, settled, language),
    })
  })
  .serve('GET /membership/purchases/:id', async (c) => {
    const { deps, account, language } = c.var
    const seen = await transactionOf(deps.db, uuidParam(c, 'id'))
    if (seen?.accountId !== account.id) return refuse('NOT_FOUND')
    await settle(deps, seen)
    const transaction = (await transactionOf(deps.db, seen.id)) ?? seen
    return c.json({
      status: true as const,
      currency_symbol: currencySymbol(transaction.currency),
      transaction: presentTransaction(deps, transaction, language),
      publishable_key: deps.payments.publishableKey,
    })
  })
  .serve('GET /membership/addons', async (c) => {
    const { deps, account, session, language } = c.var
    return c.json({
      status: true as const,
      message: done[language],
      ...(await addonsFor(deps, account, actingAs(session))),
    })
  })

/** An add-on leaves the plan as it was, which may be about to end. */
const paid = (bought: TransactionRow): Words =>
  bought.mode === 'ADDON'
    ? {
        en: `Payment successful. Added: ${purchaseName(bought, 'en')}.`,
        hi: `भुगतान सफल रहा। जोड़ा गया: ${purchaseName(bought, 'hi')}।`,
      }
    : { en: 'Payment successful. Your plan is active.', hi: 'भुगतान सफल रहा। आपका प्लान सक्रिय है।' }

const readyToPay = { en: 'Your order is ready for payment.', hi: 'आपका ऑर्डर भुगतान के लिए तैयार है।' }
const trialStarted = { en: 'Your free trial has started.', hi: 'आपका मुफ़्त ट्रायल शुरू हो गया है।' }

const refundedAmount = {
  en: 'Another purchase replaced this one. Your payment was refunded in full.',
  hi: 'इस ख़रीद की जगह दूसरी ख़रीद ले चुकी है। आपका पूरा भुगतान वापस कर दिया गया है।',
}
