import { fromPromise } from 'xstate'
import { planPromptFor } from '../domain/memberships/permissions.ts'
import { proposalMachine } from '../machines/proposalMachine.ts'
import { reportMachine } from '../machines/reportMachine.ts'
import { addresses, homeBase } from '../routes.ts'
import { loadOptions } from '../services/market.ts'
import { go } from '../services/navigation.ts'
import { complain, downloadNda, loadCurrencies, loadProposal, takeStep } from '../services/proposals.ts'
import { storeUnsentStep, unsentStep } from '../services/unsentStep.ts'
import { type ActorsOf, callbackActor, defineEffects, defineFlow } from './flow.ts'
import { subscribeToLive } from './member.ts'

const complaintActors: ActorsOf<typeof reportMachine> = {
  loadReasons: fromPromise(({ signal }) => loadOptions('complaint-reason', signal)),
  sendReport: fromPromise(({ input, signal }) => complain(input, signal)),
}

const actors: ActorsOf<typeof proposalMachine> = {
  loadProposal: fromPromise(async ({ input, signal }) => {
    const [proposal, decline_reason, lost_reason, instruments, currencies] = await Promise.all([
      loadProposal(input.id, signal),
      loadOptions('decline-reason', signal),
      loadOptions('closed-lost-reason', signal),
      loadOptions('instruments', signal),
      loadCurrencies(signal),
    ])
    return { proposal, lists: { decline_reason, lost_reason, instruments, currencies } }
  }),
  takeStep: fromPromise(({ input, signal }) => takeStep(input, signal)),
  downloadNda: fromPromise(({ input, signal }) => downloadNda(input.id, signal)),
  complaint: defineEffects(reportMachine, { actors: complaintActors }),
  watchChanges: callbackActor(({ input, sendBack }) => {
    let wasLost = false
    return subscribeToLive((event) => {
      // A step taken while the connection was lost is not announced again.
      const mayHaveMissed = wasLost && event.type === 'ready'
      if (event.type === 'lost' || event.type === 'ready') wasLost = event.type === 'lost'
      const isAboutIt = event.type === 'proposal' && event.proposal_id === input.id
      if (isAboutIt || mayHaveMissed) sendBack({ type: 'proposal.changedElsewhere' })
    })
  }),
}

export const flow = defineFlow(
  defineEffects(proposalMachine, {
    actors,
    actions: {
      storeUnsent: ({ context: { id, action, begunWith, form } }) =>
        storeUnsentStep(id, action && { action, offer: begunWith, form }),
      goToPlans: ({ context }) =>
        go(addresses.plans(context.base, { mode: context.mustRenew ? 'RENEW' : 'NEW', origin: location.pathname })),
    },
  }),
  ({ params, me }) => ({
    id: params.id ?? '',
    base: homeBase(me?.login_type ?? 'entrepreneur', me?.account_type ?? null),
    currency: me?.currency ?? 'INR',
    mustRenew: planPromptFor(me) === 'renew',
    unsent: unsentStep(params.id ?? ''),
  }),
)
