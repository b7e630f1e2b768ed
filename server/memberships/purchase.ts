import type { PurchaseMode } from '../../src/domain/contract/memberships.ts'
import { addons, isAddonType } from '../../src/domain/memberships/addons.ts'
import { type CataloguePlan, planById } from '../../src/domain/memberships/plans.ts'
import { addonPaise, convertPaise, isPayable, rateFor, upgradePaise } from '../../src/domain/memberships/quote.ts'
import type { Subscription } from '../../src/domain/memberships/status.ts'
import { accountTypeOf, type ProfileKind } from '../../src/domain/offerings.ts'
import type { Account, Deps } from '../deps.ts'
import { refuse } from '../http/refusal.ts'
import { subscriptionOf } from './entitlements.ts'
import { settle } from './settle.ts'
import {
  attachIntent,
  insertMembership,
  insertTransaction,
  moveTransaction,
  openTransaction,
  type TransactionRow,
} from './store.ts'

export interface Wish {
  planId: string
  types: string[]
  mode: PurchaseMode
}

const quoteMinutes = 15

/** Opens a purchase at the server's price, or returns the one already open; null where nothing is to be paid. */
export async function buy(deps: Deps, account: Account, kind: ProfileKind, wish: Wish): Promise<TransactionRow | null> {
  const plan = planById(wish.planId)
  if (!plan || plan.accountType !== accountTypeOf(kind))
    return refuse('VALIDATION_FAILED', { fields: { plan_id: 'invalid' } })
  const subscription = await subscriptionOf(deps.db, account.id, kind, deps.now())
  if (plan.period === 'free_trial') return startTrial(deps, account, kind, plan)
  const price = priceOf(plan, wish, subscription, deps.now())
  const open = await openTransaction(deps.db, account.id, kind, wish.mode)
  if (open) {
    if (await stillStands(deps, open, wish)) return withIntent(deps, open)
    await giveUp(deps, open)
  }
  return withIntent(deps, await openNew(deps, account, kind, wish, price))
}

async function startTrial(deps: Deps, account: Account, kind: ProfileKind, plan: CataloguePlan): Promise<null> {
  const now = deps.now()
  const [started] = await insertMembership(deps.db, {
    accountId: account.id,
    profileKind: kind,
    planId: plan.id,
    trial: true,
    periodStart: now,
    periodEnd: new Date(now.getTime() + plan.days * 86_400_000),
    createdAt: now,
  })
  return started ? null : refuse('TRIAL_ALREADY_USED')
}

/** Paise. */
function priceOf(plan: CataloguePlan, wish: Wish, subscription: Subscription, now: Date): number {
  if (wish.mode === 'ADDON') return addonPrice(wish, subscription, now)
  if (wish.mode !== 'UPGRADE') return plan.basePaise
  if (subscription.state !== 'active' && subscription.state !== 'trialing') return refuse('SUBSCRIPTION_REQUIRED')
  const { current } = subscription
  const old = { paise: planById(current.planId)?.basePaise ?? 0, start: current.periodStart, end: current.periodEnd }
  return upgradePaise(plan.basePaise, old, now)
}

function addonPrice(wish: Wish, subscription: Subscription, now: Date): number {
  const [type] = wish.types
  if (!type || !isAddonType(type)) return refuse('VALIDATION_FAILED', { fields: { types: 'invalid' } })
  if (subscription.state !== 'active') return refuse('SUBSCRIPTION_REQUIRED')
  return addonPaise(addons[type].paise, Math.ceil((subscription.periodEnd.getTime() - now.getTime()) / 86_400_000))
}

async function openNew(
  deps: Deps,
  account: Account,
  kind: ProfileKind,
  wish: Wish,
  paise: number,
): Promise<TransactionRow> {
  const now = deps.now()
  const currency = isPayable(account.currency) ? account.currency : 'INR'
  const rate = rateFor(currency)
  const made = await insertTransaction(deps.db, {
    accountId: account.id,
    profileKind: kind,
    mode: wish.mode,
    planId: wish.planId,
    addonTypes: wish.mode === 'ADDON' ? wish.types : [],
    amount: convertPaise(paise, currency, rate),
    currency,
    exchangeRate: rate,
    quoteExpiresAt: new Date(now.getTime() + quoteMinutes * 60_000),
    createdAt: now,
    updatedAt: now,
  })
  const open = made ?? (await openTransaction(deps.db, account.id, kind, wish.mode))
  return open ?? refuse('PAYMENT_QUOTE_EXPIRED')
}

async function stillStands(deps: Deps, open: TransactionRow, wish: Wish): Promise<boolean> {
  const { settlement } = await settle(deps, open)
  if (settlement === 'confirmed') return refuse('PAYMENT_QUOTE_EXPIRED', { message: alreadyPaid })
  return settlement === 'waiting' && open.planId === wish.planId && open.quoteExpiresAt > deps.now()
}

const alreadyPaid = {
  en: 'Your earlier payment has gone through and your plan is active.',
  hi: 'आपका पिछला भुगतान सफल हो चुका है और आपका प्लान सक्रिय है।',
}

/** Cancels at the provider first, so that no two payable intents stand for one purchase. */
async function giveUp(deps: Deps, open: TransactionRow): Promise<void> {
  if (open.paymentIntent) await deps.payments.cancelIntent(open.paymentIntent).catch(() => null)
  const { settlement } = await settle(deps, open)
  if (settlement === 'confirmed') return refuse('PAYMENT_QUOTE_EXPIRED', { message: alreadyPaid })
  if (settlement === 'waiting') await moveTransaction(deps.db, open.id, 'cancelled', deps.now())
}

/** The provider's intent is made outside any database transaction and attached once; a repeat finds the same one. */
async function withIntent(deps: Deps, transaction: TransactionRow): Promise<TransactionRow> {
  if (transaction.paymentIntent) return transaction
  const intent = await deps.payments.createIntent({
    transactionId: transaction.id,
    amount: transaction.amount,
    currency: transaction.currency,
    description: `${transaction.planId} ${transaction.mode}`,
  })
  const attached = await attachIntent(deps.db, transaction.id, intent)
  return (
    attached ?? {
      ...transaction,
      paymentIntent: intent.id,
      clientSecret: intent.clientSecret,
      status: 'requires_payment',
    }
  )
}
