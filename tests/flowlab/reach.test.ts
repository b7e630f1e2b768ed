import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTestModel, type DirectedGraphNode, toDirectedGraph } from '@xstate/graph'
import { chartOf } from 'flowlab/draw/chart.ts'
import { statesOf, transitionId, transitionsOf } from 'flowlab/model/transitions.ts'
import { reachTable } from 'flowlab/report/reach.ts'
import { reachedByLibrary, situationOf } from 'flowlab/walk/plain.ts'
import { suiteOf } from 'flowlab/walk/run.ts'
import { describe, expect, it } from 'vitest'
import { documents } from '../../flowlab/places.ts'
import { flowNamed, flows } from '../../flowlab/registry.ts'

const missingIn = (found: ReadonlySet<string>, wanted: ReadonlySet<string>) =>
  [...wanted].filter((each) => !found.has(each))

const edgesOf = ({ edges, children }: DirectedGraphNode): string[] => [
  ...edges.map(({ transition, target }) => `${transitionId(transition)} to ${target.id}`),
  ...children.flatMap(edgesOf),
]

describe('compared with @xstate/graph', () => {
  it.each(flows)('$name: the walk reaches all that the library reaches with the same events', ({ model }) => {
    const { graph } = suiteOf(model)
    const walked = [...graph.situations.values()]
    const library = reachedByLibrary(model)
    const situations = new Set(walked.map(({ snapshot }) => situationOf(model, snapshot)))
    expect(library.situations.size).toBeGreaterThan(0)
    expect(missingIn(graph.states, library.states)).toEqual([])
    expect(missingIn(graph.transitions, library.transitions)).toEqual([])
    expect(missingIn(situations, library.situations)).toEqual([])
  })

  it('a flow without actors and delays has the same walk in both', () => {
    const plain = flows.filter(({ model: { machine } }) =>
      statesOf(machine).every(({ invoke, after, always }) => !invoke.length && !after.length && !always?.length),
    )
    expect(plain.map(({ name }) => name)).toEqual(['chooseOffering', 'documentUploads', 'page'])
    for (const { model } of plain)
      expect(reachedByLibrary(model).situations).toEqual(
        new Set([...suiteOf(model).graph.situations.values()].map(({ snapshot }) => situationOf(model, snapshot))),
      )
  })

  it('the test model of the library refuses actors and delays, which is why the suite has its own', () => {
    const machineOf = (name: string) => flowNamed(name)?.model.machine as never
    expect(() => createTestModel(machineOf('login'))).toThrow('Invocations on test machines are not supported')
    expect(() => createTestModel(machineOf('draftAutosave'))).toThrow('After events on test machines are not supported')
  })

  it.each(flows)('$name: a drawing has the edges of the directed graph, and the immediate steps', ({ name, model }) => {
    const drawn = chartOf(name, model.machine).edges
    const graph = edgesOf(toDirectedGraph(model.machine)).sort()
    const withTrigger = drawn.filter(({ kind }) => kind !== 'always').map(({ id, to }) => `${id} to ${to}`)
    expect(withTrigger.sort()).toEqual(graph)
    expect(drawn.length).toBe(transitionsOf(model.machine).length)
  })

  it('the parts that only the Lab reaches are listed as approved', () => {
    const [file, text] = reachTable(flows)
    // If this fails, run `npm run flows export` and read the changes in docs/flows/reach.md.
    expect(readFileSync(join(documents, file), 'utf8')).toBe(text)
  })
})
