import type { ConfirmedPrice, PurchaseMode } from '../../src/domain/contract/memberships.ts'
import { addons, isAddonType } from '../../src/domain/memberships/addons.ts'
import { isTrialPeriod } from '../../src/domain/memberships/periods.ts'
import { planById } from '../../src/domain/memberships/plans.ts'
import { isPayable, rateFor } from '../../src/domain/memberships/quote.ts'
import { inCurrency, type Quote } from '../../src/domain/memberships/quoteLines.ts'
import { formatAmount } from '../../src/domain/money.ts'
import { accountTypeOf, type ProfileKind } from '../../src/domain/offerings.ts'
import type { FrozenQuote } from '../db/schema.ts'
import type { Account, Deps, Language } from '../deps.ts'
import { refuse } from '../http/refusal.ts'
import { periodsOf } from './entitlements.ts'
import { purchaseName } from './present.ts'
import { quoteOf, typesOf } from './price.ts'
import { settle } from './settle.ts'
import {
  attachIntent,
  insertTransaction,
  moveTransaction,
  openTransaction,
  type TransactionRow,
  transactionOf,
} from './store.ts'
import { startTrial } from './trial.ts'

export interface Wish {
  planId: string
  types: string[]
  mode: PurchaseMode
  /** Asked for where a trial is to begin and the mobile was not verified before. */
  mobileProof: string | null
  /** What the member agreed to pay; null where nothing was shown. */
  confirmed: ConfirmedPrice | null
}

const quoteMinutes = 15
const mostTries = 3

/** Opens a purchase at the server's price, or returns the one already open; null where nothing is to be paid. */
export async function buy(deps: Deps, account: Account, kind: ProfileKind, wish: Wish): Promise<TransactionRow | null> {
  const plan = planById(wish.planId)
  if (!plan || plan.accountType !== accountTypeOf(kind))
    return refuse('VALIDATION_FAILED', { fields: { plan_id: 'invalid' } })
  const periods = await periodsOf(deps.db, account.id, kind)
  if (isTrialPeriod(plan.period)) {
    if (wish.mode === 'ADDON' || wish.mode === 'UPGRADE')
      return refuse('VALIDATION_FAILED', { fields: { plan_id: 'invalid' } })
    await startTrial(deps, account, kind, plan, periods, wish.mobileProof)
    return null
  }
  const currency = currencyOf(account)
  const types = typesOf(plan, wish, periods, deps.now())
  const quote = inCurrency(quoteOf(plan, wish, periods, deps.now()), currency, rateFor(currency))
  const priced = { ...wish, types, currency, quote }
  // A rival request may open one between the look and the insert: look again.
  for (let tries = 0; tries < mostTries; tries++) {
    const open = await openTransaction(deps.db, account.id, kind, wish.mode)
    const standing = open && (await stillStands(deps, open, priced))
    if (standing) return withIntent(deps, standing)
    requireConfirmed(wish.confirmed, { amount: quote.amount, currency_code: currency })
    const made = await openNew(deps, account, kind, priced)
    if (made) return withIntent(deps, made)
  }
  return refuse('PAYMENT_QUOTE_EXPIRED')
}

interface PricedWish extends Wish {
  currency: string
  quote: Quote
}

/** Null where another request opened one first. */
async function openNew(deps: Deps, account: Account, kind: ProfileKind, wish: PricedWish) {
  const now = deps.now()
  return insertTransaction(deps.db, {
    accountId: account.id,
    profileKind: kind,
    mode: wish.mode,
    planId: wish.planId,
    addonTypes: wish.types,
    amount: wish.quote.amount,
    currency: wish.currency,
    exchangeRate: rateFor(wish.currency),
    quote: frozen(wish.quote),
    quoteExpiresAt: new Date(now.getTime() + quoteMinutes * 60_000),
    createdAt: now,
    updatedAt: now,
  })
}

const frozen = ({ lines, start, end, basis }: Quote): FrozenQuote => ({
  lines: lines.map((line) => ({ ...line, until: line.until.toISOString() })),
  start: start.toISOString(),
  end: end.toISOString(),
  basis,
})

export const currencyOf = (account: Pick<Account, 'currency'>): string =>
  isPayable(account.currency) ? account.currency : 'INR'

/** What was confirmed is what is charged: another price is asked again. */
function requireConfirmed(confirmed: ConfirmedPrice | null, price: ConfirmedPrice): void {
  if (!confirmed || (confirmed.amount === price.amount && confirmed.currency_code === price.currency_code)) return
  const words = (language: Language) => formatAmount(price.amount, price.currency_code, language)
  refuse('PRICE_CHANGED', {
    message: {
      en: `The price is now ${words('en')}. Please confirm the new amount.`,
      hi: `अब क़ीमत ${words('hi')} है। कृपया नई राशि की पुष्टि करें।`,
    },
  })
}

/** The open purchase where it is the wished one; otherwise it is given up, so that no two can be paid. */
async function stillStands(deps: Deps, open: TransactionRow, wish: PricedWish): Promise<TransactionRow | null> {
  const { settlement, intent } = await settle(deps, open)
  if (settlement === 'confirmed') return refuse('PAYMENT_QUOTE_EXPIRED', { message: alreadyPaid })
  if (settlement !== 'waiting') return null
  const now = (await transactionOf(deps.db, open.id)) ?? open
  if (intent?.status === 'processing')
    return isSame(open, wish) ? now : refuse('PAYMENT_NOT_SUCCEEDED', { message: inProgress(open) })
  if (isSame(open, wish) && isKept(open, wish.quote, deps.now())) {
    requireConfirmed(wish.confirmed, { amount: open.amount, currency_code: open.currency })
    return now
  }
  // Nothing is given up for a price that nobody has agreed to.
  requireConfirmed(wish.confirmed, { amount: wish.quote.amount, currency_code: wish.currency })
  await giveUp(deps, now)
  return null
}

/** Whether the frozen price of an open purchase still holds. */
export const isKept = (open: TransactionRow, quote: Quote, now: Date): boolean =>
  hasSameTerms(open, quote) && open.quoteExpiresAt > now

export const isSame = (open: TransactionRow, wish: Pick<PricedWish, 'planId' | 'currency' | 'types'>): boolean =>
  open.planId === wish.planId && open.currency === wish.currency && open.addonTypes.join() === wish.types.join()

/** What is credited, and for an add-on until when it runs, may have changed by another purchase meanwhile. */
const hasSameTerms = ({ mode, quote, addonTypes }: TransactionRow, now: Quote): boolean =>
  quote !== null &&
  quote.basis.join() === now.basis.join() &&
  (mode !== 'ADDON' || hasDaysOfItsOwn(addonTypes) || quote.end === now.end.toISOString())

const hasDaysOfItsOwn = (types: readonly string[]): boolean =>
  types.every((type) => isAddonType(type) && addons[type].days !== null)

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
const inProgress = (open: TransactionRow) => ({
  en: `Your payment for ${purchaseName(open, 'en')} is still in progress. Wait for its result before you buy another plan.`,
  hi: `${purchaseName(open, 'hi')} का आपका भुगतान अभी जारी है। दूसरा प्लान लेने से पहले उसके नतीजे की प्रतीक्षा करें।`,
})
export const stillAt = (status: string) => ({ en: `Payment status: ${status}`, hi: `भुगतान की स्थिति: ${status}` })
