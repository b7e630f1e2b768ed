import { fromPromise } from 'xstate'
import type { LoginType } from '../domain/offerings.ts'
import { proposalBoxes, proposalStates } from '../domain/proposals/boxes.ts'
import { proposalsMachine } from '../machines/proposalsMachine.ts'
import { homeBase } from '../routes.ts'
import { loadProposals } from '../services/proposals.ts'
import { type ActorsOf, callbackActor, defineEffects, defineFlow } from './flow.ts'
import { session } from './session.ts'
import { watchQuery, writeQuery } from './watchQuery.ts'

/** The list that an address names, or else that of the menu: an investor's has both. */
const listIn = (query: URLSearchParams, loginType: LoginType | undefined) => ({
  box: proposalBoxes.find((one) => one === query.get('box')) ?? (loginType === 'investor' ? 'all' : 'sent'),
  state: proposalStates.find((state) => state === query.get('state')) ?? 'all',
})

const actors: ActorsOf<typeof proposalsMachine> = {
  loadProposals: fromPromise(({ input, signal }) => loadProposals(input, signal)),
  watchAddress: callbackActor(({ sendBack }) =>
    watchQuery((query) =>
      sendBack({ type: 'address.changed', ...listIn(query, session.getSnapshot().context.me?.login_type) }),
    ),
  ),
}

export const flow = defineFlow(
  defineEffects(proposalsMachine, {
    actors,
    actions: {
      writeAddress: ({ context: { box, state } }) =>
        writeQuery(new URLSearchParams({ box, ...(state === 'all' ? {} : { state }) }).toString(), { replace: true }),
    },
  }),
  ({ me, query }) => ({
    base: homeBase(me?.login_type ?? 'entrepreneur', me?.account_type ?? null),
    ...listIn(query, me?.login_type),
  }),
)
