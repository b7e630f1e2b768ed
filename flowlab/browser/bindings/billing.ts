import type { Page } from 'playwright-core'
import { type BillingDraft, billingFrom } from '../../../src/domain/memberships/billing.ts'
import type { LoadedBilling } from '../../../src/machines/billingDetailsMachine.ts'
import { addresses } from '../../../src/routes.ts'
import { billing, type billingDetails as details, mySubscription } from '../../flows/membershipSamples.ts'
import type { Binding } from '../binding.ts'
import { answering, decide, member, ok, press, saysRefusal, signIn } from './acts.ts'

type Refused = { refusal: { message: string } | null }
const title = 'Billing details'
const form = [title, 'Company or person', 'These details appear on receipts for later payments.']
/** The page below the dialog. */
const page = ['link Choose a plan', 'button Earlier payments']

/** The lists to choose from, as in the samples. */
async function listsAre({ countries, states }: Pick<LoadedBilling, 'countries' | 'states'>, window: Page) {
  await answering(window, /\/api\/countries$/, { list: countries })
  await answering(window, /\/api\/master-dropdown\/gst-state$/, { list: states })
}

/** No billing details, for flows whose screens offer to add some. */
export async function nothingIsBilled(window: Page): Promise<void> {
  await listsAre(billing, window)
  await answering(window, /\/api\/billing-details$/, { details: null })
}
export const addBilling = 'button Add'

/** To whom receipts are addressed, on My Subscription. */
export const billingDetails: Binding = {
  name: 'billingDetails',
  reach: 'its screen',
  open: async (window) => {
    await signIn(window, member)
    await listsAre(billing, window)
    await answering(window, /\/api\/membership$/, mySubscription)
    await window.goto(addresses.mySubscription(addresses.base('investor', null)))
  },
  does: {
    'edit.requested': press('Edit'),
    'field.changed': (window: Page, { change }: { change: { name: string } }) =>
      window.locator('input[name=name]').fill(change.name),
    'form.submitted': decide('Save'),
    'edit.cancelled': decide('Cancel'),
    'retry.requested': press('Try again'),
  },
  calls: {
    loadBillingDetails: {
      method: 'GET',
      url: /\/api\/billing-details$/,
      losses: [],
      body: (loaded: LoadedBilling) => ok({ details: loaded.details }),
    },
    saveBillingDetails: {
      method: 'PUT',
      url: /\/api\/billing-details$/,
      sends: ({ draft }: { draft: BillingDraft }) => ({ details: billingFrom(draft) }),
      body: ({ value }: { value: typeof details }) => ok({ details: value }),
    },
  },
  main: 'saveBillingDetails',
  screen: {
    presses: {
      'button Edit': 'edit.requested',
      'button Save': 'form.submitted',
      'button Cancel': 'edit.cancelled',
      'button Try again': 'retry.requested',
    },
    states: {
      loading: { reads: [title], liveRegions: ['status: Loading…'], offers: page },
      shown: { reads: [title, 'GSTIN 27AAPFU0939F1ZV'], offers: page },
      editing: (context: Refused) => ({ reads: form, liveRegions: saysRefusal(context) }),
      saving: { reads: form },
      unanswered: { reads: form, liveRegions: ['alert: We didn’t get a response. It’s safe to save again.'] },
      unavailable: {
        reads: [title],
        liveRegions: ['alert: We couldn’t load your billing details.'],
        offers: page,
      },
    },
    announces: { 'saveBillingDetails has saved them': 'Billing details saved.' },
  },
}
