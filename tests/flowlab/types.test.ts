import { toTestModel } from 'flowlab/model/flow.ts'
import { expect, it } from 'vitest'
import { fromCallback, fromObservable, fromPromise, fromTransition, setup } from 'xstate'
import { mySubscriptionMachine } from '../../src/machines/mySubscriptionMachine.ts'

/** Each of these stops compiling when the types no longer refuse it. */
it('a sample that does not fit the machine does not compile', () => {
  const events = [{ type: 'retry.requested' }] as const
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

it('an outcome that does not fit the kind of actor does not compile', () => {
  const machine = setup({
    types: { events: {} as { type: 'line.lost' } },
    actors: {
      line: fromCallback<{ type: 'line.lost' }>(() => {}),
      prices: fromObservable<number, undefined>(() => ({ subscribe: () => ({ unsubscribe: () => {} }) }) as never),
      load: fromPromise<string>(() => Promise.resolve('')),
      count: fromTransition((count: number) => count, 0),
    },
  }).createMachine({})
  const known = {
    line: [{ event: { type: 'line.lost' } }],
    prices: [{ snapshot: 1 }, { output: undefined }, { error: null }],
    load: [{ output: 'all' }, { error: null }, { output: 'all', event: { type: 'line.lost' } }],
    count: [{ snapshot: 2 }],
  } as const
  const outcomes = [
    toTestModel(machine, { events: [], outcomes: known }),
    // @ts-expect-error a callback never answers
    toTestModel(machine, { events: [], outcomes: { ...known, line: [{ output: 1 }] } }),
    // @ts-expect-error a value of another type
    toTestModel(machine, { events: [], outcomes: { ...known, prices: [{ snapshot: 'high' }] } }),
    // @ts-expect-error a promise emits no values before it ends
    toTestModel(machine, { events: [], outcomes: { ...known, load: [{ snapshot: 'half' }] } }),
    // @ts-expect-error a reducer never answers
    toTestModel(machine, { events: [], outcomes: { ...known, count: [{ output: 2 }] } }),
  ]
  expect(outcomes).toHaveLength(5)
})
