import { assign, setup } from 'xstate'
import { effect } from './effect.ts'

/** How far conversations were read or delivered: what comes in a stream is gathered for a moment and marked once. */

export interface Mark {
  chatId: string
  seq: number
}
type Places = Readonly<Record<string, number>>
interface Context {
  /** In milliseconds. */
  gathering: number
  /** The furthest place of each conversation that was or will be marked. */
  reached: Places
  /** Not sent yet. */
  waiting: Places
}
type Event = ({ type: 'place.reached' } & Mark) | ({ type: 'mark.lost' } & Mark)

export const marksMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as { gathering: number } },
  guards: {
    isFurther: ({ context }, { chatId, seq }: Mark) => seq > (context.reached[chatId] ?? 0),
    isLatest: ({ context }, { chatId, seq }: Mark) => seq === context.reached[chatId],
  },
  actions: {
    notePlace: assign(({ context: { reached, waiting } }, { chatId, seq }: Mark) => ({
      reached: { ...reached, [chatId]: seq },
      waiting: { ...waiting, [chatId]: seq },
    })),
    // The next one makes it good.
    forgetPlace: assign({ reached: ({ context }, { chatId }: Mark) => ({ ...context.reached, [chatId]: 0 }) }),
    sendMarks: effect<readonly Mark[]>(),
    forgetWaiting: assign({ waiting: {} }),
  },
  delays: { gathering: ({ context }) => context.gathering },
}).createMachine({
  id: 'marks',
  context: ({ input }) => ({ ...input, reached: {}, waiting: {} }),
  initial: 'resting',
  on: {
    'mark.lost': {
      guard: { type: 'isLatest', params: ({ event }) => event },
      actions: { type: 'forgetPlace', params: ({ event }) => event },
    },
  },
  states: {
    resting: {
      on: {
        'place.reached': {
          guard: { type: 'isFurther', params: ({ event }) => event },
          target: 'gathering',
          actions: { type: 'notePlace', params: ({ event }) => event },
        },
      },
    },
    gathering: {
      after: {
        gathering: {
          target: 'resting',
          actions: [{ type: 'sendMarks', params: ({ context }) => marksOf(context.waiting) }, 'forgetWaiting'],
        },
      },
      on: {
        'place.reached': {
          guard: { type: 'isFurther', params: ({ event }) => event },
          actions: { type: 'notePlace', params: ({ event }) => event },
        },
      },
    },
  },
})

const marksOf = (places: Places): Mark[] => Object.entries(places).map(([chatId, seq]) => ({ chatId, seq }))
