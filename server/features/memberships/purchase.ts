import { rateFor } from '../../../src/domain/currencies.ts'
import { minute } from '../../../src/domain/durations.ts'
import { isTrialPeriod } from '../../../src/domain/memberships/periods.ts'
import { planById } from '../../../src/domain/memberships/plans.ts'
import type { Quote } from '../../../src/domain/memberships/quoteLines.ts'
import { isPaid, subscriptionAt } from '../../../src/domain/memberships/status.ts'
import { accountTypeOf, type ProfileKind } from '../../../src/domain/offerings.ts'
import en from '../../../src/i18n/en/subscriptions/index.ts'
import hi from '../../../src/i18n/hi/subscriptions/index.ts'
import type { FrozenQuote } from '../../kernel/db/schema.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import type { Account, Deps } from '../../kernel/ports/deps.ts'
import { periodsOf } from '../entitlements/index.ts'
import {
  alreadyPaid,
  type PricedRequest,
  type PurchaseRequest,
  requireConfirmed,
  requireNoOtherPurchase,
  reuseOpenPurchase,
} from './openPurchase.ts'
import { quoteOf, typesOf } from './price.ts'
import { attachIntent, insertTransaction, openTransaction, type TransactionRow, transactionOf } from './store.ts'
import { amountColumns, amountOf, frozenLines } from './storedMoney.ts'
import { startTrial } from './trial.ts'

const quoteMinutes = 15
const maxTries = 3

/** Opens a purchase at the server's price, or returns the one already open; null if there is nothing to pay. */
export async function buy(
  deps: Deps,
  account: Account,
  kind: ProfileKind,
  request: PurchaseRequest,
): Promise<TransactionRow | null> {
  const plan = planById(request.planId)
  if (!plan || plan.accountType !== accountTypeOf(kind))
    return refuse('VALIDATION_FAILED', { fields: { plan_id: 'invalid' } })
  const isTrial = isTrialPeriod(plan.period)
  // Before the periods are read: it may settle a payment, which adds one.
  if (!isTrial) await requireNoOtherPurchase(deps, account, kind, request.mode)
  const periods = await periodsOf(deps.db, account.id, kind)
  if (subscriptionAt(periods, deps.now()).state === 'suspended')
    return refuse('FORBIDDEN', { message: { en: en.refused.suspended, hi: hi.refused.suspended } })
  if (isTrial) {
    if (request.mode === 'ADDON' || request.mode === 'UPGRADE')
      return refuse('VALIDATION_FAILED', { fields: { plan_id: 'invalid' } })
    if (request.types.length > 0) return refuse('VALIDATION_FAILED', { fields: { types: 'invalid' } })
    await startTrial(deps, account, kind, plan, periods, request.mobileProof)
    return null
  }
  // A page opened before the plan became active: it promised a plan that begins now, not a second period after it.
  if (request.mode === 'NEW' && isPaid(subscriptionAt(periods, deps.now())))
    refuse('PAYMENT_QUOTE_EXPIRED', { message: alreadyPaid })
  const { currency } = account
  const types = typesOf(plan, request, periods, deps.now())
  const quote = quoteOf(plan, request, periods, currency, deps.now())
  const priced = { ...request, types, currency, quote }
  // A concurrent request may open one between the check and the insert, so the check is repeated.
  for (let tries = 0; tries < maxTries; tries++) {
    const open = await openTransaction(deps.db, account.id, kind, request.mode)
    const reused = open && (await reuseOpenPurchase(deps, open, priced))
    if (reused) return withIntent(deps, reused)
    requireConfirmed(request.confirmed, quote.amount)
    const made = await openNew(deps, account, kind, priced)
    if (made) return withIntent(deps, made)
  }
  return refuse('PAYMENT_QUOTE_EXPIRED')
}

/** Null if another request opened one first. */
async function openNew(deps: Deps, account: Account, kind: ProfileKind, request: PricedRequest) {
  const now = deps.now()
  return insertTransaction(deps.db, {
    accountId: account.id,
    profileKind: kind,
    mode: request.mode,
    planId: request.planId,
    addonTypes: request.types,
    ...amountColumns(request.quote.amount),
    exchangeRate: rateFor(request.currency),
    quote: frozen(request.quote),
    quoteExpiresAt: new Date(now.getTime() + quoteMinutes * minute),
    createdAt: now,
    updatedAt: now,
  })
}

const frozen = (quote: Quote): FrozenQuote => ({
  lines: frozenLines(quote),
  start: quote.start.toISOString(),
  end: quote.end.toISOString(),
  basis: quote.basis,
})

/** The provider's intent is created outside any database transaction and attached once; a repeat finds the same one. */
async function withIntent(deps: Deps, transaction: TransactionRow): Promise<TransactionRow> {
  if (transaction.paymentIntent) return transaction
  const intent = await deps.payments.createIntent({
    transactionId: transaction.id,
    amount: amountOf(transaction),
    description: `${transaction.planId} ${transaction.mode}`,
  })
  const attached =
    (await attachIntent(deps.db, transaction.id, intent)) ?? (await transactionOf(deps.db, transaction.id))
  if (attached?.paymentIntent === intent.id) return attached
  // Cancelled by a concurrent request: an intent without a transaction must not be payable.
  await deps.payments.cancelIntent(intent.id)
  return refuse('PAYMENT_QUOTE_EXPIRED')
}
