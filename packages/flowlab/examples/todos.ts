import { flow } from 'flowlab'
import { assign, fromPromise, sendParent, setup, stopChild } from 'xstate'

type TodoEvent = { type: 'todo.ticked'; id: string } | { type: 'todo.dropped'; id: string }

/** One item of the list. It reports its result to the list. */
const todo = setup({
  types: { input: {} as { id: string }, context: {} as { id: string }, events: {} as { type: 'ticked' } },
}).createMachine({
  id: 'todo',
  context: ({ input }) => input,
  initial: 'open',
  states: {
    open: { on: { ticked: 'done' } },
    done: { type: 'final', entry: sendParent(({ context }): TodoEvent => ({ type: 'todo.ticked', id: context.id })) },
  },
})

const most = 2

/** A list that starts an actor for each item, stops the actors of deleted items and saves itself on request. */
const machine = setup({
  types: {
    context: {} as { made: number; ticked: readonly string[] },
    events: {} as { type: 'todo.added' } | { type: 'list.saved' } | TodoEvent,
  },
  actors: { todo, saveList: fromPromise<void, { ticked: readonly string[] }>(() => Promise.resolve()) },
  guards: {
    hasRoom: ({ context }) => context.made < most,
    isOverfull: ({ context }) => context.made > most,
  },
  actions: {
    add: assign(({ context, spawn }) => {
      const id = `todo-${context.made + 1}`
      spawn('todo', { id, input: { id } })
      return { made: context.made + 1 }
    }),
    tick: assign({ ticked: ({ context }, id: string) => [...new Set([...context.ticked, id])].sort() }),
    stop: stopChild((_, id: string) => id),
  },
}).createMachine({
  id: 'todos',
  context: { made: 0, ticked: [] },
  initial: 'open',
  states: {
    open: {
      on: {
        'todo.added': [
          { guard: 'hasRoom', actions: 'add' },
          { guard: 'isOverfull', target: 'broken' },
        ],
        'todo.ticked': { actions: { type: 'tick', params: ({ event }) => event.id } },
        'todo.dropped': { actions: { type: 'stop', params: ({ event }) => event.id } },
        'list.saved': 'saving',
      },
    },
    saving: {
      invoke: {
        src: 'saveList',
        input: ({ context }) => ({ ticked: context.ticked }),
        onDone: 'open',
        onError: 'unsaved',
      },
    },
    unsaved: { on: { 'list.saved': 'saving' } },
    broken: {},
  },
})

export const todos = flow('todos', machine, {
  events: [{ type: 'todo.added' }, { type: 'list.saved' }],
  outcomes: {
    todo: ({ id }) => [
      { event: { type: 'todo.ticked' as const, id }, output: undefined, as: 'is ticked and ends' },
      { event: { type: 'todo.dropped' as const, id }, as: 'is dropped' },
    ],
    saveList: [{ output: undefined, as: 'is done' }, { error: new Error('offline') }],
  },
  bound: ({ made, ticked }) => [made, ticked],
})
