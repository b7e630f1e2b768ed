import type { Browser } from 'playwright-core'
import { chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withReplaced } from '../../../flowlab/browser/productVersion.ts'
import { races } from '../../../flowlab/races/index.ts'
import { replayRace } from '../../../flowlab/windows/replayRaces.ts'
import { stages } from '../../../flowlab/windows/stages.ts'
import { launchOf } from '../../support/browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(launchOf())
})
afterAll(() => browser?.close())

it('every race has its windows', () => {
  expect(Object.keys(stages).sort()).toEqual(races.map(({ race }) => race.name).sort())
})

describe.each(races)('$race.name, in two windows', (race) => {
  it('does not happen in the product', async () => {
    const { text, isBroken } = await replayRace(race, browser, 'present')
    expect(text).toMatch(/\? No\. /)
    expect(isBroken).toBe(false)
  })

  it('happens in the version without what prevents it', async () => {
    const { text, isBroken } = await replayRace(race, browser, 'unguarded')
    expect(text).toMatch(/\? Yes\. /)
    expect(isBroken).toBe(true)
  })
})

it('a version needs each place that it replaces', () => {
  const mend = { file: 'a.ts', now: 'one', before: 'two' }
  expect(withReplaced('a.ts', 'one.', [mend])).toBe('two.')
  expect(withReplaced('b.ts', 'one.', [mend])).toBe('one.')
  expect(() => withReplaced('a.ts', 'other.', [mend])).toThrow('a.ts does not contain once: one')
  expect(() => withReplaced('a.ts', 'one or one.', [mend])).toThrow('a.ts does not contain once: one')
})
