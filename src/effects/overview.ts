import { fromPromise } from 'xstate'
import { firstMarketOf } from '../domain/members/globalConnect.ts'
import { overviewMachine } from '../machines/overviewMachine.ts'
import { loadBestMatches, loadOverview } from '../services/overview.ts'
import { type ActorsOf, defineEffects, defineFlow } from './flow.ts'

/** The number of tiles in a row. */
const limit = 3

const actors: ActorsOf<typeof overviewMachine> = {
  loadHomeContent: fromPromise(async ({ input: { me }, signal }) => {
    const [overview, best] = await Promise.all([
      loadOverview(signal),
      loadBestMatches(firstMarketOf(me), limit, signal),
    ])
    return { overview, best }
  }),
}

export const flow = defineFlow(defineEffects(overviewMachine, { actors }), ({ me }) => {
  if (!me) throw new Error('the home page needs a member')
  return { me }
})
