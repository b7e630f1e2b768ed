import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { openBrowser } from '../../support/browser.ts'
import { writeText } from '../../support/demo.ts'
import { membersOf } from '../../support/members.ts'
import { once } from '../../support/once.ts'
import { sharedProduct } from '../../support/product.ts'
import { openLoggedIn } from '../../support/seats.ts'
import { holds } from '../../support/spec/holds.ts'

/** Conversations as a member sees them: 12.50 to 12.54, 12.75 and 12.76; edits and deletions are tested over the API, in `api/chats`. */

const { origin } = sharedProduct()
const members = membersOf(origin, 'conversations')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const chats = '/investor/chats'
const desktop = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }
const smallPhone = { width: 320, height: 568 }
/** The height that a keyboard covers, with its row of suggestions. */
const keyboard = { [phone.height]: 336, [smallPhone.height]: 253 }

/** An investor with two conversations: the later one unread, the earlier one read. */
const talks = once(async () => {
  const [founder, owner, investor] = await Promise.all([
    members.join('investment'),
    members.join('want-to-sell'),
    members.join('investor'),
  ])
  await Promise.all([
    members.subscribe(founder),
    members.subscribe(owner, 'want-to-sell-monthly'),
    members.subscribe(investor, 'investor-monthly'),
  ])
  const earlier = await members.openChat(owner, investor)
  const later = await members.openChat(founder, investor)
  await writeText(origin, owner, earlier, 'The stock list is ready')
  await members.call('POST', `/api/chats/${earlier}/read`, { seq: 1 }, investor.headers)
  await writeText(origin, founder, later, 'Good morning')
  return { founder, owner, investor, earlier, later }
})

async function at(address: string, size = desktop): Promise<Page> {
  const { page } = await openLoggedIn(browser, origin, (await talks()).investor)
  await page.setViewportSize(size)
  await page.goto(address)
  return page
}
const list = (page: Page) => page.getByRole('navigation', { name: 'Conversations' })
const listed = (page: Page, id: string) => list(page).getByRole('listitem').locator(`a[href*="${id}"]`)
const box = (page: Page) => page.getByRole('textbox', { name: 'Message' })

// Runs before another test opens the unread one.
holds('12.53', async () => {
  const { earlier, later } = await talks()
  const page = await at(chats, phone)
  await listed(page, earlier).waitFor()
  await list(page).getByRole('link', { name: 'Unread', exact: true }).click()
  await listed(page, earlier).waitFor({ state: 'detached' })
  await listed(page, later).waitFor()
  expect(page.url()).toBe(`${origin}${chats}?show=unread`)
  await page.goBack()
  await listed(page, earlier).waitFor()
  expect(page.url()).toBe(origin + chats)
  await page.goForward()
  await listed(page, earlier).waitFor({ state: 'detached' })
  await page.reload()
  await listed(page, later).waitFor()
  expect(await listed(page, earlier).count()).toBe(0)
  await listed(page, later).click()
  await page.getByRole('log').getByText('Good morning').waitFor()
  await page.getByRole('link', { name: 'All chats' }).click()
  await page.getByText('No unread messages').waitFor()
  await page.context().close()
})

holds('12.50', async () => {
  const { later } = await talks()
  const page = await at('/investor/my-proposals')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Chats' }).click()
  await page.getByRole('log').getByText('Good morning').waitFor()
  expect(page.url()).toContain(`${chats}/${later}`)
  await listed(page, later).waitFor()
  await page.goBack()
  await page.waitForURL('**/my-proposals')
  await page.setViewportSize(phone)
  await page.goto(chats)
  await listed(page, later).waitFor()
  expect(page.url()).toBe(origin + chats)
  expect(await page.getByRole('log').count()).toBe(0)
  await page.context().close()
})

holds('12.51', async () => {
  const { founder, later } = await talks()
  const company = `${founder.name.split(' ')[1]} Works`
  for (const text of ['Are you there?', 'One thing', 'I have a question']) await writeText(origin, founder, later, text)
  const page = await at(`${chats}/${later}`)
  const log = page.getByRole('log')
  await log.getByText('I have a question').waitFor()
  const lines = log.getByRole('article')
  const count = await lines.count()
  const last = [count - 2, count - 1].map((place) => lines.nth(place))
  expect(await Promise.all(last.map((line) => line.locator('time').count()))).toEqual([0, 1])
  expect(await Promise.all(last.map((line) => line.locator('strong').count()))).toEqual([0, 0])
  expect(await log.getByRole('heading').allTextContents()).toEqual(['Today'])
  expect(await lines.first().locator('strong').textContent()).toBe(company)
  await page.context().close()
})

holds('12.52', async () => {
  const { later } = await talks()
  for (const size of [phone, smallPhone]) {
    const page = await at(`${chats}/${later}`, size)
    await box(page).waitFor()
    await page.context().setOffline(true)
    await page.getByText('Messages will send when you’re back online.').waitFor()
    for (const height of [size.height, size.height - (keyboard[size.height] ?? 0)]) {
      await page.setViewportSize({ width: size.width, height })
      for (const text of ['Short', 'A long message with many words. '.repeat(30)]) {
        await box(page).fill(text)
        const send = page.getByRole('button', { name: 'Send', exact: true })
        for (const control of [box(page), send]) {
          const place = await control.boundingBox()
          expect(place && place.y + place.height, `${size.width} × ${height}`).toBeLessThanOrEqual(height)
          expect(place?.y).toBeGreaterThan(0)
        }
        // Nothing covers it.
        expect(
          await send.evaluate((button) => {
            const { x, y, width, height: tall } = button.getBoundingClientRect()
            return button.contains(document.elementFromPoint(x + width / 2, y + tall / 2))
          }),
        ).toBe(true)
      }
      expect(await page.evaluate(() => scrollY)).toBe(0)
    }
    await page.context().close()
  }
})

holds('12.54', async () => {
  const { owner, earlier } = await talks()
  const page = await at(`${chats}/${earlier}`)
  const log = page.getByRole('log')
  const original = log.getByRole('article').filter({ hasText: 'The stock list is ready' }).first()
  await original.getByRole('button', { name: 'Reply' }).focus()
  await original.getByRole('button', { name: 'Reply' }).click()
  await page.keyboard.type('Please send it')
  await page.keyboard.press('Enter')
  const reply = log.getByRole('article').filter({ hasText: 'Please send it' })
  await reply.getByText('Delivered').or(reply.getByText('Sent')).first().waitFor()
  for (let line = 1; line <= 40; line++) await writeText(origin, owner, earlier, `Line ${line}`)
  await log.getByText('Line 40').waitFor()
  await page.reload()
  await log.getByText('Line 40').waitFor()
  await page.keyboard.press('Escape')
  await log.evaluate((element) => element.scrollTo({ top: 0 }))
  await reply.getByRole('button', { name: /The stock list is ready/ }).click()
  const seen = () =>
    original.evaluate((line) => {
      const { top, bottom } = line.getBoundingClientRect()
      const frame = line.closest('[role=log]')?.getBoundingClientRect()
      return frame !== undefined && top >= frame.top && bottom <= frame.bottom
    })
  await expect.poll(seen).toBe(true)
  await original.getByRole('button', { name: 'Delete for me' }).focus()
  await original.getByRole('button', { name: 'Delete for me' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await reply.getByText('This message was deleted').waitFor()
  await page.context().close()
})

holds('12.75', async () => {
  const { earlier } = await talks()
  const page = await at(`${chats}/${earlier}`)
  const tray = page.getByRole('list', { name: 'Files to send' })
  const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') })
  const said = page.getByRole('log').getByRole('article')
  await said.first().waitFor()
  const before = await said.count()
  await page.getByLabel('Attach an image or a file').setInputFiles([pdf('stock.pdf'), pdf('prices.pdf')])
  await tray.getByText('1 KB').first().waitFor()
  await tray.getByRole('button', { name: 'Remove prices.pdf' }).click()
  await box(page).fill('The stock list')
  expect(await said.count()).toBe(before)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await said.filter({ hasText: 'stock.pdf' }).filter({ hasText: 'The stock list' }).waitFor()
  expect([await said.count(), await said.filter({ hasText: 'prices.pdf' }).count()]).toEqual([before + 1, 0])
})

holds('12.76', async () => {
  const [founder, investor] = await Promise.all([members.join('investment'), members.join('investor')])
  await Promise.all([members.subscribe(founder), members.subscribe(investor, 'investor-monthly')])
  const id = await members.openChat(founder, investor)
  const { page } = await openLoggedIn(browser, origin, investor)
  await page.goto(`${chats}/${id}`)
  const start = page.getByText('can now talk. Introduce yourself, or suggest a time for a call.')
  await start.waitFor()
  await listed(page, id).getByText('No messages yet').waitFor()
  await box(page).fill('Good morning')
  await page.keyboard.press('Enter')
  await start.waitFor({ state: 'detached' })
  await listed(page, id).getByText('You: Good morning').waitFor()
})
