import type { PurchaseMode } from '../../src/domain/contract/memberships.ts'
import { type CataloguePlan, planById } from '../../src/domain/memberships/plans.ts'
import { convertPaise, isPayable, rateFor } from '../../src/domain/memberships/quote.ts'
import { type MembershipPeriod, subscriptionAt } from '../../src/domain/memberships/status.ts'
import { accountTypeOf, type ProfileKind } from '../../src/domain/offerings.ts'
import type { Account, Deps } from '../deps.ts'
import { refuse } from '../http/refusal.ts'
import { periodsOf } from './entitlements.ts'
import { priceOf } from './price.ts'
import { settle } from './settle.ts'
import {
  attachIntent,
  insertMembership,
  insertTransaction,
  moveTransaction,
  openTransaction,
  type TransactionRow,
  transactionOf,
} from './store.ts'

export interface Wish {
  planId: string
  types: string[]
  mode: PurchaseMode
}

const quoteMinutes = 15
const mostTries = 3

/** Opens a purchase at the server's price, or returns the one already open; null where nothing is to be paid. */
export async function buy(deps: Deps, account: Account, kind: ProfileKind, wish: Wish): Promise<TransactionRow | null> {
  const plan = planById(wish.planId)
  if (!plan || plan.accountType !== accountTypeOf(kind))
    return refuse('VALIDATION_FAILED', { fields: { plan_id: 'invalid' } })
  const periods = await periodsOf(deps.db, account.id, kind)
  if (plan.period === 'free_trial') return startTrial(deps, account, kind, plan, wish, periods)
  const paise = priceOf(plan, wish, periods, deps.now())
  // A rival request may open one between the look and the insert: look again.
  for (let tries = 0; tries < mostTries; tries++) {
    const open = await openTransaction(deps.db, account.id, kind, wish.mode)
    if (open && (await stillStands(deps, account, open, wish))) return withIntent(deps, open)
    const made = await openNew(deps, account, kind, wish, paise)
    if (made) return withIntent(deps, made)
  }
  return refuse('PAYMENT_QUOTE_EXPIRED')
}

async function startTrial(
  deps: Deps,
  account: Account,
  kind: ProfileKind,
  plan: CataloguePlan,
  wish: Wish,
  periods: readonly MembershipPeriod[],
): Promise<null> {
  const now = deps.now()
  if (wish.mode === 'ADDON' || wish.mode === 'UPGRADE')
    return refuse('VALIDATION_FAILED', { fields: { plan_id: 'invalid' } })
  if (subscriptionAt(periods, now).state === 'active') return refuse('TRIAL_ALREADY_USED', { message: alreadyActive })
  const [started] = await insertMembership(deps.db, {
    accountId: account.id,
    profileKind: kind,
    planId: plan.id,
    trial: true,
    periodStart: now,
    periodEnd: new Date(now.getTime() + plan.days * 86_400_000),
    hasWantToGrow: plan.entitlements.global_connect === 'included',
    createdAt: now,
  })
  return started ? null : refuse('TRIAL_ALREADY_USED')
}

/** Null where another request opened one first. */
async function openNew(deps: Deps, account: Account, kind: ProfileKind, wish: Wish, paise: number) {
  const now = deps.now()
  const currency = currencyOf(account)
  const rate = rateFor(currency)
  return insertTransaction(deps.db, {
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
}

const currencyOf = (account: Account): string => (isPayable(account.currency) ? account.currency : 'INR')

/** Whether the open purchase is the wished one; otherwise it is given up, so that no two can be paid. */
async function stillStands(deps: Deps, account: Account, open: TransactionRow, wish: Wish): Promise<boolean> {
  const { settlement, intent } = await settle(deps, open)
  if (settlement === 'confirmed') return refuse('PAYMENT_QUOTE_EXPIRED', { message: alreadyPaid })
  if (settlement !== 'waiting') return false
  const isSame =
    open.planId === wish.planId &&
    open.currency === currencyOf(account) &&
    (wish.mode !== 'ADDON' || open.addonTypes.join() === wish.types.join())
  if (isSame && (open.quoteExpiresAt > deps.now() || intent?.status === 'processing')) return true
  await giveUp(deps, open)
  return false
}

async function giveUp(deps: Deps, open: TransactionRow): Promise<void> {
  if (open.paymentIntent) {
    const { status } = await deps.payments.cancelIntent(open.paymentIntent)
    if (status === 'succeeded') {
      await settle(deps, open)
      return refuse('PAYMENT_QUOTE_EXPIRED', { message: alreadyPaid })
    }
    if (status !== 'canceled') return refuse('PAYMENT_NOT_SUCCEEDED', { message: stillAt(status) })
  }
  await moveTransaction(deps.db, open, 'cancelled', deps.now())
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
  const attached =
    (await attachIntent(deps.db, transaction.id, intent)) ?? (await transactionOf(deps.db, transaction.id))
  if (attached?.paymentIntent === intent.id) return attached
  // Given up by a rival request meanwhile: an intent that belongs to no transaction must not be payable.
  await deps.payments.cancelIntent(intent.id)
  return refuse('PAYMENT_QUOTE_EXPIRED')
}

const alreadyPaid = {
  en: 'Your earlier payment has gone through and your plan is active.',
  hi: 'आपका पिछला भुगतान सफल हो चुका है और आपका प्लान सक्रिय है।',
}
const alreadyActive = { en: 'Your plan is already active.', hi: 'आपका प्लान पहले से सक्रिय है।' }
export const stillAt = (status: string) => ({ en: `Payment status: ${status}`, hi: `भुगतान की स्थिति: ${status}` })
