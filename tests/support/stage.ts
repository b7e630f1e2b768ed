import { saveCoverage } from 'flowlab/coverageStore.ts'
import { noCoverage } from 'flowlab/liveFlow.ts'
import type { FlowPath } from 'flowlab/paths.ts'
import type { Browser, Page } from 'playwright-core'
import { type Binding, browserPaths, pathToOutcome, type Way } from '../../flowlab/browser/binding.ts'
import { movesClock, replay, replayAnswer, replayUnauthorized } from '../../flowlab/browser/replay.ts'
import { forgetHistory, newVisitor, openBrowser, type Visitor } from './browser.ts'
import { sharedProduct } from './product.ts'

interface SharedWindow extends Visitor {
  /** Leaves the window as a new one is: no script, no route, nothing stored. */
  clear: () => Promise<void>
}

/** A window that is used again: opening a new one takes longer than most walks. */
async function openSharedWindow(browser: Browser): Promise<SharedWindow> {
  const visitor = await newVisitor(browser, sharedProduct().origin)
  const { page, context, problems } = visitor
  const addInitScript = page.addInitScript.bind(page)
  const added: Awaited<ReturnType<Page['addInitScript']>>[] = []
  page.addInitScript = async (...script) => {
    const one = await addInitScript(...script)
    added.push(one)
    return one
  }
  async function clear() {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await Promise.all(added.splice(0).map((script) => script.dispose()))
    // A page of the product's that runs no script and keeps its process.
    await page.goto('/favicon.svg')
    await page.evaluate(async () => {
      sessionStorage.clear()
      localStorage.clear()
      for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
    })
    await context.clearCookies()
    // A way back that the product could take would be one of the last walk's.
    await forgetHistory(page)
    problems.length = 0
  }
  return { ...visitor, clear }
}

/** Whether a walk is one of the generated paths, which a command repeats. */
const isWhole = (binding: Binding, path: FlowPath) => browserPaths(binding).includes(path)

/** A browser in front of the running product, where generated paths are walked. */
export async function openStage() {
  const browser: Browser = await openBrowser()
  const stored = await openSharedWindow(browser)
  const coverages = new Map<string, ReturnType<typeof noCoverage>>()

  async function walk(binding: Binding, path: FlowPath, go: (page: Page) => Promise<void>) {
    const { page, problems, context } = movesClock(path) ? await newVisitor(browser, sharedProduct().origin) : stored
    try {
      await go(page)
      if (problems.length > 0) throw new Error(problems.join('\n'))
    } catch (error) {
      const repeat = isWhole(binding, path) ? `\nnpm run flows -- replay ${path.id}` : ''
      throw Object.assign(error as Error, { message: `${(error as Error).message}${repeat}` })
    } finally {
      saveCoverage('browser', binding.name, coverageOf(binding))
      await (page === stored.page ? stored.clear() : context.close())
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
