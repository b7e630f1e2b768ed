import { addresses } from '../../src/routes.ts'
import { payingInTwoTabs, type Stage } from './stages.ts'
import type { RaceStage } from './takeRace.ts'

/** The windows of each race on the last revision that had it, whose screens are not the present ones. */
export const pastStages: Readonly<Partial<Record<string, Stage>>> = {
  'paying in two tabs': payingOneAfterTheOther,
  'a late 401 of an old token': lateRefusal,
}

/** The plan of the first tab is active before the second tab, open since before, buys it. */
async function payingOneAfterTheOther(product: Parameters<Stage>[0]): Promise<RaceStage> {
  const stage = await payingInTwoTabs(product)
  const { one } = stage.windows
  const charge = one?.sends['charge first']
  if (!one || !charge) throw new Error('the first tab charges nothing')
  const settled = new Promise<void>((resolve) => {
    one.page.on('response', (answer) => {
      if (answer.url().endsWith('/api/membership/payment')) resolve(answer.finished().then(() => {}))
    })
  })
  const sends = { ...one.sends, 'charge first': { ...charge, handled: () => settled } }
  return { ...stage, windows: { ...stage.windows, one: { ...one, sends } } }
}

/**
 * The page opens a chat; the message that it was read is the one request that nothing cancels. Meanwhile the member
 * logs out and in again in a second window.
 */
async function lateRefusal({ browser, origin }: Parameters<Stage>[0]): Promise<RaceStage> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 } })
  const [page, session] = [await context.newPage(), await context.newPage()]
  const account = (of: typeof page) => of.getByRole('button', { name: /Account of/ })
  const token = () => session.evaluate(() => localStorage.getItem('access_token'))
  const logIn = async (at: typeof page) => {
    await at.goto(addresses.login('investor'))
    await at.locator('input[name=email]').fill('investor@demo.in')
    await at.locator('input[name=password]').fill('Demo@1234')
    await at.locator('form button[type=submit]').click()
    await account(at).waitFor()
  }
  await logIn(page)
  const chats = addresses.chats(addresses.base('investor', null))
  await page.goto(chats)
  await session.goto(chats)
  await account(session).waitFor()
  const refused = page.waitForResponse((answer) => answer.url().endsWith('/read'), { timeout: 0 })
  return {
    windows: {
      page: {
        page,
        does: { 'load.pressed': () => page.locator(`a[href^="${chats}/"]`).first().click() },
        sends: { 'load with old': { address: '**/api/chats/*/read', method: 'POST' } },
        receives: { 'refused old': async () => void (await (await refused).finished()) },
      },
      session: {
        page: session,
        does: {
          'token.replaced': async () => {
            await account(session).click()
            await session.getByRole('button', { name: 'Logout' }).click()
            await session.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
            await session.waitForFunction(() => localStorage.getItem('access_token') === null)
            await logIn(session)
            await account(page).waitFor()
          },
        },
        sends: {},
      },
    },
    async result() {
      // What the refusal causes happens in the same task.
      await page.waitForTimeout(500)
      const kept = await token()
      const [here, there] = [await account(page).isVisible(), await account(session).isVisible()]
      return {
        text: `The request was answered ${(await refused).status()}; the new token ${kept ? 'is kept' : 'is gone'}. The first tab is logged ${here ? 'in' : 'out'}, the second ${there ? 'in' : 'out'}.`,
        isBroken: kept === null || !here || !there,
      }
    },
  }
}
