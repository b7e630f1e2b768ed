import { isDeepStrictEqual } from 'node:util'
import { createTestModel, getShortestPaths, getSimplePaths } from '@xstate/graph'
import fc from 'fast-check'
import { examples } from 'flowlab/examples/index.ts'
import { firstMacrostep, macrostep } from 'flowlab/machine/macrostep.ts'
import { begin, proceed, type Situation, stepsIn } from 'flowlab/machine/situation.ts'
import { type FlowModel, toTestModel } from 'flowlab/model/flow.ts'
import { transitionId, transitionsOf } from 'flowlab/model/transitions.ts'
import { table } from 'flowlab/report/table.ts'
import { takenBy } from 'flowlab/walk/explore.ts'
import { coveringPaths } from 'flowlab/walk/paths.ts'
import { suiteOf } from 'flowlab/walk/run.ts'
import { type AnyEventObject, createMachine } from 'xstate'

const larger = ['tcpConnection', 'mediaElement', 'subscription']

/** The states and transitions of a machine that a tool reaches on its own paths. */
interface Reached {
  transitions: ReadonlySet<string>
  /** Every two steps that follow each other, by the transitions that they take. */
  pairs: ReadonlySet<string>
  paths: number
  steps: number
}

/** Collects what a tool takes, path by path. */
function collecting() {
  const [transitions, pairs] = [new Set<string>(), new Set<string>()]
  let before = ''
  return {
    transitions,
    pairs,
    begin(taken: readonly string[] = []) {
      before = ''
      for (const id of taken) transitions.add(id)
    },
    take(taken: readonly string[]) {
      if (taken.length === 0) return
      const now = taken.join(' + ')
      for (const id of taken) transitions.add(id)
      if (before) pairs.add(`${before}, ${now}`)
      before = now
    },
  }
}

function byLab(model: FlowModel, cover: 'transitions' | 'pairs'): Reached {
  const { graph } = suiteOf(model)
  const paths = cover === 'transitions' ? suiteOf(model).paths : coveringPaths(graph, { cover })
  const { transitions, pairs, begin: start, take } = collecting()
  for (const { start: input, edges } of paths) {
    // Starting may take eventless transitions before any step.
    start(begin(model, input).taken)
    for (const { from, step } of edges) {
      const here = graph.situations.get(from)
      if (here) take(takenBy(model, here, step))
    }
  }
  return { transitions, pairs, paths: paths.length, steps: paths.reduce((sum, { edges }) => sum + edges.length, 0) }
}

/** Every two steps of a walk that follow each other somewhere. */
function pairsOf(model: FlowModel): Set<string> {
  const { situations, edgesFrom } = suiteOf(model).graph
  const leaving = (key: string) => {
    const here = situations.get(key)
    const edges = here
      ? (edgesFrom.get(key) ?? []).map(({ to, step }) => ({ to, taken: takenBy(model, here, step).join(' + ') }))
      : []
    return edges.filter(({ taken }) => taken !== '')
  }
  return new Set(
    [...edgesFrom.keys()]
      .flatMap(leaving)
      .flatMap(({ to, taken }) => leaving(to).map((next) => `${taken}, ${next.taken}`)),
  )
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
  const { transitions, pairs, begin: start, take } = collecting()
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
      start()
      for (const { event } of path.steps.slice(1)) {
        steps++
        const next = macrostep(machine, snapshot, event as AnyEventObject)
        take(next.taken)
        snapshot = next.snapshot
      }
    }
  }
  return { transitions, pairs, paths, steps }
}

/** Responses, failures and ended delays without a payload, as the library generates them if it is given no events. */
const madeUp = ({ _nodes }: { _nodes: readonly { ownEvents: readonly string[] }[] }) =>
  _nodes.flatMap(({ ownEvents }) => ownEvents.filter((type) => type.startsWith('xstate.')).map((type) => ({ type })))

const runs = 100
const longest = 50

/** Random walks by commands, one for each step of the machine; `fc.assert` runs 100 by default. */
function byCommands(model: FlowModel, seed: number): Reached {
  const { transitions, pairs, begin: start, take } = collecting()
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
      take(next.taken)
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
      (at, commands) => {
        start()
        fc.modelRun(() => ({ model: {}, real: { at } }), commands)
      },
    ),
    { numRuns: runs, seed },
  )
  return { transitions, pairs, paths: runs, steps }
}

const cellsOrReason = (reach: () => Reached, all: readonly string[], allPairs: ReadonlySet<string>): string[] => {
  try {
    const { transitions, pairs, paths, steps } = reach()
    const found = all.filter((id) => transitions.has(id)).length
    const followed = [...allPairs].filter((pair) => pairs.has(pair)).length
    return [
      `${found} of ${all.length}`,
      `${followed} of ${allPairs.size}`,
      ...[paths, steps].map((each) => each.toLocaleString('en')),
    ]
  } catch (error) {
    const [reason = ''] = String((error as Error).message).split('\n')
    return [`refuses: ${reason.slice(0, 70)}`, '', '', '']
  }
}

/** Two regions with a delay each. No clock lets the later one end first. */
const twoDelays = createMachine({
  id: 'twoDelays',
  type: 'parallel',
  states: {
    quick: { initial: 'waiting', states: { waiting: { after: { 1000: 'over' } }, over: {} } },
    slow: { initial: 'waiting', states: { waiting: { after: { 3000: 'over' } }, over: {} } },
  },
})

/** Whether each tool ends the later of the two delays first. */
function compareDelays(): string[][] {
  const { graph } = suiteOf(toTestModel(twoDelays, { events: [], outcomes: {} }))
  const paths = getShortestPaths(twoDelays, { events: madeUp as never })
  const row = (tool: string, values: readonly unknown[]) => {
    const isReversed = values.some((value) => isDeepStrictEqual(value, { quick: 'waiting', slow: 'over' }))
    return [tool, String(values.length), isReversed ? 'yes' : 'no']
  }
  return [
    row(
      'flowlab',
      [...graph.situations.values()].map(({ snapshot }) => snapshot.value),
    ),
    row(
      '@xstate/graph shortest',
      paths.map(({ state }) => state.value),
    ),
  ]
}

/** Prints what each available tool takes of the larger examples, and whether it keeps to a clock. */
export function compare(): void {
  const rows = examples
    .filter(({ name }) => larger.includes(name))
    .flatMap(({ name, model }) => {
      const [all, allPairs] = [transitionsOf(model.machine).map(transitionId), pairsOf(model)]
      const row = (tool: string, reach: () => Reached) => [name, tool, ...cellsOrReason(reach, all, allPairs)]
      return [
        row('flowlab', () => byLab(model, 'transitions')),
        row('flowlab, pairs', () => byLab(model, 'pairs')),
        row('@xstate/graph createTestModel', () => {
          const paths = createTestModel(model.machine).getShortestPaths()
          return { transitions: new Set(), pairs: new Set(), paths: paths.length, steps: 0 }
        }),
        row('@xstate/graph shortest', () => byLibrary(model, getShortestPaths)),
        row('@xstate/graph simple', () => byLibrary(model, getSimplePaths as typeof getShortestPaths)),
        row(`fast-check commands, ${runs} runs`, () => byCommands(model, 1)),
      ]
    })
  process.stdout.write(`${table(['machine', 'tool', 'transitions', 'pairs', 'paths', 'steps'], rows)}\n\n`)
  process.stdout.write(`${table(['two parallel delays', 'situations', 'the later one ends first'], compareDelays())}\n`)
}
