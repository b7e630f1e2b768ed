import { createTestModel, getShortestPaths, getSimplePaths } from '@xstate/graph'
import fc from 'fast-check'
import { examples } from 'flowlab/examples/index.ts'
import { firstMacrostep, macrostep } from 'flowlab/machine/macrostep.ts'
import { begin, proceed, type Situation, stepsIn } from 'flowlab/machine/situation.ts'
import type { FlowModel } from 'flowlab/model/flow.ts'
import { transitionId, transitionsOf } from 'flowlab/model/transitions.ts'
import { table } from 'flowlab/report/table.ts'
import { takenBy } from 'flowlab/walk/explore.ts'
import { suiteOf } from 'flowlab/walk/run.ts'
import type { AnyEventObject } from 'xstate'

const larger = ['tcpConnection', 'mediaElement', 'subscription']

/** The states and transitions of a machine that a tool reaches on its own paths. */
interface Reached {
  transitions: ReadonlySet<string>
  paths: number
  steps: number
}

function byLab(model: FlowModel): Reached {
  const { graph, paths } = suiteOf(model)
  const taken = paths.flatMap(({ edges }) =>
    edges.flatMap(({ from, step }) => {
      const here = graph.situations.get(from)
      return here ? takenBy(model, here, step) : []
    }),
  )
  // Starting may take eventless transitions before any step.
  const first = Object.keys(model.inputs).flatMap((name) => begin(model, name).taken)
  return {
    transitions: new Set([...first, ...taken]),
    paths: paths.length,
    steps: paths.reduce((sum, { edges }) => sum + edges.length, 0),
  }
}

/**
 * The library's paths over the machine itself, with the sample events of people and actors in addition to those it
 * generates.
 */
function byLibrary({ machine, inputs, events, outcomes }: FlowModel, find: typeof getShortestPaths): Reached {
  // With these events included, a machine with an actor has more simple paths than can be walked.
  const isWalkable = find === getShortestPaths
  const reported = Object.values(outcomes).flatMap((each) =>
    typeof each === 'function' ? [] : each.flatMap((outcome) => ('event' in outcome ? [outcome.event] : [])),
  )
  const transitions = new Set<string>()
  let [paths, steps] = [0, 0]
  for (const input of Object.values(inputs)) {
    const options = {
      input,
      events: (snapshot: never) => [...events, ...(isWalkable ? reported : []), ...madeUp(snapshot)],
      limit: 20_000,
    }
    for (const path of find(machine, options as never)) {
      paths++
      let { snapshot } = firstMacrostep(machine, input)
      for (const { event } of path.steps.slice(1)) {
        steps++
        const next = macrostep(machine, snapshot, event as AnyEventObject)
        for (const id of next.taken) transitions.add(id)
        snapshot = next.snapshot
      }
    }
  }
  return { transitions, paths, steps }
}

/** Responses, failures and ended delays without a payload, as the library generates them if it is given no events. */
const madeUp = ({ _nodes }: { _nodes: readonly { ownEvents: readonly string[] }[] }) =>
  _nodes.flatMap(({ ownEvents }) => ownEvents.filter((type) => type.startsWith('xstate.')).map((type) => ({ type })))

const runs = 100
const longest = 50

/** Random walks by commands, one for each step of the machine; `fc.assert` runs 100 by default. */
function byCommands(model: FlowModel, seed: number): Reached {
  const transitions = new Set<string>()
  let steps = 0
  const { graph } = suiteOf(model)
  const names = [...new Set([...graph.edgesFrom.values()].flat().map(({ step }) => step.name))]
  const taking = (name: string): fc.Command<object, { at: Situation }> => ({
    check: () => true,
    run: (_, real) => {
      const step = stepsIn(model, real.at).find((each) => each.name === name)
      const next = step ? proceed(model, real.at, step) : null
      if (!next) return
      steps++
      for (const id of next.taken) transitions.add(id)
      real.at = next.situation
    },
    toString: () => name,
  })
  const starts = [...graph.starts.values()].flatMap((key) => graph.situations.get(key) ?? [])
  fc.assert(
    fc.property(
      fc.constantFrom(...starts),
      fc.commands(
        names.map((name) => fc.constant(taking(name))),
        { maxCommands: longest, size: 'max' },
      ),
      (start, commands) => fc.modelRun(() => ({ model: {}, real: { at: start } }), commands),
    ),
    { numRuns: runs, seed },
  )
  return { transitions, paths: runs, steps }
}

const cellsOrReason = (reach: () => Reached, all: readonly string[]): string[] => {
  try {
    const { transitions, paths, steps } = reach()
    const found = all.filter((id) => transitions.has(id)).length
    return [`${found} of ${all.length}`, paths.toLocaleString('en'), steps.toLocaleString('en')]
  } catch (error) {
    return [
      `refuses: ${String((error as Error).message)
        .split('\n')[0]
        ?.slice(0, 70)}`,
      '',
      '',
    ]
  }
}

/** Prints the transitions of the larger examples that each available tool takes. */
export function compare(): void {
  const rows = examples
    .filter(({ name }) => larger.includes(name))
    .flatMap(({ name, model }) => {
      const all = transitionsOf(model.machine).map(transitionId)
      const row = (tool: string, reach: () => Reached) => [name, tool, ...cellsOrReason(reach, all)]
      return [
        row('flowlab', () => byLab(model)),
        row('@xstate/graph createTestModel', () => {
          const paths = createTestModel(model.machine).getShortestPaths()
          return { transitions: new Set(), paths: paths.length, steps: 0 }
        }),
        row('@xstate/graph shortest', () => byLibrary(model, getShortestPaths)),
        row('@xstate/graph simple', () => byLibrary(model, getSimplePaths as typeof getShortestPaths)),
        row(`fast-check commands, ${runs} runs`, () => byCommands(model, 1)),
      ]
    })
  process.stdout.write(`${table(['machine', 'tool', 'transitions', 'paths', 'steps'], rows)}\n`)
}
