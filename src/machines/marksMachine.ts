import { assign, setup } from 'xstate'
import { effect } from './effect.ts'

/** Collects read and delivered positions of conversations for a moment and sends them together. */

export interface Mark {
  chatId: string
  seq: number
}
type Positions = Readonly<Record<string, number>>
interface Context {
  /** The time to collect, in milliseconds. */
  gathering: number
  /** The furthest position of each conversation that was or will be sent. */
  reached: Positions
  /** Positions not sent yet. */
  waiting: Positions
}
type Event = ({ type: 'position.reached' } & Mark) | ({ type: 'mark.lost' } & Mark)

export const marksMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as { gathering: number } },
  guards: {
    isFurther: ({ context }, { chatId, seq }: Mark) => seq > (context.reached[chatId] ?? 0),
    isLatest: ({ context }, { chatId, seq }: Mark) => seq === context.reached[chatId],
  },
  actions: {
    notePosition: assign(({ context: { reached, waiting } }, { chatId, seq }: Mark) => ({
      reached: { ...reached, [chatId]: seq },
      waiting: { ...waiting, [chatId]: seq },
    })),
    // The next mark of the conversation includes this one.
    forgetPosition: assign({ reached: ({ context }, { chatId }: Mark) => ({ ...context.reached, [chatId]: 0 }) }),
    sendMarks: effect<readonly Mark[]>(),
    forgetWaiting: assign({ waiting: {} }),
  },
  delays: { gathering: ({ context }) => context.gathering },
}).createMachine({
  id: 'marks',
  context: ({ input }) => ({ ...input, reached: {}, waiting: {} }),
  initial: 'idle',
  on: {
    'mark.lost': {
      guard: { type: 'isLatest', params: ({ event }) => event },
      actions: { type: 'forgetPosition', params: ({ event }) => event },
    },
  },
  states: {
    idle: {
      on: {
        'position.reached': {
          guard: { type: 'isFurther', params: ({ event }) => event },
          target: 'gathering',
          actions: { type: 'notePosition', params: ({ event }) => event },
        },
      },
    },
    gathering: {
      after: {
        gathering: {
          target: 'idle',
          actions: [{ type: 'sendMarks', params: ({ context }) => marksOf(context.waiting) }, 'forgetWaiting'],
        },
      },
      on: {
        'position.reached': {
          guard: { type: 'isFurther', params: ({ event }) => event },
          actions: { type: 'notePosition', params: ({ event }) => event },
        },
      },
    },
  },
})

const marksOf = (places: Positions): Mark[] => Object.entries(places).map(([chatId, seq]) => ({ chatId, seq }))
