import { fromPromise } from 'xstate'
import { formatCompared, parseCompared } from '../domain/market/comparison.ts'
import { comparisonMachine } from '../machines/comparisonMachine.ts'
import { addresses, homeBase, kindListedAt } from '../routes.ts'
import { comparisonSelection } from '../services/comparisonSelection.ts'
import { loadCompared } from '../services/market.ts'
import { address, go } from '../services/navigation.ts'
import { type ActorsOf, defineEffects, defineFlow } from './flow.ts'

const actors: ActorsOf<typeof comparisonMachine> = {
  loadCompared: fromPromise(({ input, signal }) => loadCompared(input, signal)),
}

export const flow = defineFlow(
  defineEffects(comparisonMachine, {
    actors,
    actions: {
      storeCompared: ({ context: { kind, base, ids, list } }) => {
        comparisonSelection.store(
          kind,
          list.map(({ id, name }) => ({ id, name })),
        )
        go(addresses.compare(base, kind, formatCompared(ids)), { replace: true })
      },
    },
  }),
  ({ query, me }) => ({
    kind: kindListedAt(address()),
    base: homeBase(me?.login_type ?? 'entrepreneur', me?.account_type ?? null),
    ids: parseCompared(query.get('ids')),
  }),
)
