import { toTestModel, withoutPresence } from 'flowlab/model/flow.ts'
import { mutantsOf } from 'flowlab/mutation/mutants.ts'
import { problemOf } from 'flowlab/properties/verify.ts'
import { verifyTogether, vocabularyOfTogether } from 'flowlab/together/promises.ts'
import { type CombinedFlows, stateNames, walkTogether } from 'flowlab/together/together.ts'
import { explore } from 'flowlab/walk/explore.ts'
import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { flowNamed } from '../../flowlab/registry.ts'
import { purchases } from '../../flowlab/together/purchase.ts'
import { purchaseOnServer } from '../../flowlab/together/purchaseOnServer.ts'

/** The promises that a changed part breaks; its states have the names from before the change. */
const broken = (together: CombinedFlows, names = vocabularyOfTogether(together)) =>
  verifyTogether(together, names).flatMap(problemOf)
const withPart = (together: CombinedFlows, name: string, graph: ReturnType<typeof explore>): CombinedFlows => ({
  ...together,
  parts: { ...together.parts, [name]: graph },
})

describe.each(purchases().map((together) => [together.name, together] as const))('%s together', (_, together) => {
  it('keep their promises on all walks, and every state of each is reached', () => {
    expect(broken(together)).toEqual([])
    const { edgesFrom, isIn } = walkTogether(together)
    // Each flow reaches the same states in combination as alone.
    const reached = [...stateNames(together)].filter((state) => [...edgesFrom.keys()].some((key) => isIn(key, [state])))
    expect(reached).toEqual([...stateNames(together)])
  })

  it('are broken by a payment that trusts the card provider', () => {
    const payment = flowNamed('payment')
    const hasty =
      payment &&
      mutantsOf(payment.model.machine).find(({ name }) => name === 'processing on chargeCard.onDone #1: led to paid')
    if (!payment || !hasty) throw new Error('payment')
    const { inputs } = payment.model
    const graph = explore({
      ...withoutPresence(payment.model),
      machine: hasty.machine,
      inputs: { 'an open transaction': inputs['an open transaction'] },
    })
    const [first] = broken(withPart(together, 'payment', graph), vocabularyOfTogether(together))
    expect(first).toMatch(
      /^“nothing is shown as paid before the server has settled it” is broken by: .*has charged the card/,
    )
  })

  it('are broken by a server that forgets the charge of a replaced purchase', () => {
    const config = structuredClone(JSON.parse(JSON.stringify(purchaseOnServer.machine.config)))
    config.states.chargedInVain = {}
    const graph = explore(
      toTestModel(createMachine(config), { events: purchaseOnServer.events as never, outcomes: {} }),
    )
    expect(broken(withPart(together, 'server', graph), vocabularyOfTogether(together))[0]).toMatch(
      /^“a charge leads to a membership or a refund, even when no browser comes back” is broken by: .*rival\.confirmed/,
    )
  })
})
