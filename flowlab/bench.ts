import type { FlowModel } from 'flowlab/model/flow.ts'
import { table } from 'flowlab/report/table.ts'
import { pairsIn } from 'flowlab/walk/everySituation.ts'
import { explore, type FlowGraph } from 'flowlab/walk/explore.ts'
import { grid } from 'flowlab/walk/grid.ts'
import { libraryPaths } from 'flowlab/walk/library.ts'
import { coveringPaths, type FlowPath } from 'flowlab/walk/paths.ts'
import { type AnyStateMachine, assign, fromPromise, setup } from 'xstate'

type Tried = { type: 'moved' } | { type: 'jumped' } | { type: 'counted' }

/**
 * A chart with the given number of states: a ring with jumps, an actor in every fifth state and a counter behind a
 * guard.
 */
function synthetic(size: number): FlowModel {
  const name = (index: number) => `s${index % size}`
  const states = Object.fromEntries(
    Array.from({ length: size }, (_, index) => [
      name(index),
      index % 5 === 4
        ? { invoke: { src: 'ask', onDone: name(index + 1), onError: name(index + size - 1) } }
        : {
            on: {
              moved: name(index + 1),
              jumped: { guard: 'isEven', target: name(index * 7 + 3) },
              ...(index % 10 === 0 ? { counted: { actions: 'count' } } : {}),
            },
          },
    ]),
  )
  const machine = setup({
    types: { context: {} as { turns: number }, events: {} as Tried },
    actors: { ask: fromPromise(() => Promise.resolve(null)) },
    guards: { isEven: ({ context }) => context.turns % 2 === 0 },
    actions: { count: assign({ turns: ({ context }) => context.turns + 1 }) },
  }).createMachine({ context: { turns: 0 }, initial: 's0', states } as never)
  return {
    machine: machine as unknown as AnyStateMachine,
    inputs: { start: undefined },
    events: [{ type: 'moved' }, { type: 'jumped' }, { type: 'counted' }],
    outcomes: { ask: [{ output: null }, { error: new Error('offline') }] },
    bound: ({ turns }: { turns: number }) => turns % 2,
  }
}

/** Milliseconds of processor time, which other processes on a busy machine do not affect. */
const spent = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/** The peak memory of the process so far, in megabytes. */
const peakMemory = () => process.resourceUsage().maxRSS / 1e3

interface Figures {
  paths: number
  steps: number
  covered: number
  ms: number
  mb: number
}

function measured(graph: FlowGraph, make: () => FlowPath[]): Figures | string {
  const all = new Set([...graph.edgesFrom.values()].flat().map((edge) => edge.behaviour))
  const started = spent()
  try {
    const paths = make()
    const ms = spent() - started
    const shown = new Set(paths.flatMap(({ edges }) => edges.map((edge) => edge.behaviour)))
    return {
      paths: paths.length,
      steps: paths.reduce((sum, { edges }) => sum + edges.length, 0),
      covered: shown.size / all.size,
      ms,
      mb: peakMemory(),
    }
  } catch (error) {
    return (error as Error).message
  }
}

const shown = (figures: Figures | string): string[] =>
  typeof figures === 'string'
    ? [figures.slice(0, 40)]
    : [
        `${(figures.covered * 100).toFixed(1)} %`,
        String(figures.paths),
        String(figures.steps),
        `${figures.ms.toFixed(0)} ms`,
        `${figures.mb.toFixed(0)} MB`,
      ]

/**
 * Prints coverage, paths, steps, processor time and peak memory of each way to make paths, and how the time grows. The
 * sizes rise, so that each peak belongs to the size beside it.
 */
export function bench(sizes: readonly number[] = [500, 5_000, 50_000]): void {
  const rows: string[][] = []
  let before: { walk: number; cover: number } | null = null
  for (const size of sizes) {
    const started = spent()
    const graph = explore(synthetic(size), 4 * size)
    const walk = spent() - started
    const ours = measured(graph, () => coveringPaths(graph))
    const cover = typeof ours === 'string' ? 0 : ours.ms
    const growth = (now: number, then: number | undefined) => (then ? `${(now / then).toFixed(1)} x` : '')
    rows.push([
      ...[String(size), 'walk of the machine', '', '', '', `${walk.toFixed(0)} ms`],
      ...[`${peakMemory().toFixed(0)} MB`, growth(walk, before?.walk)],
    ])
    rows.push([String(size), 'covering paths', ...shown(ours), growth(cover, before?.cover)])
    rows.push([
      String(size),
      'shortest (@xstate/graph)',
      ...limited(size, 500, () => measured(graph, () => libraryPaths(graph, 'shortest', 1e6))),
    ])
    before = { walk, cover }
  }
  const heads = ['states', 'way', 'covered', 'paths', 'steps', 'time', 'peak memory', 'growth']
  process.stdout.write(`${table(heads, rows)}\n\n`)
}

/** Prints the cost of showing every event in every situation, including ignored ones. */
export function benchSituations(sizes: readonly number[] = [50, 100, 160]): void {
  coveringPaths(explore(grid(20, 20)), { cover: 'situations' })
  const rows = sizes.map((size) => {
    const started = spent()
    const graph = explore(grid(size, size), 100_000)
    const paths = coveringPaths(graph, { cover: 'situations' })
    const seconds = (spent() - started) / 1_000
    const all = [...graph.situations.keys()].reduce((sum, key) => sum + pairsIn(graph, key).length, 0)
    const shown = new Set(paths.flatMap(({ edges }) => edges.map(({ from, step }) => `${from} ${step.name}`))).size
    return [
      graph.situations.size.toLocaleString('en'),
      `${((shown / all) * 100).toFixed(1)} % of ${all.toLocaleString('en')}`,
      paths.length.toLocaleString('en'),
      paths.reduce((sum, { edges }) => sum + edges.length, 0).toLocaleString('en'),
      `${seconds.toFixed(2)} s`,
      `${((seconds / graph.situations.size) * 5_000).toFixed(2)} s`,
    ]
  })
  const heads = ['situations', 'pairs shown', 'paths', 'steps', 'CPU', 'CPU for 5,000 situations']
  process.stdout.write(`${table(heads, rows)}\n`)
}

const limited = (size: number, most: number, make: () => Figures | string): string[] =>
  size > most ? ['not tried at this size'] : shown(make())
