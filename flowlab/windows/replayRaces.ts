import { findRaces } from 'flowlab/together/findRaces.ts'
import type { Browser } from 'playwright-core'
import { startVersion } from '../browser/productVersion.ts'
import { startedProduct } from '../browser/startedProduct.ts'
import type { ProductRace } from '../races/productRace.ts'
import { stages } from './stages.ts'
import { earliest, takeRace } from './takeRace.ts'

interface Replayed {
  /** The steps that the model found. */
  steps: readonly string[]
  text: string
  isBroken: boolean
}

/**
 * Replays the fewest steps of a race in real windows: on the present product, or on the one without what prevents it.
 */
export async function replayRace(
  { race, unguarded, pauses = [] }: ProductRace,
  browser: Browser,
  { isGuarded }: { isGuarded: boolean },
): Promise<Replayed> {
  const stage = stages[race.name]
  const [found] = findRaces({ ...race, actors: unguarded.actors }).found
  if (!stage || !found) throw new Error(`${race.name} cannot be replayed in windows`)
  const version = await startVersion([...pauses, ...(isGuarded ? [] : unguarded.mends)])
  const others = new Set(browser.contexts())
  try {
    const { text, isBroken } = await takeRace(earliest(found.steps), await stage({ browser, origin: version.origin }))
    const says = `${race.name}: ${found.says}? ${isBroken ? 'Yes' : 'No'}. ${text}`
    return { steps: found.steps, text: says, isBroken }
  } finally {
    for (const context of browser.contexts()) if (!others.has(context)) await context.close()
    await version.close()
  }
}

/** Replays each race in real windows, on products that it builds and starts. */
export async function replayRaces(races: readonly ProductRace[], isGuarded: boolean) {
  const product = await startedProduct()
  try {
    const results: Replayed[] = []
    for (const race of races) results.push(await replayRace(race, product.browser, { isGuarded }))
    return results
  } finally {
    await product.close()
  }
}
