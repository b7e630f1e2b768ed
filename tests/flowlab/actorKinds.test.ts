import { toTestModel } from 'flowlab/model/flow.ts'
import { explore } from 'flowlab/walk/explore.ts'
import { describe, expect, it } from 'vitest'
import {
  type AnyActorRef,
  type AnyStateMachine,
  assign,
  createActor,
  createMachine,
  fromCallback,
  fromEventObservable,
  fromObservable,
  fromPromise,
  fromTransition,
  type InspectionEvent,
  type Observer,
  sendParent,
  setup,
} from 'xstate'
import { coverOf } from '../support/flowCover.ts'

const subject = <T>() => {
  let received: Partial<Observer<T>> = {}
  const observable = {
    subscribe: (observer: Partial<Observer<T>>) => {
      received = observer
      return { unsubscribe: () => {} }
    },
  }
  return {
    observable: observable as never,
    next: (value: T) => received.next?.(value),
    complete: () => received.complete?.(),
  }
}
const nothingMissed = { states: [], transitions: [] }

const feed = (prices: () => unknown) =>
  setup({
    types: { context: {} as { last: number | null; shown: number } },
    actors: { prices: fromObservable<number, undefined>(prices as never) },
    guards: { isHigh: (_, price: number | undefined) => (price ?? 0) > 5 },
    actions: {
      keep: assign({
        last: (_, price: number | undefined) => price ?? null,
        shown: ({ context }) => Math.min(3, context.shown + 1),
      }),
    },
  }).createMachine({
    id: 'feed',
    context: { last: null, shown: 0 },
    initial: 'low',
    invoke: {
      src: 'prices',
      id: 'prices',
      onSnapshot: [
        {
          guard: { type: 'isHigh', params: ({ event }) => event.snapshot.context },
          target: '.high',
          actions: { type: 'keep', params: ({ event }) => event.snapshot.context },
        },
        { target: '.low', actions: { type: 'keep', params: ({ event }) => event.snapshot.context } },
      ],
      onDone: '.closed',
      onError: '.broken',
    },
    states: { low: {}, high: {}, closed: {}, broken: {} },
  })

describe('an observable', () => {
  it('emits values repeatedly, then completes or fails', async () => {
    const model = toTestModel(
      feed(() => subject().observable),
      {
        events: [],
        outcomes: { prices: [{ snapshot: 1 }, { snapshot: 9 }, { output: undefined }, { error: new Error('cut') }] },
        bound: ({ last, shown }) => [last, shown],
      },
    )
    const { missed, different, paths } = await coverOf(model)
    expect({ missed, different }).toEqual({ missed: nothingMissed, different: [] })
    expect(paths.flat()).toEqual(
      expect.arrayContaining(['prices shows 1', 'prices shows 9', 'prices answers nothing', 'prices gets no answer']),
    )
  })

  it('starts like the real one: with XState’s initial snapshot and no other', () => {
    const { observable, next } = subject<number>()
    const taken: string[] = []
    const note = (inspected: InspectionEvent) => {
      if (inspected.type === '@xstate.event' && inspected.event.type.startsWith('xstate.snapshot.'))
        taken.push(String((inspected.event as unknown as { snapshot: { context: unknown } }).snapshot.context))
    }
    const real = createActor(
      feed(() => observable),
      { inspect: note },
    ).start()
    const contexts = [real.getSnapshot().context]
    next(9)
    contexts.push(real.getSnapshot().context)
    expect(taken).toEqual(['undefined', '9'])

    const model = toTestModel(
      feed(() => observable),
      { events: [], outcomes: { prices: [{ snapshot: 9 }] }, bound: (all) => all },
    )
    const graph = explore(model)
    const [first = ''] = graph.starts.values()
    const then = graph.edgesFrom.get(first)?.[0]?.to ?? ''
    expect([first, then].map((key) => graph.situations.get(key)?.snapshot.context)).toEqual(contexts)
  })

  it('of events sends them to the flow', async () => {
    const machine = setup({
      types: { events: {} as { type: 'key.pressed' } },
      actors: { keys: fromEventObservable<{ type: 'key.pressed' }, undefined>(() => subject().observable) },
    }).createMachine({
      id: 'keys',
      initial: 'idle',
      states: {
        idle: { invoke: { src: 'keys', onDone: 'over', onError: 'over' }, on: { 'key.pressed': 'pressed' } },
        pressed: {},
        over: {},
      },
    })
    const { missed, different } = await coverOf(
      toTestModel(machine, {
        events: [],
        outcomes: { keys: [{ event: { type: 'key.pressed' } }, { output: undefined }, { error: new Error('cut') }] },
      }),
    )
    expect({ missed, different }).toEqual({ missed: nothingMissed, different: [] })
  })
})

describe('other actors', () => {
  it('a promise with a snapshot subscription publishes its initial snapshot, and none when it ends', async () => {
    const machine = setup({
      types: { context: {} as { shown: number } },
      actors: { load: fromPromise(() => Promise.resolve(1)) },
    }).createMachine({
      id: 'load',
      context: { shown: 0 },
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            src: 'load',
            onSnapshot: { actions: assign({ shown: ({ context }) => context.shown + 1 }) },
            onDone: 'done',
            onError: 'failed',
          },
        },
        done: {},
        failed: {},
      },
    })
    const model = toTestModel(machine, {
      events: [],
      outcomes: { load: [{ output: 1 }, { error: new Error('cut') }] },
      bound: ({ shown }) => shown,
    })
    const real = createActor(machine).start()
    const shown = real.getSnapshot().context.shown
    await new Promise((resolve) => real.subscribe((snapshot) => snapshot.value === 'done' && resolve(null)))
    expect(real.getSnapshot().context.shown).toBe(shown)
    const { missed, different } = await coverOf(model)
    expect({ missed, different }).toEqual({ missed: nothingMissed, different: [] })
    expect([...explore(model).situations.values()].map(({ snapshot }) => snapshot.context)).toEqual(
      [1, 2, 3].map(() => ({ shown })),
    )
  })

  it('an actor that reports an event and resolves in the same step does both', async () => {
    const machine = setup({
      types: { context: {} as { reported: string[] }, events: {} as { type: 'half.done' } },
      actors: { work: fromPromise<string>(() => Promise.resolve('')) },
    }).createMachine({
      id: 'work',
      context: { reported: [] },
      initial: 'working',
      states: {
        working: {
          on: { 'half.done': { actions: assign({ reported: ({ context }) => [...context.reported, 'half'] }) } },
          invoke: {
            src: 'work',
            onDone: {
              target: 'done',
              actions: assign({ reported: ({ context, event }) => [...context.reported, event.output] }),
            },
            onError: 'done',
          },
        },
        done: {},
      },
    })
    const model = toTestModel(machine, {
      events: [],
      outcomes: { work: [{ event: { type: 'half.done' }, output: 'whole' }, { error: new Error('cut') }] },
      bound: ({ reported }) => reported,
    })
    const { missed, different, paths } = await coverOf(model)
    expect({ missed, different }).toEqual({ missed: nothingMissed, different: [] })
    expect(paths.flat()).toContain('work reports half.done and answers "whole"')
    expect([...explore(model).situations.values()].map(({ snapshot }) => snapshot.context.reported)).toContainEqual([
      'half',
      'whole',
    ])
  })

  it('an actor that is stopped by its own report does not resolve', async () => {
    const machine = setup({
      types: { events: {} as { type: 'half.done' } },
      actors: { work: fromPromise<string>(() => Promise.resolve('')) },
    }).createMachine({
      id: 'work',
      initial: 'working',
      states: {
        working: { on: { 'half.done': 'left' }, invoke: { src: 'work', onDone: 'done', onError: 'left' } },
        left: { on: { 'xstate.done.actor.*': 'done' } },
        done: {},
      },
    } as never) as unknown as AnyStateMachine
    const { states, different } = await coverOf(
      toTestModel(machine, {
        events: [],
        outcomes: { work: [{ event: { type: 'half.done' }, output: 'whole' }] },
      } as never),
    )
    expect(different).toEqual([])
    expect(states).not.toContain('work.done')
  })

  it('a reducer and a machine publish their current snapshot', async () => {
    const counter = fromTransition((count: number, _: { type: 'counted' }) => count + 1, 0)
    const child = createMachine({
      id: 'child',
      initial: 'calm',
      states: { calm: { entry: sendParent({ type: 'calmed' }) }, wild: {} },
    })
    const machine = setup({
      types: { context: {} as { seen: unknown[] }, events: {} as { type: 'calmed' } },
      actors: { counter, child },
    }).createMachine({
      id: 'host',
      context: { seen: [] },
      invoke: [
        { src: 'counter', onSnapshot: { actions: assign({ seen: ({ event }) => [event.snapshot.context] }) } },
        {
          src: 'child',
          onSnapshot: { actions: assign({ seen: ({ event }) => [event.snapshot.value] }) },
          onDone: '.over',
          onError: '.over',
        },
      ],
      on: { calmed: '.calm' },
      initial: 'idle',
      states: { idle: {}, calm: {}, over: {} },
    })
    const model = toTestModel(machine, {
      events: [],
      outcomes: {
        counter: [{ snapshot: 7 }],
        child: [
          { snapshot: { value: 'wild', context: {} } },
          { event: { type: 'calmed' } },
          { output: undefined as never },
          { error: new Error('cut') },
        ],
      },
      bound: ({ seen }) => seen,
    })
    const { missed, different } = await coverOf(model)
    expect({ missed, different }).toEqual({ missed: nothingMissed, different: [] })
    const seen = [...explore(model).situations.values()].flatMap(({ snapshot }) => snapshot.context.seen)
    expect([...new Set(seen)].sort()).toEqual([7, 'calm', 'wild'])
  })

  it('several actors with one source are distinguished, including those without an id', async () => {
    const machine = setup({
      types: { context: {} as { refs: AnyActorRef[]; done: number }, events: {} as { type: 'added' } },
      actors: { todo: fromPromise<void>(() => Promise.resolve()) },
      guards: { hasRoom: ({ context }) => context.refs.length < 2 },
    }).createMachine({
      id: 'todos',
      context: { refs: [], done: 0 },
      on: {
        added: {
          guard: 'hasRoom',
          actions: assign({ refs: ({ context, spawn }) => [...context.refs, spawn('todo')] }),
        },
        'xstate.done.actor.*': { actions: assign({ done: ({ context }) => context.done + 1 }) },
      } as never,
    })
    const { missed, different, paths } = await coverOf(
      toTestModel(machine, {
        events: [{ type: 'added' }],
        outcomes: { todo: [{ output: undefined, as: 'is done' }] },
        bound: ({ refs, done }) => [refs.length, done],
      }),
    )
    expect({ missed, different }).toEqual({ missed: nothingMissed, different: [] })
    expect(paths.flat()).toEqual(expect.arrayContaining(['todo is done', 'todo #1 is done', 'todo #2 is done']))
  })
})

describe('an actor without a stand-in is refused with advice', () => {
  const refusalOf = (machine: unknown, outcomes: object = {}) => {
    try {
      explore(toTestModel(machine as AnyStateMachine, { events: [{ type: 'added' }], outcomes } as never))
      return 'none'
    } catch (error) {
      return (error as Error).message
    }
  }

  it('for logic written in the invocation', () => {
    const machine = createMachine({
      id: 'page',
      initial: 'loading',
      states: { loading: { invoke: { src: fromPromise(() => Promise.resolve()) } } },
    })
    expect(refusalOf(machine)).toBe(
      'page.loading invokes inline logic: name it in setup({ actors }) and invoke it by its name',
    )
  })

  it('for logic written where it is spawned', () => {
    const machine = createMachine({
      id: 'page',
      context: {},
      entry: assign(({ spawn }) => ({
        child: spawn(
          fromCallback(() => {}),
          { id: 'beside' },
        ),
      })),
    })
    expect(refusalOf(machine)).toBe(
      'beside is spawned with logic written there: name it in setup({ actors }) and spawn it by its name',
    )
  })

  it('for actors started without end', () => {
    const machine = setup({ actors: { todo: fromPromise<void>(() => Promise.resolve()) } }).createMachine({
      id: 'todos',
      context: {},
      on: { added: { actions: assign(({ spawn }) => ({ last: spawn('todo') })) } },
    } as never)
    expect(refusalOf(machine, { todo: [] })).toBe(
      'more than 100 actors at once: start them under a guard that counts them, and stop those that are done with stopChild',
    )
  })
})
