import type { MySubscription } from '../../src/domain/contract/memberships.ts'
import type { BillingDetails } from '../../src/domain/memberships/billingSchema.ts'
import type { BillingPeriod } from '../../src/domain/memberships/periods.ts'
import { permissionsOf } from '../../src/domain/memberships/permissions.ts'
import type { PlanOffer } from '../../src/domain/memberships/planSchema.ts'
import { planIdOf } from '../../src/domain/memberships/plans.ts'
import type { Transaction } from '../../src/domain/memberships/transaction.ts'
import type { Payment } from '../../src/domain/memberships/transactionSchema.ts'
import type { Money } from '../../src/domain/money.ts'
import type { AddonOffer } from '../../src/machines/addonPurchaseMachine.ts'
import type { LoadedBilling } from '../../src/machines/billingDetailsMachine.ts'
import type { CardForm, Purchase } from '../../src/machines/payment.ts'
import { at } from './samples.ts'

const rupees = (minor: number): Money => ({ minor, currency: 'INR' })

export const transaction: Transaction = {
  uuid: 'u',
  client_secret: 'pi_1_secret_x',
  payment_intent: 'pi_1',
  amount: rupees(199_900),
  exchange_rate: 1,
  plan_name: 'Capital Bridge (monthly)',
  quote_expires_at: at,
  lines: [{ kind: 'plan', subject: 'investment-monthly', amount: rupees(199_900), until: at }],
  period_start: at,
  period_end: at,
  status: 'requires_payment',
  plan_id: 'investment-monthly',
  types: [],
  receipt: null,
}

/** The provider's own objects, which no flow reads. */
export const cardForm = { stripe: {}, elements: {} } as CardForm
export const purchase: Purchase = { status: true, currency_symbol: '₹', transaction, publishable_key: 'pk' }

export const billingDetails: BillingDetails = {
  name: 'Asha Exports LLP',
  address: '12 MG Road\nPune 411001',
  country: 'IN',
  state: '27',
  gstin: '27AAPFU0939F1ZV',
}
export const billing: LoadedBilling = {
  details: billingDetails,
  countries: [
    { code: 'IN', name: 'India', dial_code: '91' },
    { code: 'SG', name: 'Singapore', dial_code: '65' },
  ],
  states: [
    { slug: '27', label: 'Maharashtra' },
    { slug: '29', label: 'Karnataka' },
  ],
}

export const payment: Payment = {
  uuid: 'u',
  plan_name: 'Capital Bridge (monthly)',
  mode: 'NEW',
  amount: { minor: 199_900, currency: 'INR' },
  status: 'confirmed',
  created_at: at,
  receipt_url: null,
  receipt_pdf_url: null,
  can_refund: false,
  after_refund: null,
  refund_note: null,
}

export const mySubscription: MySubscription = {
  status: true,
  subscription: null,
  usage: {
    // No two figures are equal, so that a mix-up is visible.
    proposals_sent: 4,
    proposals_limit: 10,
    open_proposals: 2,
    open_proposals_limit: 8,
    extra_proposals: 1,
    extra_proposals_limit: 6,
    contacts_opened: 3,
    contacts_limit: null,
    saved_searches: 5,
    saved_searches_limit: 7,
    analytics_days: 30,
    featured_until: null,
  },
  may: permissionsOf.active,
  addons: [],
  smaller_plans: [],
  can: { renew: false, upgrade: false, cancel: false, resume: false, add: false },
  payments: [],
  payments_cursor: 'earlier',
}

const offer = (period: BillingPeriod, amount: Money): PlanOffer => ({
  plan: {
    id: planIdOf('investor', period),
    account_type: 'investor',
    period,
    days: 30,
    amount,
    saving_percent: 0,
    entitlements: {
      proposals_per_30_days: 15,
      open_proposals: 15,
      contact_listings: null,
      saved_searches: 5,
      featured_days: 0,
      global_connect: 'addon',
    },
  },
  quote: { amount, lines: [], period_start: at, period_end: at },
  refusal: null,
  types: [],
})

/** A plan that can be bought, and a free trial that was used. */
export const planOffers: PlanOffer[] = [
  offer('monthly', rupees(149_900)),
  { ...offer('free_trial', rupees(0)), quote: null, refusal: 'trial_used' },
]

export const addonOffer: AddonOffer = {
  subscription: { plan: { uuid: 'investment-monthly' } },
  available_addons: [{ type: 'GLOBAL_CONNECT', price: rupees(49_900) }],
}
