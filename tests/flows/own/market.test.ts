import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LoginType } from '../../../src/domain/offerings.ts'
import { openBrowser, type Visitor } from '../../support/browser.ts'
import { signInDemo } from '../../support/demo.ts'
import { newDataDirectory, type Product, startProduct } from '../../support/product.ts'
import { openLoggedIn } from '../../support/seats.ts'

let product: Product
let browser: Browser
let investor: Visitor
let founder: Visitor
let trader: Visitor

const tiles = (page: Page) => page.locator('main li h2')
const seatOf = async (email: string, loginType: LoginType, address: string) =>
  openLoggedIn(browser, product.origin, await signInDemo(product.origin, email, loginType), address)

beforeAll(async () => {
  product = await startProduct(newDataDirectory())
  browser = await openBrowser()
  investor = await seatOf('investor@demo.in', 'investor', '/investor/capital-bridge')
  founder = await seatOf('founder@demo.in', 'entrepreneur', '/entrepreneur/investment/sent-proposals')
  trader = await seatOf('trader@demo.in', 'entrepreneur', '/entrepreneur/want-to-grow/global-connect')
})
afterAll(async () => {
  await browser?.close()
  await product?.stop('SIGKILL')
})

describe('the market', () => {
  it('is searched while typing, despite a typo, and the address shows the query', async () => {
    const { page } = investor
    await tiles(page).first().waitFor()
    await page.getByLabel('Search by name, sector or city').fill('voltrod')
    await page.getByText('Showing results for “voltroad”').waitFor()
    await page.getByRole('link', { name: 'Voltroad Mobility' }).waitFor()
    expect(new URL(page.url()).searchParams.get('q')).toBe('voltrod')
    await page.reload()
    await page.getByRole('link', { name: 'Voltroad Mobility' }).waitFor()
    await page.getByLabel('Search by name, sector or city').fill('')
    await page.getByRole('link', { name: 'Annapurna Millets', exact: true }).waitFor()
  })

  it('is narrowed by filters that show counts, survive a reload and are undone by Back', async () => {
    const { page } = investor
    const filters = page.getByRole('complementary', { name: 'Filters' })
    await filters.locator('fieldset[aria-label="Investment round"] summary').click()
    const option = filters.locator('label.option', { hasText: 'Series B' })
    const count = Number(await option.locator('small').textContent())
    await option.locator('input').check()
    await page.getByText(`${count} listings`, { exact: true }).waitFor()
    expect(await tiles(page).count()).toBe(Math.min(count, 12))
    await page.reload()
    await page.getByText(`${count} listings`, { exact: true }).waitFor()
    await page.goBack()
    await page.getByText('61 listings', { exact: true }).waitFor()
    await page.goForward()
    await page.getByText(`${count} listings`, { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Remove Series B' }).click()
    await page.getByText('61 listings', { exact: true }).waitFor()
  })

  it('shows each filter on a phone too, where they open over the list', async () => {
    const { page } = investor
    const before = page.viewportSize()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    const options = page.getByRole('dialog', { name: 'Filters' }).locator('label.option > span:visible')
    const widths = await options.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
    const hidden = await options.evaluateAll(
      (all) => all.filter((one) => getComputedStyle(one).clipPath !== 'none').length,
    )
    expect([widths.length > 10, Math.min(...widths) > 100, hidden]).toEqual([true, true, 0])
    await page.keyboard.press('Escape')
    if (before) await page.setViewportSize(before)
  })

  it.each([
    ['a laptop', { width: 1280, height: 720 }, 400],
    ['a phone', { width: 390, height: 844 }, 460],
  ])('shows the content of the first listing without scrolling on %s', async (_, size, lowest) => {
    const { page } = investor
    const before = page.viewportSize()
    await page.setViewportSize(size)
    for (const address of ['/investor/capital-bridge', '/investor/business-exchange']) {
      await page.goto(address)
      await page.getByText(/a strong match for you/).waitFor()
      const first = page.locator('main li', { has: page.locator('h2') }).first()
      const top = (await first.boundingBox())?.y ?? Number.NaN
      const text = await first.locator('.headline').boundingBox()
      expect([address, top < lowest, (text?.y ?? Number.NaN) + (text?.height ?? 0) < size.height]).toEqual([
        address,
        true,
        true,
      ])
    }
    if (before) await page.setViewportSize(before)
    await page.goto('/investor/capital-bridge')
  })

  it('shows an error if a minimum is above the maximum, and does not filter by it', async () => {
    const { page } = investor
    await tiles(page).first().waitFor()
    const filters = page.getByRole('complementary', { name: 'Filters' })
    await filters.getByText(/ \(INR\)$/).click()
    await filters.getByLabel('From').fill('75000000')
    await filters.getByLabel('Up to').fill('1000')
    await filters.getByRole('button', { name: 'Apply' }).click()
    await filters.getByText('The minimum can’t be above the maximum.').waitFor()
    expect(await filters.getByLabel('Up to').getAttribute('aria-invalid')).toBe('true')
    expect(new URL(page.url()).search).toBe('')
    await filters.getByLabel('Up to').fill('750000000')
    await filters.getByRole('button', { name: 'Apply' }).click()
    await page.getByRole('button', { name: 'Remove ₹7.5 Cr–₹75 Cr' }).click()
    await page.getByText('61 listings', { exact: true }).waitFor()
  })

  it('suggests the filters that typed words may mean', async () => {
    const { page } = investor
    await page.getByLabel('Search by name, sector or city').fill('fintech')
    // The suggestions stay while the list already shows what the words find, until Escape closes them.
    await page.waitForURL(/q=fintech/)
    const list = page.getByRole('list', { name: 'Search suggestions' })
    await list.waitFor()
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'detached' })
    expect(await page.getByLabel('Search by name, sector or city').inputValue()).toBe('fintech')
    await page.getByLabel('Search by name, sector or city').press('End')
    await page.keyboard.type(' ')
    await page
      .getByRole('list', { name: 'Search suggestions' })
      .getByRole('button', { name: /^Industry: Banking, finance & fintech/ })
      .click()
    await page.getByRole('button', { name: 'Remove Banking, finance & fintech' }).waitFor()
    expect(await page.getByLabel('Search by name, sector or city').inputValue()).toBe('')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('results')
    await page.getByRole('button', { name: 'Remove Banking, finance & fintech' }).click()
    await page.getByText('61 listings', { exact: true }).waitFor()
  })

  it('loads more pages, sorts by amount and remembers the layout', async () => {
    const { page } = investor
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect.poll(() => tiles(page).count()).toBe(24)
    await page.getByLabel('Sort by').selectOption('amount_high')
    await expect.poll(() => tiles(page).count()).toBe(12)
    await page.getByRole('button', { name: 'List', exact: true }).click()
    await page.reload()
    await tiles(page).first().waitFor()
    expect(await page.getByRole('button', { name: 'List', exact: true }).getAttribute('aria-pressed')).toBe('true')
    expect(await page.evaluate(() => localStorage.getItem('Tab_Selected'))).toBe('capital_bridge')
  })

  it('saves favourites and searches', async () => {
    const { page } = investor
    await page.goto('/investor/capital-bridge')
    await page.getByRole('button', { name: 'Add Annapurna Millets to favourites', exact: true }).click()
    await page.getByRole('button', { name: 'Remove Annapurna Millets from favourites', exact: true }).waitFor()
    await page.goto('/investor/capital-bridge?favourites=1')
    await page.getByText('1 listing', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Saved searches' }).click()
    await page.getByLabel('Name of the search').fill('What I marked')
    await page.getByRole('button', { name: 'Save this search' }).click()
    await page.getByRole('dialog').getByText('What I marked', { exact: true }).waitFor()
    await page.goto('/investor/capital-bridge')
    await page.getByRole('button', { name: 'Saved searches' }).click()
    const own = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'What I marked' })
    await own.getByRole('button', { name: 'Run search: What I marked', exact: true }).click()
    await page.getByText('1 listing', { exact: true }).waitFor()
  })

  it('a proposal proceeds from question to offer, and each side sees whose turn it is', async () => {
    const { page } = investor
    await page.goto('/investor/business-exchange')
    await tiles(page).first().waitFor()
    await page.goto('/investor/my-proposals?box=received&state=open')
    await page.getByRole('link', { name: 'Annapurna Millets', exact: true }).click()
    // The list says it too, more than once.
    await page.getByRole('heading', { name: 'Annapurna Millets', level: 1 }).waitFor()
    await page.getByText('Your turn').waitFor()
    await page.getByRole('button', { name: 'Request information' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Request information' }).click()
    await page.getByRole('dialog').getByText('Please fill this in').waitFor()
    await page.getByLabel('Your question').fill('How many schools reorder?')
    await page.getByRole('dialog').getByRole('button', { name: 'Request information' }).click()
    await page.getByText(/^Waiting for /).waitFor()
    const other = founder.page
    await other.getByRole('link', { name: 'Anjali Mehta', exact: true }).click()
    await other.getByText('How many schools reorder?').waitFor()
    await other.getByRole('button', { name: 'Answer' }).click()
    await other.getByLabel('Your answer').fill('All 212 of them.')
    await other.getByRole('dialog').getByRole('button', { name: 'Answer' }).click()
    await page.getByText('All 212 of them.').waitFor()
    await page.getByRole('button', { name: 'Accept proposal' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Accept proposal' }).click()
    await page.getByRole('link', { name: 'Open the chat' }).waitFor()
    await other.getByText('Either of you can take the next step').waitFor()
  })

  it('a list opened again has the same loaded pages and scroll position', async () => {
    const { page } = investor
    await page.goto('/investor/capital-bridge?sort=newest')
    await page.getByRole('button', { name: 'Grid', exact: true }).click()
    await page.reload()
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect.poll(() => tiles(page).count()).toBe(24)
    const name = (await tiles(page).nth(20).textContent()) ?? ''
    await tiles(page).nth(20).scrollIntoViewIfNeeded()
    const scrolled = await page.evaluate(() => scrollY)
    expect(scrolled).toBeGreaterThan(500)
    await tiles(page).nth(20).getByRole('link').click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    // The page that replaces it starts at the top.
    expect(await page.evaluate(() => scrollY)).toBe(0)
    let asked = 0
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/listings') asked++
    })
    await page.goBack()
    await expect.poll(() => tiles(page).count()).toBe(24)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(scrolled, -1)
    expect(asked).toBe(0)
    await page.reload()
    await expect.poll(() => tiles(page).count()).toBe(12)
  })

  it('every list and detail of every kind keeps its filters through reload, detail and back', async () => {
    const lists = [
      [investor.page, '/investor/capital-bridge'],
      [investor.page, '/investor/business-exchange'],
      [founder.page, '/entrepreneur/investment/investors'],
      [trader.page, '/entrepreneur/want-to-grow/global-connect'],
    ] as const
    for (const [page, path] of lists) {
      await page.goto(`${path}?sort=newest`)
      await tiles(page).first().waitFor()
      // A list without access redirects to another one, where a filter would work as well.
      expect(new URL(page.url()).pathname).toBe(path)
      const option = page.getByRole('complementary', { name: 'Filters' }).locator('label.option:has(small)').first()
      const count = Number(await option.locator('small').textContent())
      await option.locator('input').check()
      const one = path.endsWith('/investors') ? 'investor' : path.endsWith('/global-connect') ? 'member' : 'listing'
      const total = page.getByText(count === 1 ? `1 ${one}` : `${count} ${one}s`, { exact: true })
      await total.waitFor()
      await page.reload()
      await total.waitFor()
      const name = (await tiles(page).first().textContent()) ?? ''
      await tiles(page).first().getByRole('link').click()
      await page.getByRole('heading', { level: 1, name }).waitFor()
      await page.reload()
      await page.getByRole('heading', { level: 1, name }).waitFor()
      await page.goBack()
      await total.waitFor()
      expect(await tiles(page).first().textContent(), path).toBe(name)
    }
  })

  it('shows the owner the listing’s performance', async () => {
    const { page } = founder
    const id = await page.evaluate(async () => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('access_token')}`,
        'x-info-id': localStorage.getItem('x-info-id') ?? '',
      }
      return ((await (await fetch('/api/me', { headers })).json()) as { profiles: { id: string }[] }).profiles[0]?.id
    })
    await page.goto(`/entrepreneur/businesses/${id}`)
    await page.getByRole('heading', { name: 'Listing performance' }).waitFor()
  })

  it('a page opened from the bottom of a long one starts at its top', async () => {
    const { page } = trader
    await page.goto('/about-us')
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' })
    // Hovering prefetches the page's code, so that it opens at once.
    await link.hover()
    await link.click()
    await page.getByRole('heading', { level: 1, name: 'Privacy policy' }).waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  it('causes no page error and no policy violation', () => {
    expect([...investor.problems, ...founder.problems, ...trader.problems]).toEqual([])
  })
})
