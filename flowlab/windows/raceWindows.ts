import { randomUUID } from 'node:crypto'
import { findRaces } from 'flowlab/together/findRaces.ts'
import type { Browser, Page } from 'playwright-core'
import { addresses } from '../../src/routes.ts'
import { pay } from '../browser/bindings/payment.ts'
import { longestWait } from '../browser/networkStub.ts'
import { startVersion } from '../browser/productVersion.ts'
import { type StartedProduct, startedProduct } from '../browser/startedProduct.ts'
import type { ProductRace } from '../races/productRace.ts'

/** A request of a window, held in the browser until the step that receives it. */
interface RaceRequest {
  address: string | RegExp
  method: string
  /** Waits until the server has handled it, if a later step depends on that. */
  handled?: () => Promise<void>
}

/** A person's window: the user's action for each step, and the request that it sends. */
interface RaceWindow {
  page: Pick<Page, 'route' | 'unroute'>
  does: Readonly<Record<string, () => Promise<void>>>
  /** The requests, by the name of the race's message. */
  sends: Readonly<Record<string, RaceRequest>>
  /** Waits until the window shows what it received, by the name of the message. */
  receives?: Readonly<Record<string, () => Promise<void>>>
}

export interface RaceStage {
  windows: Readonly<Record<string, RaceWindow>>
  /** The result; `isBroken` if it is the forbidden one. */
  result: () => Promise<{ text: string; isBroken: boolean }>
}

/** A request held on the network. */
interface Held {
  arrived: Promise<void>
  release: () => void
}

function signal() {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give }
}

async function hold({ page }: RaceWindow, { address, method }: RaceRequest): Promise<Held> {
  const [arrived, released] = [signal(), signal()]
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    arrived.give()
    await released.given
    await route.continue()
  })
  return { arrived: arrived.given, release: released.give }
}

const received = (step: string) => / receives “(.+)” from (.+)$/.exec(step)?.slice(1) ?? []

/** The actor whose step it is. */
const actorOf = (step: string) => step.split(/: | receives /)[0] ?? ''

/**
 * The same race with every step as early as it can be: after the earlier steps of its actor and after the one that sent
 * what it receives. So two tabs open one purchase before either pays.
 */
export function earliest(steps: readonly string[]): string[] {
  const rounds: number[] = []
  const lastRoundOf = new Map<string, number>()
  for (const step of steps) {
    const [, from = ''] = received(step)
    const round = 1 + Math.max(lastRoundOf.get(actorOf(step)) ?? 0, lastRoundOf.get(from) ?? 0)
    rounds.push(round)
    lastRoundOf.set(actorOf(step), round)
  }
  return steps
    .map((step, at) => ({ step, round: rounds[at] ?? 0 }))
    .sort((one, other) => one.round - other.round)
    .map(({ step }) => step)
}

/**
 * Replays the steps of a found race: each person's step in their window, whose request is held in the browser until the
 * step that receives it. The real server handles the request.
 */
export async function takeRace(steps: readonly string[], { windows, result }: RaceStage) {
  const heldRequests = new Map<string, Held>()
  for (const [says = '', from = ''] of steps.map(received)) {
    const [window, request] = [windows[from], windows[from]?.sends[says]]
    if (window && request) heldRequests.set(`${says} ${from}`, await hold(window, request))
  }
  for (const [at, step] of steps.entries()) {
    const [name = '', event = ''] = step.split(': ')
    const act = windows[name]?.does[event]
    if (act) {
      await act()
      const sent = steps
        .slice(at)
        .map(received)
        .find(([says = '', from]) => from === name && heldRequests.has(`${says} ${from}`))
      if (sent) await heldRequests.get(sent.join(' '))?.arrived
    }
    const [says = '', from = ''] = received(step)
    const held = heldRequests.get(`${says} ${from}`)
    held?.release()
    if (held) await windows[from]?.sends[says]?.handled?.()
    await windows[actorOf(step)]?.receives?.[says]?.()
  }
  return result()
}

interface Replayed {
  /** The steps that the model found. */
  steps: readonly string[]
  text: string
  isBroken: boolean
}

/**
 * Replays the fewest steps of a race in real windows: on the present product, or on the one without what prevents it.
 */
export async function replayRace(
  { race, unguarded, pauses = [] }: ProductRace,
  browser: Browser,
  { isGuarded }: { isGuarded: boolean },
): Promise<Replayed> {
  const stage = stages[race.name]
  const [found] = findRaces({ ...race, actors: unguarded.actors }).found
  if (!stage || !found) throw new Error(`${race.name} cannot be replayed in windows`)
  const version = await startVersion([...pauses, ...(isGuarded ? [] : unguarded.mends)])
  const others = new Set(browser.contexts())
  try {
    const { text, isBroken } = await takeRace(earliest(found.steps), await stage({ browser, origin: version.origin }))
    const says = `${race.name}: ${found.says}? ${isBroken ? 'Yes' : 'No'}. ${text}`
    return { steps: found.steps, text: says, isBroken }
  } finally {
    for (const context of browser.contexts()) if (!others.has(context)) await context.close()
    await version.close()
  }
}

/** Replays each race in real windows, on products that it builds and starts. */
export async function replayRaces(races: readonly ProductRace[], isGuarded: boolean) {
  const product = await startedProduct()
  try {
    const results: Replayed[] = []
    for (const race of races) results.push(await replayRace(race, product.browser, { isGuarded }))
    return results
  } finally {
    await product.close()
  }
}

type Stage = (product: Pick<StartedProduct, 'browser' | 'origin'>) => Promise<RaceStage>

/** The windows of each race. */
export const stages: Readonly<Record<string, Stage>> = {
  'accept against withdraw': acceptAgainstWithdraw,
  'paying in two tabs': payingInTwoTabs,
  'a late 401 of an old token': lateRefusal,
}

async function acceptAgainstWithdraw({ browser, origin }: Parameters<Stage>[0]): Promise<RaceStage> {
  const { membersOf } = await import('../../tests/support/members.ts')
  const { openLoggedIn: seated } = await import('../../tests/support/seats.ts')
  const members = membersOf(origin, 'races')
  const owner = await members.join('want-to-sell')
  const buyer = await members.join('investor')
  await members.beginTrial(owner, 'want-to-sell-free-trial')
  await members.beginTrial(buyer, 'investor-free-trial')
  const me = await members.call<{ profiles: { id: string }[] }>('GET', '/api/me', undefined, owner.headers)
  const letter = { request_id: randomUUID(), receiver_profile_id: me.profiles[0]?.id, message: 'Shall we talk?' }
  const sent = await members.call<{ proposal: { id: string } }>('POST', '/api/proposals', letter, buyer.headers)
  const { id } = sent.proposal
  const atOwner = await seated(
    browser,
    origin,
    owner,
    addresses.proposal(addresses.baseOfKind('WANT_TO_SELL'), 'INVESTOR', id),
  )
  const atBuyer = await seated(
    browser,
    origin,
    buyer,
    addresses.proposal(addresses.baseOfKind('INVESTOR'), 'WANT_TO_SELL', id),
  )
  const answers: Record<string, number> = {}
  const decide = (page: Page, button: string, action: string) => async () => {
    page.on('response', (answer) => {
      if (new URL(answer.url()).pathname.endsWith(`/${action}`)) answers[action] = answer.status()
    })
    await page.getByRole('button', { name: button, exact: true }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click()
  }
  return {
    windows: {
      receiver: {
        page: atOwner.page,
        does: { 'accept.pressed': decide(atOwner.page, 'Accept proposal', 'accept') },
        sends: { accept: { address: `**/api/proposals/${id}/accept`, method: 'POST' } },
      },
      sender: {
        page: atBuyer.page,
        does: { 'withdraw.pressed': decide(atBuyer.page, 'Withdraw proposal', 'withdraw') },
        sends: { withdraw: { address: `**/api/proposals/${id}/withdraw`, method: 'POST' } },
      },
    },
    async result() {
      const end = Date.now() + longestWait
      while (Object.keys(answers).length < 2 && Date.now() < end) await atOwner.page.waitForTimeout(50)
      const { proposal } = await members.call<{ proposal: { status: string } }>(
        'GET',
        `/api/proposals/${id}`,
        undefined,
        owner.headers,
      )
      const heading = async ({ page }: typeof atOwner) => (await page.getByRole('heading').allInnerTexts()).join(', ')
      return {
        text: `accept was answered ${answers.accept}, withdraw ${answers.withdraw}; the proposal is ${proposal.status}. The receiver sees: ${await heading(atOwner)}. The sender sees: ${await heading(atBuyer)}.`,
        isBroken: answers.withdraw === 200 && proposal.status !== 'withdrawn',
      }
    },
  }
}

/** One purchase in two tabs of a member. */
async function payingInTwoTabs({ browser, origin }: Parameters<Stage>[0]): Promise<RaceStage> {
  const { membersOf } = await import('../../tests/support/members.ts')
  const { openLoggedIn } = await import('../../tests/support/seats.ts')
  const member = await membersOf(origin, 'races').join('investment')
  const plans = addresses.plans(addresses.base('entrepreneur', 'investment'))
  const { page: one, context } = await openLoggedIn(browser, origin, member, plans)
  const two = await context.newPage()
  await two.goto(plans)
  const answers: { intent: string; status: string }[] = []
  const tab = (page: Page): RaceWindow => {
    page.on('response', async (answer) => {
      const [, intent] = /payment_intents\/([^/]+)\/confirm$/.exec(new URL(answer.url()).pathname) ?? []
      if (!intent || answer.request().method() !== 'POST') return
      const { status, error } = (await answer.json()) as { status?: string; error?: { code?: string } }
      answers.push({ intent, status: status ?? error?.code ?? String(answer.status()) })
    })
    const isReady = () => page.getByText('Secure, powered by a card payment provider').waitFor()
    return {
      page,
      does: {
        'purchase.confirmed': async () => {
          await page.getByRole('button', { name: 'Choose Monthly', exact: true }).click()
          await page.getByRole('dialog').getByRole('button', { name: 'Continue to Pay' }).click()
        },
        'pay.pressed': () => pay(page),
      },
      sends: {
        open: { address: '**/api/buy-membership', method: 'POST' },
        'charge first': { address: '**/payment_intents/*/confirm', method: 'POST' },
        'charge second': { address: '**/payment_intents/*/confirm', method: 'POST' },
      },
      receives: { first: isReady, second: isReady },
    }
  }
  return {
    windows: { one: tab(one), two: tab(two) },
    async result() {
      const end = Date.now() + longestWait
      while (answers.length < 2 && Date.now() < end) await one.waitForTimeout(50)
      const charged = new Set(answers.flatMap(({ intent, status }) => (status === 'succeeded' ? [intent] : [])))
      const intents = new Set(answers.map(({ intent }) => intent))
      return {
        text: `The tabs paid ${intents.size === 1 ? 'one payment' : `${intents.size} payments`}, answered ${answers.map(({ status }) => status).join(', ')}; charged: ${charged.size}.`,
        isBroken: charged.size > 1,
      }
    },
  }
}

/** A member changes the password in one tab while a request of another tab with the old token is pending. */
async function lateRefusal({ browser, origin }: Parameters<Stage>[0]): Promise<RaceStage> {
  const { membersOf, password } = await import('../../tests/support/members.ts')
  const { openLoggedIn } = await import('../../tests/support/seats.ts')
  const member = await membersOf(origin, 'races').join('investor')
  const mine = addresses.mySubscription(addresses.base('investor', null))
  const { page, context } = await openLoggedIn(browser, origin, member, mine)
  const session = await context.newPage()
  await session.goto(addresses.changePassword)
  const token = () => session.evaluate(() => localStorage.getItem('access_token'))
  const oldToken = await token()
  const refused = page.waitForResponse((answer) => answer.status() === 401)
  const replaced = session.waitForResponse((answer) => answer.url().endsWith('/api/update-password'))
  return {
    windows: {
      page: {
        page,
        does: {
          'load.pressed': () =>
            page.getByRole('navigation', { name: 'Main' }).getByText('Capital Bridge', { exact: true }).click(),
        },
        sends: { 'load with old': { address: /\/api\/listings\?/, method: 'GET' } },
        receives: { 'refused old': async () => void (await (await refused).finished()) },
      },
      session: {
        page: session,
        does: {
          'password.changed': async () => {
            await session.locator('input[name=current]').fill(password)
            await session.locator('input[name=next]').fill('Fresh#Bridge8')
            await session.locator('input[name=confirmation]').fill('Fresh#Bridge8')
            await session.locator('form button[type=submit]').click()
          },
        },
        sends: {
          'replace old': {
            address: '**/api/update-password',
            method: 'POST',
            handled: async () => void (await (await replaced).finished()),
          },
        },
        receives: {
          granted: async () => {
            await session.waitForFunction((old) => localStorage.getItem('access_token') !== old, oldToken)
          },
        },
      },
    },
    async result() {
      // The refusal has arrived; what it causes happens in the same task.
      await page.waitForTimeout(500)
      const kept = await token()
      const isIn = (each: Page) => each.getByRole('button', { name: /Account of/ }).isVisible()
      const [here, there] = [await isIn(page), await isIn(session)]
      return {
        text: `The request was answered ${(await refused).status()}; the new token ${kept ? 'is kept' : 'is gone'}. The first tab is logged ${here ? 'in' : 'out'}, the second ${there ? 'in' : 'out'}.`,
        isBroken: kept === null || !here || !there,
      }
    },
  }
}
