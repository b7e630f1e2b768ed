import { no, offline, yes } from '../../../../flowlab/flows/answers.ts'
import {
  addonOffer,
  billing,
  mySubscription,
  payment as paidOnce,
  planOffers,
  purchase,
  transaction,
} from '../../../../flowlab/flows/membershipSamples.ts'
import { addonPurchaseMachine } from '../../../../src/machines/addonPurchaseMachine.ts'
import { billingDetailsMachine } from '../../../../src/machines/billingDetailsMachine.ts'
import { globalConnectMachine } from '../../../../src/machines/globalConnectMachine.ts'
import { mySubscriptionMachine } from '../../../../src/machines/mySubscriptionMachine.ts'
import { paymentMachine } from '../../../../src/machines/paymentMachine.ts'
import { subscriptionsMachine } from '../../../../src/machines/subscriptionsMachine.ts'
import { originIn } from '../../../../src/purchaseOrigins.ts'
import GlobalConnectLink from '../../../../src/ui/globalConnect/GlobalConnectLink.tsx'
import { AddonList } from '../../../../src/ui/subscriptions/AddonDialogs.tsx'
import { Billing } from '../../../../src/ui/subscriptions/Billing.tsx'
import { CardPayment } from '../../../../src/ui/subscriptions/CardPayment.tsx'
import MySubscription from '../../../../src/ui/subscriptions/MySubscription.tsx'
import Subscriptions from '../../../../src/ui/subscriptions/Subscriptions.tsx'
import { flowTable } from '../../../support/flowTable/walk.tsx'
import { leftAtOnce, sentLongAgo, threeDigits } from './shared.ts'

const succeeded = ['chargeCard', { output: { kind: 'status', status: 'succeeded' } }] as const
const charging = ['provider.readied', 'payment.submitted'] as const
const paid = { ...transaction, status: 'confirmed' } as const

const payment = flowTable('payment', {
  machine: paymentMachine,
  input: { transaction, publishableKey: 'pk' },
  draw: (actor) => <CardPayment payment={actor} toMySubscription="/investor/my-subscription" onStartAgain={() => {}} />,
  rows: {
    preparing: { can: { Pay: 'is off' } },
    idle: { after: ['provider.readied'], can: { Pay: 'goes to processing' } },
    checking: { after: ['provider.readied', 'recheck.requested'], can: { Pay: 'is off' } },
    processing: { after: [...charging], can: { 'Processing…': 'is busy' } },
    confirming: { after: [...charging, succeeded], can: { 'Processing…': 'is busy' } },
    retrying: { after: [...charging, succeeded, ['confirmPayment', offline]], can: { 'Processing…': 'is busy' } },
    confirmationPending: {
      input: { transaction: { ...transaction, status: 'processing' }, publishableKey: 'pk' },
      liveRegions: ['status: We will update your plan automatically.'],
      can: { 'Check again': 'goes to confirming' },
    },
    providerUnavailable: {
      after: ['provider.failed'],
      liveRegions: ['alert: We couldn’t load the payment form. You haven’t been charged.'],
      can: { 'Try again': 'goes to preparing' },
    },
    over: {
      input: { transaction: { ...transaction, status: 'refunded' }, publishableKey: 'pk' },
      liveRegions: ['alert: The payment was refunded in full.'],
      can: { 'See My Subscription': 'leads to /investor/my-subscription' },
    },
    paid: {
      after: [...charging, succeeded, ['confirmPayment', yes({ message: 'Payment successful.', transaction: paid })]],
      liveRegions: ['status: Paid. What you bought is active.'],
      can: { 'Processing…': 'is busy' },
    },
  },
})

const offers = {
  mode: 'NEW',
  list: planOffers,
  subscription: null,
  begins: 'now',
  unfinished: null,
  awaitsApproval: false,
  exchangeRate: 1,
} as const
const plans = ['loadOffers', { output: offers }] as const
const chosen = [plans, { type: 'plan.chosen', planId: 'investor-monthly' }] as const
const opened = [...chosen, 'purchase.confirmed'] as const
const buyer = {
  loginType: 'investor',
  accountType: 'investor',
  requestedMode: 'NEW',
  origin: null,
  buyer: 'member',
  purchaseId: null,
  mobile: '+919812345678',
  offers: null,
} as const
const pageOf = (origin: string) => originIn(new URLSearchParams({ origin }))
const readied = { part: 'payment', event: { type: 'provider.readied' } } as const

const products = {
  'Capital Bridge': 'leads to /entrepreneur/investment/subscriptions',
  'Business Exchange': 'leads to /entrepreneur/want-to-sell/subscriptions',
  'Global Connect': 'leads to /entrepreneur/want-to-grow/subscriptions',
  Investor: 'leads to /investor/subscriptions',
} as const
const subscriptions = flowTable('subscriptions', {
  machine: subscriptionsMachine,
  input: buyer,
  draw: (actor) => <Subscriptions actor={actor} />,
  rows: {
    loading: {
      reads: ['Choose your plan', 'Prices include tax. One payment for the period, no automatic renewal.'],
      liveRegions: ['status: Loading…'],
    },
    resuming: {
      input: { ...buyer, purchaseId: 'u' },
      after: [plans],
      reads: ['Choose your plan'],
      liveRegions: ['status: Loading…'],
    },
    choosing: {
      after: [plans],
      reads: ['Choose your plan', 'Prices include tax. One payment for the period, no automatic renewal.', 'Monthly'],
      can: {
        'Choose Monthly': 'goes to reviewing',
        ...products,
      },
    },
    reviewing: {
      after: [...chosen],
      reads: ['Confirmation', '21-Nov-2026', 'Investor (monthly)'],
      can: { Cancel: 'goes to choosing', 'Continue to Pay': 'goes to openingPurchase' },
    },
    openingPurchase: {
      after: [...opened],
      reads: ['Checkout', 'Secure, powered by a card payment provider', 'Order summary'],
      liveRegions: ['status: Opening checkout…'],
      can: { 'Back to plans': 'goes to loading' },
    },
    verifyingMobile: {
      after: [
        ...opened,
        ['openPurchase', no('MOBILE_NOT_VERIFIED')],
        ['sendCode', yes({ challenge: sentLongAgo, clockOffset: 0 })],
        threeDigits,
      ],
      reads: [
        'Verify your mobile',
        'The free trial is available once per mobile number. Enter the code we sent to yours.',
        'Code',
      ],
      liveRegions: ['status: We’ve sent a 6-digit code to a•••@b.in. It’s valid for 15 minutes.'],
      can: {
        Verify: 'says Please enter all six digits',
        Clear: 'empties Code',
        'Resend code': 'goes to code: codeSent.resendingCode',
        Cancel: 'goes to choosing',
      },
      fields: { Code: '42' },
    },
    unanswered: {
      after: [...opened, ['openPurchase', offline]],
      reads: ['Checkout', 'Secure, powered by a card payment provider', 'Order summary'],
      liveRegions: ['alert: We couldn’t open the card form. You haven’t been charged.'],
      can: { 'Try again': 'goes to openingPurchase', 'Back to plans': 'goes to loading' },
    },
    checkingOut: {
      after: [...opened, ['openPurchase', yes(purchase)], readied],
      reads: ['Checkout', 'Capital Bridge (monthly)', 'Price guaranteed until 08:00 AM.'],
      // The billing details are loading.
      liveRegions: ['status: Loading…'],
      can: { Pay: 'goes to payment: processing', 'Back to plans': 'goes to loading' },
    },
    receiptShown: {
      input: { ...buyer, purchaseId: 'u' },
      after: [plans, ['findPurchase', yes({ ...purchase, transaction: paid })]],
      reads: [
        'Payment received',
        'Capital Bridge (monthly) runs from 21-Nov-2026 until 21-Nov-2026.',
        'Capital Bridge (monthly)',
      ],
      can: { Continue: 'goes to subscribed' },
    },
    subscribed: {
      after: [...opened, ['openPurchase', yes({ ...purchase, transaction: null })]],
      reads: ['Choose your plan'],
      liveRegions: ['status: Loading…'],
    },
    heldUp: {
      after: [...opened, ['openPurchase', yes({ ...purchase, transaction: null })], { type: 'account.failed' }],
      reads: ['Your plan is active, but we couldn’t load the next page.'],
      can: { 'Try again': 'goes to subscribed' },
    },
    unavailable: {
      after: [['loadOffers', offline]],
      reads: ['We couldn’t load the plans.'],
      can: { 'Try again': 'goes to loading' },
    },
  },
  also: {
    'paid, having come from a listing': {
      state: 'receiptShown',
      input: { ...buyer, purchaseId: 'u', origin: pageOf('/investor/capital-bridge/l') },
      after: [plans, ['findPurchase', yes({ ...purchase, transaction: paid })]],
      reads: ['Payment received'],
      can: { 'Back to the listing': 'goes to subscribed' },
    },
    'paid, having come from a proposal': {
      state: 'receiptShown',
      input: { ...buyer, purchaseId: 'u', origin: pageOf('/investor/my-proposal/capital-bridge/p') },
      after: [plans, ['findPurchase', yes({ ...purchase, transaction: paid })]],
      reads: ['Payment received'],
      can: { 'Back to the proposal': 'goes to subscribed' },
    },
  },
})

const offered = ['loadAddons', { output: addonOffer }] as const
const adding = [offered, { type: 'addon.chosen', addonType: 'GLOBAL_CONNECT' }] as const

const addon = flowTable('addonPurchase', {
  machine: addonPurchaseMachine,
  input: { purchaseId: null },
  draw: (actor) => <AddonList actor={actor} />,
  unseen: {
    starting: leftAtOnce,
    bought: 'the page that asked has closed the dialog',
    closed: 'the page that asked has closed the dialog',
  },
  rows: {
    resuming: {
      input: { purchaseId: 'u' },
      reads: ['Add-ons'],
      liveRegions: ['status: Loading…'],
      can: { Close: 'goes to closed' },
    },
    loading: { reads: ['Add-ons'], liveRegions: ['status: Loading…'], can: { Close: 'goes to closed' } },
    offering: {
      after: [offered],
      reads: ['Add-ons', 'Global Connect', 'Reach partners and buyers worldwide until your plan ends.'],
      can: { 'Add for ₹499.00': 'goes to startingPurchase', Close: 'goes to closed' },
    },
    startingPurchase: {
      after: [...adding],
      reads: ['Add-ons', 'Global Connect', 'Reach partners and buyers worldwide until your plan ends.'],
      can: { 'Loading…': 'is busy', Close: 'goes to closed' },
    },
    paying: {
      after: [...adding, ['openPurchase', yes(purchase)], readied],
      reads: ['Payment', 'Subscription Payment', 'Capital Bridge (monthly)'],
      can: { Pay: 'goes to payment: processing', Close: 'goes to closed' },
    },
    unavailable: {
      after: [['loadAddons', offline]],
      reads: ['Add-ons'],
      liveRegions: ['alert: We couldn’t load the add-ons.'],
      can: { 'Try again': 'goes to loading', Close: 'goes to closed' },
    },
  },
})

const gate = flowTable('globalConnect', {
  machine: globalConnectMachine,
  input: { base: '/entrepreneur/investment', purchaseId: null },
  draw: (actor) => <GlobalConnectLink actor={actor} />,
  unseen: { starting: leftAtOnce },
  rows: {
    idle: { can: { 'Global Connect': 'goes to readingAccess' } },
    // The access is already loading.
    readingAccess: { after: ['globalConnect.requested'], can: { 'Global Connect': 'is ignored' } },
    offeringPlan: {
      after: ['globalConnect.requested', ['readAccess', { output: 'none' }]],
      reads: ['Global Connect', 'You don’t have a subscription to access this. Do you want to subscribe?'],
      can: { No: 'goes to idle', Yes: 'goes to idle' },
    },
    offeringRenewal: {
      after: ['globalConnect.requested', ['readAccess', { output: 'expired' }]],
      reads: ['Global Connect', "You're subscription expired! Do you want to renew?"],
      can: { No: 'goes to idle', Yes: 'goes to idle' },
    },
    addingFeature: {
      after: ['globalConnect.requested', ['readAccess', { output: 'without_feature' }], offered],
      reads: [
        'Global Connect',
        'You don’t have this feature in your subscription. Do you want to add this feature to your current subscription?',
      ],
      can: { No: 'goes to idle', Yes: 'goes to addonPurchase: startingPurchase' },
    },
    offeringLongerPlan: {
      after: [
        'globalConnect.requested',
        ['readAccess', { output: 'without_feature' }],
        ['loadAddons', { output: { ...addonOffer, available_addons: [] } }],
        'offer.accepted',
      ],
      reads: ['Global Connect', 'No addon available', 'A longer plan may include Global Connect.'],
      can: { Close: 'goes to idle', 'See plans': 'goes to idle' },
    },
  },
})

const mine = {
  ...mySubscription,
  subscription: {
    plan_id: 'investor-monthly',
    status: 'active',
    period_start: '2026-11-21T08:00:00.000Z',
    period_end: '2026-12-21T08:00:00.000Z',
    later_periods: [],
    days_left: 29,
    next_plan_id: null,
    has_want_to_grow: 0,
  },
  can: { renew: true, upgrade: true, cancel: true, resume: false, add: true },
}
const had = ['loadMySubscription', { output: mine }] as const
/** A membership with a payment that can be refunded. */
const mostly = {
  ...mine,
  payments: [{ ...paidOnce, can_refund: true }],
}
const hadMost = ['loadMySubscription', { output: mostly }] as const
const cancelling = { type: 'change.requested', change: { kind: 'cancel' } } as const
const refunding = { type: 'change.requested', change: { kind: 'refund', paymentId: paidOnce.uuid } } as const
/** The same payment, which replaced a free trial. */
const overTrial = {
  ...mine,
  payments: [
    {
      ...paidOnce,
      can_refund: true,
      after_refund: { plan_id: 'investor-free-trial', period_end: '2026-12-06T08:00:00.000Z' },
    },
  ],
}
/** Links that leave the page work at any moment. */
const waysToPlans = {
  Renew: 'leads to /investor/subscriptions?mode=RENEW&origin=my-subscription',
  Upgrade: 'leads to /investor/subscriptions?mode=UPGRADE&origin=my-subscription',
} as const

const own = flowTable('mySubscription', {
  machine: mySubscriptionMachine,
  input: { plansAt: '/investor/subscriptions', purchaseId: null },
  draw: (actor) => <MySubscription actor={actor} />,
  rows: {
    loading: { liveRegions: ['status: Loading…'] },
    shown: {
      after: [had],
      reads: ['My Subscription', 'Investor (monthly)', 'Active'],
      // The billing details are loading.
      liveRegions: ['status: Loading…'],
      can: {
        Renew: 'leads to /investor/subscriptions?mode=RENEW&origin=my-subscription',
        Upgrade: 'leads to /investor/subscriptions?mode=UPGRADE&origin=my-subscription',
        'Cancel subscription': 'goes to confirming',
        'See add-ons': 'goes to addingFeature',
        'Earlier payments': 'goes to loadingPayments',
      },
    },
    loadingPayments: {
      after: [had, 'payments.requested'],
      reads: ['My Subscription', 'Payments'],
      // The billing details are loading.
      liveRegions: ['status: Loading…'],
      can: {
        Renew: 'leads to /investor/subscriptions?mode=RENEW&origin=my-subscription',
        Upgrade: 'leads to /investor/subscriptions?mode=UPGRADE&origin=my-subscription',
        'Cancel subscription': 'goes to confirming',
        'See add-ons': 'goes to addingFeature',
        'Earlier payments': 'is busy',
      },
    },
    confirming: {
      after: [had, cancelling],
      reads: ['Cancel your subscription?', 'Your plan ends on 21-Dec-2026 either way', 'we won’t remind you to renew.'],
      // The billing details are loading.
      liveRegions: ['status: Loading…'],
      can: { 'Keep subscription': 'goes to shown', 'Yes, cancel': 'goes to applying' },
    },
    applying: {
      after: [had, cancelling, 'change.confirmed'],
      reads: ['Cancel your subscription?', 'Your plan ends on 21-Dec-2026 either way', 'we won’t remind you to renew.'],
      // The billing details are loading.
      liveRegions: ['status: Loading…'],
      can: { 'Keep subscription': 'is busy', 'Loading…': 'is busy' },
    },
    addingFeature: {
      after: [had, 'addons.requested', offered],
      reads: ['Add-ons', 'Reach partners and buyers worldwide until your plan ends.', 'Global Connect'],
      // The billing details are loading.
      liveRegions: ['status: Loading…'],
      can: { 'Add for ₹499.00': 'goes to addonPurchase: startingPurchase', Close: 'goes to shown' },
    },
    unavailable: {
      after: [['loadMySubscription', offline]],
      reads: ['We couldn’t load your subscription.'],
      can: { 'Try again': 'goes to loading' },
    },
  },
  also: {
    'with a payment that can be refunded': {
      state: 'shown',
      after: [hadMost],
      // The billing details are loading.
      liveRegions: ['status: Loading…'],
      can: {
        ...waysToPlans,
        'Cancel subscription': 'goes to confirming',
        'See add-ons': 'goes to addingFeature',
        'Request a refund': 'goes to confirming',
        'Earlier payments': 'goes to loadingPayments',
      },
    },
    'asked whether to refund the only plan': {
      state: 'confirming',
      after: [hadMost, refunding],
      reads: ['Refund this payment?', 'You’ll be refunded in full and lose access immediately.'],
      // The billing details are loading.
      liveRegions: ['status: Loading…'],
      can: { Back: 'goes to shown', 'Request refund': 'goes to applying' },
    },
    'asked whether to refund a plan that replaced a free trial': {
      state: 'confirming',
      after: [['loadMySubscription', { output: overTrial }], refunding],
      reads: ['ends immediately; after that you have Investor (free trial) until 06-Dec-2026.'],
      // The billing details are loading.
      liveRegions: ['status: Loading…'],
      can: { Back: 'goes to shown', 'Request refund': 'goes to applying' },
    },
    // The content on the screen is reloading, and its actions are disabled until it has loaded.
    'read anew after a change': {
      state: 'loading',
      after: [hadMost, cancelling, 'change.confirmed', ['applyChange', { output: { ok: true, value: null } }]],
      // The billing details are loading.
      liveRegions: ['status: Loading…'],
      can: {
        ...waysToPlans,
        'Cancel subscription': 'is busy',
        'See add-ons': 'is busy',
        'Request a refund': 'is busy',
        'Earlier payments': 'is busy',
      },
    },
  },
})

const loaded = ['loadBillingDetails', { output: billing }] as const
const editing = [loaded, 'edit.requested'] as const
const details = ['Billing details', 'Asha Exports LLP', 'Maharashtra, India', 'GSTIN 27AAPFU0939F1ZV']
const later = 'These details appear on receipts for later payments. Earlier receipts stay as they are.'

const billingFields = {
  'Company or person': 'Rao Foods',
  Address: '1 Ring Road',
  State: '29',
  GSTIN: '29AAGCB7383J1Z4',
  // Last, because a country abroad has neither of them.
  Country: 'SG',
}

const billed = flowTable('billingDetails', {
  machine: billingDetailsMachine,
  input: undefined,
  draw: (actor) => <Billing actor={actor} />,
  rows: {
    loading: { reads: ['Billing details'], liveRegions: ['status: Loading…'] },
    shown: { after: [loaded], reads: details, can: { Edit: 'goes to editing' } },
    editing: {
      after: [...editing],
      reads: [later, 'Leave the name, address and GSTIN empty to remove your billing details.'],
      can: { Cancel: 'goes to shown', Save: 'goes to saving' },
      fields: billingFields,
    },
    saving: {
      after: [...editing, 'form.submitted'],
      reads: [later],
      can: { Cancel: 'is busy', Save: 'is busy' },
      fields: { 'Company or person': null, Address: null, Country: null, State: null, GSTIN: null },
    },
    unanswered: {
      after: [...editing, 'form.submitted', ['saveBillingDetails', offline]],
      reads: [later],
      liveRegions: ['alert: We didn’t get a response. It’s safe to save again.'],
      can: { Cancel: 'goes to loading', Save: 'goes to saving' },
      fields: billingFields,
    },
    unavailable: {
      after: [['loadBillingDetails', offline]],
      reads: ['Billing details'],
      liveRegions: ['alert: We couldn’t load your billing details.'],
      can: { 'Try again': 'goes to loading' },
    },
  },
})

export const membershipTables = [payment, subscriptions, addon, gate, own, billed]
