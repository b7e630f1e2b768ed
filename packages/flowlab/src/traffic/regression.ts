import { noCoverage } from '../machine/liveFlow.ts'
import { begin, proceed, stepsIn } from '../machine/situation.ts'
import type { FlowModel } from '../model/flow.ts'
import { valueName } from '../model/names.ts'
import type { Step } from '../model/step.ts'
import type { FlowPath } from '../walk/paths.ts'
import { runPath, suiteOf } from '../walk/run.ts'
import type { Match } from './matching.ts'

/** The steps with these names, one after the other. Throws an error that names a step that is not possible there. */
function stepsNamed(model: FlowModel, start: string, names: readonly string[]): Step[] {
  let here = begin(model, start).situation
  return names.map((name) => {
    const step = stepsIn(model, here).find((each) => each.name === name)
    const next = step && proceed(model, here, step)
    if (!step || !next) throw new Error(`"${name}" is not possible in ${valueName(here.snapshot.value)}`)
    here = next.situation
    return step
  })
}

/** The states that the live actor of a flow shows when it takes these steps, with the one at its start. */
export async function statesAlong(model: FlowModel, start: string, names: readonly string[]): Promise<string[]> {
  const edges = stepsNamed(model, start, names).map((step) => ({ from: '', to: '', step, behaviour: '', outline: '' }))
  return (await runPath(model, { id: '', start, edges }, noCoverage())).map(({ value }) => valueName(value))
}

export interface TestPlace {
  /** The import of the flow in the test file. */
  imports: string
  /** The expression of the flow's model. */
  model: string
}

/** The text of a test that takes a path on the live actor and expects the states that it shows now. */
export async function regressionTest(
  model: FlowModel,
  { start, edges }: FlowPath,
  title: string,
  { imports, model: expression }: TestPlace,
): Promise<string> {
  const names = edges.map(({ step }) => step.name)
  const listed = (values: readonly string[]) => values.map((value) => `    ${JSON.stringify(value)},\n`).join('')
  return `import { statesAlong } from 'flowlab/traffic/regression.ts'
import { expect, it } from 'vitest'
${imports}

it(${JSON.stringify(title)}, async () => {
  const steps = [
${listed(names)}  ]
  expect(await statesAlong(${expression}, ${JSON.stringify(start)}, steps)).toEqual([
${listed(await statesAlong(model, start, names))}  ])
})
`
}

/** The generated path that takes the same steps; null if the suite has none. */
export const generatedTwin = (model: FlowModel, { path }: Match): FlowPath | null =>
  suiteOf(model).paths.find(({ id }) => id === path?.id) ?? null
