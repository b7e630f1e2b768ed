import type { BillingPeriod, Plan, Transaction } from '../../src/domain/contract/memberships.ts'
import { type CataloguePlan, planById } from '../../src/domain/memberships/plans.ts'
import { convertPaise } from '../../src/domain/memberships/quote.ts'
import type { AccountType } from '../../src/domain/offerings.ts'
import type { Language } from '../deps.ts'
import type { Words } from '../http/refusal.ts'
import type { TransactionRow } from './store.ts'

const offeringNames: Record<AccountType, Words> = {
  investment: { en: 'Capital Bridge', hi: 'कैपिटल ब्रिज' },
  'want-to-sell': { en: 'Business Exchange', hi: 'बिज़नेस एक्सचेंज' },
  'want-to-grow': { en: 'Global Connect', hi: 'ग्लोबल कनेक्ट' },
  investor: { en: 'Investor', hi: 'निवेशक' },
}
const periodNames: Record<BillingPeriod, Words> = {
  free_trial: { en: 'free trial', hi: 'मुफ़्त परीक्षण' },
  monthly: { en: 'monthly', hi: 'मासिक' },
  quarterly: { en: 'quarterly', hi: 'त्रैमासिक' },
  yearly: { en: 'yearly', hi: 'वार्षिक' },
}

const addonWord: Words = { en: 'add-on', hi: 'ऐड-ऑन' }

/** What a transaction buys: `Capital Bridge, monthly`, or `Global Connect, add-on`. */
export function purchaseName({ planId, mode }: Pick<TransactionRow, 'planId' | 'mode'>, language: Language): string {
  if (mode === 'ADDON') return `${offeringNames['want-to-grow'][language]}, ${addonWord[language]}`
  const plan = planById(planId)
  return plan ? `${offeringNames[plan.accountType][language]}, ${periodNames[plan.period][language]}` : planId
}

export const presentPlan = (plan: CataloguePlan, currency: string, rate: number): Plan => ({
  id: plan.id,
  account_type: plan.accountType,
  period: plan.period,
  days: plan.days,
  amount: convertPaise(plan.basePaise, currency, rate),
  currency_code: currency,
  saving_percent: plan.savingPercent,
  entitlements: plan.entitlements,
})

export const presentTransaction = (row: TransactionRow, language: Language): Transaction => ({
  uuid: row.id,
  client_secret: row.clientSecret ?? '',
  payment_intent: row.paymentIntent ?? '',
  trans_amount: row.amount,
  exchange_rate: row.exchangeRate,
  currency_code: row.currency,
  plan_name: purchaseName(row, language),
  quote_expires_at: row.quoteExpiresAt.toISOString(),
})

/** `₹`, `$` … as the locale writes it. */
export const currencySymbol = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency
