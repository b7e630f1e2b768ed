import type { CurrencyCode } from '../../../src/domain/currencies.ts'
import { addons, isAddonType } from '../../../src/domain/memberships/addons.ts'
import { isIntentStatus } from '../../../src/domain/memberships/intentStatuses.ts'
import type { PurchaseMode } from '../../../src/domain/memberships/modes.ts'
import type { Quote } from '../../../src/domain/memberships/quoteLines.ts'
import { formatMoney, type Money, sameMoney } from '../../../src/domain/money.ts'
import type { ProfileKind } from '../../../src/domain/offerings.ts'
import en from '../../../src/i18n/en/subscriptions/index.ts'
import hi from '../../../src/i18n/hi/subscriptions/index.ts'
import { refuse, type Words } from '../../kernel/http/refusal.ts'
import type { Account, Deps, Language } from '../../kernel/ports/deps.ts'
import type { Intent } from '../../kernel/ports/payments.ts'
import { purchaseName } from '../catalog/index.ts'
import { settle } from './settle.ts'
import { moveTransaction, openPlanTransactions, type TransactionRow, transactionOf } from './store.ts'
import { amountOf } from './storedMoney.ts'

/** Rules for starting a purchase while another is open. */

export interface PurchaseRequest {
  planId: string
  types: string[]
  mode: PurchaseMode
  /** Required to start a trial if the mobile was not verified before. */
  mobileProof: string | null
  /** The price the member agreed to; null if none was shown. */
  confirmed: Money | null
}

export interface PricedRequest extends PurchaseRequest {
  currency: CurrencyCode
  quote: Quote
}

/**
 * A purchase of another kind that is charged or waiting for the bank may change the plan that this purchase is for, and
 * both would be charged. An unpaid purchase blocks nothing.
 */
export async function requireNoOtherPurchase(
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

/** Only the confirmed price is charged: if it has changed, the member confirms again. */
export function requireConfirmed(confirmed: Money | null, price: Money): void {
  if (!confirmed || sameMoney(confirmed, price)) return
  const words = (language: Language) => formatMoney(price, language)
  refuse('PRICE_CHANGED', {
    message: {
      en: `The price is now ${words('en')}. Please confirm the new amount.`,
      hi: `अब क़ीमत ${words('hi')} है। कृपया नई राशि की पुष्टि करें।`,
    },
  })
}

/** Reuses the open purchase if it is the requested one; otherwise cancels it, so that both can never be paid. */
export async function reuseOpenPurchase(
  deps: Deps,
  open: TransactionRow,
  request: PricedRequest,
): Promise<TransactionRow | null> {
  const { settlement, intent } = await settle(deps, open)
  if (settlement === 'confirmed') return refuse('PAYMENT_QUOTE_EXPIRED', { message: alreadyPaid })
  if (settlement === 'disputed') return refuse('PAYMENT_QUOTE_EXPIRED', { message: disputed })
  if (settlement !== 'waiting') return null
  const now = (await transactionOf(deps.db, open.id)) ?? open
  if (intent?.status === 'processing')
    return isSame(open, request) ? now : refuse('PAYMENT_NOT_SUCCEEDED', { message: inProgress(open) })
  if (isSame(open, request) && isPriceValid(open, request.quote, deps.now())) {
    requireConfirmed(request.confirmed, amountOf(open))
    return now
  }
  // Nothing is cancelled for a price that the member has not confirmed.
  requireConfirmed(request.confirmed, request.quote.amount)
  await giveUp(deps, now)
  return null
}

/** True if the frozen price of an open purchase is still valid. */
export const isPriceValid = (open: TransactionRow, quote: Quote, now: Date): boolean =>
  hasSameTerms(open, quote) && open.quoteExpiresAt > now

export const isSame = (open: TransactionRow, request: Pick<PricedRequest, 'planId' | 'currency' | 'types'>): boolean =>
  open.planId === request.planId &&
  open.currency === request.currency &&
  open.addonTypes.join() === request.types.join()

/** Another purchase may have changed the credit and the end of an add-on. */
const hasSameTerms = ({ mode, quote, addonTypes }: TransactionRow, now: Quote): boolean =>
  quote !== null &&
  quote.basis.join() === now.basis.join() &&
  (mode !== 'ADDON' || haveFixedDuration(addonTypes) || quote.end === now.end.toISOString())

const haveFixedDuration = (types: readonly string[]): boolean =>
  types.every((type) => isAddonType(type) && addons[type].days !== null)

async function giveUp(deps: Deps, open: TransactionRow): Promise<void> {
  if (open.paymentIntent) {
    const { status } = await deps.payments.cancelIntent(open.paymentIntent)
    if (status === 'succeeded') {
      await settle(deps, open)
      return refuse('PAYMENT_QUOTE_EXPIRED', { message: alreadyPaid })
    }
    if (status !== 'canceled') return refuse('PAYMENT_NOT_SUCCEEDED', { message: statusMessage(status) })
  }
  await moveTransaction(deps.db, open, 'cancelled', deps.now())
}

export const alreadyPaid = {
  en: 'Your earlier payment has gone through and your plan is active.',
  hi: 'आपका पिछला भुगतान सफल हो चुका है और आपका प्लान सक्रिय है।',
}
const inProgress = (open: TransactionRow) => ({
  en: `Your payment for ${purchaseName(open, 'en')} is still in progress. Please wait for it to finish before you buy another plan.`,
  hi: `${purchaseName(open, 'hi')} का आपका भुगतान अभी जारी है। दूसरा प्लान लेने से पहले उसके नतीजे की प्रतीक्षा करें।`,
})
export const disputed = { en: en.transaction.disputed.next, hi: hi.transaction.disputed.next }
/** A payment that has not succeeded (catalogue, section 5; `Payment status: …` is literal). */
export const statusMessage = (status: Intent['status']): Words =>
  status === 'requires_payment_method'
    ? { en: en.checkout.trouble.failed, hi: hi.checkout.trouble.failed }
    : { en: `Payment status: ${status}`, hi: `भुगतान की स्थिति: ${isIntentStatus(status) ? hi.intent[status] : status}` }
