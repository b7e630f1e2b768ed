import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settled } from '../support/addresses.ts'
import { hostileTexts, scripts } from '../support/attacks/hostile.ts'
import { hostileMembers, type Planted } from '../support/attacks/hostileMembers.ts'
import { goWithin, harmOn, isSeen, placeOf, visitsOf, watchedWindow } from '../support/attacks/hostileWalk.ts'
import { openBrowser } from '../support/browser.ts'
import { served } from '../support/served.ts'
import { startTestServer } from '../support/server.ts'

const port = 5760 + (process.pid % 9)
/** The scripts, and a tenth of the naughty strings. */
const texts = [...scripts, ...hostileTexts.filter((text, place) => place % 10 === 0 && text.trim().length > 1)]

let server: Awaited<ReturnType<typeof startTestServer>>
let members: Awaited<ReturnType<typeof hostileMembers>>
let listening: Awaited<ReturnType<typeof served>>
let browser: Browser
let planted: Planted
beforeAll(async () => {
  server = await startTestServer()
  listening = await served(server.app, port)
  browser = await openBrowser()
  members = await hostileMembers(server)
  let place = 0
  const next = () => texts[place++ % texts.length] ?? ''
  planted = await members.plant(next)
  while (place < 3 * texts.length) planted = await members.plant(next)
})
afterAll(async () => {
  await browser?.close()
  await listening?.close()
  await server?.close()
})

describe('hostile text on each page (row 28)', () => {
  it.each([
    ['investor', 'en'],
    ['founder', 'hi'],
  ] as const)('the %s opens every page, in %s', async (who, language) => {
    const visits = (await visitsOf(server, members))[who]
    const { page, context, troubles } = await watchedWindow(browser, listening.origin, members[who], language)
    const unseen: string[] = []
    const harm: string[] = []
    await page.goto(visits[0] ?? '/')
    for (const address of visits) {
      await goWithin(page, address)
      const place = placeOf(address)
      const text = place && planted.shown[place]
      if (text && !(await isSeen(page, text))) unseen.push(`${address}: ${text}`)
      harm.push(...(await harmOn(page)))
    }
    await page.getByRole('button', { name: /^(Notifications|सूचनाएँ)/ }).click()
    harm.push(...(await harmOn(page)))
    await context.close()
    expect({ harm, troubles, unseen }).toEqual({ harm: [], troubles: [], unseen: [] })
    expect(visits.length).toBeGreaterThan(15)
  })

  it('the mailbox, the status page and addresses that hold it', async () => {
    const { page, context, troubles } = await watchedWindow(browser, listening.origin, null)
    const harm: string[] = []
    await page.goto('/mailbox')
    expect(await isSeen(page, planted.shown.name ?? 'Development mailbox')).toBe(true)
    harm.push(...(await harmOn(page)))
    for (const text of scripts) {
      const words = encodeURIComponent(text)
      for (const address of [`/no/${words}`, `/${words}/login`, `/investor/login?next=${words}`]) {
        const answer = await page.goto(address)
        expect([address, (answer?.status() ?? 0) < 500]).toEqual([address, true])
        await settled(page)
        harm.push(...(await harmOn(page)))
      }
    }
    await context.close()
    expect({ harm, troubles }).toEqual({ harm: [], troubles: [] })
  })

  it('an address that is no text at all is no fault of the server', async () => {
    for (const path of ['/%', '/%E0%A4%A', '/investor/%ff', '/%00', '/..%2f..%2fetc%2fpasswd'])
      expect([path, (await server.app.request(path)).status < 500]).toEqual([path, true])
  })
})
