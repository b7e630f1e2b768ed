import type { Browser, Page } from 'playwright-core'
import { formatCompared } from '../../src/domain/market/comparison.ts'
import en from '../../src/i18n/en/index.ts'
import hi from '../../src/i18n/hi/index.ts'
import { routes, type ScreenKey } from '../../src/routes.ts'
import { newVisitor } from './browser.ts'

/**
 * Every address of the route table, opened by three people with rows of their own; a new route is included
 * automatically. Pages that are the same for everybody are left to the visitor.
 */

export type Walker = 'visitor' | 'investor' | 'entrepreneur'
export const walkers: readonly Walker[] = ['visitor', 'investor', 'entrepreneur']

interface Known {
  email: string
  accountType: string
}
const members: Record<Exclude<Walker, 'visitor'>, Known> = {
  investor: { email: 'investor@demo.in', accountType: 'investor' },
  entrepreneur: { email: 'founder@demo.in', accountType: 'investment' },
}
const password = 'Demo@1234'
const nobody = '00000000-0000-4000-8000-000000000000'
const nowhere = '/no/such/page'

/** The list that contains the row for an address with `:id`. */
const lists: Record<Exclude<Walker, 'visitor'>, Record<string, string>> = {
  investor: {
    'chats/': 'chats',
    'my-proposal/': 'proposals?box=received',
    'capital-bridge/': 'listings?kind=INVESTMENT',
    'business-exchange/': 'listings?kind=WANT_TO_SELL',
    'businesses/': 'listings?kind=WANT_TO_SELL',
    'global-connect/': 'listings?kind=WANT_TO_GROW',
  },
  entrepreneur: {
    'chats/': 'chats',
    'sent-proposals/': 'proposals?box=sent',
    'investors/': 'listings?kind=INVESTOR',
    'global-connect/': 'listings?kind=WANT_TO_GROW',
    'capital-bridge/': 'listings?kind=INVESTMENT',
    'business-exchange/': 'listings?kind=WANT_TO_SELL',
  },
}

/** A window of one of them, signed in if they are a member, and all their addresses. */
export async function walk(
  browser: Browser,
  origin: string,
  walker: Walker,
  member?: Known,
): Promise<{ page: Page; addresses: string[]; problems: readonly string[] }> {
  const { page, problems } = await newVisitor(browser, origin)
  if (walker === 'visitor') {
    await page.goto('/')
    return { page, problems, addresses: [...addressesOf('visitor', 'want-to-sell', {}), nowhere] }
  }
  const { email, accountType } = member ?? members[walker]
  await page.goto(`/${walker}/login`)
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByRole('button', { name: /Account of/ }).waitFor()
  const ids: Record<string, string> = {}
  // A list that the member may not see has no first row: its pages are checked as the refusals that they show.
  for (const [part, list] of Object.entries(lists[walker])) ids[part] = (await listedIn(page, list))[0] ?? nobody
  if (walker === 'entrepreneur') ids['businesses/'] = (await listedIn(page, 'me'))[0] ?? nobody
  const compared = await listedIn(page, `listings?kind=${walker === 'investor' ? 'INVESTMENT' : 'INVESTOR'}`)
  const sideBySide =
    walker === 'investor' ? '/investor/capital-bridge/compare' : `/entrepreneur/${accountType}/investors/compare`
  const addresses = [
    ...addressesOf(walker, accountType, ids),
    `${sideBySide}?ids=${formatCompared(compared.slice(0, 4))}`,
  ]
  return { page, problems, addresses }
}

/** The ids on a list's first page, or of the member's own profiles, as the logged-in member gets them. */
export const listedIn = (page: Page, path: string): Promise<string[]> =>
  page.evaluate(async (path) => {
    const answer = await fetch(`/api/${path}`, {
      headers: {
        authorization: `Bearer ${localStorage.getItem('access_token')}`,
        'x-info-id': localStorage.getItem('x-info-id') ?? '',
      },
    })
    const { list, profiles = [] } = (await answer.json()) as Record<'list' | 'profiles', { id: string }[] | undefined>
    return (list ?? profiles).map(({ id }) => id)
  }, path)

const loginTypesOf = { visitor: ['investor', 'entrepreneur'], investor: ['investor'], entrepreneur: ['entrepreneur'] }

const forEverybody: readonly ScreenKey[] = [
  'aboutUs',
  'privacyPolicy',
  'contactSupport',
  'terms',
  'login',
  'register',
  'resetPassword',
]

function addressesOf(walker: Walker, accountType: string, ids: Readonly<Record<string, string>>): string[] {
  const patterns = routes
    .filter(({ guarded, screen }) => (walker === 'visitor' ? !guarded : !forEverybody.includes(screen)))
    .flatMap(({ pattern }) => loginTypesOf[walker].map((loginType) => pattern.replace(':loginType', loginType)))
    .filter((pattern) => walker !== 'investor' || !pattern.startsWith('/entrepreneur'))
    .filter((pattern) => walker !== 'entrepreneur' || !pattern.startsWith('/investor'))
    // Without the entitlement the guard redirects away from these pages; the investor's walk covers them.
    .filter((pattern) => walker !== 'entrepreneur' || !pattern.includes('global-connect'))
    .filter((pattern) => !(pattern.startsWith('/investor/') && pattern.includes(':accountType')))
  return [...new Set(patterns)].map((pattern) =>
    pattern
      .replace(':accountType', accountType)
      .replace(':kind', 'capital-bridge')
      .replace(':id', Object.entries(ids).find(([part]) => pattern.includes(part))?.[1] ?? nobody),
  )
}

const loadingIn = [en.loading, hi.loading]

/** Opens an address with a full page load and waits until its content is shown. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await settled(page, address)
}

/** Goes to an address within the loaded page, as a link does, and waits until its content is shown. */
export async function goTo(page: Page, address: string): Promise<void> {
  if (address === nowhere) return open(page, address)
  // Goes to another page in between, because the last screen stays until the new one is rendered.
  await leadTo(page, nowhere)
  await page.waitForFunction(
    (titles) => titles.includes(document.querySelector('main h1')?.textContent ?? ''),
    [en.notFound.title, hi.notFound.title],
  )
  await leadTo(page, address)
  await settled(page, address, [en.notFound.title, hi.notFound.title])
}

const leadTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((next) => history.pushState(null, '', next), address)

/** A page that never stops loading is an error that names its address. */
async function settled(page: Page, address: string, left: readonly string[] = []): Promise<void> {
  const isThere = ({ loading, left }: { loading: string[]; left: readonly string[] }) => {
    const shows = [...document.querySelectorAll('main h1, main h2, dialog[open]')].some((each) =>
      each.checkVisibility(),
    )
    const isLoading =
      document.querySelector('main [aria-busy=true], [data-prerendered]') !== null ||
      [...document.querySelectorAll('main [role=status]')].some(
        (each) => each.checkVisibility() && loading.includes(each.textContent ?? ''),
      )
    const isLeft = !left.includes(document.querySelector('main h1')?.textContent ?? '')
    return shows && isLeft && !isLoading && document.fonts.status === 'loaded'
  }
  await page.waitForFunction(isThere, { loading: loadingIn, left }).catch((error: Error) => {
    throw new Error(`${address} never stops loading: ${error.message}`)
  })
}

/** Switches the language by the button in the header or, if a dialog covers it, by opening the address again. */
export async function otherLanguage(page: Page, address: string): Promise<void> {
  const language = await page.evaluate(() => document.documentElement.lang)
  const other = language === 'en' ? 'hi' : 'en'
  const isCovered = (await page.locator('dialog[open]').count()) > 0
  // A dialog may open between the check and the press.
  const pressed =
    !isCovered &&
    (await page
      .locator(`header button[lang=${other}]`)
      .click({ timeout: 5_000 })
      .then(
        () => true,
        () => false,
      ))
  if (!pressed) {
    await speak(page, other)
    await page.goto(address)
  }
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, other)
  await settled(page, address)
}

export const speak = (page: Page, language: string): Promise<void> =>
  page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
