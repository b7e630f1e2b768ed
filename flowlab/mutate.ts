import { noCoverage } from './liveFlow.ts'
import type { Flow } from './model.ts'
import { mutantsOf } from './mutants.ts'
import { expectationOf, runPath, suiteOf } from './run.ts'

export interface MutationReport {
  flow: string
  mutants: number
  killed: number
  /** What no generated test noticed. */
  survivors: string[]
}

/** Runs the generated tests of a flow against every machine that differs from it in one thing. */
export async function mutate({ name, model }: Flow): Promise<MutationReport> {
  const suite = suiteOf(model)
  const tests = suite.paths.map((path) => ({ path, expected: JSON.stringify(expectationOf(suite, path)) }))
  const mutants = mutantsOf(model.machine)
  const survivors: string[] = []
  for (const mutant of mutants) if (!(await isNoticed(mutant.machine))) survivors.push(mutant.name)
  return { flow: name, mutants: mutants.length, killed: mutants.length - survivors.length, survivors }

  async function isNoticed(machine: typeof model.machine): Promise<boolean> {
    for (const { path, expected } of tests) {
      const seen = await runPath({ ...model, machine }, path, noCoverage()).catch(() => null)
      if (JSON.stringify(seen) !== expected) return true
    }
    return false
  }
}
