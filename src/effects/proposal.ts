import { fromCallback, fromPromise } from 'xstate'
import { homeBase } from '../domain/landing.ts'
import { proposalMachine } from '../machines/proposalMachine.ts'
import { loadDeclineReasons, loadProposal, takeStep } from '../services/market.ts'
import { type ActorsOf, defineFlow } from './flow.ts'
import { hearLive } from './live.ts'

const actors: ActorsOf<typeof proposalMachine> = {
  loadProposal: fromPromise(async ({ input, signal }) => {
    const [proposal, reasons] = await Promise.all([loadProposal(input.id, signal), loadDeclineReasons(signal)])
    return { proposal, reasons }
  }),
  takeStep: fromPromise(({ input, signal }) => takeStep(input.id, input.action, input.reason, signal)),
  hearChanges: fromCallback(({ input, sendBack }) =>
    hearLive((news) => {
      if (news.type === 'proposal' && news.proposal_id === input.id) sendBack({ type: 'proposal.changedElsewhere' })
    }),
  ),
}

export const flow = defineFlow(proposalMachine.provide({ actors }), ({ params, me }) => ({
  id: params.id ?? '',
  base: homeBase(me?.login_type ?? 'entrepreneur', me?.account_type ?? null),
}))
