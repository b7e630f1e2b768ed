import { fromPromise } from 'xstate'
import { homeBase } from '../domain/landing.ts'
import { proposalsMachine } from '../machines/proposalsMachine.ts'
import { loadProposals } from '../services/market.ts'
import { type ActorsOf, defineFlow } from './flow.ts'

const actors: ActorsOf<typeof proposalsMachine> = {
  loadProposals: fromPromise(({ input, signal }) => loadProposals(input.box, input.cursor, signal)),
}

export const flow = defineFlow(proposalsMachine.provide({ actors }), ({ me, query }) => {
  const box = query.get('box')
  return {
    base: homeBase(me?.login_type ?? 'entrepreneur', me?.account_type ?? null),
    box: box === 'sent' || box === 'received' ? box : me?.login_type === 'investor' ? 'received' : 'sent',
  } as const
})
