import { fromPromise } from 'xstate'
import type { ProfileKind } from '../domain/offerings.ts'
import { overviewMachine } from '../machines/overviewMachine.ts'
import { loadBestMatches, loadOverview } from '../services/overview.ts'
import { type ActorsOf, defineEffects, defineFlow } from './flow.ts'

/** As many as stand in a row. */
const limit = 3

const actors: ActorsOf<typeof overviewMachine> = {
  loadGreeting: fromPromise(async ({ input: { me }, signal }) => {
    // Investors look for companies first, everybody else for investors.
    const market: ProfileKind = me.login_type === 'investor' ? 'INVESTMENT' : 'INVESTOR'
    const [overview, best] = await Promise.all([loadOverview(signal), loadBestMatches(market, limit, signal)])
    return { overview, best }
  }),
}

export const flow = defineFlow(defineEffects(overviewMachine, { actors }), ({ me }) => {
  if (!me) throw new Error('only a member is greeted')
  return { me }
})
