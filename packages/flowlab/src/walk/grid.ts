import { type AnyStateMachine, assign, setup } from 'xstate'
import type { FlowModel } from '../model/flow.ts'

interface Cell {
  row: number
  column: number
}
type Moved = { type: 'moved.north' | 'moved.south' | 'moved.east' | 'moved.west' }
type Asked = Moved | { type: 'shelf.opened' | 'shelf.closed' | 'robot.charged' }

const by: Readonly<Record<Moved['type'], readonly [rows: number, columns: number]>> = {
  'moved.north': [-1, 0],
  'moved.south': [1, 0],
  'moved.east': [0, 1],
  'moved.west': [0, -1],
}

/**
 * A robot in a store with the given number of rows and columns: two situations for each cell, seven events, some
 * ignored or refused.
 */
export function grid(rows: number, columns: number): FlowModel {
  const step = ({ row, column }: Cell, type: Moved['type']): Cell => ({
    row: row + by[type][0],
    column: column + by[type][1],
  })
  const machine = setup({
    types: { context: {} as Cell, events: {} as Asked },
    guards: {
      isInside: ({ context }, type: Moved['type']) => {
        const { row, column } = step(context, type)
        return row >= 0 && row < rows && column >= 0 && column < columns
      },
    },
    actions: { move: assign(({ context }, type: Moved['type']) => step(context, type)) },
  })
  const move = (type: Moved['type']) => ({
    guard: { type: 'isInside' as const, params: type },
    actions: { type: 'move' as const, params: type },
  })
  const chart = machine.createMachine({
    id: 'robot',
    context: { row: 0, column: 0 },
    initial: 'roaming',
    states: {
      roaming: {
        on: {
          'moved.north': move('moved.north'),
          'moved.south': move('moved.south'),
          'moved.east': move('moved.east'),
          'moved.west': move('moved.west'),
          'shelf.opened': 'fetching',
        },
      },
      fetching: { on: { 'shelf.closed': 'roaming' } },
    },
  })
  const events: Asked['type'][] = [
    ...(Object.keys(by) as Moved['type'][]),
    ...(['shelf.opened', 'shelf.closed', 'robot.charged'] as const),
  ]
  return {
    machine: chart as unknown as AnyStateMachine,
    inputs: { start: undefined },
    events: events.map((type) => ({ type })),
    outcomes: {},
    bound: ({ row, column }: Cell) => [row, column],
  }
}
