import type { Page } from 'playwright-core'
import { listedIn, open } from '../support/addresses.ts'

/** Parts of a page that appear only after an interaction: menus, dialogs, refusals, lost responses. */

export interface Scene {
  who: 'visitor' | 'investor' | 'entrepreneur' | 'newcomer'
  name: string
  address: RegExp
  act(page: Page): Promise<void>
  leave?(page: Page): Promise<void>
}

const press = (selector: string) => (page: Page) => page.locator(selector).first().click()
const submit = (page: Page) => page.locator('main form button[type=submit]').first().click()
const loseAnswers = (path: string) => ({
  act: async (page: Page) => {
    await page.route(path, (route) => route.abort())
    await page.reload()
    await page.locator('main h1:visible, main h2:visible').first().waitFor()
    await page.waitForTimeout(600)
  },
  leave: (page: Page) => page.unroute(path),
})

export const scenes: readonly Scene[] = [
  { who: 'visitor', name: 'login-refused', address: /^\/investor\/login$/, act: submit },
  { who: 'visitor', name: 'register-refused', address: /^\/entrepreneur\/register$/, act: submit },
  {
    who: 'visitor',
    name: 'forgot-password',
    address: /^\/investor\/login$/,
    act: press('main form >> text=/Forgot|भूल/'),
  },
  {
    who: 'visitor',
    name: 'offline',
    address: /^\/contact-support$/,
    act: async (page) => {
      await page.context().setOffline(true)
      await page.waitForTimeout(300)
    },
    leave: (page) => page.context().setOffline(false),
  },
  {
    who: 'investor',
    name: 'profile-menu',
    address: /^\/$/,
    act: press('button[popovertarget=profile-menu]'),
  },
  { who: 'investor', name: 'bell', address: /^\/$/, act: news },
  { who: 'newcomer', name: 'bell-empty', address: /^\/$/, act: news },
  {
    who: 'entrepreneur',
    name: 'logout',
    address: /^\/$/,
    act: async (page) => {
      await press('button[popovertarget=profile-menu]')(page)
      await press('#profile-menu button')(page)
      await page.waitForTimeout(400)
    },
  },
  ...(['basic', 'business'] as const).map((step) => ({
    who: 'entrepreneur' as const,
    name: `wizard-${step}`,
    address: /investment\/register$/,
    act: async (page: Page) => {
      await page.goto(`${page.url()}?step=${step}`)
      await page.locator('main form').waitFor()
      await page.waitForTimeout(400)
    },
  })),
  {
    who: 'newcomer',
    name: 'wizard-refused',
    address: /type$/,
    act: async (page) => {
      await page.goto('/entrepreneur/want-to-sell/register')
      await page.locator('main form').waitFor()
      if ((await page.locator('main li:first-child[aria-current=step]').count()) > 0) {
        await submit(page)
        await page.locator('main li:nth-child(2)[aria-current=step]').waitFor()
      }
      await submit(page)
      await page.locator('main [aria-invalid=true]').first().waitFor()
    },
  },
  {
    who: 'investor',
    name: 'plan-review',
    address: /investor\/subscriptions$/,
    act: async (page) => {
      await press('main li button')(page)
      await page.waitForTimeout(500)
    },
  },
  {
    who: 'investor',
    name: 'checkout',
    address: /investor\/subscriptions$/,
    act: async (page) => {
      await press('main li button')(page)
      await page.locator('dialog[open] button').last().click()
      await page.waitForTimeout(2_500)
    },
  },
  {
    who: 'investor',
    name: 'proposal-form',
    address: /^\/investor\/capital-bridge\/[0-9a-f-]{36}$/,
    act: async (page) => {
      await press('main .actions button')(page)
      await page.waitForTimeout(400)
    },
  },
  {
    who: 'entrepreneur',
    name: 'menu',
    address: /^\/$/,
    act: async (page) => {
      const toggle = page.locator('button[popovertarget=main-navigation]')
      if (await toggle.isVisible()) await toggle.click()
    },
  },
  {
    who: 'investor',
    name: 'questions-answered',
    address: /^\/investor\/capital-bridge\/[0-9a-f-]{36}$/,
    act: lookAtQuestions,
  },
  ...(
    [
      ['questions-waiting', 'INVESTMENT', 'capital-bridge', 'Voltroad'],
      ['questions-anonymous', 'WANT_TO_SELL', 'business-exchange', 'Steel-fabrication'],
    ] as const
  ).map(([name, kind, list, words]) => ({
    who: 'investor' as const,
    name,
    address: /^\/$/,
    act: async (page: Page) => {
      const [id] = await listedIn(page, `listings?kind=${kind}&q=${words}`)
      await open(page, `/investor/${list}/${id}`)
      await lookAtQuestions(page)
    },
  })),
  {
    who: 'investor',
    name: 'question-form',
    address: /^\/investor\/capital-bridge\/[0-9a-f-]{36}$/,
    act: async (page) => {
      await press('#questions > button')(page)
      await page.locator('dialog[open] textarea').fill('Which of your buyers could leave within a year?')
    },
  },
  { who: 'entrepreneur', name: 'questions-owner', address: /\/businesses\//, act: lookAtQuestions },
  ...(['answer', 'edit', 'remove', 'report'] as const).map((task) => ({
    who: 'entrepreneur' as const,
    name: `question-${task}`,
    address: /\/businesses\//,
    act: async (page: Page) => {
      const buttons = page.locator(`#questions li:${task === 'edit' ? 'last' : 'first'}-child .owner button`)
      await buttons.nth({ answer: 0, edit: 0, remove: 1, report: 2 }[task]).click()
      await page.locator('dialog[open]').waitFor()
    },
  })),
  ...([1, 2, 3] as const).map((place) => ({
    who: 'entrepreneur' as const,
    name: `preview-${place}`,
    address: /\/businesses\//,
    act: async (page: Page) => {
      await page.locator('.see-as button').nth(place).click()
      await page.waitForTimeout(700)
    },
  })),
  { who: 'investor', name: 'list-unavailable', address: /capital-bridge$/, ...loseAnswers('**/api/listings*') },
  { who: 'investor', name: 'chats-unavailable', address: /chats$/, ...loseAnswers('**/api/chats*') },
  {
    who: 'investor',
    name: 'nothing-found',
    address: /capital-bridge$/,
    act: async (page) => {
      await page.goto(`${page.url()}?q=zzqqxx`)
      await page.waitForTimeout(900)
    },
  },
  {
    who: 'investor',
    name: 'filters',
    address: /capital-bridge$/,
    act: async (page) => {
      const panel = page.locator('main summary, main button[popovertarget]').first()
      if (await panel.isVisible()) await panel.click()
      await page.waitForTimeout(300)
    },
  },
]

async function lookAtQuestions(page: Page): Promise<void> {
  await page.locator('#questions').evaluate((part) => part.scrollIntoView({ block: 'start' }))
  await page.waitForTimeout(300)
}

async function news(page: Page): Promise<void> {
  await press('button[popovertarget=notifications]')(page)
  await page.waitForTimeout(700)
}
