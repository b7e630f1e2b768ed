import { flow, inferFlow, lint } from 'flowlab'
import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, assign, fromPromise, setup } from 'xstate'

/** Deliberate faults, one per machine. */

const found = (machine: AnyStateMachine) => lint(inferFlow(machine))
const door = setup({ types: { events: {} as { type: 'opened' } | { type: 'closed' } } })

/** A page that waits for its content, with other ways to leave that state. */
const loading = (ways: object) =>
  setup({ actors: { load: fromPromise(async () => 1) }, delays: { patience: 1_000 } }).createMachine({
    id: 'page',
    initial: 'loading',
    states: {
      loading: { invoke: { src: 'load', onDone: 'over' }, ...ways },
      over: { type: 'final' },
    },
  })

/** A payment with at most three attempts. */
const attempting = setup({
  types: { context: {} as { count: number }, events: {} as { type: 'retry' } | { type: 'left' } },
  actors: { pay: fromPromise(async () => 1) },
  guards: { mayRetry: ({ context }) => context.count < 3 },
  actions: { count: assign({ count: ({ context }) => context.count + 1 }) },
}).createMachine({
  context: { count: 0 },
  initial: 'paying',
  states: {
    paying: { entry: 'count', invoke: { src: 'pay', onDone: 'over', onError: 'declined' } },
    declined: { on: { retry: { guard: 'mayRetry', target: 'paying' }, left: 'over' } },
    over: { type: 'final' },
  },
})
const attempts = (bound: (context: { count: number }) => unknown) =>
  ({
    events: [{ type: 'retry' }, { type: 'left' }],
    outcomes: { pay: [{ output: 1 }, { error: new Error('declined') }] },
    bound,
  }) as const

describe('the linter names', () => {
  it('random values and the clock in a condition', () => {
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

  it('states that never end although others do', () => {
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

  it('a request that is repeated endlessly while it fails', () => {
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

  it('a condition on a value that `bound` leaves out', () => {
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

  it('an assignment that changes its context in place', () => {
    const chart = setup({
      types: { context: {} as { seen: string[] }, events: {} as { type: 'opened' } },
    }).createMachine({
      id: 'door',
      context: { seen: [] },
      initial: 'shut',
      states: {
        shut: {
          on: {
            opened: {
              target: 'over',
              actions: assign(({ context }) => {
                context.seen.push('opened')
                return {}
              }),
            },
          },
        },
        over: { type: 'final' },
      },
    })
    expect(found(chart)).toEqual(['“opened” in shut changes the context in place: return a new value instead'])
  })

  it('a branch behind one with the same condition', () => {
    const chart = setup({ guards: { isOpen: () => true } }).createMachine({
      id: 'door',
      initial: 'shut',
      states: {
        shut: {
          on: {
            opened: [
              { guard: 'isOpen', target: 'over' },
              { guard: 'isOpen', target: 'shut' },
            ],
          },
        },
        over: { type: 'final' },
      },
    })
    expect(found(chart)).toEqual(['door.shut never tries branch 2 of opened: branch 1 has the same condition'])
  })

  it('a wait that only its response ends', () => {
    expect(found(loading({}))).toEqual([
      'page.loading waits for load without an end: nothing but its answer leads out of there',
    ])
  })

  it('a condition that distinguishes two contexts only some steps later', () => {
    expect(
      lint(
        flow(
          'attempts',
          attempting,
          attempts(() => null),
        ),
      ),
    ).toEqual(['declined continues in two ways at “retry”: a condition reads a value that `bound` leaves out'])
  })

  it('nothing in a machine without these faults', () => {
    const chart = door.createMachine({
      initial: 'shut',
      states: { shut: { on: { opened: 'over' } }, over: { type: 'final' } },
    })
    expect(found(chart)).toEqual([])
  })
})

describe('the linter does not name', () => {
  it('random values, the clock and effects in effects, delays and actors, or supplied by an event', () => {
    const chart = setup({
      types: { context: {} as { at: number }, events: {} as { type: 'opened'; at: string } },
      actions: { log: () => console.log(Math.random(), Date.now()) },
      actors: { ask: fromPromise(async () => Math.random()) },
      delays: { pause: () => 1_000 + Math.random() },
    }).createMachine({
      context: { at: 0 },
      initial: 'shut',
      states: {
        shut: {
          entry: 'log',
          on: { opened: { target: 'asking', actions: assign({ at: ({ event }) => new Date(event.at).getTime() }) } },
        },
        asking: { invoke: { src: 'ask', onDone: 'over', onError: 'over' }, after: { pause: 'over' } },
        over: { type: 'final' },
      },
    })
    const opened = { type: 'opened', at: '2026-01-01' } as const
    const outcomes = { ask: [{ output: 1 }, { error: new Error('offline') }] }
    expect(lint(flow('door', chart, { events: [opened], outcomes }))).toEqual([])
  })

  it('a last branch without a condition, or different conditions', () => {
    const guards = { isOpen: () => false, isAt: (_: unknown, place: string) => place === 'front' }
    const chart = setup({ guards }).createMachine({
      initial: 'shut',
      states: {
        shut: {
          on: {
            opened: [
              { guard: { type: 'isAt', params: 'back' }, target: 'over' },
              { guard: { type: 'isAt', params: 'front' }, target: 'over' },
              { guard: 'isOpen', target: 'over' },
              { target: 'over' },
            ],
          },
        },
        over: { type: 'final' },
      },
    })
    expect(found(chart)).toEqual([])
  })

  it('states that form a loop with an exit', () => {
    const chart = door.createMachine({
      initial: 'shut',
      states: {
        shut: { on: { opened: 'turning', closed: 'over' } },
        turning: { on: { opened: 'returning' } },
        returning: { on: { closed: 'turning', opened: 'over' } },
        over: { type: 'final' },
      },
    })
    expect(found(chart)).toEqual([])
  })

  it('a retry that is counted, or that a person requests', () => {
    const counted = setup({
      types: { context: {} as { count: number }, events: {} as { type: 'retry' } },
      actors: { ask: fromPromise(async () => 1) },
      delays: { pause: 1_000 },
      guards: { mayRetry: ({ context }) => context.count < 2 },
      actions: { count: assign({ count: ({ context }) => context.count + 1 }) },
    }).createMachine({
      context: { count: 0 },
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            src: 'ask',
            onDone: 'over',
            onError: [{ guard: 'mayRetry', actions: 'count', target: 'pausing' }, { target: 'failed' }],
          },
        },
        pausing: { after: { pause: 'asking' } },
        failed: { on: { retry: { target: 'asking', actions: assign({ count: 0 }) } } },
        over: { type: 'final' },
      },
    })
    const samples = {
      events: [{ type: 'retry' }],
      outcomes: { ask: [{ output: 1 }, { error: new Error('offline') }] },
      bound: ({ count }: { count: number }) => count,
    } as const
    expect(lint(flow('asking', counted, samples))).toEqual([])
  })

  it('a wait that a lost response, a delay or a person ends', () => {
    for (const ways of [
      { invoke: { src: 'load', onDone: 'over', onError: 'over' } },
      { after: { patience: 'over' } },
      { on: { left: 'over' } },
    ])
      expect(found(loading(ways))).toEqual([])
  })

  it('a condition whose value `bound` has, or that is the same for all omitted values', () => {
    expect(
      lint(
        flow(
          'attempts',
          attempting,
          attempts(({ count }) => Math.min(count, 3)),
        ),
      ),
    ).toEqual([])
    const list = setup({
      types: { context: {} as { items: string[] }, events: {} as { type: 'added' } | { type: 'sent' } },
      guards: { hasItems: ({ context }) => context.items.length > 0 },
      actions: { add: assign({ items: ({ context }) => [...context.items, 'a'] }) },
    }).createMachine({
      context: { items: [] },
      initial: 'open',
      states: {
        open: { on: { added: { actions: 'add' }, sent: { guard: 'hasItems', target: 'over' } } },
        over: { type: 'final' },
      },
    })
    const events = [{ type: 'added' }, { type: 'sent' }] as const
    expect(lint(flow('list', list, { events, outcomes: {} }))).toEqual([])
  })
})
