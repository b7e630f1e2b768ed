import type { Browser } from 'playwright-core'
import { type Binding, browserPaths, type Way } from '../../flowlab/browser/binding.ts'
import { replay, replayAnswer, replayUnauthorized } from '../../flowlab/browser/replay.ts'
import { keepCoverage } from '../../flowlab/kept.ts'
import { noCoverage } from '../../flowlab/liveFlow.ts'
import { newSeat, openBrowser, type Seat } from './browser.ts'
import { sharedProduct } from './product.ts'

/** A browser in front of the running product, where generated paths are walked. */
export async function openStage() {
  const browser: Browser = await openBrowser()
  const coverages = new Map<string, ReturnType<typeof noCoverage>>()

  async function walk(binding: Binding, go: (seat: Seat) => Promise<void>) {
    const seat = await newSeat(browser, sharedProduct().origin)
    try {
      await go(seat)
      if (seat.troubles.length > 0) throw new Error(seat.troubles.join('\n'))
    } finally {
      keepCoverage('browser', binding.name, coverageOf(binding))
      await seat.context.close()
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
    replay: (binding: Binding, id: string) =>
      walk(binding, async ({ context }) => {
        const path = browserPaths(binding).find((each) => each.id === id)
        if (!path) throw new Error(`${binding.name} has no path ${id}`)
        await replay(context, binding, path, coverageOf(binding))
      }),
    replayAnswer: (binding: Binding, way: Way) =>
      walk(binding, ({ context }) => replayAnswer(context, binding, way, coverageOf(binding))),
    replayUnauthorized: (binding: Binding) =>
      walk(binding, ({ context }) => replayUnauthorized(context, binding, coverageOf(binding))),
    close: () => browser.close(),
  }
}
export type Stage = Awaited<ReturnType<typeof openStage>>
