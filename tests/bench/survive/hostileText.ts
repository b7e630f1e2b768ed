import type { Browser } from 'playwright-core'
import { hostileMembers, type Planted } from '../../support/attacks/hostileMembers.ts'
import { goWithin, harmOn, isSeen, placeOf, visitsOf, watchedWindow } from '../../support/attacks/hostileWalk.ts'
import { openBrowser } from '../../support/browser.ts'
import { served } from '../../support/served.ts'
import { hold, type Trial } from './trial.ts'

/** The pages that show members' own texts; `npm test` opens the others too. */
const showsTexts =
  /\/(chats|my-profile|register|register-profile|sent-proposals|my-proposals|my-proposal|capital-bridge|business-exchange|businesses|global-connect|investors|account)(\/|$)/

/** Row 28 of the thirty hard tests, in full count: one text at a time, in every field at once. */
export const hostileTextTrial = (texts: readonly string[]): Trial => ({
  number: 28,
  title: 'hostile strings in each text field, shown on each page -> no script, no policy report, no 500',
  count: `${texts.length} x fields x pages`,
  async run(server) {
    const members = await hostileMembers(server)
    const listening = await served(server.app, 0)
    const browser = await openBrowser()
    const total = { kept: 0, refused: 0, pages: 0, seen: 0, unseen: 0 }
    try {
      const windows = await Promise.all([
        walker(browser, listening.origin, server, members, 'investor', 'en'),
        walker(browser, listening.origin, server, members, 'founder', 'hi'),
      ])
      for (const [round, text] of texts.entries()) {
        const planted = await members.plant(() => text)
        total.kept += planted.kept
        total.refused += planted.refused
        for (const counts of await Promise.all(windows.map((walk) => walk(planted)))) {
          total.pages += counts.pages
          total.seen += counts.seen
          total.unseen += counts.unseen
        }
        if (round % 25 === 24) console.log(`${new Date().toISOString()} ${round + 1}: ${JSON.stringify(total)}`)
      }
    } finally {
      await browser.close()
      await listening.close()
    }
    hold(total.seen > 10 * total.unseen, `the texts were seen ${total.seen} times, and ${total.unseen} times not`)
    return `${total.kept} fields took their text, ${total.refused} refused it; ${total.pages} pages opened, nothing ran; seen on the page ${total.seen} of ${total.seen + total.unseen} times`
  },
})

async function walker(
  browser: Browser,
  origin: string,
  server: Parameters<typeof visitsOf>[0],
  members: Awaited<ReturnType<typeof hostileMembers>>,
  who: 'investor' | 'founder',
  language: string,
) {
  const visits = (await visitsOf(server, members))[who].filter((address) => showsTexts.test(address))
  const { page, troubles } = await watchedWindow(browser, origin, members[who], language)
  await page.goto(visits[0] ?? '/')
  return async ({ shown }: Planted) => {
    const counts = { pages: 0, seen: 0, unseen: 0 }
    for (const address of visits) {
      await goWithin(page, address)
      const place = placeOf(address)
      const text = place && shown[place]
      if (text) counts[(await isSeen(page, text, 2_000)) ? 'seen' : 'unseen'] += 1
      counts.pages += 1
      const found = [...(await harmOn(page)), ...troubles]
      hold(found.length === 0, `${address} with ${JSON.stringify(shown)}: ${found.join('; ')}`)
    }
    return counts
  }
}
