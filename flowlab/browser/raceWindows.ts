import { randomUUID } from 'node:crypto'
import { findRaces } from 'flowlab/together/findRaces.ts'
import type { Page } from 'playwright-core'
import { addresses } from '../../src/routes.ts'
import type { ProductRace } from '../races/productRace.ts'
import { longestWait } from './networkStub.ts'
import { type StartedProduct, startedProduct } from './startedProduct.ts'

/** A person's window: the user's action for each step, and the request that it sends. */
interface RaceWindow {
  page: Pick<Page, 'route' | 'unroute'>
  does: Readonly<Record<string, () => Promise<void>>>
  /** The address of each request, by the name of the race's message. */
  sends: Readonly<Record<string, string>>
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

async function hold({ page }: RaceWindow, address: string): Promise<Held> {
  const [arrived, released] = [signal(), signal()]
  await page.route(address, async (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    arrived.give()
    await released.given
    await route.continue()
  })
  return { arrived: arrived.given, release: released.give }
}

/**
 * Replays the steps of a found race: each person's step in their window, whose request is held in the browser until the
 * step that receives it. The real server handles the request.
 */
export async function takeRace(steps: readonly string[], { windows, result }: RaceStage) {
  const heldRequests = new Map<string, Held>()
  for (const [name, window] of Object.entries(windows))
    for (const [says, address] of Object.entries(window.sends))
      heldRequests.set(`${says} ${name}`, await hold(window, address))
  for (const step of steps) {
    const [name = '', event = ''] = step.split(': ')
    const act = windows[name]?.does[event]
    if (act) {
      await act()
      await Promise.all([...heldRequests].flatMap(([key, each]) => (key.endsWith(` ${name}`) ? [each.arrived] : [])))
    }
    const [, says, from] = / receives “(.+)” from (.+)$/.exec(step) ?? []
    heldRequests.get(`${says} ${from}`)?.release()
  }
  return result()
}

/** Replays each race in real windows, on a product that it builds and starts. */
export async function replayRaces(races: readonly ProductRace[]) {
  const product = await startedProduct()
  try {
    const results: { text: string; isBroken: boolean }[] = []
    for (const { race, unguarded } of races) {
      const set = stages[race.name]
      const [found] = findRaces({ ...race, actors: unguarded.actors }).found
      if (!set || !found) {
        results.push({ text: `${race.name}: has no windows yet`, isBroken: false })
        continue
      }
      const { text, isBroken } = await takeRace(found.steps, await set(product))
      results.push({ text: `${race.name}: ${found.says}? ${isBroken ? 'Yes' : 'No'}. ${text}`, isBroken })
    }
    return results
  } finally {
    await product.close()
  }
}

const stages: Readonly<Record<string, (product: StartedProduct) => Promise<RaceStage>>> = {
  'accept against withdraw': acceptAgainstWithdraw,
}

async function acceptAgainstWithdraw({ browser, origin }: StartedProduct): Promise<RaceStage> {
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
        sends: { accept: `**/api/proposals/${id}/accept` },
      },
      sender: {
        page: atBuyer.page,
        does: { 'withdraw.pressed': decide(atBuyer.page, 'Withdraw proposal', 'withdraw') },
        sends: { withdraw: `**/api/proposals/${id}/withdraw` },
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
