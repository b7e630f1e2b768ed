import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserPaths, waysOfAnswering } from '../../flowlab/browser/binding.ts'
import { bindings } from '../../flowlab/browser/bindings/index.ts'
import { openStage, type Stage } from '../support/stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage?.close())

describe.each(Object.values(bindings))('$name in the browser, from $reach', (binding) => {
  for (const { id, edges } of browserPaths(binding))
    it(`${id}: ${edges.length} steps`, { timeout: 120_000 }, () => stage.replay(binding, id))

  for (const way of waysOfAnswering(binding))
    it(`${binding.main} is answered: ${way}`, { timeout: 120_000 }, () => stage.replayAnswer(binding, way))

  if (binding.endsSession) it('a 401 ends the session', () => stage.replayUnauthorized(binding))
})

it('every flow that the product lives by is walked, with success and refusal', () => {
  const walked = Object.values(bindings).map(({ name }) => name)
  expect([...new Set(walked)].sort()).toEqual(
    [
      'changePassword',
      'globalConnect',
      'login',
      'logout',
      'oneTimeCode',
      'passwordReset',
      'payment',
      'proposal draft',
      'register',
    ].sort(),
  )
  for (const binding of Object.values(bindings).filter(({ main }) => main !== null)) {
    const steps = browserPaths(binding).flatMap(({ edges }) => edges.map(({ step }) => step))
    const answers = steps.flatMap((step) =>
      step.kind === 'outcome' && step.source === binding.main ? [step.outcome] : [],
    )
    expect(answers.some((outcome) => 'output' in outcome)).toBe(true)
    expect(answers.some((outcome) => 'error' in outcome)).toBe(true)
  }
})
