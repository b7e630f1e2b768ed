import { noCoverage } from 'flowlab/machine/liveFlow.ts'
import { type FlowModel, type Samples, toTestModel } from 'flowlab/model/flow.ts'
import { expectationOf, runPath, suiteOf, uncoveredIn } from 'flowlab/walk/run.ts'
import type { AnyStateMachine } from 'xstate'

export const modelOf = <M extends AnyStateMachine>(machine: M, samples: Partial<Samples<M>> = {}): FlowModel =>
  toTestModel(machine, { events: [], outcomes: {}, ...samples } as Samples<M>)

/**
 * Walks every generated path on the live actor; returns what no path reached, and where the actor differed from the
 * model.
 */
export async function coverOf(model: FlowModel) {
  const suite = suiteOf(model)
  const coverage = noCoverage()
  const different: unknown[] = []
  for (const path of suite.paths) {
    const [seen, expected] = [await runPath(model, path, coverage), expectationOf(suite, path)]
    if (JSON.stringify(seen) !== JSON.stringify(expected)) different.push({ path: namesOf(path), seen, expected })
  }
  return {
    states: [...coverage.states.keys()].sort(),
    transitions: [...coverage.transitions.keys()].sort(),
    missed: uncoveredIn(model, coverage),
    different,
    paths: suite.paths.map(namesOf),
  }
}

const namesOf = ({ edges }: { edges: readonly { step: { name: string } }[] }) => edges.map(({ step }) => step.name)
