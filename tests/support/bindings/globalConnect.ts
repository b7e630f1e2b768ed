import type { Binding } from '../../../flowlab/browser/binding.ts'
import { answers } from '../../../flowlab/flows/answers.ts'
import { addonOffer, me } from '../../../flowlab/flows/samples.ts'
import { toTestModel } from '../../../flowlab/model.ts'
import type { Me } from '../../../src/domain/contract/accounts.ts'
import { type GlobalConnectAccess, globalConnectAccess } from '../../../src/domain/globalConnect.ts'
import { globalConnectMachine } from '../../../src/machines/globalConnectMachine.ts'
import { decide, signIn } from './session.ts'

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

/** The gate in front of Global Connect, as an account in one of the four cases meets it. */
export const globalConnect = (access: GlobalConnectAccess): Binding => ({
  name: 'globalConnect',
  model: toTestModel(globalConnectMachine, {
    inputs: { [access]: { base: '/entrepreneur/investment', purchaseId: null } },
    events: [{ type: 'globalConnect.asked' }, { type: 'offer.accepted' }, { type: 'offer.declined' }],
    outcomes: {
      readAccess: () => [answers(globalConnectAccess(accounts[access]), `finds: ${access}`)],
      addonPurchase: [answers(false, 'was dropped')],
    },
  }),
  open: async (page) => {
    await signIn(page, accounts[access])
    await page.route(/\/api\/membership\/addons/, (route) =>
      route.fulfill({ json: { status: true, ...addonOffer, currency: 'INR', publishable_key: 'pk_test_sandbox' } }),
    )
    await page.goto('/about-us')
  },
  does: {
    'globalConnect.asked': (page) =>
      page.getByRole('navigation', { name: 'Main' }).getByText('Global Connect', { exact: true }).click(),
    'offer.accepted': decide('Yes'),
    'offer.declined': decide('No'),
  },
  calls: {},
  main: null,
  settles: { addonPurchase: decide('No') },
  // A longer plan is offered in the add-on's place only where no add-on can be had.
  leaves: (state, step) => state === 'addingFeature' && step.kind === 'event',
  departs: ({ name }) => name === 'offer.accepted' || name.endsWith('finds: included'),
  shows: {
    offeringPlan: (page) => page.getByText(/You don.t have a subscription to access this/).waitFor(),
    offeringRenewal: (page) => page.getByText(/subscription expired/).waitFor(),
    offeringLongerPlan: (page) => page.getByRole('button', { name: 'See plans' }).waitFor(),
    addingFeature: (page) => page.getByText(/You don.t have this feature in your subscription/).waitFor(),
  },
})
