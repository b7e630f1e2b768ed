import type { ConfirmedPrice, PurchaseMode } from '../../../src/domain/contract/memberships.ts'
import { addons, isAddonType } from '../../../src/domain/memberships/addons.ts'
import type { Quote } from '../../../src/domain/memberships/quoteLines.ts'
import { formatAmount } from '../../../src/domain/money.ts'
import type { ProfileKind } from '../../../src/domain/offerings.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import type { Account, Deps, Language } from '../../kernel/ports/deps.ts'
import { purchaseName } from './present.ts'
import { settle } from './settle.ts'
import { moveTransaction, openPlanTransactions, type TransactionRow, transactionOf } from './store.ts'

/** What a purchase that is open already means for the next one. */

export interface Wish {
  planId: string
  types: string[]
  mode: PurchaseMode
  /** Asked for where a trial is to begin and the mobile was not verified before. */
  mobileProof: string | null
  /** What the member agreed to pay; null where nothing was shown. */
  confirmed: ConfirmedPrice | null
}

export interface PricedWish extends Wish {
  currency: string
  quote: Quote
}

/**
 * Of another kind: what is charged or waits for the bank may change the plan that this one is about, and both would be
 * charged. One that is merely unpaid keeps nobody from another.
 */
export async function requireNoRival(
  deps: Deps,
  account: Account,
  kind: ProfileKind,
  mode: PurchaseMode,
): Promise<void> {
  if (mode === 'ADDON') return
  for (const rival of await openPlanTransactions(deps.db, account.id, kind)) {
    if (rival.mode === mode) continue
    const { settlement, intent } = await settle(deps, rival)
    if (settlement === 'confirmed') refuse('PAYMENT_QUOTE_EXPIRED', { message: alreadyPaid })
    if (settlement === 'waiting' && intent?.status === 'processing')
      refuse('PAYMENT_NOT_SUCCEEDED', { message: inProgress(rival) })
  }
}

/** What was confirmed is what is charged: another price is asked again. */
export function requireConfirmed(confirmed: ConfirmedPrice | null, price: ConfirmedPrice): void {
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
export async function stillStands(deps: Deps, open: TransactionRow, wish: PricedWish): Promise<TransactionRow | null> {
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

const alreadyPaid = {
  en: 'Your earlier payment has gone through and your plan is active.',
  hi: 'आपका पिछला भुगतान सफल हो चुका है और आपका प्लान सक्रिय है।',
}
const inProgress = (open: TransactionRow) => ({
  en: `Your payment for ${purchaseName(open, 'en')} is still in progress. Wait for its result before you buy another plan.`,
  hi: `${purchaseName(open, 'hi')} का आपका भुगतान अभी जारी है। दूसरा प्लान लेने से पहले उसके नतीजे की प्रतीक्षा करें।`,
})
export const stillAt = (status: string) => ({ en: `Payment status: ${status}`, hi: `भुगतान की स्थिति: ${status}` })
