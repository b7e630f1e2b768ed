import { fromPromise } from 'xstate'
import { homeBase } from '../domain/landing.ts'
import { mySubscriptionMachine } from '../machines/mySubscriptionMachine.ts'
import { loadMySubscription } from '../services/memberships.ts'
import { type ActorsOf, defineFlow } from './flow.ts'

const actors: ActorsOf<typeof mySubscriptionMachine> = {
  loadMySubscription: fromPromise(({ signal }) => loadMySubscription(signal)),
}

export const flow = defineFlow(mySubscriptionMachine.provide({ actors }), ({ me }) => ({
  plansAt: `${homeBase(me?.login_type ?? 'entrepreneur', me?.account_type ?? null)}/subscriptions`,
}))
