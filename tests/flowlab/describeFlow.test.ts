import { describeFlow } from 'flowlab/describeFlow.ts'
import { explore } from 'flowlab/walk/explore.ts'
import { coveringPaths } from 'flowlab/walk/paths.ts'
import { describe, expect, it } from 'vitest'
import { assign, fromPromise, setup } from 'xstate'

type CodeEvent = { type: 'code.submitted'; code: string } | { type: 'code.cleared' }
interface Verdict {
  right: boolean
}

const codeEntryMachine = setup({
  types: { context: {} as { tries: number }, events: {} as CodeEvent },
  actors: { verifyCode: fromPromise<Verdict, { code: string }>(() => Promise.reject(new Error('not provided'))) },
  guards: {
    isRight: (_, verdict: Verdict) => verdict.right,
    triesAreUsedUp: ({ context }) => context.tries >= 2,
  },
  actions: { countTry: assign({ tries: ({ context }) => context.tries + 1 }) },
  delays: { patience: 10_000, lockTime: 900_000 },
}).createMachine({
  id: 'codeEntry',
  context: { tries: 0 },
  initial: 'awaitingCode',
  states: {
    awaitingCode: {
      always: { guard: 'triesAreUsedUp', target: 'locked' },
      on: { 'code.submitted': 'verifying' },
    },
    verifying: {
      invoke: {
        src: 'verifyCode',
        input: ({ event }) => ({ code: event.type === 'code.submitted' ? event.code : '' }),
        onDone: [
          { guard: { type: 'isRight', params: ({ event }) => event.output }, target: 'verified' },
          { target: 'awaitingCode', actions: 'countTry' },
        ],
        onError: 'unanswered',
      },
      after: { patience: 'unanswered' },
    },
    unanswered: { on: { 'code.submitted': 'verifying', 'code.cleared': 'awaitingCode' } },
    locked: { after: { lockTime: { target: 'awaitingCode', actions: assign({ tries: 0 }) } } },
    verified: { type: 'final' },
  },
})

const samples = {
  events: [{ type: 'code.submitted', code: '123456' } as const, { type: 'code.cleared' } as const],
  outcomes: {
    verifyCode: [{ output: { right: true } }, { output: { right: false } }, { error: new Error('offline') }],
  },
  bound: (context: { tries: number }) => context.tries,
}

describeFlow('codeEntry', codeEntryMachine, samples)

describe('the walk', () => {
  it('passes a counter, with guards decided by declared outcomes', () => {
    const graph = explore({ machine: codeEntryMachine, inputs: { start: undefined }, ...samples })
    const values = new Set([...graph.situations.values()].map(({ snapshot }) => snapshot.value))
    expect(values).toEqual(new Set(['awaitingCode', 'verifying', 'unanswered', 'locked', 'verified']))
  })

  it('shows every behaviour at least once', () => {
    const graph = explore({ machine: codeEntryMachine, inputs: { start: undefined }, ...samples })
    const all = new Set([...graph.edgesFrom.values()].flat().map((edge) => edge.behaviour))
    const shown = new Set(coveringPaths(graph).flatMap(({ edges }) => edges.map((edge) => edge.behaviour)))
    expect(shown).toEqual(all)
  })

  it('names a counter that never ends', () => {
    const endless = setup({ types: { context: {} as { n: number }, events: {} as { type: 'counted' } } }).createMachine(
      {
        context: { n: 0 },
        on: { counted: { actions: assign({ n: ({ context }) => context.n + 1 }) } },
      },
    )
    const model = {
      machine: endless,
      inputs: { start: undefined },
      events: [{ type: 'counted' as const }],
      outcomes: {},
      bound: (context: { n: number }) => context,
    }
    expect(() => explore(model)).toThrow('context.n grows (5001 values, from 0 to 5000); narrow `bound`')
  })

  it('refuses an actor whose failure is not handled', () => {
    const fragile = setup({ actors: { load: fromPromise(() => Promise.resolve(1)) } }).createMachine({
      initial: 'loading',
      states: { loading: { invoke: { src: 'load', onDone: 'loaded' } }, loaded: {} },
    })
    const model = {
      machine: fragile,
      inputs: { start: undefined },
      events: [],
      outcomes: { load: [{ error: new Error('offline') }] },
      bound: () => null,
    }
    expect(() => explore(model)).toThrow('nothing answers "load gets no answer"')
  })
})
