import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type Visitor } from '../support/browser.ts'
import { readAll, writeText } from '../support/demo.ts'
import { type Member, membersOf } from '../support/members.ts'
import { sharedProduct } from '../support/product.ts'
import { openLoggedIn } from '../support/seats.ts'

const product = sharedProduct()
let browser: Browser
let founder: Member
let investor: Member
let one: Visitor
let other: Visitor
let chatId: string
let atFounder: string
let atInvestor: string

beforeAll(async () => {
  browser = await openBrowser()
  const members = membersOf(product.origin, 'chats')
  founder = await members.join('investment')
  investor = await members.join('investor')
  await members.subscribe(founder)
  await members.subscribe(investor, 'investor-monthly')
  await members.call('POST', '/api/notifications/read', { id: null }, founder.headers)
  chatId = await members.openChat(founder, investor)
  atFounder = `/entrepreneur/investment/chats/${chatId}`
  atInvestor = `/investor/chats/${chatId}`
  one = await openLoggedIn(browser, product.origin, founder, atFounder)
  other = await openLoggedIn(browser, product.origin, investor, atInvestor)
  for (const { page } of [one, other]) await page.getByRole('log').waitFor()
})

afterAll(async () => {
  await browser?.close()
})

const say = async (page: Page, text: string) => {
  await page.locator('[name=message]').fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}
const line = (page: Page, text: string) => page.getByRole('log').getByRole('article').filter({ hasText: text })
const linesOf = (page: Page) => page.getByRole('log').getByRole('article').locator('p').allTextContents()
const main = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })

describe('two people talk', () => {
  it('live in both directions; the mark changes from sent to delivered to read', async () => {
    await other.page.goto('/investor/my-proposals')
    await say(one.page, 'Namaste Meera')
    await line(one.page, 'Namaste Meera').getByText('Delivered').waitFor()
    await other.page.goto(atInvestor)
    await line(other.page, 'Namaste Meera').waitFor()
    await line(one.page, 'Namaste Meera').getByText('Read').waitFor()
    await say(other.page, 'Namaste! How are the dairies?')
    await line(one.page, 'How are the dairies?').waitFor()
    await one.page.locator('[aria-live=polite]').getByText(`${investor.name}: Namaste! How are the dairies?`).waitFor()
  })

  it('the focus stays in the field; Enter sends, Shift+Enter starts a new line', async () => {
    await one.page.locator('[name=message]').fill('First line')
    await one.page.keyboard.press('Shift+Enter')
    await one.page.keyboard.type('second line')
    await one.page.keyboard.press('Enter')
    await line(other.page, 'second line').waitFor()
    expect(await one.page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('message')
    expect(await one.page.locator('[name=message]').inputValue()).toBe('')
  })

  it('an image and a file arrive; the file is downloaded unchanged', async () => {
    const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2a9d8f' } })
      .png()
      .toBuffer()
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF')
    await one.page.getByLabel('Attach an image or a file').setInputFiles([
      { name: 'cold-room.png', mimeType: 'image/png', buffer: picture },
      { name: 'terms.pdf', mimeType: 'application/pdf', buffer: pdf },
    ])
    const tray = one.page.getByRole('list', { name: 'Files to send' })
    const thumbnail = tray.locator('img')
    await expect.poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(900)
    await one.page.keyboard.type('The cold room, and our terms')
    await one.page.keyboard.press('Enter')
    await tray.waitFor({ state: 'detached' })
    await line(other.page, 'The cold room, and our terms').getByRole('img', { name: 'cold-room.webp' }).waitFor()
    const shown = other.page.getByRole('log').getByRole('img', { name: 'cold-room.webp' })
    await shown.waitFor()
    expect(await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(640)
    const [download] = await Promise.all([
      other.page.waitForEvent('download'),
      other.page.getByRole('link', { name: 'Download terms.pdf' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('terms.pdf')
  })

  it('a file that the server refuses shows the reason, blocks nothing and can be dismissed', async () => {
    await one.page
      .getByLabel('Attach an image or a file')
      .setInputFiles({ name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<html>') })
    await one.page.getByRole('button', { name: 'Send', exact: true }).click()
    await one.page.getByText('Not sent: We don’t accept this type of file.').waitFor()
    await say(one.page, 'After the refusal')
    await line(other.page, 'After the refusal').waitFor()
    await one.page.getByRole('log').getByRole('button', { name: 'Delete', exact: true }).click()
    await one.page.getByText('Not sent: We don’t accept this type of file.').waitFor({ state: 'detached' })
  })

  it('a typing indicator is shown', async () => {
    await one.page.locator('[name=message]').pressSequentially('Let me think')
    await other.page.getByText('is typing…').waitFor()
  })

  it('a conversation’s draft survives a reload', async () => {
    await one.page.reload()
    await one.page.getByRole('log').waitFor()
    await expect.poll(() => one.page.locator('[name=message]').inputValue()).toBe('Let me think')
    await one.page.locator('[name=message]').fill('')
  })

  it('a chosen file survives a reload, and is removed for good', async () => {
    const tray = one.page.getByRole('list', { name: 'Files to send' })
    await one.page
      .getByLabel('Attach an image or a file')
      .setInputFiles({ name: 'later.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') })
    await tray.getByText('later.pdf').waitFor()
    await one.page.reload()
    await tray.getByText('later.pdf').waitFor()
    await tray.getByRole('button', { name: 'Remove later.pdf' }).click()
    await tray.waitFor({ state: 'detached' })
    await one.page.reload()
    await one.page.getByRole('log').waitFor()
    await say(one.page, 'Without the file')
    await line(other.page, 'Without the file').waitFor()
    expect(await tray.count()).toBe(0)
  })

  it('offline for 30 s: messages are queued and sent once and in order, also after a reload', async () => {
    await one.page.clock.install()
    await one.context.setOffline(true)
    await one.page.getByText('Messages will send when you’re back online.').waitFor()
    for (const text of ['Offline one', 'Offline two', 'Offline three']) await say(one.page, text)
    for (const text of ['Meanwhile one', 'Meanwhile two']) await say(other.page, text)
    // By the page's clock, one second at a time, so that retries meanwhile fail as they would in reality.
    for (let second = 0; second < 30; second++) await one.page.clock.runFor(1_000)
    expect((await readAll(product.origin, investor, chatId)).map(({ text }) => text)).not.toContain('Offline one')
    await one.context.setOffline(false)
    await line(other.page, 'Offline three').waitFor()
    await line(one.page, 'Meanwhile two').waitFor()
    const last = ['Meanwhile one', 'Meanwhile two', 'Offline one', 'Offline two', 'Offline three']
    for (const { page } of [one, other]) await expect.poll(async () => (await linesOf(page)).slice(-5)).toEqual(last)
    expect((await readAll(product.origin, investor, chatId)).slice(-5).map(({ text }) => text)).toEqual(last)
  })
})

describe('queued messages survive the page', () => {
  it('a message stored before the page was closed is sent when the product is opened again, on another page', async () => {
    await one.page.route('**/api/chats/*/messages', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await say(one.page, 'Kept over the close')
    await one.page.getByText('Queued. It will send when you’re back online.').waitFor()
    await one.page.unroute('**/api/chats/*/messages')
    await one.page.goto('/entrepreneur/investment/investors')
    await line(other.page, 'Kept over the close').waitFor()
    await one.page.goto(atFounder)
    await line(one.page, 'Kept over the close').waitFor()
    expect(await line(one.page, 'Kept over the close').count()).toBe(1)
  })
})

describe('a long conversation', () => {
  beforeAll(async () => {
    await one.page.goto('/entrepreneur/investment/investors')
    await one.page.getByRole('button', { name: /^Notifications/ }).waitFor()
    for (let number = 1; number <= 70; number++)
      await writeText(product.origin, investor, chatId, `Numbered ${String(number).padStart(3, '0')}`)
  })

  it("a message elsewhere in the product is the toast 'message recieved!', which opens the chat at the first unread message", async () => {
    // One notification for the accepted proposal, and one for the conversation, regardless of the number of messages.
    await one.page.getByRole('button', { name: 'Notifications, 2 unread' }).waitFor()
    await writeText(product.origin, investor, chatId, 'Numbered 071')
    await one.page.getByRole('status').getByRole('link', { name: 'message recieved!' }).last().click()
    await one.page.waitForURL(`**${atFounder}`)
    await line(one.page, 'Numbered 071').waitFor()
    await one.page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor()
  })

  it('loads earlier messages without moving the visible ones', async () => {
    const log = one.page.getByRole('log')
    const before = await one.page.getByRole('article').count()
    const { seen, moved } = await log.evaluate(async (element) => {
      element.scrollTop = 300
      const article = [...element.querySelectorAll('article')].find(
        (each) => each.getBoundingClientRect().top > element.getBoundingClientRect().top,
      )
      const top = article?.getBoundingClientRect().top ?? 0
      element.scrollTop = 100
      const expected = top + 200
      for (let tries = 0; tries < 100 && element.querySelectorAll('article').length <= 32; tries++)
        // Checks again for at most five seconds.
        await new Promise((later) => setTimeout(later, 50))
      return {
        seen: article?.textContent ?? '',
        moved: Math.abs((article?.getBoundingClientRect().top ?? 0) - expected),
      }
    })
    expect(seen).toContain('Numbered')
    expect(moved).toBeLessThan(4)
    expect(await one.page.getByRole('article').count()).toBeGreaterThan(before)
  })

  it('finds words and jumps to the message, however far up', async () => {
    await one.page.reload()
    await one.page.getByRole('log').waitFor()
    await one.page.getByRole('button', { name: 'Search', exact: true }).click()
    await one.page.getByLabel('Search this conversation').fill('how are the dairies')
    await one.page.getByText('1 message found').waitFor()
    await one.page
      .getByRole('search')
      .getByRole('button', { name: /dairies/ })
      .click()
    const found = line(one.page, 'How are the dairies?')
    await found.waitFor()
    await expect.poll(() => found.evaluate((each) => each.getBoundingClientRect().top > 100)).toBe(true)
    await one.page.keyboard.press('Escape')
  })

  it('days and unread messages have dividers', async () => {
    await one.page.getByRole('heading', { name: 'Today' }).first().waitFor()
    await other.page.goto('/investor/my-proposals')
    await other.page.getByRole('button', { name: /^Notifications/ }).waitFor()
    await say(one.page, 'Unread one')
    await line(one.page, 'Unread one').getByText('Delivered').waitFor()
    await main(other.page, 'Chats').click()
    // The latest conversation opens beside the list.
    await other.page.waitForURL(`**${atInvestor}`)
    await other.page.getByRole('separator').filter({ hasText: 'New messages' }).waitFor()
  })
})

describe('a sent message', () => {
  const own = async (text: string, control: string) => {
    // A new message moves the line away from under the pointer, so the control is reached by focus.
    const button = line(one.page, text).getByRole('button', { name: control, exact: true })
    await button.focus()
    await button.click()
  }

  it('is edited, and the other member sees it immediately', async () => {
    await say(one.page, 'We raise 2 Cr')
    await line(other.page, 'We raise 2 Cr').waitFor()
    await own('We raise 2 Cr', 'Edit')
    await one.page.getByRole('textbox', { name: 'Edit message' }).fill('We raise 3 Cr')
    await one.page.keyboard.press('Enter')
    for (const { page } of [one, other]) await line(page, 'We raise 3 Cr').getByText('Edited').waitFor()
    await one.page.getByRole('textbox', { name: 'Message', exact: true }).waitFor()
  })

  it('is deleted for both, also for a member who was offline', async () => {
    await other.context.setOffline(true)
    await other.page.getByText('Messages will send when you’re back online.').waitFor()
    await own('We raise 3 Cr', 'Delete message')
    await one.page.getByRole('checkbox', { name: /^Also delete for/ }).check()
    await one.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await line(one.page, 'You deleted this message for everyone.').waitFor()
    expect(await line(other.page, 'We raise 3 Cr').count()).toBe(1)
    await other.context.setOffline(false)
    await line(other.page, 'This message was deleted').waitFor()
    for (const { page } of [one, other]) expect(await page.getByText('We raise 3 Cr').count()).toBe(0)
  })

  it('that can no longer be edited shows that beside the text, which is not lost', async () => {
    await say(one.page, 'Too late')
    await own('Too late', 'Edit')
    await one.page.getByRole('textbox', { name: 'Edit message' }).fill('Much too late')
    await one.page.route('**/api/chats/*/messages/*', (route) =>
      route.fulfill({
        status: 409,
        json: {
          status: false,
          code: 'ILLEGAL_TRANSITION',
          message: 'Messages can be edited for 15 minutes.',
          request_id: 'r',
        },
      }),
    )
    await one.page.keyboard.press('Enter')
    await one.page.getByText('Messages can be edited for 15 minutes.').waitFor()
    expect(await one.page.getByRole('textbox', { name: 'Edit message' }).inputValue()).toBe('Much too late')
    await one.page.unroute('**/api/chats/*/messages/*')
    await one.page.getByRole('button', { name: 'Cancel editing' }).click()
    await line(one.page, 'Too late').waitFor()
  })
})

describe('safety', () => {
  it('a message deleted for one member stays with the other', async () => {
    const button = line(one.page, 'Unread one').getByRole('button', { name: 'Delete message' })
    await button.focus()
    await button.click()
    await one.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await one.page.getByText('Deleted Successfuly!').waitFor()
    await line(one.page, 'You deleted this message for yourself only.').waitFor()
    await line(other.page, 'Unread one').waitFor()
  })

  it('blocks, which the blocked member notices only when a message is refused, and unblocks', async () => {
    const options = () => other.page.getByRole('button', { name: 'Options' }).click()
    await options()
    await other.page.getByRole('button', { name: 'Block', exact: true }).click()
    await other.page.getByRole('dialog').getByRole('button', { name: 'Block' }).click()
    await other.page.getByText('You’ve blocked').waitFor()
    await say(one.page, 'Can you hear me?')
    await one.page.getByText('Not sent: You can’t contact this member.').waitFor()
    await other.page.getByRole('button', { name: 'Unblock' }).first().click()
    await other.page.locator('[name=message]').waitFor()
    await one.page.getByRole('button', { name: 'Try again' }).click()
    await line(other.page, 'Can you hear me?').waitFor()
  })

  it('reports, and mutes', async () => {
    await other.page.getByRole('button', { name: 'Options' }).click()
    await other.page.getByRole('button', { name: 'Report', exact: true }).click()
    await other.page.getByLabel('What’s wrong?').selectOption({ label: 'Scam or advance fee' })
    await other.page.getByRole('dialog').getByRole('button', { name: 'Report' }).click()
    await other.page.getByText('Your report will be reviewed.').waitFor()
    await other.page.getByRole('button', { name: 'Options' }).click()
    await other.page.getByRole('button', { name: 'Mute', exact: true }).click()
    await other.page.getByRole('navigation', { name: 'Conversations' }).getByText('Muted').waitFor()
    await other.page.getByRole('button', { name: 'Options' }).click()
    await other.page.getByRole('button', { name: 'Unmute', exact: true }).click()
    await other.page.getByText('Conversation unmuted.').waitFor()
    const isReached = await other.page.getByRole('button', { name: 'Options' }).evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect()
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
    expect(isReached, 'a press reaches the button that the toast covers').toBe(true)
  })

  it('archives a conversation; a new message brings it back', async () => {
    const list = other.page.getByRole('navigation', { name: 'Conversations' })
    const itsLine = list.getByRole('listitem').locator(`a[href*="${chatId}"]`)
    await other.page.getByRole('button', { name: 'Options' }).click()
    await other.page.getByRole('button', { name: 'Archive', exact: true }).click()
    await itsLine.waitFor({ state: 'hidden' })
    await list.getByRole('link', { name: 'Archived' }).click()
    await itsLine.waitFor()
    await list.getByRole('link', { name: 'All chats' }).click()
    await writeText(product.origin, founder, chatId, 'Are you still there?')
    await itsLine.waitFor()
  })
})

it('causes no page error and no policy violation', () => {
  expect([...one.problems, ...other.problems]).toEqual([])
})
