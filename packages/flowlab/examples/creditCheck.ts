import { flow } from 'flowlab'
import { assign, fromPromise, setup } from 'xstate'

type Bureau = 'east' | 'west'
interface Context {
  east: number
  west: number
  income: number
}

const enough = 500

/** Queries two bureaus and an employer in parallel and decides on all responses. A silent bureau is queried again. */
const machine = setup({
  types: { context: {} as Context, output: {} as { isGranted: boolean } },
  actors: {
    askBureau: fromPromise<number, { bureau: Bureau }>(() => Promise.resolve(0)),
    askEmployer: fromPromise<number>(() => Promise.resolve(0)),
  },
  guards: {
    isSafe: ({ context }) => context.east >= enough && context.west >= enough && context.income > 0,
    isHopeless: ({ context }) => context.east < enough && context.west < enough,
    isUnheardOf: ({ context }) => context.income < 0,
  },
  delays: { patience: 3_000 },
}).createMachine({
  id: 'creditCheck',
  context: { east: 0, west: 0, income: 0 },
  initial: 'asking',
  output: ({ context }) => ({ isGranted: context.east >= enough && context.west >= enough && context.income > 0 }),
  states: {
    asking: {
      type: 'parallel',
      onDone: 'deciding',
      states: {
        east: {
          initial: 'open',
          states: {
            open: {
              invoke: {
                ...{ src: 'askBureau', id: 'east', input: { bureau: 'east' } },
                onDone: { target: 'answered', actions: assign({ east: ({ event }) => event.output }) },
                onError: 'silent',
              },
            },
            silent: { after: { patience: 'open' } },
            answered: { type: 'final' },
          },
        },
        west: {
          initial: 'open',
          states: {
            open: {
              invoke: {
                ...{ src: 'askBureau', id: 'west', input: { bureau: 'west' } },
                onDone: { target: 'answered', actions: assign({ west: ({ event }) => event.output }) },
                onError: 'silent',
              },
            },
            silent: { after: { patience: 'open' } },
            answered: { type: 'final' },
          },
        },
        employer: {
          initial: 'open',
          states: {
            open: {
              invoke: {
                src: 'askEmployer',
                onDone: { target: 'answered', actions: assign({ income: ({ event }) => event.output }) },
                onError: 'answered',
              },
            },
            answered: { type: 'final' },
          },
        },
      },
    },
    deciding: {
      always: [
        { guard: 'isUnheardOf', target: 'reported' },
        { guard: 'isSafe', target: 'granted' },
        { guard: 'isHopeless', target: 'refused' },
        { target: 'reviewed' },
      ],
    },
    granted: { type: 'final' },
    refused: { type: 'final' },
    reviewed: { type: 'final' },
    reported: { type: 'final' },
  },
})

const offline = { error: new Error('offline') }

export const creditCheck = flow('creditCheck', machine, {
  events: [],
  outcomes: {
    askBureau: [{ output: 300 }, { output: 700 }, offline],
    askEmployer: [{ output: 40_000 }, offline],
  },
  bound: ({ east, west, income }) => [east, west, income],
})
