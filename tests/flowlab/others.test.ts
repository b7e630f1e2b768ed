import { describeFlow } from 'flowlab/describeFlow.ts'
import { chartOf } from 'flowlab/draw/chart.ts'
import { layOut } from 'flowlab/draw/layout.ts'
import type { FlowModel } from 'flowlab/model/flow.ts'
import { explore } from 'flowlab/walk/explore.ts'
import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, assign, createMachine, fromCallback, fromPromise, raise, sendTo, setup } from 'xstate'

/** Machines by other authors, with features that the product's own do not use. */
const player = setup({
  types: { context: {} as { track: number }, events: {} as { type: 'play' | 'pause' | 'next' | 'mute' | 'power' } },
  guards: { lastTrack: ({ context }) => context.track >= 2 },
  actions: { skip: assign({ track: ({ context }) => context.track + 1 }) },
}).createMachine({
  id: 'player',
  context: { track: 0 },
  initial: 'on',
  states: {
    on: {
      type: 'parallel',
      on: { power: 'off' },
      states: {
        transport: {
          initial: 'paused',
          states: {
            paused: { on: { play: 'playing' } },
            playing: {
              on: { pause: 'paused', next: [{ guard: 'lastTrack', target: 'paused' }, { actions: 'skip' }] },
              after: { 180000: { actions: raise({ type: 'next' }) } },
            },
            last: { type: 'history' },
          },
        },
        sound: { initial: 'loud', states: { loud: { on: { mute: 'silent' } }, silent: { on: { mute: 'loud' } } } },
      },
    },
    off: { on: { power: 'on.transport.last' } },
  },
})
describeFlow('somebody’s player', player, {
  events: [{ type: 'play' }, { type: 'pause' }, { type: 'next' }, { type: 'mute' }, { type: 'power' }],
  outcomes: {},
  bound: ({ track }) => track,
})

const ask = setup({ types: { output: {} as number } }).createMachine({ id: 'ask', type: 'final', output: 1 } as never)
const shop = setup({
  types: { context: {} as { score: number }, events: {} as { type: 'go' } | { type: 'unknown' } },
  actors: {
    score: fromPromise<number>(() => Promise.resolve(0)),
    questions: ask,
    ticks: fromCallback<{ type: 'go' }>(() => {}),
  },
  guards: { isHigh: (_, score: number) => score > 5 },
}).createMachine({
  id: 'shop',
  context: { score: 0 },
  initial: 'scoring',
  invoke: { src: 'ticks', id: 'ticks' },
  on: { '*': { actions: assign({ score: 0 }) } },
  states: {
    scoring: {
      invoke: {
        src: 'score',
        onDone: [
          { guard: { type: 'isHigh', params: ({ event }) => event.output }, target: 'asking' },
          { guard: ({ event }) => event.output > 0, target: 'middling' },
          { target: 'low' },
        ],
        onError: 'low',
      },
    },
    asking: { invoke: { src: 'questions', onDone: 'done', onError: 'low' } },
    middling: { entry: sendTo('ticks', { type: 'go' }), always: 'low' },
    low: { on: { go: 'scoring' } },
    done: { type: 'final' },
  },
})
describeFlow('somebody’s shop', shop, {
  events: [{ type: 'go' }, { type: 'unknown' }],
  outcomes: {
    score: [{ output: 9 }, { output: 3 }, { output: 0 }, { error: new Error('offline') }],
    questions: [{ output: 1 }, { error: new Error('offline') }],
    ticks: [],
  },
})

const uploads = setup({
  types: { context: {} as { running: string[] }, events: {} as { type: 'file.added' } },
  actors: { upload: fromPromise<void>(() => Promise.resolve()) },
  actions: {
    start: assign(({ context, spawn }) => {
      const id = `u${context.running.length}`
      spawn('upload', { id })
      return { running: [...context.running, id] }
    }),
  },
  guards: { hasRoom: ({ context }) => context.running.length < 2 },
}).createMachine({
  id: 'uploads',
  context: { running: [] },
  on: {
    'file.added': { guard: 'hasRoom', actions: 'start' },
    'xstate.done.actor.u0': { actions: [] },
    'xstate.done.actor.u1': { actions: [] },
  },
})
describeFlow('somebody’s uploads', uploads, {
  events: [{ type: 'file.added' }],
  outcomes: { upload: [{ output: undefined }] },
  bound: ({ running }) => running.length,
})

const refusal = (machine: unknown, more: Partial<FlowModel> = {}) => {
  try {
    const model = {
      machine: machine as AnyStateMachine,
      inputs: { start: undefined },
      events: [],
      outcomes: {},
      bound: () => null,
    }
    explore({ ...model, ...more })
    return 'none'
  } catch (error) {
    return (error as Error).message
  }
}

describe('a machine that cannot be walked is refused in a sentence', () => {
  it.each([
    [
      'an actor that is not provided',
      refusal(createMachine({ initial: 'a', states: { a: { invoke: { src: 'load' } } } })),
      'the actor "load" is not provided: provide any logic',
    ],
    [
      'a machine that breaks on its input',
      refusal(
        createMachine({
          context: ({ input }: { input: unknown }) => ({ name: (input as { name: string }).name }),
        } as never),
      ),
      "the machine does not start: TypeError: Cannot read properties of undefined (reading 'name')",
    ],
    [
      'a guard that throws',
      refusal(
        createMachine({
          initial: 'a',
          states: {
            a: {
              on: {
                go: {
                  guard: () => {
                    throw new Error('oh')
                  },
                  target: 'b',
                },
              },
            },
            b: {},
          },
        } as never),
        { events: [{ type: 'go' }] },
      ),
      'oh',
    ],
    [
      'a counter without a bound',
      refusal(
        createMachine({
          context: { n: 0 },
          on: { go: { actions: assign({ n: ({ context }: { context: { n: number } }) => context.n + 1 }) } },
        } as never),
        { events: [{ type: 'go' }], bound: (context: { n: number }) => context.n },
      ),
      'narrow `bound`',
    ],
  ])('%s', (_, said, wanted) => expect(said).toContain(wanted))
})

it.each([
  ['player', player],
  ['shop', shop],
  ['uploads', uploads],
] as const)('%s is drawn', async (name, machine) => {
  const { nodes } = await layOut(chartOf(name, machine as unknown as AnyStateMachine))
  expect(nodes.length).toBeGreaterThan(0)
})
