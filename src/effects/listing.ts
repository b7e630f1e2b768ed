import { fromPromise } from 'xstate'
import { homeBase } from '../domain/landing.ts'
import { listingMachine } from '../machines/listingMachine.ts'
import { loadListing, sendProposal } from '../services/market.ts'
import { go } from '../services/navigation.ts'
import { type ActorsOf, defineFlow } from './flow.ts'

const actors: ActorsOf<typeof listingMachine> = {
  loadListing: fromPromise(({ input, signal }) => loadListing(input.id, signal)),
  sendProposal: fromPromise(({ input, signal }) => sendProposal(input, signal)),
}

export const flow = defineFlow(
  listingMachine.provide({
    actors,
    actions: {
      showSentProposals: ({ context }) =>
        go(context.base === '/investor' ? '/investor/my-proposals?box=sent' : `${context.base}/sent-proposals`),
      chooseSubscription: ({ context }) => go(`${context.base}/subscriptions?mode=NEW`),
    },
  }),
  ({ params, me }) => ({
    id: params.id ?? '',
    base: homeBase(me?.login_type ?? 'entrepreneur', me?.account_type ?? null),
    requestId: crypto.randomUUID(),
  }),
)
