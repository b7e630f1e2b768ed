import type { AddonType } from '../../../src/domain/memberships/addonNames.ts'
import { addonOf, isAddonType } from '../../../src/domain/memberships/addons.ts'
import type { PurchaseMode } from '../../../src/domain/memberships/modes.ts'
import type { BillingPeriod } from '../../../src/domain/memberships/periods.ts'
import { planById } from '../../../src/domain/memberships/plans.ts'
import type { AccountType } from '../../../src/domain/offerings.ts'
import en from '../../../src/i18n/en/subscriptions/index.ts'
import hi from '../../../src/i18n/hi/subscriptions/index.ts'
import type { Words } from '../../kernel/http/refusal.ts'
import type { Language } from '../../kernel/ports/deps.ts'

/** The names of plans and add-ons, on receipts, in payments and in notifications. */

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
  FEATURED_LISTING: { en: 'Featured place', hi: 'विशेष स्थान' },
}

export const planName = (id: string, language: Language): string => {
  const plan = planById(id)
  return plan
    ? `${offeringNames[plan.accountType][language]} (${periodName(plan.period, language)})`
    : addonName(addonOf(id) ?? id, language)
}
export const addonName = (type: string, language: Language) =>
  isAddonType(type) ? `${addonNames[type][language]} (${addonWord[language]})` : addonWord[language]

interface Purchase {
  planId: string
  mode: PurchaseMode
  addonTypes: readonly string[]
}

/** The description of a purchase: `Capital Bridge (monthly)`, or `Global Connect (add-on)`. */
export const purchaseName = ({ planId, mode, addonTypes }: Purchase, language: Language): string =>
  mode === 'ADDON'
    ? addonName(addonTypes.join(), language)
    : [planName(planId, language), ...addonTypes.filter(isAddonType).map((type) => addonNames[type][language])].join(
        ' + ',
      )
