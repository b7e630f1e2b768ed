import { libraryPaths } from 'flowlab/walk/library.ts'
import { coveringPaths, type FlowPath, shortestPathTo } from 'flowlab/walk/paths.ts'
import { suiteOf } from 'flowlab/walk/run.ts'
import { describe, expect, it } from 'vitest'
import { flowNamed, flows } from '../../flowlab/registry.ts'

const behavioursOf = (paths: readonly FlowPath[]) =>
  new Set(paths.flatMap(({ edges }) => edges.map((edge) => edge.behaviour)))
const pairsOf = (paths: readonly FlowPath[]) =>
  new Set(paths.flatMap(({ edges }) => edges.slice(1).map((edge, at) => `${edges[at]?.behaviour} ${edge.behaviour}`)))
const graphOf = (name: string) => {
  const flow = flowNamed(name)
  if (!flow) throw new Error(name)
  return suiteOf(flow.model).graph
}

describe('generated paths', () => {
  it.each(flows.map(({ name }) => name))('%s: every behaviour, each step where the last one ended', (name) => {
    const graph = graphOf(name)
    const paths = coveringPaths(graph)
    expect(behavioursOf(paths)).toEqual(new Set([...graph.edgesFrom.values()].flat().map((edge) => edge.behaviour)))
    for (const { start, edges } of paths) {
      if (edges.length > 0) expect(edges[0]?.from).toBe(graph.starts.get(start))
      for (const [at, edge] of edges.slice(1).entries()) expect(edge.from).toBe(edges[at]?.to)
    }
  })

  it.each(['payment', 'oneTimeCode'])('%s: every two consecutive behaviours, on request', (name) => {
    const graph = graphOf(name)
    const possible = new Set(
      [...graph.edgesFrom.values()]
        .flat()
        .flatMap((edge) => (graph.edgesFrom.get(edge.to) ?? []).map((next) => `${edge.behaviour} ${next.behaviour}`)),
    )
    expect(pairsOf(coveringPaths(graph, { cover: 'pairs' }))).toEqual(possible)
  })

  it('are the same each time, with the same ids', () => {
    const ids = () => coveringPaths(graphOf('register')).map(({ id }) => id)
    expect(ids()).toEqual(ids())
    expect(new Set(ids()).size).toBe(ids().length)
  })

  it('reach a requested step in the fewest steps', () => {
    const found = shortestPathTo(graphOf('logout'), ({ step }) => step.name === 'endSession is done')
    expect(found?.edges.map(({ step }) => step.name)).toEqual(['logout.confirmed', 'endSession is done'])
    expect(shortestPathTo(graphOf('logout'), () => false)).toBeNull()
  })

  it('are no longer than requested, if the flow allows', () => {
    const lengths = coveringPaths(graphOf('session'), { longest: 12 }).map(({ edges }) => edges.length)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(12)
  })
})

describe('the paths of @xstate/graph', () => {
  it('exist for machines with invoked actors, shortest and simple', () => {
    const graph = graphOf('changePassword')
    const shortest = libraryPaths(graph, 'shortest')
    const simple = libraryPaths(graph, 'simple')
    expect(shortest.length).toBe(graph.situations.size)
    expect(simple.length).toBeGreaterThan(shortest.length)
    expect(behavioursOf(coveringPaths(graph)).size).toBeGreaterThan(behavioursOf(shortest).size)
  })

  it('throw when there are too many', () => {
    expect(() => libraryPaths(graphOf('changePassword'), 'simple', 5)).toThrow('Traversal limit exceeded')
  })
})
