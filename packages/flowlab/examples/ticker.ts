import { flow } from 'flowlab'
import { assign, emit, fromCallback, fromObservable, setup } from 'xstate'

type Event =
  | { type: 'line.opened' | 'line.dropped' | 'ticker.stopped' | 'ticker.resumed' | 'advert.shown' }
  | { type: 'share.halted'; name: string }

/** Prices come from an observable and line events from a callback; all other events are counted. */
const machine = setup({
  types: {
    context: {} as { price: number | null; strange: number },
    events: {} as Event,
    emitted: {} as { type: 'price.rose'; price: number } | { type: 'line.lost' },
  },
  actors: {
    line: fromCallback<Event>(() => {}),
    prices: fromObservable<number, undefined>(() => ({ subscribe: () => ({ unsubscribe: () => {} }) }) as never),
  },
  guards: {
    isKnown: (_, price: number | undefined) => price !== undefined,
    isHigher: ({ context }, price: number | undefined) => (price ?? 0) > (context.price ?? 0),
    isNegative: (_, price: number | undefined) => (price ?? 0) < 0,
  },
  actions: {
    keep: assign({ price: (_, price: number | undefined) => price ?? null }),
    announce: emit((_, price: number | undefined) => ({ type: 'price.rose' as const, price: price ?? 0 })),
    announceLoss: emit({ type: 'line.lost' }),
    count: assign({ strange: ({ context }) => Math.min(2, context.strange + 1) }),
  },
}).createMachine({
  id: 'ticker',
  context: { price: null, strange: 0 },
  initial: 'connecting',
  invoke: { src: 'line', id: 'line' },
  on: { '*': { actions: 'count' } },
  states: {
    connecting: { on: { 'line.opened': 'live' } },
    live: {
      on: {
        'line.dropped': { target: 'connecting', actions: 'announceLoss' },
        'ticker.stopped': 'stopped',
      },
      invoke: {
        src: 'prices',
        id: 'prices',
        onSnapshot: [
          { guard: { type: 'isNegative', params: ({ event }) => event.snapshot.context }, target: 'broken' },
          {
            guard: { type: 'isHigher', params: ({ event }) => event.snapshot.context },
            actions: [
              { type: 'keep', params: ({ event }) => event.snapshot.context },
              { type: 'announce', params: ({ event }) => event.snapshot.context },
            ],
          },
          {
            guard: { type: 'isKnown', params: ({ event }) => event.snapshot.context },
            actions: { type: 'keep', params: ({ event }) => event.snapshot.context },
          },
        ],
        onDone: 'closed',
        onError: 'broken',
      },
    },
    stopped: { on: { 'ticker.resumed': 'live', 'line.*': {} } },
    closed: { type: 'final' },
    broken: { type: 'final' },
  },
})

export const ticker = flow('ticker', machine, {
  events: [{ type: 'ticker.stopped' }, { type: 'ticker.resumed' }, { type: 'advert.shown' }],
  outcomes: {
    line: [
      { event: { type: 'line.opened' } },
      { event: { type: 'line.dropped' } },
      { event: { type: 'share.halted', name: 'ACME' } },
    ],
    prices: [{ snapshot: 10 }, { snapshot: 12 }, { output: undefined, as: 'ends' }, { error: new Error('cut') }],
  },
  bound: ({ price, strange }) => [price, strange],
})
