import { type CurrencyCode, convertPaise } from '../../../src/domain/currencies.ts'
import type { AddonType } from '../../../src/domain/memberships/addonNames.ts'
import { addonOf, isAddonType } from '../../../src/domain/memberships/addons.ts'
import type { BillingPeriod } from '../../../src/domain/memberships/periods.ts'
import type { Plan } from '../../../src/domain/memberships/planSchema.ts'
import { type CataloguePlan, planById } from '../../../src/domain/memberships/plans.ts'
import type { Quote } from '../../../src/domain/memberships/quoteLines.ts'
import type { QuoteOnWire } from '../../../src/domain/memberships/quoteSchema.ts'
import { transactionOnWire } from '../../../src/domain/memberships/transaction.ts'
import type { TransactionOnWire } from '../../../src/domain/memberships/transactionSchema.ts'
import type { AccountType } from '../../../src/domain/offerings.ts'
import { dateInIndia } from '../../../src/domain/timeZone.ts'
import en from '../../../src/i18n/en/subscriptions/index.ts'
import hi from '../../../src/i18n/hi/subscriptions/index.ts'
import type { Words } from '../../kernel/http/refusal.ts'
import type { Deps, Language } from '../../kernel/ports/deps.ts'
import { receiptUrls } from './receiptUrls.ts'
import type { TransactionRow } from './store.ts'
import { amountOf, linesOf } from './storedMoney.ts'

const offeringNames: Record<AccountType, Words> = {
  investment: { en: 'Capital Bridge', hi: 'कैपिटल ब्रिज' },
  'want-to-sell': { en: 'Business Exchange', hi: 'बिज़नेस एक्सचेंज' },
  'want-to-grow': { en: 'Global Connect', hi: 'ग्लोबल कनेक्ट' },
  investor: { en: 'Investor', hi: 'निवेशक' },
}
/** The wording of the subscription page; lower case in English, because it is part of a sentence. */
const periodName = (period: BillingPeriod, language: Language): string =>
  language === 'en' ? en.period[period].toLowerCase() : hi.period[period]

const addonWord: Words = { en: 'add-on', hi: 'ऐड-ऑन' }
const addonNames: Record<AddonType, Words> = {
  GLOBAL_CONNECT: offeringNames['want-to-grow'],
  EXTRA_PROPOSALS_10: { en: '10 extra proposals', hi: '10 अतिरिक्त प्रस्ताव' },
  FEATURED_LISTING: { en: 'Featured listing', hi: 'विशेष लिस्टिंग' },
}

const planName = (id: string, language: Language): string => {
  const plan = planById(id)
  return plan
    ? `${offeringNames[plan.accountType][language]} (${periodName(plan.period, language)})`
    : addonName(addonOf(id) ?? id, language)
}
const addonName = (type: string, language: Language) =>
  isAddonType(type) ? `${addonNames[type][language]} (${addonWord[language]})` : addonWord[language]

const lineWords: Record<'credit' | 'minimum', (name: string, until: string) => Words> = {
  credit: (name, until) => ({
    en: `Credit for the unused part of ${name}, until ${until}`,
    hi: `${name} की ${until} तक की बची अवधि की राशि`,
  }),
  minimum: () => ({ en: 'Minimum charge adjustment', hi: 'न्यूनतम शुल्क समायोजन' }),
}

/** A line of a quote, as a receipt names it. */
export function lineName({ kind, subject, until }: QuoteOnWire['lines'][number], language: Language): string {
  const name = isAddonType(subject) ? addonName(subject, language) : planName(subject, language)
  return kind === 'credit' || kind === 'minimum' ? lineWords[kind](name, dateInIndia(until))[language] : name
}

/** The description of a purchase: `Capital Bridge (monthly)`, or `Global Connect (add-on)`. */
export const purchaseName = (
  { planId, mode, addonTypes }: Pick<TransactionRow, 'planId' | 'mode' | 'addonTypes'>,
  language: Language,
): string =>
  mode === 'ADDON'
    ? addonName(addonTypes.join(), language)
    : [planName(planId, language), ...addonTypes.filter(isAddonType).map((type) => addonNames[type][language])].join(
        ' + ',
      )

export const presentPlan = (plan: CataloguePlan, currency: CurrencyCode, rate: number): Plan => ({
  id: plan.id,
  account_type: plan.accountType,
  period: plan.period,
  days: plan.days,
  amount: { minor: convertPaise(plan.basePaise, currency, rate), currency },
  saving_percent: plan.savingPercent,
  entitlements: plan.entitlements,
})

export const presentTransaction = (
  deps: Pick<Deps, 'secret' | 'now'>,
  row: TransactionRow,
  language: Language,
): TransactionOnWire =>
  transactionOnWire({
    uuid: row.id,
    client_secret: row.clientSecret ?? '',
    payment_intent: row.paymentIntent ?? '',
    exchange_rate: row.exchangeRate,
    plan_name: purchaseName(row, language),
    quote_expires_at: row.quoteExpiresAt.toISOString(),
    ...presentFrozen(row),
    status: row.status,
    plan_id: row.planId,
    types: row.addonTypes,
    receipt: receiptOf(deps, row, language),
  })

/** The frozen price of a purchase. */
export const presentFrozen = (row: TransactionRow): QuoteOnWire => ({
  amount: amountOf(row),
  lines: linesOf(row),
  period_start: row.quote?.start ?? row.createdAt.toISOString(),
  period_end: row.quote?.end ?? row.createdAt.toISOString(),
})

function receiptOf(deps: Pick<Deps, 'secret' | 'now'>, row: TransactionRow, language: Language) {
  const { receipt_url: url, receipt_pdf_url: pdf } = receiptUrls(deps, row, language)
  return url && pdf ? { url, pdf_url: pdf } : null
}

export const presentQuote = (quote: Quote): QuoteOnWire => ({
  amount: quote.amount,
  lines: quote.lines.map((line) => ({ ...line, until: line.until.toISOString() })),
  period_start: quote.start.toISOString(),
  period_end: quote.end.toISOString(),
})

/** The currency symbol of the locale, such as `₹` or `$`. */
export const currencySymbol = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency
