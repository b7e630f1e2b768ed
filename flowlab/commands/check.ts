import { problemsOf } from 'flowlab/checks/check.ts'
import { sharedWords } from 'flowlab/model/wording.ts'
import { problemOf } from 'flowlab/properties/verify.ts'
import { verifyTogether } from 'flowlab/together/promises.ts'
import { lostComments } from '../comments.ts'
import { flows } from '../registry.ts'
import { purchases } from '../together/purchase.ts'
import { type Command, say, selectFlows, sourcesIn } from './command.ts'
import { savedComments } from './comment.ts'

export const check: Command = {
  usage: 'check [NAME…]',
  says: 'problems of the flows',
  help: `Finds unreachable states, dead ends, calls without a transition for a lost response, events that nobody sends,
states, events, conditions, actors and delays without words in a language, words that two flows share, values that a machine
reads but no sample has, mutually exclusive flags that are both set, comments on parts that no longer exist, and promises that
some walk breaks (flowlab/promises.ts for one flow, flowlab/together for several flows and the server).

  NAME…     only these flows, without the promises that span flows`,
  takes: [],
  run: async (names) => {
    const found = [
      ...problemsIn(names),
      ...(names.length > 0 ? [] : [...sharedWords(), ...brokenTogether(), ...lostComments(savedComments(), flows)]),
    ]
    say(found.length > 0 ? found.join('\n') : 'No flow has a problem.')
    return found.length > 0 ? 1 : 0
  },
}

function problemsIn(names: readonly string[]): string[] {
  // A machine may also send events to itself or to its child actor.
  const machines = sourcesIn('src/machines')
  const raised = machines.match(/raise\(\{ type: '[^']+'/g) ?? []
  const toChildren = machines.match(/sendTo\((?:[^\n]*\),\n|[\s\S]*?\n {4}[)}]+,\n)/g) ?? []
  const source = [sourcesIn('src/ui'), sourcesIn('src/effects'), ...raised, ...toChildren].join('\n')
  return selectFlows(names).flatMap((flow) => problemsOf(flow, source).map((problem) => `${flow.name}: ${problem}`))
}

const brokenTogether = (): string[] =>
  purchases().flatMap((together) =>
    verifyTogether(together)
      .flatMap(problemOf)
      .map((problem) => `${together.name}: ${problem}`),
  )
