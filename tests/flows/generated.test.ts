import { afterAll, beforeAll, describe, it } from 'vitest'
import { browserPaths } from '../../flowlab/browser/binding.ts'
import { bindings } from '../support/bindings/index.ts'
import { openStage, type Stage } from '../support/stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage(5800 + (process.pid % 90))
})
afterAll(() => stage?.close())

describe.each(Object.values(bindings))('$name in the browser', (binding) => {
  for (const { id, edges } of browserPaths(binding))
    it(`${id}: ${edges.length} steps`, { timeout: 120_000 }, () => stage.replay(binding, id))

  it.runIf(binding.unauthorized)('a 401 ends the session', () => stage.replayUnauthorized(binding))
})
