import { isTrialPeriod } from '../../../src/domain/memberships/periods.ts'
import { planById } from '../../../src/domain/memberships/plans.ts'
import { isPayable, rateFor } from '../../../src/domain/memberships/quote.ts'
import { inCurrency, type Quote } from '../../../src/domain/memberships/quoteLines.ts'
import { accountTypeOf, type ProfileKind } from '../../../src/domain/offerings.ts'
import type { FrozenQuote } from '../../kernel/db/schema.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import type { Account, Deps } from '../../kernel/ports/deps.ts'
import { periodsOf } from '../entitlements/index.ts'
import { type PricedWish, requireConfirmed, requireNoRival, stillStands, type Wish } from './openPurchase.ts'
import { quoteOf, typesOf } from './price.ts'
import { attachIntent, insertTransaction, openTransaction, type TransactionRow, transactionOf } from './store.ts'
import { startTrial } from './trial.ts'

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
    if (wish.types.length > 0) return refuse('VALIDATION_FAILED', { fields: { types: 'invalid' } })
    await startTrial(deps, account, kind, plan, periods, wish.mobileProof)
    return null
  }
  await requireNoRival(deps, account, kind, wish.mode)
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
