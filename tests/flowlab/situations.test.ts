import { noCoverage } from 'flowlab/machine/liveFlow.ts'
import { explore } from 'flowlab/walk/explore.ts'
import { grid } from 'flowlab/walk/grid.ts'
import { coveringPaths, type FlowPath } from 'flowlab/walk/paths.ts'
import { expectationOf, runPath, suiteOf } from 'flowlab/walk/run.ts'
import { describe, expect, it } from 'vitest'
import { flowNamed } from '../../flowlab/registry.ts'

const directions: Readonly<Record<string, readonly [number, number]>> = {
  'moved.north': [-1, 0],
  'moved.south': [1, 0],
  'moved.east': [0, 1],
  'moved.west': [0, -1],
}
const events = [...Object.keys(directions), 'shelf.opened', 'shelf.closed', 'robot.charged']

/** The cells, states and events that the paths show, by an independent implementation of the store's rules. */
function shownOn(paths: readonly FlowPath[], rows: number, columns: number): Set<string> {
  const shown = new Set<string>()
  for (const { edges } of paths) {
    let [row, column, isFetching] = [0, 0, false]
    for (const { step } of edges) {
      shown.add(`${row} ${column} ${isFetching} ${step.name}`)
      const [down = 0, right = 0] = isFetching ? [] : (directions[step.name] ?? [])
      const isInside = row + down >= 0 && row + down < rows && column + right >= 0 && column + right < columns
      if (isInside) [row, column] = [row + down, column + right]
      if (step.name === 'shelf.opened') isFetching = true
      if (step.name === 'shelf.closed') isFetching = false
    }
  }
  return shown
}

const everyPair = (rows: number, columns: number) =>
  new Set(
    Array.from({ length: rows * columns }, (_, place) => `${Math.floor(place / columns)} ${place % columns}`).flatMap(
      (place) => [true, false].flatMap((isFetching) => events.map((event) => `${place} ${isFetching} ${event}`)),
    ),
  )

describe('the cover of situations', () => {
  it.each([
    [7, 5],
    [50, 49],
  ])('shows every event in every situation of %i rows and %i columns', (rows, columns) => {
    const paths = coveringPaths(explore(grid(rows, columns)), { cover: 'situations' })
    expect(shownOn(paths, rows, columns)).toEqual(everyPair(rows, columns))
  })

  it('is larger than that of behaviours', () => {
    const shown = shownOn(coveringPaths(explore(grid(7, 5))), 7, 5)
    expect(shown.size).toBeLessThan(everyPair(7, 5).size / 10)
  })

  it('matches the live actor, which ignored events do not change', async () => {
    const model = grid(4, 3)
    const whole = suiteOf(model)
    const everything = coveringPaths(whole.graph, { cover: 'situations' })
    const suite = { ...whole, paths: everything.map((path) => ({ ...path, reach: null })) }
    let ignored = 0
    for (const path of suite.paths) {
      const seen = await runPath(model, path, noCoverage())
      expect(seen).toEqual(expectationOf(suite, path))
      for (const [at, { behaviour }] of path.edges.entries()) {
        if (!behaviour.includes('ignores')) continue
        ignored++
        expect({ ...seen[at + 1], after: '' }).toEqual({ ...seen[at], after: '', effects: [] })
      }
    }
    // A roaming robot ignores two events, and a fetching one all but one.
    expect(ignored).toBeGreaterThanOrEqual(4 * 3 * (2 + 6))
  })

  it('includes every response, loss and delay of a flow of the product', () => {
    const flow = flowNamed('logout')
    if (!flow) throw new Error('logout')
    const graph = explore(flow.model)
    const shown = new Set(
      coveringPaths(graph, { cover: 'situations' }).flatMap(({ edges }) =>
        edges.map(({ from, step }) => `${from} ${step.name}`),
      ),
    )
    const edges = [...graph.edgesFrom.values()].flat().map(({ from, step }) => `${from} ${step.name}`)
    const active = [...graph.situations.values()].filter(({ snapshot }) => snapshot.status === 'active')
    const heardOrNot = active.flatMap(({ key }) => flow.model.events.map(({ type }) => `${key} ${type}`))
    expect(new Set([...edges, ...heardOrNot])).toEqual(shown)
  })
})

describe('the number of situations', () => {
  it('is limited, and the limit can be changed', () => {
    const model = grid(51, 50)
    expect(() => explore(model)).toThrow(/^more than 5,000 situations: .*or allow more with `maxSituations`$/)
    expect(explore({ ...model, maxSituations: 6_000 }).situations.size).toBe(5_100)
    expect(() => explore({ ...model, maxSituations: 6_000 }, 10)).toThrow(/^more than 10 situations/)
  })
})
