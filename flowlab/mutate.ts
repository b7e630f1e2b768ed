import { noCoverage } from './liveFlow.ts'
import type { Flow } from './model.ts'
import { type Mutant, mutantsOf } from './mutants.ts'
import type { FlowPath } from './paths.ts'
import { expectationOf, runPath, type Suite, suiteOf } from './run.ts'

export interface MutationReport {
  flow: string
  mutants: number
  killed: number
  /** What no generated test noticed. */
  survivors: string[]
}

interface PathTest {
  path: FlowPath
  expected: readonly string[]
  /** The states that it rests in. */
  visits: ReadonlySet<string>
}

/** Runs the generated tests of a flow against every machine that differs from it in one thing. */
export async function mutate({ name, model }: Flow): Promise<MutationReport> {
  const tests = testsOf(suiteOf(model))
  const mutants = mutantsOf(model.machine)
  const survivors: string[] = []
  for (const mutant of mutants) if (!(await isNoticed(mutant))) survivors.push(mutant.name)
  return { flow: name, mutants: mutants.length, killed: mutants.length - survivors.length, survivors }

  async function isNoticed({ machine, state }: Mutant): Promise<boolean> {
    // The order decides nothing but the time: what comes by the changed state notices it first.
    const [near, far] = [
      tests.filter(({ visits }) => visits.has(state)),
      tests.filter(({ visits }) => !visits.has(state)),
    ]
    for (const { path, expected } of [...near, ...far]) {
      let differs = false
      const seen = await runPath({ ...model, machine }, path, noCoverage(), (last, index) => {
        differs = JSON.stringify(last) !== expected[index]
        return differs
      }).catch(() => null)
      if (differs || seen?.length !== expected.length) return true
    }
    return false
  }
}

const testsOf = (suite: Suite): PathTest[] =>
  suite.paths
    .map((path) => ({
      path,
      expected: expectationOf(suite, path).map((sight) => JSON.stringify(sight)),
      visits: new Set(
        [suite.graph.starts.get(path.start) ?? '', ...path.edges.map(({ to }) => to)].flatMap((key) =>
          (suite.graph.situations.get(key)?.snapshot._nodes ?? []).map(({ id }) => id),
        ),
      ),
    }))
    .sort((one, other) => one.path.edges.length - other.path.edges.length)
