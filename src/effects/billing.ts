import { fromPromise } from 'xstate'
import { billingDetailsMachine } from '../machines/billingDetailsMachine.ts'
import { loadBillingDetails, saveBillingDetails } from '../services/billing.ts'
import { toastSuccess } from '../services/toasts.ts'
import { defineEffects } from './flow.ts'
import { words } from './words.ts'

export const billing = defineEffects(billingDetailsMachine, {
  actors: {
    loadBillingDetails: fromPromise(({ signal }) => loadBillingDetails(signal)),
    saveBillingDetails: fromPromise(({ input, signal }) => saveBillingDetails(input.details, signal)),
  },
  actions: { announceSaved: () => toastSuccess(words().subscriptions.billing.saved()) },
})
