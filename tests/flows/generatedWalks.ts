import { afterAll, beforeAll, describe, it } from 'vitest'
import { type Binding, browserPaths, responseModes } from '../../flowlab/browser/binding.ts'
import { openStage, type Stage } from '../support/stage.ts'

/** Walks every generated path of these bindings in one window, and answers their main call in each possible way. */
export function walkInBrowser(bindings: readonly Binding[]): void {
  let stage: Stage

  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(() => stage?.close())

  describe.each(bindings)('$name in the browser, from $reach', (binding) => {
    for (const { id, edges } of browserPaths(binding))
      it(`${id}: ${edges.length} steps`, () => stage.replay(binding, id))

    for (const way of responseModes(binding))
      it(`${binding.main} responds: ${way}`, () => stage.replayAnswer(binding, way))

    if (binding.endsSession) it('a 401 ends the session', () => stage.replayUnauthorized(binding))
  })
}
