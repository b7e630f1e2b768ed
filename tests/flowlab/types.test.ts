import { expect, it } from 'vitest'
import { toTestModel } from '../../flowlab/model.ts'
import { mySubscriptionMachine } from '../../src/machines/mySubscriptionMachine.ts'

/** Each of these stops compiling when the types no longer refuse it. */
it('a sample that the machine cannot meet does not compile', () => {
  const events = [{ type: 'retry.asked' }] as const
  const model = toTestModel(mySubscriptionMachine, {
    events,
    // @ts-expect-error an output that lacks what the actor answers
    outcomes: { loadMySubscription: [{ output: { subscription: null } }] },
  })
  // @ts-expect-error an actor without outcomes
  toTestModel(mySubscriptionMachine, { events, outcomes: {} })
  // @ts-expect-error an event that the machine does not know
  toTestModel(mySubscriptionMachine, { events: [{ type: 'never.heard' }], outcomes: { loadMySubscription: [] } })
  expect(Object.keys(model.outcomes)).toEqual(['loadMySubscription'])
})
