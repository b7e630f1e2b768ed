import { Buffer } from 'node:buffer'
import { anchorOf } from 'flowlab/draw/anchor.ts'
import { chartOf } from 'flowlab/draw/chart.ts'
import { begin, stepsIn } from 'flowlab/machine/situation.ts'
import { statesOf, transitionId, transitionsOf } from 'flowlab/model/transitions.ts'
import { brokenPaths } from 'flowlab/properties/verify.ts'
import { suiteOf } from 'flowlab/walk/run.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { words } from '../../flowlab/gallery/words.ts'
import { flowNamed, flows, modelNamed } from '../../flowlab/registry.ts'
import { violations } from '../support/addressChecks.ts'
import { newVisitor, openBrowser, type Visitor } from '../support/browser.ts'
import { speak } from '../support/gallery.ts'
import { sharedProduct } from '../support/product.ts'

const product = sharedProduct()
const say = words.hi
let browser: Browser
let reader: Visitor

beforeAll(async () => {
  browser = await openBrowser()
  reader = await newVisitor(browser, product.origin)
  await reader.page.route('**/flows/comments.json', (route) =>
    route.fulfill({
      json: [{ flow: 'payment', by: 'आशा', on: '2026-11-26', at: 'payment.retrying', says: 'इसमें कितना समय लगता है?' }],
    }),
  )
  await reader.page.goto('/flows#payment')
  await speak(reader.page, 'hi')
})
afterAll(() => browser?.close())

/** Every text that the page shows or says, without the drawing, commands, data, and what is marked as English. */
const textsOn = (page: Page) =>
  page.evaluate(() => {
    const left = 'svg.chart *, code, pre, textarea, [lang=en]'
    const texts = [document.title]
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode())
      if (!nodes.currentNode.parentElement?.closest(left)) texts.push(nodes.currentNode.textContent ?? '')
    for (const element of document.querySelectorAll('body *:not(svg.chart *)'))
      for (const name of ['aria-label', 'aria-valuetext', 'alt', 'title', 'placeholder', 'label'])
        texts.push(element.getAttribute(name) ?? '')
    return texts.map((text) => text.trim()).filter(Boolean)
  })

/** The names that the code gives to a flow and its parts. */
function namesOf(flow: string): string[] {
  const found = flowNamed(flow)
  if (!found) throw new Error(flow)
  const { model } = found
  const paths = [...brokenPaths(found), ...suiteOf(model).paths]
  const starts = Object.keys(model.inputs)
  return [
    flow,
    ...statesOf(model.machine).flatMap(({ id }) => [
      id,
      id.slice(model.machine.id.length + 1),
      id.split('.').at(-1) ?? '',
    ]),
    ...transitionsOf(model.machine).map(transitionId),
    ...chartOf(flow, model.machine).edges.flatMap((edge) => [anchorOf(edge), edge.trigger]),
    ...starts,
    ...starts.flatMap((start) => stepsIn(model, begin(model, start).situation).map(({ name }) => name)),
    ...paths.flatMap(({ id, edges }) => [id, ...edges.map(({ step }) => step.name)]),
  ].filter(Boolean)
}
/** The codes of refusals in steps. */
const codes = ['PAYMENT_NOT_SUCCEEDED', 'NOT_FOUND']
const known = new Map<string, readonly string[]>()
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The texts with a Latin word that is not a name: of this flow anywhere in a text, of another flow alone. */
async function inEnglish(page: Page, flow: string, ...others: string[]): Promise<string[]> {
  const own = known.get(flow) ?? namesOf(flow)
  known.set(flow, own)
  const names = [...own, ...others, 'Stately', ...codes]
  const pattern = new RegExp(
    `(?<![\\w.])(?:${[...new Set(names)]
      .sort((one, other) => other.length - one.length)
      .map(escaped)
      .join('|')})(?!\\w)`,
    'g',
  )
  const alone = new Set(['English', ...flows.map(({ name }) => name)])
  const texts = await textsOn(page)
  expect(texts.length).toBeGreaterThan(50)
  return texts.filter((text) => !alone.has(text) && /[a-z]/i.test(text.replace(pattern, '')))
}

const step = (event: string, taken: string[], states: string[], flow = 'contact') => ({
  ...{ at: 3, flow, run: 1 },
  ...{ event, taken, states },
})
const began = step('started', [], ['editing'])
const typed = step('field.changed', ['contact.editing --field.changed[0]'], ['editing'])
const visit = (...steps: object[]) =>
  JSON.stringify({ kind: 'visit', number: 'T-1', part: 1, day: '2026-11-24', steps })
const use = { kind: 'use', flow: 'contact', of: 'transition', id: typed.taken[0], times: 7, visits: 5, days: 3 }
const open = async (page: Page, text: string) => {
  await page
    .getByLabel(say.traffic.file)
    .setInputFiles({ name: 'traces.jsonl', mimeType: 'application/json', buffer: Buffer.from(text) })
}

describe('the gallery in Hindi', () => {
  it('has its language on the document, after a reload too', async () => {
    const { page } = reader
    await page.reload()
    await page.locator('html[lang=hi]').waitFor()
    await page.getByRole('heading', { name: say.title }).waitFor()
    await page.getByRole('img', { name: say.drawingOf('payment'), exact: true }).waitFor()
  })

  it.each([
    ['payment', []],
    // A reason names another flow.
    ['session', ['logout']],
  ])('shows no English word above the drawing of %s or beside it', async (flow, others) => {
    const { page } = reader
    await page.goto(`/flows#${flow}`)
    await page.getByRole('img', { name: say.drawingOf(flow), exact: true }).waitFor()
    for (const [panel, name] of Object.entries(say.panels)) {
      await page.getByRole('tab', { name, exact: true }).click()
      expect([panel, await inEnglish(page, flow, ...others)]).toEqual([panel, []])
    }
    await page.getByRole('button', { name: say.fit }).click()
    await page.getByRole('button', { name: say.fullSize }).waitFor()
    expect(await inEnglish(page, flow, ...others)).toEqual([])
  })

  it('shows none in a path that is played, a picture, a selected state or its comments', async () => {
    const { page } = reader
    const [path] = suiteOf(modelNamed('payment')).paths
    await page.goto(`/flows#payment/path/${path?.id}`)
    await page.getByRole('button', { name: say.paths.last }).click()
    expect(await inEnglish(page, 'payment')).toEqual([])
    await page.goto('/flows#payment/pictures')
    await page.getByRole('heading', { name: say.board.title }).waitFor()
    expect(await inEnglish(page, 'payment')).toEqual([])
    await page.goto('/flows#payment/state/payment.retrying')
    await page.getByText('इसमें कितना समय लगता है?').waitFor()
    expect(await inEnglish(page, 'payment')).toEqual([])
    await page.goto('/flows#payment')
    await page.getByRole('link', { name: 'payment.retrying' }).waitFor()
    expect(await inEnglish(page, 'payment')).toEqual([])
  })

  it('shows none in the news of a watched tab', async () => {
    const { page, context } = reader
    await page.getByRole('tab', { name: say.panels.watch }).click()
    await page.getByRole('button', { name: say.watch.start }).click()
    const other = await context.newPage()
    await other.goto('/flows')
    await other.evaluate(() =>
      new BroadcastChannel('flowlab').postMessage({
        ...{ tab: '2', at: 0, flow: 'payment', value: 'idle', status: 'active', context: null, transitions: [] },
        event: { type: 'payment.submitted', data: {} },
      }),
    )
    await page.getByText(say.watch.tab('2')).waitFor()
    expect(await inEnglish(page, 'payment')).toEqual([])
    await page.getByRole('button', { name: say.watch.stop }).click()
    await other.close()
  })

  it('shows none in traffic: counts, a visit, a test of it, and what could not be opened', async () => {
    const { page } = reader
    const none = (...names: string[]) => inEnglish(page, 'contact', 'traces.jsonl', 'T-1', 'started', ...names)
    await page.goto('/flows#contact/traffic')
    await page.getByText(say.traffic.noFile).waitFor()
    await open(page, 'hello')
    await page.getByText('पंक्ति 1 ट्रेस फ़ाइल की पंक्ति नहीं है').waitFor()
    expect(await none()).toEqual([])
    await open(page, JSON.stringify(use))
    await page.getByText(say.traffic.countsOnly).waitFor()
    await page.getByText(say.traffic.running).first().waitFor({ state: 'detached' })
    expect(await none()).toEqual([])
    await open(page, visit(began, typed, step('started', [], ['editing'], 'login'), step('started', [], [], 'gone')))
    await page.getByRole('button', { name: say.traffic.makeTest }).click()
    await page.getByLabel(say.traffic.test).waitFor()
    expect(await none()).toEqual([])
    expect(await violations(page, 'first')).toEqual([])
    const slider = page.getByRole('slider')
    await slider.fill('2')
    await page.getByRole('img', { name: say.drawingOf('login'), exact: true }).waitFor()
    await page.goto('/flows#contact/traffic')
    await page.getByRole('link', { name: say.traffic.showFlow('login') }).waitFor()
    expect(await none('login')).toEqual([])
    await slider.fill('3')
    await page.getByText(say.traffic.noFlow('gone')).waitFor()
    await page.goto('/flows#contact/traffic')
    expect(await none('gone')).toEqual([])
    await open(page, visit(typed))
    await page.goto('/flows#contact/traffic')
    await page.getByRole('button', { name: say.traffic.makeTest }).click()
    await page.getByText(say.traffic.noTest('')).waitFor()
    expect(await none()).toEqual([])
  })

  it('shows none about Stately’s inspector', async () => {
    const { page } = reader
    await page.goto('/flows?inspect=https://inspector.test/#payment')
    await page.getByText(say.inspector.offered).waitFor()
    expect(await inEnglish(page, 'payment')).toEqual([])
  })

  it.each([1280, 390])('has no violation of accessibility in any panel in either look, %i wide', async (width) => {
    const { page } = reader
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/flows#payment/state/payment.retrying')
    await page.getByRole('img', { name: say.drawingOf('payment'), exact: true }).waitFor()
    for (const name of Object.values(say.panels)) {
      await page.getByRole('tab', { name, exact: true }).click()
      await page.getByRole('tab', { name, exact: true, selected: true }).waitFor({ timeout: 5_000 })
      expect([name, await violations(page, 'first')]).toEqual([name, []])
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect([name, sideways]).toEqual([name, 0])
    }
  })

  it('causes no page error and no policy violation', () => expect(reader.problems).toEqual([]))
})
