import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type Visitor } from '../../support/browser.ts'
import { type LoggedIn, openDemoChat, readAll, signInDemo, writeText } from '../../support/demo.ts'
import { newDataDirectory, type Product, startProduct } from '../../support/product.ts'
import { openLoggedIn } from '../../support/seats.ts'
import { startTcpProxy } from '../../support/tcpProxy.ts'
import { until } from '../../support/until.ts'

const dataDirectory = newDataDirectory()
let product: Product
// A proxy with a constant address for the browsers, since each start of the server has another port.
let door: Awaited<ReturnType<typeof startTcpProxy>>
let browser: Browser
let founder: LoggedIn
let investor: LoggedIn
let one: Visitor
let other: Visitor
let chatId: string

beforeAll(async () => {
  product = await startProduct(dataDirectory)
  door = await startTcpProxy(new URL(product.origin))
  browser = await openBrowser()
  founder = await signInDemo(door.origin, 'founder@demo.in', 'entrepreneur')
  investor = await signInDemo(door.origin, 'investor@demo.in', 'investor')
  chatId = await openDemoChat(door.origin, founder, investor)
  one = await openLoggedIn(browser, door.origin, founder, `/entrepreneur/investment/chats/${chatId}`)
  other = await openLoggedIn(browser, door.origin, investor, `/investor/chats/${chatId}`)
  for (const { page } of [one, other]) await page.getByRole('log').waitFor()
})

afterAll(async () => {
  await browser?.close()
  door?.close()
  await product?.stop('SIGKILL')
})

const linesOf = (page: Page) => page.getByRole('log').getByRole('article').locator('p').allTextContents()

describe('the server is killed in the middle of 1,000 messages', () => {
  it('no acknowledged message is lost, none is duplicated, and the order is the same on both sides', async () => {
    const acknowledged = new Map<string, number>()
    const send = async (as: LoggedIn, name: string) => {
      for (let number = 0; number < 125; number++) {
        const clientId = randomUUID()
        const { message } = await until(
          'a message is acknowledged',
          async () => {
            const answer = await writeText(door.origin, as, chatId, `${name} ${number}`, clientId)
            return answer?.status === 200 ? answer.body : null
          },
          { within: 60_000, every: 50 },
        )
        acknowledged.set(clientId, message.seq)
      }
    }
    const lanes = [1, 2, 3, 4].flatMap((lane) => [send(founder, `Founder ${lane}`), send(investor, `Investor ${lane}`)])
    const sending = Promise.all(lanes)
    await until('400 are acknowledged', () => acknowledged.size >= 400, { within: 60_000 })
    await product.stop('SIGKILL')
    product = await startProduct(dataDirectory)
    door.leadTo(new URL(product.origin))
    await sending

    const [asFounder, asInvestor] = [
      await readAll(door.origin, founder, chatId),
      await readAll(door.origin, investor, chatId),
    ]
    expect(asFounder.map(({ seq }) => seq)).toEqual(asFounder.map((_, place) => place + 1))
    expect(asFounder.map(({ id }) => id)).toEqual(asInvestor.map(({ id }) => id))
    expect(asFounder).toHaveLength(1000)
    expect(asFounder.filter(({ client_id, seq }) => acknowledged.get(client_id) === seq)).toHaveLength(1000)

    const placesOf = (page: Page) =>
      page
        .getByRole('log')
        .evaluate((log) =>
          [...log.querySelectorAll('article')].map((each) => Number((each as HTMLElement).dataset.seq)),
        )
    for (const { page } of [one, other]) {
      // Messages missed during the kill are fetched after the newest have arrived.
      await expect.poll(async () => (await placesOf(page)).length).toBeGreaterThanOrEqual(asFounder.length)
      expect(await placesOf(page)).toEqual(asFounder.map((_, place) => place + 1))
    }
    expect((await linesOf(one.page)).slice(-1000)).toEqual((await linesOf(other.page)).slice(-1000))
  })

  it('causes no page error and no policy violation', () => {
    expect([...one.problems, ...other.problems]).toEqual([])
  })
})
