import { noCoverage } from 'flowlab/machine/liveFlow.ts'
import { saveCoverage } from 'flowlab/report/coverageStore.ts'
import type { FlowPath } from 'flowlab/walk/paths.ts'
import type { Browser, Page } from 'playwright-core'
import { type Binding, browserPaths, pathToOutcome, type Way } from '../../flowlab/browser/binding.ts'
import { replay, replayAnswer, replayUnauthorized } from '../../flowlab/browser/replay.ts'
import { newVisitor, openBrowser } from './browser.ts'
import { sharedProduct } from './product.ts'

/** True if a walk is one of the generated paths, which a command can repeat. */
const isWhole = (binding: Binding, path: FlowPath) => browserPaths(binding).includes(path)

/** A browser connected to the running product, which walks generated paths. */
export async function openStage() {
  const browser: Browser = await openBrowser()
  const coverages = new Map<string, ReturnType<typeof noCoverage>>()

  async function walk(binding: Binding, path: FlowPath, go: (page: Page) => Promise<void>) {
    const { page, problems, context } = await newVisitor(browser, sharedProduct().origin)
    try {
      await go(page)
      if (problems.length > 0) throw new Error(problems.join('\n'))
    } catch (error) {
      const repeat = isWhole(binding, path) ? `\nnpm run flows -- replay ${path.id}` : ''
      throw Object.assign(error as Error, { message: `${(error as Error).message}${repeat}` })
    } finally {
      saveCoverage('browser', binding.name, coverageOf(binding))
      await context.close()
    }
  }
  const coverageOf = ({ name }: Binding) => {
    const coverage = coverages.get(name) ?? noCoverage()
    coverages.set(name, coverage)
    return coverage
  }

  return {
    coverageOf,
    /** Walks one generated path, found by its id. */
    replay(binding: Binding, id: string) {
      const path = browserPaths(binding).find((each) => each.id === id)
      if (!path) throw new Error(`${binding.name} has no path ${id}`)
      return walk(binding, path, (page) => replay(page, binding, path, coverageOf(binding)))
    },
    replayAnswer: (binding: Binding, way: Way) =>
      walk(binding, pathToOutcome(binding, way !== 'late'), (page) =>
        replayAnswer(page, binding, way, coverageOf(binding)),
      ),
    replayUnauthorized: (binding: Binding) =>
      walk(binding, pathToOutcome(binding, true), (page) => replayUnauthorized(page, binding, coverageOf(binding))),
    close: () => browser.close(),
  }
}
export type Stage = Awaited<ReturnType<typeof openStage>>
