import type { Page } from 'playwright-core'
import { transactionOnWire } from '../../../src/domain/memberships/transaction.ts'
import type { AddonOffer } from '../../../src/machines/addonPurchaseMachine.ts'
import type { Offers } from '../../../src/machines/subscriptionsSetup.ts'
import { addresses } from '../../../src/routes.ts'
import { mySubscription as bare, type purchase, transaction } from '../../flows/membershipSamples.ts'
import type { Binding } from '../binding.ts'
import { answering, decide, enterCode, fresh, member, ok, press, saysRefusal, signIn } from './acts.ts'
import { addBilling, nothingIsBilled } from './billing.ts'
import { addonsOnWire, withWire } from './membershipWire.ts'
import { pay } from './payment.ts'

const publishable_key = 'pk_test_sandbox'
type Refused = { refusal: { message: string } | null }

/** The provider charges and the server confirms at once, since the walks of the payment cover both. */
async function cardsAreCharged(page: Page): Promise<void> {
  await page.route(/\/payment_intents\/[^/]+\/confirm$/, (route) =>
    route.fulfill({ json: { id: 'pi_1', object: 'payment_intent', status: 'succeeded' } }),
  )
  await answering(page, /\/api\/membership\/payment$/, {
    message: 'Payment successful.',
    transaction: transactionOnWire({ ...transaction, status: 'confirmed' }),
  })
}
const opened = ({ value }: { value: typeof purchase }) => ok({ ...withWire(value), publishable_key })

const plans = 'Choose your plan'

const products = ['Capital Bridge', 'Business Exchange', 'Global Connect', 'Investor'].map((name) => `link ${name}`)

/** The plans, from their list to the receipt. */
export const subscriptions: Binding = {
  name: 'subscriptions',
  reach: 'the plans',
  open: async (page) => {
    await signIn(page, member)
    await cardsAreCharged(page)
    await nothingIsBilled(page)
    await page.route(/\/api\/codes$/, (route) => route.fulfill({ json: fresh }))
    await answering(page, /\/api\/codes\/c\/verification$/, { proof: 'p' })
    await page.goto(addresses.plans(addresses.base('investor', null)))
  },
  does: {
    'plan.chosen': press('Choose Monthly'),
    'purchase.confirmed': decide('Continue to Pay'),
    'purchase.cancelled': decide('Cancel'),
    'plans.requested': press('Back to plans'),
    'retry.requested': press('Try again'),
    'receipt.closed': press('Continue'),
  },
  settles: { payment: pay, oneTimeCode: enterCode },
  calls: {
    loadOffers: {
      method: 'GET',
      url: /\/api\/membership\/offers/,
      losses: [],
      body: ({ exchangeRate, unfinished, ...offers }: Offers) =>
        ok({
          ...offers,
          unfinished: unfinished && transactionOnWire(unfinished),
          exchange_rate: exchangeRate,
          publishable_key,
        }),
    },
    openPurchase: {
      method: 'POST',
      url: /\/api\/buy-membership$/,
      sends: ({ mobileProof }: { mobileProof: string | null }) => ({
        plan_id: 'investor-monthly',
        types: [],
        mode: 'NEW',
        ...(mobileProof === null ? {} : { mobile_proof: 'p' }),
        confirmed: { minor: 149_900, currency: 'INR' },
      }),
      body: opened,
    },
  },
  main: 'openPurchase',
  screen: {
    presses: {
      'button Choose Monthly': 'plan.chosen',
      'button Continue to Pay': 'purchase.confirmed',
      'button Cancel': 'purchase.cancelled',
      'button Back to plans': 'plans.requested',
      'button Try again': 'retry.requested',
      'button Continue': 'receipt.closed',
    },
    states: {
      loading: { reads: [plans], liveRegions: ['status: Loading…'] },
      choosing: (context: Refused) => ({
        reads: [plans, 'Prices include tax. One payment for the period, no automatic renewal.', 'Monthly'],
        liveRegions: saysRefusal(context),
        offers: products,
      }),
      reviewing: (context: Refused) => ({
        reads: ['Confirmation', '21-Nov-2026', 'Investor (monthly)', '₹1,499'],
        liveRegions: saysRefusal(context),
      }),
      openingPurchase: { reads: ['Checkout', 'Order summary'], liveRegions: ['status: Opening checkout…'] },
      verifyingMobile: {
        reads: ['Verify your mobile', 'Enter the code we sent to yours.', 'Code'],
        liveRegions: ['status: We’ve sent a 6-digit code to a•••@b.in. It’s valid for 15 minutes.'],
        offers: ['button Verify', 'button Clear', 'button Resend code'],
      },
      unanswered: {
        reads: ['Checkout', 'Order summary'],
        liveRegions: ['alert: We couldn’t open the card form. You haven’t been charged.'],
      },
      checkingOut: {
        reads: ['Checkout', 'Capital Bridge (monthly)', 'Price guaranteed until'],
        offers: ['button Pay', addBilling],
      },
      receiptShown: {
        reads: ['Payment received', 'Capital Bridge (monthly) runs from 21-Nov-2026 until 21-Nov-2026.'],
      },
      unavailable: { reads: ['We couldn’t load the plans.'] },
    },
    leads: {
      'receipt.closed': addresses.market(addresses.base('investor', null)),
      'openPurchase grants the free trial': addresses.market(addresses.base('investor', null)),
    },
  },
}

const running = {
  ...bare,
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
  can: { ...bare.can, add: true },
}
const price = 'button Add for ₹499.00'
interface Choosing extends Refused {
  isLost: boolean
  offer: AddonOffer | null
}
const addon = ['Global Connect', 'Reach partners and buyers worldwide until your plan ends.']
const lost = 'We couldn’t open the payment. You haven’t been charged; please try again.'
const problemAlerts = ({ refusal, isLost }: Choosing) =>
  isLost ? [`alert: ${lost}`] : refusal ? [`alert: ${refusal.message}`] : []

/** An add-on, bought from My Subscription. */
export const addonPurchase: Binding = {
  name: 'addonPurchase',
  reach: 'the add-ons',
  open: async (page) => {
    await signIn(page, member)
    await cardsAreCharged(page)
    await answering(page, /\/api\/membership$/, running)
    await nothingIsBilled(page)
    await page.goto(addresses.mySubscription(addresses.base('investor', null)))
    await press('See add-ons')(page)
  },
  does: {
    'addon.chosen': press(/^Add for/),
    'purchase.cancelled': decide('Close'),
    'retry.requested': press('Try again'),
  },
  settles: { payment: pay },
  calls: {
    loadAddons: {
      method: 'GET',
      url: /\/api\/membership\/addons$/,
      losses: [],
      body: (offer: AddonOffer) => ok({ ...addonsOnWire(offer), publishable_key }),
    },
    openPurchase: {
      method: 'POST',
      url: /\/api\/buy-membership$/,
      sends: () => ({
        plan_id: 'investment-monthly',
        types: ['GLOBAL_CONNECT'],
        mode: 'ADDON',
        confirmed: { minor: 49_900, currency: 'INR' },
      }),
      body: opened,
    },
  },
  main: 'openPurchase',
  screen: {
    presses: { 'button Close': 'purchase.cancelled', [price]: 'addon.chosen', 'button Try again': 'retry.requested' },
    states: {
      loading: (context: Choosing) => ({
        reads: ['Add-ons'],
        liveRegions: ['status: Loading…', ...problemAlerts(context)],
      }),
      offering: (context: Choosing) => ({
        reads: context.offer?.available_addons.length ? ['Add-ons', ...addon] : ['Add-ons', 'No addon available'],
        liveRegions: problemAlerts(context),
        without: context.offer?.available_addons.length ? [] : [price],
      }),
      startingPurchase: { reads: ['Add-ons', ...addon, 'Loading…'] },
      paying: { reads: ['Payment', 'Subscription Payment', 'Capital Bridge (monthly)'], offers: ['button Pay'] },
      unavailable: { reads: ['Add-ons'], liveRegions: ['alert: We couldn’t load the add-ons.'] },
    },
  },
}

interface Mine extends Refused {
  mine: object | null
  isLost: boolean
}
const links = ['link Renew', 'link Upgrade', addBilling]
const reads = ['My Subscription', 'Investor (monthly)', 'Active', 'Payments']

export const mySubscription: Binding = {
  name: 'mySubscription',
  reach: 'My Subscription',
  open: async (page) => {
    await signIn(page, member)
    await nothingIsBilled(page)
    await answering(page, /\/api\/membership\/addons$/, {
      subscription: null,
      available_addons: [],
      conversion_rate: 1,
      currency: 'INR',
      publishable_key,
    })
    await page.goto(addresses.mySubscription(addresses.base('investor', null)))
  },
  does: {
    'change.requested': press('Cancel subscription'),
    'change.confirmed': decide('Yes, cancel'),
    'change.cancelled': decide('Keep subscription'),
    'addons.requested': press('See add-ons'),
    'payments.requested': press('Earlier payments'),
    'retry.requested': press('Try again'),
  },
  settles: { addonPurchase: decide('Close') },
  calls: {
    loadMySubscription: { method: 'GET', url: /\/api\/membership$/, losses: [], body: (mine: object) => ok(mine) },
    loadPayments: {
      method: 'GET',
      url: /\/api\/membership\/payments\?cursor=earlier$/,
      losses: [],
      body: (payments: object) => ok(payments),
    },
    applyChange: { method: 'POST', url: /\/api\/membership\/cancellation$/, sends: () => ({}), body: () => ok() },
  },
  main: 'applyChange',
  screen: {
    presses: {
      'button Cancel subscription': 'change.requested',
      'button Yes, cancel': 'change.confirmed',
      'button Keep subscription': 'change.cancelled',
      'button See add-ons': 'addons.requested',
      'button Earlier payments': 'payments.requested',
      'button Try again': 'retry.requested',
    },
    states: {
      loading: ({ mine }: Mine) => (mine ? { reads, offers: links } : { liveRegions: ['status: Loading…'] }),
      shown: { reads, offers: links },
      loadingPayments: { reads, offers: links },
      confirming: (context: Mine) => ({
        reads: ['Cancel your subscription?', 'we won’t remind you to renew.'],
        liveRegions: [
          ...saysRefusal(context),
          ...(context.isLost ? ['alert: We didn’t get a response. Try again – you won’t be charged twice.'] : []),
        ],
      }),
      applying: { reads: ['Cancel your subscription?', 'Loading…'] },
      addingFeature: { reads: ['Add-ons', 'No addon available'], offers: ['button Close'] },
      unavailable: { reads: ['We couldn’t load your subscription.'] },
    },
    announces: { 'applyChange has done it': 'Saved.' },
  },
}
