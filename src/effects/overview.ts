import { fromPromise } from 'xstate'
import type { Me } from '../domain/contract/accounts.ts'
import { emptyWish } from '../domain/market/filters.ts'
import { firstMarketOf } from '../domain/market/firstMarket.ts'
import { overviewMachine } from '../machines/overviewMachine.ts'
import { loadListings } from '../services/market.ts'
import { loadOverview } from '../services/overview.ts'
import { type ActorsOf, defineFlow } from './flow.ts'

/** As many as stand in a row. */
const limit = 3

async function bestOf(me: Me, signal: AbortSignal) {
  const page = await loadListings({ kind: firstMarketOf(me), wish: emptyWish, cursor: null, limit }, signal)
  return page.ok ? page.value.list : []
}

const actors: ActorsOf<typeof overviewMachine> = {
  loadGreeting: fromPromise(async ({ input, signal }) => {
    const [overview, best] = await Promise.all([loadOverview(signal), bestOf(input.me, signal)])
    return { overview, best }
  }),
}

export const flow = defineFlow(overviewMachine.provide({ actors }), ({ me }) => {
  if (!me) throw new Error('only a member is greeted')
  return { me }
})
