import { fromPromise } from 'xstate'
import { proposalBoxes, proposalStates } from '../domain/proposals/boxes.ts'
import { proposalsMachine } from '../machines/proposalsMachine.ts'
import { homeBase } from '../routes.ts'
import { address, go } from '../services/navigation.ts'
import { loadProposals } from '../services/proposals.ts'
import { type ActorsOf, defineEffects, defineFlow } from './flow.ts'

const actors: ActorsOf<typeof proposalsMachine> = {
  loadProposals: fromPromise(({ input, signal }) => loadProposals(input, signal)),
}

export const flow = defineFlow(
  defineEffects(proposalsMachine, {
    actors,
    actions: {
      writeAddress: ({ context: { box, state } }) =>
        go(`${address().split('?')[0]}?${new URLSearchParams({ box, ...(state === 'all' ? {} : { state }) })}`, {
          replace: true,
        }),
    },
  }),
  ({ me, query }) => {
    const box = proposalBoxes.find((one) => one === query.get('box'))
    return {
      base: homeBase(me?.login_type ?? 'entrepreneur', me?.account_type ?? null),
      box: box ?? (me?.login_type === 'investor' ? 'received' : 'sent'),
      state: proposalStates.find((state) => state === query.get('state')) ?? 'all',
    } as const
  },
)
