import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bindings } from '../../flowlab/browser/bindings/index.ts'
import { folderOf, pictureOf, views } from '../../flowlab/storyboards/board.ts'
import { compact } from '../../flowlab/storyboards/compact.ts'
import { differenceOf, isNoticed } from '../../flowlab/storyboards/difference.ts'
import { approvedPictures } from '../../flowlab/storyboards/files.ts'
import { photograph, settle, showToasts } from '../../flowlab/storyboards/photograph.ts'
import { scenesOf } from '../../flowlab/storyboards/scenes.ts'
import { newVisitor, openBrowser } from '../support/browser.ts'
import { sharedProduct } from '../support/product.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

it('photographs a page from its top and without toasts, also those in a dialog', async () => {
  const page = await browser.newPage()
  await page.setContent(`<div id="toasts"><p data-kind="error">Server Not Responding</p></div>
    <div role="dialog"><p data-kind="success">Saved</p><p>What stays</p></div><div style="height: 5000px"></div>`)
  await page.evaluate(() => scrollTo(0, 900))
  await settle(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  const visible = () => page.locator('p:visible').allTextContents()
  expect(await visible()).toEqual(['What stays'])
  await page.evaluate(() => {
    document.querySelector('#toasts')?.insertAdjacentHTML('beforeend', '<p data-kind="info">Late</p>')
  })
  expect(await visible()).toEqual(['What stays'])
  await showToasts(page, true)
  expect(await visible()).toEqual(['Server Not Responding', 'Late', 'Saved', 'What stays'])
  await page.close()
})

it('photographs what a state says or waits for, where it is below the window', async () => {
  const page = await browser.newPage()
  const scrolled = async (part: string) => {
    await page.setContent(`<main><p>Top</p><div style="height: 3000px"></div>${part}</main>`)
    await settle(page)
    return page.evaluate(() => scrollY > 0)
  }
  expect(await scrolled('<p role="alert">Declined</p>')).toBe(true)
  expect(await scrolled('<button aria-disabled="true">Processing…</button>')).toBe(true)
  expect(await scrolled('<p role="alert"></p><button>Pay</button>')).toBe(false)
  await page.close()
})

it('photographs a screen as it was approved, in both languages on both devices', async () => {
  const { oneTimeCode, mySubscription } = bindings
  const seen: string[] = []
  const differing: string[] = []
  const chosen = [
    [oneTimeCode, 'codeSent.awaitingCode'],
    // A page whose screen starts anew when the language changes.
    [mySubscription, 'shown'],
  ] as const
  for (const [binding, wanted] of chosen) {
    if (!binding) throw new Error(wanted)
    const scenes = scenesOf(binding).filter(({ state }) => state === wanted)
    const open = (locale: string) => newVisitor(browser, sharedProduct().origin, locale)
    const failures = await photograph(binding, scenes, open, async (state, view, image) => {
      const name = join(folderOf(binding), pictureOf(state, view))
      seen.push(name)
      const approved = readFileSync(join(approvedPictures, name))
      // If this fails: npm run flows -- storyboards, and look at what differs.
      if (isNoticed(await differenceOf(approved, await compact(image, view)))) differing.push(name)
    })
    expect(failures).toEqual([])
  }
  expect(seen).toHaveLength(chosen.length * views.length)
  expect(differing).toEqual([])
})
