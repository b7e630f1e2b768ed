import { reachableStates, transitionsOf } from 'flowlab/model/transitions.ts'
import { table } from 'flowlab/report/table.ts'
import { suiteOf } from 'flowlab/walk/run.ts'
import { flows } from '../registry.ts'
import { type Command, rejectNames, say } from './command.ts'

export const list: Command = {
  usage: 'list',
  says: 'every flow with its counts; the same as no command at all',
  help: `Lists every flow: its reachable states, transitions, situations (state, bounded context and pending actors and
timers), generated paths and their steps.

  --json    the same as JSON`,
  takes: ['json'],
  run: async (names, { json }) => {
    rejectNames('list', names)
    const rows = flows.map(({ name, model }) => {
      const { graph, paths } = suiteOf(model)
      return {
        flow: name,
        states: reachableStates(model.machine).length - 1,
        transitions: transitionsOf(model.machine).length,
        situations: graph.situations.size,
        paths: paths.length,
        steps: paths.reduce((sum, { edges }) => sum + edges.length, 0),
      }
    })
    const cells = rows.map((row) => Object.values(row).map(String))
    say(json ? JSON.stringify(rows, null, 2) : table(Object.keys(rows[0] ?? {}), cells))
    return 0
  },
}
