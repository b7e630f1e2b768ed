import { fromPromise } from 'xstate'
import { mySubscriptionMachine, type SubscriptionChange } from '../machines/mySubscriptionMachine.ts'
import { addresses } from '../routes.ts'
import {
  cancelAtEnd,
  chooseNextPlan,
  loadMySubscription,
  loadPayments,
  requestRefund,
  resume,
} from '../services/memberships.ts'
import { toastSuccess } from '../services/toasts.ts'
import { billing } from './billing.ts'
import { type ActorsOf, defineEffects, defineFlow } from './flow.ts'
import { addonPurchaseAt, purchaseIn, refreshAccount } from './payment.ts'
import { words } from './words.ts'

function applyChange(change: SubscriptionChange, signal: AbortSignal) {
  switch (change.kind) {
    case 'cancel':
      return cancelAtEnd(signal)
    case 'resume':
      return resume(signal)
    case 'downgrade':
      return chooseNextPlan(change.planId, signal)
    case 'keepPlan':
      return chooseNextPlan(null, signal)
    case 'refund':
      return requestRefund(change.paymentId, signal)
  }
}

const actors: ActorsOf<typeof mySubscriptionMachine> = {
  loadMySubscription: fromPromise(({ signal }) => loadMySubscription(signal)),
  loadPayments: fromPromise(({ input, signal }) => loadPayments(input.cursor, signal)),
  applyChange: fromPromise(({ input, signal }) =>
    input ? applyChange(input, signal) : Promise.reject(new Error('nothing to apply')),
  ),
  addonPurchase: addonPurchaseAt(() => 'payment'),
  billing,
}

/** @public */
export const flow = defineFlow(
  defineEffects(mySubscriptionMachine, {
    actors,
    actions: {
      announceChange: (_, outcome) => {
        if (outcome.ok) toastSuccess(outcome.value ?? words().subscriptions.mine.saved())
      },
      refreshAccount,
    },
  }),
  ({ query, me }) => ({
    purchaseId: purchaseIn(query, 'payment'),
    plansAt: addresses.plans(addresses.base(me?.login_type ?? 'entrepreneur', me?.account_type ?? null)),
  }),
)
