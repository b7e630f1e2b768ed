import type { Browser } from 'playwright-core'
import { chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasRevision } from '../../../flowlab/browser/revisionSources.ts'
import { races } from '../../../flowlab/races/index.ts'
import { pastStages } from '../../../flowlab/windows/pastStages.ts'
import { replayRace } from '../../../flowlab/windows/replayRaces.ts'
import { launchOf } from '../../support/browser.ts'

const had = races.flatMap((race) => ('none' in race.past ? [] : [{ race, name: race.race.name, past: race.past }]))

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(launchOf())
})
afterAll(() => browser?.close())

it('every race of a revision has its windows there', () => {
  expect(Object.keys(pastStages)).toEqual(had.map(({ name }) => name))
})

// The other revision needs packages that are no longer installed: `npm run flows -- races --past --replay`, and
// `tests/ui/services/pastSession.test.ts` for its session alone.
describe.each(had.filter(({ name }) => name === 'paying in two tabs'))('$name', ({ race, past }) => {
  it.skipIf(!hasRevision(past.revision))('happens in the last revision that had it', async () => {
    const { text, isBroken } = await replayRace(race, browser, 'past')
    expect(text).toMatch(/\? Yes\. .+ charged: 2\.$/)
    expect(isBroken).toBe(true)
  })
})

it('a race that no revision had cannot be replayed in one', async () => {
  const [race] = races.filter(({ past }) => 'none' in past)
  if (!race) throw new Error('each race was in a revision')
  await expect(replayRace(race, browser, 'past')).rejects.toThrow('was in no revision')
})
