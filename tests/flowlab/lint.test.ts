import { flow, inferFlow, lint } from 'flowlab'
import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, assign, fromPromise, setup } from 'xstate'

/** Faults written on purpose, one a machine. */

const found = (machine: AnyStateMachine) => lint(inferFlow(machine))
const door = setup({ types: { events: {} as { type: 'opened' } | { type: 'closed' } } })

describe('the linter names', () => {
  it('chance and clock in a condition', () => {
    const machine = setup({ guards: { isLucky: () => Math.random() > 2, isLate: () => new Date().getTime() < 0 } })
    const chart = machine.createMachine({
      initial: 'waiting',
      states: {
        waiting: {
          on: {
            opened: [
              { guard: 'isLucky', target: 'over' },
              { guard: 'isLate', target: 'over' },
            ],
          },
        },
        over: { type: 'final' },
      },
    })
    const says = (name: string) => `${name} is used by a condition or an assignment: make it an effect`
    expect(found(chart)).toEqual([says('Math.random'), says('new Date')])
  })

  it('an assignment that has an effect', () => {
    const chart = setup({ types: { context: {} as { id: string } } }).createMachine({
      context: { id: '' },
      on: { opened: { actions: assign({ id: () => crypto.randomUUID() && 'one' }) } },
    })
    expect(found(chart)).toEqual(['crypto.randomUUID is used by a condition or an assignment: make it an effect'])
  })

  it('a branch behind one without a condition', () => {
    const chart = setup({ guards: { isOpen: () => true } }).createMachine({
      id: 'door',
      initial: 'shut',
      states: {
        shut: { on: { opened: [{ target: 'over' }, { guard: 'isOpen', target: 'over' }] } },
        over: { type: 'final' },
      },
    })
    expect(found(chart)).toEqual(['door.shut never tries branch 2 of opened: branch 1 has no condition'])
  })

  it('states that never come to an end, where others do', () => {
    const chart = door.createMachine({
      initial: 'shut',
      states: {
        shut: { on: { opened: 'over', closed: 'turning' } },
        turning: { on: { opened: 'returning' } },
        returning: { on: { closed: 'turning' } },
        over: { type: 'final' },
      },
    })
    expect(found(chart)).toEqual(['no way leads from returning, turning to an end'])
  })

  it('a request that is repeated without end while it fails', () => {
    const asking = setup({ actors: { ask: fromPromise(async () => 1) }, delays: { pause: 1_000 } })
    const chart = asking.createMachine({
      initial: 'asking',
      states: {
        asking: { invoke: { src: 'ask', onDone: 'over', onError: 'pausing' } },
        pausing: { after: { pause: 'asking' } },
        over: { type: 'final' },
      },
    })
    expect(found(chart)).toEqual(['ask is tried again without end while it fails: count the attempts'])
  })

  it('a condition on a value that bound leaves out', () => {
    const counting = setup({
      types: { context: {} as { count: number }, events: {} as { type: 'counted' } | { type: 'closed' } },
      guards: { isFull: ({ context }) => context.count > 1 },
      actions: { count: assign({ count: ({ context }) => Math.min(3, context.count + 1) }) },
    })
    const machine = counting.createMachine({
      context: { count: 0 },
      initial: 'open',
      states: {
        open: { on: { counted: { actions: 'count' }, closed: { guard: 'isFull', target: 'over' } } },
        over: { type: 'final' },
      },
    })
    const events = [{ type: 'counted' }, { type: 'closed' }] as const
    expect(lint(flow('counter', machine, { events, outcomes: {} }))).toEqual([
      'open continues in two ways at “closed”: a condition reads a value that `bound` leaves out',
    ])
    expect(lint(flow('counter', machine, { events, outcomes: {}, bound: ({ count }) => count }))).toEqual([])
  })

  it('nothing in a machine without these faults', () => {
    const chart = door.createMachine({
      initial: 'shut',
      states: { shut: { on: { opened: 'over' } }, over: { type: 'final' } },
    })
    expect(found(chart)).toEqual([])
  })
})
