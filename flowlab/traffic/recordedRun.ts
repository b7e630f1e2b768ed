import type { Flow } from 'flowlab/model/flow.ts'
import type { Words } from 'flowlab/model/words.ts'
import { matchRun } from 'flowlab/traffic/matching.ts'
import { generatedTwin, regressionTest } from 'flowlab/traffic/regression.ts'
import { nameOfVisit, runsOf, type Traffic } from 'flowlab/traffic/traffic.ts'

/** The name of a run in commands: `T-1A2B3C4D/3`. */
export const nameOfRun = (visit: string, run: number) => `${visit}/${run}`

type Recorded =
  | {
      problem: null
      /** The text of a test for `tests/machines`. */
      test: string
      /** The command that takes the same path in a browser, if the path is a generated one. */
      replay: string | null
    }
  | { problem: Words }

/** A test of the path that a recorded run took, or why there is none. */
export async function testOfRun({ name, model }: Flow, traffic: Traffic, wanted: string): Promise<Recorded> {
  const found = runsOf(model.machine.id, traffic.visits).find(
    ({ visit, run }) => nameOfRun(nameOfVisit(visit), run) === wanted,
  )
  if (!found) return { problem: [`The file has no run ${wanted} of ${name}.`, `फ़ाइल में ${name} का रन ${wanted} नहीं है।`] }
  const match = matchRun(model, found.steps)
  if (!match.path) return { problem: match.problem }
  const twin = generatedTwin(model, match)
  return {
    problem: null,
    test: await regressionTest(model, match.path, `${name} goes the way of the recorded run ${wanted}`, {
      imports: `import { modelNamed } from '../../flowlab/registry.ts'`,
      model: `modelNamed('${name}')`,
    }),
    replay: twin && `npm run flows -- replay ${twin.id}`,
  }
}
