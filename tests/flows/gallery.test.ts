import { chartOf, nodesOf } from 'flowlab/draw/chart.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { words } from '../../flowlab/gallery/words.ts'
import { flows } from '../../flowlab/registry.ts'
import { violations } from '../support/addressChecks.ts'
import { newVisitor, openBrowser, type Visitor } from '../support/browser.ts'
import { speak } from '../support/gallery.ts'
import { sharedProduct } from '../support/product.ts'

const product = sharedProduct()
let browser: Browser
let reader: Visitor

beforeAll(async () => {
  browser = await openBrowser()
  reader = await newVisitor(browser, product.origin)
})
afterAll(() => browser?.close())

/** Opens the groups of a large flow, which are collapsed at first. */
async function openGroups(page: Page) {
  const groups = page.locator('details.groups')
  if ((await groups.count()) === 0) return
  if ((await groups.getAttribute('open')) === null) await groups.locator('summary').click()
  await page.getByRole('button', { name: 'Open all' }).click()
  await page.locator('svg.chart .fold', { hasText: '⊞' }).first().waitFor({ state: 'detached' })
}

describe('the gallery of flows', () => {
  it('draws every flow with each of its states', async () => {
    const { page } = reader
    await page.goto('/flows')
    for (const { name, model } of flows) {
      await page.getByRole('navigation', { name: 'Flows' }).getByRole('link', { name, exact: true }).click()
      await page.getByRole('img', { name: `The flow ${name}`, exact: true }).waitFor()
      await openGroups(page)
      const drawn = await page
        .locator('svg.chart [data-state]')
        .evaluateAll((all) => all.map((each) => each.getAttribute('data-state')))
      expect(drawn.sort()).toEqual(
        nodesOf(chartOf(name, model.machine).root)
          .map(({ id }) => id)
          .sort(),
      )
    }
  })

  it('walks by buttons, and opens a generated path by its address', async () => {
    const { page } = reader
    await page.goto('/flows#logout')
    await page.getByRole('tab', { name: 'simulate' }).click()
    await page.getByRole('complementary').getByRole('button', { name: 'logout.cancelled', exact: true }).click()
    await page.getByText('stayed', { exact: true }).first().waitFor()
    await page.getByText('and the flow is over').waitFor()
    await page.getByRole('tab', { name: 'paths' }).click()
    const first = page.getByRole('complementary').getByRole('link').first()
    const address = await first.getAttribute('href')
    await page.goto('/flows')
    await page.goto(`/flows${address}`)
    await page.getByRole('tab', { name: 'paths' }).click()
    await page.getByRole('button', { name: 'Last' }).click()
    await page.locator('svg.chart .active').first().waitFor()
  })

  it('finds a state and folds a group', async () => {
    const { page } = reader
    await page.goto('/flows#session')
    await page.getByLabel('Search states and transitions').fill('unseen')
    await page.locator('svg.chart .found').first().waitFor()
    await page.getByLabel('Search states and transitions').fill('')
    await page.locator('svg.chart .fold').first().click()
    await page.locator('[data-state="session.loggedIn.unseen"]').waitFor({ state: 'detached' })
  })

  it.each(['session', 'listing', 'logout'])('opens %s where it begins', async (name) => {
    const { page } = reader
    await page.goto('/flows')
    await page.goto(`/flows#${name}`)
    await page.getByRole('img', { name: `The flow ${name}`, exact: true }).waitFor()
    const isInView = () =>
      page.evaluate(() => {
        const active = [...document.querySelectorAll('svg.chart .state.active > rect:first-of-type')].at(-1)
        const [state, paper] = [active, document.querySelector('.paper')].map((each) => each?.getBoundingClientRect())
        return state && paper
          ? state.left >= paper.left && state.right <= paper.right && state.bottom <= paper.bottom
          : false
      })
    await expect.poll(isInView).toBe(true)
  })

  it('fits the picture both ways, and shows a minimap if it does not fit', async () => {
    const { page } = reader
    await page.goto('/flows#payment')
    const map = page.locator('svg.minimap')
    await map.waitFor()
    await page.getByRole('button', { name: 'Fit' }).click()
    await map.waitFor({ state: 'detached' })
    const paper = page.getByRole('region', { name: 'Picture' })
    const room = await paper.evaluate((sheet) => [
      sheet.scrollWidth - sheet.clientWidth,
      sheet.scrollHeight - sheet.clientHeight,
    ])
    expect(room).toEqual([0, 0])
  })

  it('shows each part in words alone, in Hindi too, and keeps the position of a played path in view', async () => {
    const { page, context, problems } = await newVisitor(browser, product.origin)
    await page.goto('/flows#logout')
    await page.getByLabel('Say').selectOption('words')
    await page.locator('svg.chart text', { hasText: 'logout.cancelled' }).first().waitFor({ state: 'detached' })
    await speak(page, 'hi')
    await page.locator('svg.chart[lang=hi]').waitFor()
    await page.getByRole('complementary').getByText('संवाद पूछता है कि लॉग आउट करना है या नहीं').waitFor()
    await page.goto('/flows#payment')
    await page.getByRole('tab', { name: words.hi.panels.paths }).click()
    await page.getByRole('complementary').getByRole('link').first().click()
    await page.getByRole('button', { name: words.hi.paths.last }).click()
    await page.locator('svg.chart .active[data-state="payment.paid"]').waitFor()
    const isInView = () =>
      page.evaluate(() => {
        const [state, paper] = [
          document.querySelector('[data-state="payment.paid"]'),
          document.querySelector('.paper'),
        ].map((each) => each?.getBoundingClientRect())
        return state && paper ? state.left >= paper.left && state.bottom <= paper.bottom : false
      })
    await expect.poll(isInView).toBe(true)
    expect(problems).toEqual([])
    await context.close()
  })

  it('watches another tab of the product without receiving typed values', async () => {
    const { page, context } = reader
    await page.goto('/flows#login')
    await page.getByRole('tab', { name: 'watch' }).click()
    await page.getByRole('button', { name: 'Watch tabs' }).click()
    const visited = await context.newPage()
    await visited.goto('/investor/login')
    await visited.locator('input[name=email]').fill('very.secret@fund.in')
    const news = page.getByRole('complementary').getByRole('listitem')
    await news.filter({ hasText: 'login editing' }).first().waitFor()
    await news.filter({ hasText: 'field.changed {"change":{"email":"•••"}}' }).first().waitFor()
    expect(await page.content()).not.toContain('very.secret')
    await page.locator('svg.chart .active[data-state="login.editing"]').waitFor()
  })

  it('colours a flow by the coverage of watched tabs, by its machine', async () => {
    // A separate window, since the others count the tabs that they watch.
    const { page, context } = await newVisitor(browser, product.origin)
    await context.addInitScript(() =>
      localStorage.setItem('flowlab-seen', '{"savedSearches":{"savedSearches.closed":7}}'),
    )
    await page.goto('/flows#savedSearches')
    await page.getByLabel('Heat map').selectOption('real')
    await page.locator('[data-state="savedSearches.closed"].hot').getByText('closed · 7').waitFor()
    await context.close()
  })

  it('reports whether Stately’s inspector opened, and sends it the walk when it responds', async () => {
    const { page, context } = reader
    await page.clock.install()
    await context.route('https://inspector.test/**', (route) => route.abort('internetdisconnected'))
    await page.goto('/flows?inspect=https://inspector.test/silent#logout')
    await page.getByRole('button', { name: 'Open Stately’s inspector' }).click()
    await page.clock.fastForward(60_000)
    await page.getByText('The inspector does not answer. It needs the network').waitFor()

    await context.route('https://inspector.test/here', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<script>
          globalThis.received = []
          addEventListener('message', ({ data }) => received.push(data))
          opener.postMessage({ type: '@statelyai.connected' }, '*')
        </script>`,
      }),
    )
    await page.goto('/flows?inspect=https://inspector.test/here#logout')
    await page.getByRole('button', { name: 'Open Stately’s inspector' }).click()
    await page.getByText('Connected: the inspector shows this walk').waitFor()
    await page.getByRole('complementary').getByRole('button', { name: 'logout.cancelled', exact: true }).click()
    const inspector = context.pages().find((each) => each.url().endsWith('/here'))
    const received = await inspector?.waitForFunction(() => {
      const { received: all } = globalThis as unknown as {
        received: { type: string; snapshot?: { value?: unknown } }[]
      }
      return all.some(({ snapshot }) => snapshot?.value === 'stayed') && all.map(({ type }) => type)
    })
    expect(await received?.jsonValue()).toContain('@xstate.actor')
  })

  it('shows a flow as pictures with sentences, in both languages, on a phone and a desktop', async () => {
    const { page, context, problems } = await newVisitor(browser, product.origin)
    await page.goto('/flows#payment/pictures')
    const pictures = page.getByRole('complementary').getByRole('img')
    const first = page.getByRole('img', { name: 'The card form is ready and the member can pay.' })
    await first.waitFor()
    expect(await pictures.count()).toBe(5)
    await speak(page, 'hi')
    await page.getByLabel(words.hi.pictures).selectOption('desktop')
    await page.getByText('शुरुआत में').or(page.getByText('चित्रों में')).first().waitFor()
    const sizes = () =>
      pictures.evaluateAll((all) =>
        all.map((each) => [(each as HTMLImageElement).currentSrc, (each as HTMLImageElement).naturalWidth]),
      )
    for (const each of await pictures.all()) await each.scrollIntoViewIfNeeded()
    await expect.poll(async () => (await sizes()).every(([, width]) => width === 640)).toBe(true)
    expect((await sizes()).every(([source]) => String(source).endsWith('.hi.desktop.webp'))).toBe(true)
    // The same pictures lie along the drawing, each in the box of its state.
    const inDrawing = page.locator('svg.chart [data-state] > image')
    await expect.poll(() => inDrawing.count()).toBe(5)
    expect(await page.locator('[data-state="payment.retrying"] > image').getAttribute('href')).toBe(
      '/flows/storyboards/payment-the-checkout/retrying.hi.desktop.webp',
    )
    // Its three ways of opening have a row each.
    await page.goto('/flows#globalConnect/pictures')
    await expect.poll(() => pictures.count()).toBe(3)
    await page.getByText('बिना चित्र के').click()
    await page.getByText('पेज पर इस फ़्लो का कुछ नहीं होता।').waitFor()
    await page.goto('/flows#typing/pictures')
    await page.getByText(words.hi.board.none).waitFor()
    await speak(page, 'en')
    await page.getByText('No pictures of this flow are approved.').waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  it('zooms to a state that is selected: by its address, in the drawing, by keys, in a closed group', async () => {
    const { page, context } = await newVisitor(browser, product.origin)
    const inView = (id: string) =>
      page.evaluate((wanted) => {
        const paper = document.querySelector('.paper')?.getBoundingClientRect()
        const state = document.querySelector(`[data-state="${wanted}"].selected > rect`)?.getBoundingClientRect()
        if (!paper || !state) return null
        const isInside =
          state.left >= paper.left &&
          state.right <= paper.right &&
          state.top >= paper.top &&
          state.bottom <= paper.bottom
        return isInside && Math.max(state.width / paper.width, state.height / paper.height) > 0.25
      }, id)
    await page.goto('/flows#payment/state/payment.retrying')
    await expect.poll(() => inView('payment.retrying')).toBe(true)
    const paper = page.getByRole('region', { name: 'Picture' })
    await paper.focus()
    await page.keyboard.press('0')
    await page.getByRole('button', { name: 'Fit', pressed: true }).waitFor()
    // Wherever the box is pressed: the words in it are part of it.
    await page.locator('[data-state="payment.paid"] > .name').first().click({ force: true })
    await expect.poll(() => inView('payment.paid')).toBe(true)
    expect(new URL(page.url()).hash).toBe('#payment/state/payment.paid')
    await paper.focus()
    const percent = async () =>
      Number.parseInt((await page.getByRole('button', { name: / %$/ }).textContent()) ?? '', 10)
    const before = await percent()
    await page.keyboard.press('-')
    await expect.poll(percent).toBeLessThan(before)
    await page.getByRole('button', { name: 'Zoom to it' }).press('Enter')
    await expect.poll(percent).toBe(before)
    await page.getByLabel('State or transition').selectOption('payment.idle on payment.submitted if mayBePaid')
    await page.locator('.edge.selected').waitFor()
    await page.goto('/flows#session/state/session.loggedIn.unseen')
    await expect.poll(() => inView('session.loggedIn.unseen')).toBe(true)
    await context.close()
  })

  it('shows comments beside their state, with a link to copy', async () => {
    const { page, context, problems } = await newVisitor(browser, product.origin)
    const comment = { flow: 'payment', by: 'Asha', on: '2026-11-26' }
    await page.route('**/flows/comments.json', (route) =>
      route.fulfill({
        json: [
          { ...comment, at: 'payment.retrying', says: 'How long does this take?' },
          { ...comment, at: null, says: 'Reads well.' },
          { ...comment, flow: 'login', at: null, says: 'Not here.' },
        ],
      }),
    )
    await page.goto('/flows#payment/state/payment.retrying')
    const panel = page.getByRole('complementary')
    await panel.getByText('How long does this take?').waitFor()
    expect(await panel.getByText('Reads well.').count()).toBe(0)
    const link = await page.getByLabel('Link').inputValue()
    expect(link).toBe(`${product.origin}/flows#payment/state/payment.retrying`)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.origin })
    await page.getByRole('button', { name: 'Copy link' }).click()
    await page.getByText('Copied', { exact: true }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    await page.getByLabel('State or transition').selectOption('The whole flow')
    await page.getByRole('tab', { name: 'look' }).click()
    await panel.getByText('Reads well.').waitFor()
    await panel.getByRole('link', { name: 'payment.retrying' }).click()
    await panel.getByText('Reads well.').waitFor({ state: 'detached' })
    expect(problems).toEqual([])
    await context.close()
  })

  it.each([
    [1280, 'first'],
    [390, 'second'],
  ] as const)('has no violation of accessibility in any panel, %i wide', async (width, turn) => {
    const { page, context } = await newVisitor(browser, product.origin)
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/flows#payment/state/payment.retrying')
    await page.getByRole('img', { name: 'The flow payment' }).waitFor()
    for (const name of ['simulate', 'paths', 'pictures', 'look', 'watch', 'traffic', 'words']) {
      await page.getByRole('tab', { name }).click()
      await page.getByRole('tab', { name, selected: true }).waitFor()
      expect([name, await violations(page, turn)]).toEqual([name, []])
    }
    await page.getByLabel('Pictures').selectOption('phone')
    await page.locator('svg.chart image').first().waitFor()
    expect(await violations(page, turn)).toEqual([])
    await context.close()
  })

  it('causes no page error and no policy violation', () => {
    expect(reader.problems).toEqual([])
  })
})
