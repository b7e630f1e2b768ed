import type { Browser, Page } from 'playwright-core'
import { addressesOf, settled } from '../addresses.ts'
import { newVisitor } from '../browser.ts'
import type { Person, startTestServer } from '../server.ts'
import type { hostileMembers, Place } from './hostileMembers.ts'

/** Opens pages that show hostile text in a real browser and tells what came of it. */

type Server = Awaited<ReturnType<typeof startTestServer>>
type Members = Awaited<ReturnType<typeof hostileMembers>>

/** The addresses of the route table as the members open them, each with what it is to show. */
export async function visitsOf(server: Server, { founder, ids }: Members) {
  const idOf = async (kind: string, as: Person) => {
    const { body } = await server.request<{ list?: { id: string }[] }>(
      'GET',
      `/api/listings?kind=${kind}`,
      undefined,
      as,
    )
    return body.list?.[0]?.id ?? ''
  }
  const own = await server.request<{ profiles: { id: string; kind: string }[] }>('GET', '/api/me', undefined, founder)
  const ownId = (kind: string) => own.body.profiles.find((one) => one.kind === kind)?.id ?? ''
  const ofInvestor = {
    'chats/': ids.chat,
    'my-proposal/': ids.opened,
    'capital-bridge/': ownId('INVESTMENT'),
    'business-exchange/': ownId('WANT_TO_SELL'),
    'businesses/': ownId('WANT_TO_SELL'),
    'global-connect/': ownId('WANT_TO_GROW'),
  }
  const ofFounder = {
    'chats/': ids.chat,
    'sent-proposals/': ids.draft,
    'investors/': await idOf('INVESTOR', founder),
    'global-connect/': ownId('WANT_TO_GROW'),
    'capital-bridge/': ownId('INVESTMENT'),
    'business-exchange/': ownId('WANT_TO_SELL'),
    'businesses/': ownId('WANT_TO_SELL'),
  }
  return {
    investor: addressesOf('investor', ofInvestor),
    founder: [
      ...addressesOf('entrepreneur', ofFounder),
      `/entrepreneur/investment/sent-proposals/${ids.opened}`,
      ...['want-to-sell', 'want-to-grow'].flatMap((offering) =>
        ['my-profile', 'register', 'profile-review'].map((page) => `/entrepreneur/${offering}/${page}`),
      ),
    ],
  }
}

const shownAt: readonly (readonly [part: RegExp, place: Place])[] = [
  [/\/chats\//, 'message'],
  [/\/my-proposal\//, 'proposal'],
  [/\/account$/, 'name'],
  [/\/want-to-grow\/my-profile$/, 'listing'],
  [/\/investors\/.+/, 'investor'],
]
/** What an address is to show, where its field took the text. */
export const placeOf = (address: string): Place | undefined => shownAt.find(([part]) => part.test(address))?.[1]

/** A window that remembers every sign that a text was more than text. */
export async function watchedWindow(browser: Browser, origin: string, as: Person | null, language = 'en') {
  const { page, context, troubles } = await newVisitor(browser, origin, language === 'hi' ? 'hi-IN' : 'en-IN')
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const seen = (globalThis as { violations?: string[] }).violations ?? []
      Object.assign(globalThis, { violations: [...seen, `${violatedDirective} ${blockedURI} ${sample}`] })
    })
  })
  page.on('dialog', (dialog) => {
    troubles.push(`a dialog opened: ${dialog.message()}`)
    dialog.dismiss().catch(() => {})
  })
  page.on('response', (answer) => {
    if (answer.status() >= 500) troubles.push(`${answer.request().method()} ${answer.url()} ${answer.status()}`)
  })
  await page.goto('/about-us')
  if (as)
    await page.evaluate(
      ([token = '', id = '', chosen = '']) => {
        localStorage.setItem('access_token', token)
        localStorage.setItem('x-info-id', id)
        localStorage.setItem('language', chosen)
      },
      [as.token, as.id, language],
    )
  return { page, context, troubles }
}

/** Goes to an address as a link of the product does: the document in the window stays the same one. */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
    return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  }, address)
  await settled(page)
}

/** Waits until the text is on the page, in a field or in words; whether it came. Blanks and what cannot be seen do not count. */
export const isSeen = (page: Page, text: string, patience = 4_000): Promise<boolean> =>
  page
    .waitForFunction(
      (wanted) => {
        const bare = (words: string) => words.replace(/[\s\p{C}]/gu, '')
        const fields = [...document.querySelectorAll('input, textarea')] as HTMLInputElement[]
        return bare([document.body.textContent, ...fields.map(({ value }) => value)].join()).includes(bare(wanted))
      },
      text,
      { timeout: patience },
    )
    .then(
      () => true,
      () => false,
    )

/** What on this page is more than text: a script that ran, a policy that spoke up, an element made of the text. */
export const harmOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { harmed, violations = [] } = globalThis as { harmed?: unknown; violations?: string[] }
    Object.assign(globalThis, { violations: [] })
    const found = violations.map((violation) => `policy: ${violation}`)
    if (harmed !== undefined) found.push('a script ran')
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on')) found.push(`${element.tagName} has ${name}`)
        if (
          /^(?:href|src|action|formaction|srcdoc|data)$/.test(name) &&
          /^\s*(?:javascript|vbscript|data:text)/i.test(value)
        )
          found.push(`${element.tagName} has ${name}=${value.slice(0, 60)}`)
      }
      if (['IFRAME', 'OBJECT', 'EMBED', 'MARQUEE', 'MATH'].includes(element.tagName))
        found.push(`a ${element.tagName} stands there`)
      if (element.tagName === 'SCRIPT' && !element.getAttribute('src')) found.push('a script stands there')
    }
    return found.map((each) => `${location.pathname}: ${each}`)
  })
