import type { GlobalConnectAccess } from '../../../src/domain/members/globalConnect.ts'
import type { Me } from '../../../src/domain/members/meSchema.ts'
import { addresses } from '../../../src/routes.ts'
import { addonOffer } from '../../flows/membershipSamples.ts'
import { me } from '../../flows/samples.ts'
import type { Binding } from '../binding.ts'
import { decide, signIn } from './acts.ts'
import { addonsOnWire } from './membershipWire.ts'

const subscription: Me['user_subscription'] = {
  plan_id: 'investment-monthly',
  status: 'active',
  period_end: '2030-01-01T00:00:00.000Z',
  has_want_to_grow: 0,
}
const founder: Me = { ...me, login_type: 'entrepreneur', account_type: 'investment' }
const active: Me = { ...founder, has_active_subscription: 1, user_subscription: subscription }

/** One account for each of the four cases of the specification. */
const accounts: Readonly<Record<GlobalConnectAccess, Me>> = {
  none: founder,
  expired: { ...founder, has_subscription_expired: 1 },
  without_feature: active,
  included: { ...active, user_subscription: { ...subscription, has_want_to_grow: 1 } },
}

const words = {
  none: 'You don’t have a subscription to access this. Do you want to subscribe?',
  expired: "You're subscription expired! Do you want to renew?",
  without_feature:
    'You don’t have this feature in your subscription. Do you want to add this feature to your current subscription?',
}

/** The gate of Global Connect for an account in one of the four cases. */
export const globalConnect = (access: GlobalConnectAccess): Binding => ({
  name: 'globalConnect',
  reach: access,
  open: async (page) => {
    await signIn(page, accounts[access])
    await page.route(/\/api\/membership\/addons/, (route) =>
      route.fulfill({ json: { status: true, ...addonsOnWire(addonOffer), publishable_key: 'pk_test_sandbox' } }),
    )
    await page.goto(addresses.aboutUs)
  },
  does: {
    'globalConnect.requested': (page) =>
      page.getByRole('navigation', { name: 'Main' }).getByText('Global Connect', { exact: true }).click(),
    'offer.accepted': decide('Yes'),
    'offer.declined': decide('No'),
  },
  calls: {},
  settles: { addonPurchase: decide('No') },
  main: null,
  screen: {
    presses: { 'button Yes': 'offer.accepted', 'button No': 'offer.declined' },
    states: {
      offeringPlan: { reads: ['Global Connect', words.none] },
      offeringRenewal: { reads: ['Global Connect', words.expired] },
      addingFeature: { reads: ['Global Connect', words.without_feature], offers: ['button No'] },
    },
  },
})
