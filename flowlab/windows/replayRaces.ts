import { findRaces } from 'flowlab/together/findRaces.ts'
import type { Browser } from 'playwright-core'
import { startVersion } from '../browser/productVersion.ts'
import { startRevision } from '../browser/revision.ts'
import { startedProduct } from '../browser/startedProduct.ts'
import type { ProductRace } from '../races/productRace.ts'
import { pastStages } from './pastStages.ts'
import { stages } from './stages.ts'
import { earliest, takeRace } from './takeRace.ts'

/** The present product, the present one without what prevents the race, or the last revision that had it. */
export type Version = 'present' | 'unguarded' | 'past'

interface Replayed {
  /** The steps that the model found. */
  steps: readonly string[]
  text: string
  isBroken: boolean
}

/** What is replayed of a race on a version: its actors, the order of its steps, its windows and its product. */
function replayOf({ race, unguarded, past, pauses = [] }: ProductRace, version: Version) {
  if (version !== 'past') {
    const start = () => startVersion([...pauses, ...(version === 'present' ? [] : unguarded.mends)])
    return { actors: unguarded.actors, order: earliest, stage: stages[race.name], start }
  }
  if ('none' in past) throw new Error(`${race.name} was in no revision: ${past.none}`)
  const inItsOrder = (steps: readonly string[]) => [...steps]
  const start = () => startRevision(past.revision)
  return { actors: past.actors, order: inItsOrder, stage: pastStages[race.name], start }
}

/** Replays the fewest steps of a race in real windows, on a version of the product. */
export async function replayRace(each: ProductRace, browser: Browser, version: Version): Promise<Replayed> {
  const { race } = each
  const { actors, order, stage, start } = replayOf(each, version)
  const [found] = findRaces({ ...race, actors }).found
  if (!stage || !found) throw new Error(`${race.name} cannot be replayed in windows`)
  const product = await start()
  const others = new Set(browser.contexts())
  try {
    const { text, isBroken } = await takeRace(order(found.steps), await stage({ browser, origin: product.origin }))
    const says = `${race.name}: ${found.says}? ${isBroken ? 'Yes' : 'No'}. ${text}`
    return { steps: found.steps, text: says, isBroken }
  } finally {
    for (const context of browser.contexts()) if (!others.has(context)) await context.close()
    await product.close()
  }
}

/** Replays each race in real windows, on products that it builds and starts. */
export async function replayRaces(races: readonly ProductRace[], version: Version) {
  const product = await startedProduct()
  try {
    const results: Replayed[] = []
    for (const race of races) results.push(await replayRace(race, product.browser, version))
    return results
  } finally {
    await product.close()
  }
}
