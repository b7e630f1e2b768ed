import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { open, walk } from '../../support/addresses.ts'
import { hostileTexts } from '../../support/attacks/hostile.ts'
import { newVisitor, openBrowser } from '../../support/browser.ts'
import { call, type LoggedIn, openDemoChat, signInDemo, writeText } from '../../support/demo.ts'
import { newDataDirectory, startProduct } from '../../support/product.ts'
import { hold, type Trial } from './trial.ts'

/**
 * Row 28 with full counts: every text of the list in every text field of a company's listing, as a message, in a
 * message to support and in an address.
 */

type Answers = Record<string, unknown>
interface Refused {
  fields?: Record<string, unknown>
}
const steps = ['basic', 'business'] as const
const padding = ' and some words that make it as long as the shortest answer which this field accepts from anybody'

/** The fields of a step that take free text: they accept a text that a field with options refuses. */
async function textFields(origin: string, as: LoggedIn, step: (typeof steps)[number]) {
  const read = await call<{ profile: Record<string, Answers> }>(origin, as, 'GET', 'profiles/investment')
  const good = read?.body.profile[step] ?? {}
  const names: string[] = []
  for (const [name, value] of Object.entries(good)) {
    if (typeof value !== 'string') continue
    const stored = await call(origin, as, 'PUT', `profiles/investment/${step}`, {
      answers: { ...good, [name]: 'Some words' },
    })
    const longer = await call(origin, as, 'PUT', `profiles/investment/${step}`, {
      answers: { ...good, [name]: padding.trim() },
    })
    if (stored?.status === 200 || longer?.status === 200) names.push(name)
  }
  return { step, good, names }
}

/**
 * Puts each text where it fits, plain or padded; a field that refuses it stays unchanged. Returns the number of
 * accepted texts, and the statuses.
 */
async function plantRound(
  origin: string,
  as: LoggedIn,
  { step, good, names }: Awaited<ReturnType<typeof textFields>>,
  textFor: (place: number) => string,
) {
  let answers: Answers = { ...good }
  for (const [place, name] of names.entries()) answers[name] = textFor(place)
  const statuses: number[] = []
  const put = async () => {
    const answer = await call<Refused>(origin, as, 'PUT', `profiles/investment/${step}`, { answers })
    statuses.push(answer?.status ?? 0)
    return Object.keys(answer?.status === 422 ? (answer.body.fields ?? {}) : {})
  }
  for (const name of await put()) if (name in answers) answers[name] = `${answers[name]}${padding}`
  for (const name of await put()) if (name in answers) answers = { ...answers, [name]: good[name] }
  await put()
  const taken = statuses.at(-1) === 200 ? names.filter((name) => answers[name] !== good[name]).length : 0
  return { taken, statuses }
}

async function shownEverywhere(most: number): Promise<string> {
  const texts = hostileTexts.slice(0, most)
  const product = await startProduct(newDataDirectory(), { LOG_LEVEL: 'error' })
  const browser = await openBrowser()
  const harmed: string[] = []
  const statuses = new Set<number>()
  let [pairs, pages] = [0, 0]
  const look = async (page: Page, address: string, text: string) => {
    await open(page, address)
    pages++
    if (await page.evaluate(() => 'harmed' in globalThis)) harmed.push(`${address}: ${text}`)
  }
  try {
    const founder = await signInDemo(product.origin, 'founder@demo.in', 'entrepreneur')
    const investor = await signInDemo(product.origin, 'investor@demo.in', 'investor')
    const chatId = await openDemoChat(product.origin, founder, investor)
    const fields = [
      await textFields(product.origin, founder, 'basic'),
      await textFields(product.origin, founder, 'business'),
    ]
    const count = fields.reduce((sum, { names }) => sum + names.length, 0)
    hold(count > 4, `only ${count} text fields were found`)
    const own = await call<{ profile: { id: string } }>(product.origin, founder, 'GET', 'profiles/investment')
    const theirs = await walk(browser, product.origin, 'investor')
    const ours = await walk(browser, product.origin, 'entrepreneur')
    const visitor = await newVisitor(browser, product.origin)
    for (const [round, text] of texts.entries()) {
      for (const [part, step] of fields.entries()) {
        const first = part === 0 ? 0 : (fields[0]?.names.length ?? 0)
        const { taken, statuses: answered } = await plantRound(
          product.origin,
          founder,
          step,
          (place) => texts[(round + first + place) % texts.length] ?? '',
        )
        pairs += taken
        for (const status of answered) statuses.add(status)
      }
      await writeText(product.origin, round % 2 === 0 ? founder : investor, chatId, text || ' ')
      await Promise.all([
        look(theirs.page, `/investor/capital-bridge/${own?.body.profile.id}`, text),
        look(ours.page, '/entrepreneur/investment/my-profile', text),
        // A NUL is not allowed in an address.
        look(visitor.page, `/investor/login?next=${encodeURIComponent(text.replaceAll('\0', ''))}`, text),
      ])
      if (round % 20 === 19) await look(theirs.page, `/investor/chats/${chatId}`, 'messages')
      await call(product.origin, null, 'POST', 'contact', {
        request_id: randomUUID(),
        name: text.slice(0, 60) || 'x',
        email: 'meera@test.in',
        topic: 'account',
        message: `${text}${padding}`.slice(0, 2_000),
      }).then((answer) => statuses.add(answer?.status ?? 0))
    }
    const problems = [theirs, ours, visitor].flatMap((one) => [...one.problems])
    const seen = `${texts.length} texts x ${count} fields, ${pairs} taken, ${pages} pages; answers ${[...statuses].sort().join(', ')}; ${harmed.length} ran, ${problems.length} page errors or policy reports`
    hold(harmed.length === 0 && problems.length === 0, `${seen}: ${[...harmed, ...problems].slice(0, 5).join(' | ')}`)
    hold(![...statuses].some((status) => status >= 500 || status === 0), seen)
    return seen
  } finally {
    await browser.close()
    await product.stop('SIGKILL')
  }
}

export const hostileTrial = (most: number): Trial => ({
  number: 28,
  title: 'hostile texts in each text field of a listing, shown: no script, no policy report, no 500',
  count: `${Math.min(most, hostileTexts.length)} texts`,
  run: () => shownEverywhere(most),
})
