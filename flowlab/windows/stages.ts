import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { addresses } from '../../src/routes.ts'
import { pay } from '../browser/bindings/payment.ts'
import { longestWait } from '../browser/networkStub.ts'
import type { StartedProduct } from '../browser/startedProduct.ts'
import { notOffered, type RaceStage, type RaceWindow } from './takeRace.ts'

export type Stage = (product: Pick<StartedProduct, 'browser' | 'origin'>) => Promise<RaceStage>

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

/** The longest wait in milliseconds for a control that a step presses, and for what the press sends. */
const longestStep = 10_000
const isConfirmation = (address: string) => /payment_intents\/[^/]+\/confirm$/.test(new URL(address).pathname)

/**
 * Pays in a tab. When another tab begins to pay, the product checks the payment and shows the form anew, or no longer:
 * what was typed is typed again, until the card is sent or no form is offered.
 */
async function payIfOffered(page: Page): Promise<'paid' | typeof notOffered> {
  for (let tries = 0; tries < 3; tries++) {
    const sent = page
      .waitForRequest((request) => isConfirmation(request.url()), { timeout: longestStep })
      .then(() => true)
      .catch(() => false)
    await pay(page).catch(() => {})
    if (await sent) return 'paid'
  }
  return notOffered
}

/** One purchase in two tabs of a member. */
export async function payingInTwoTabs({ browser, origin }: Parameters<Stage>[0]): Promise<RaceStage> {
  const { membersOf } = await import('../../tests/support/members.ts')
  const { openLoggedIn } = await import('../../tests/support/seats.ts')
  const member = await membersOf(origin, 'races').join('investment')
  const plans = addresses.plans(addresses.base('entrepreneur', 'investment'))
  const { page: one, context } = await openLoggedIn(browser, origin, member, plans)
  const two = await context.newPage()
  await two.goto(plans)
  const answers: { intent: string; status: string }[] = []
  let payments = 0
  const tab = (page: Page): RaceWindow => {
    page.setDefaultTimeout(longestStep)
    page.on('response', async (answer) => {
      if (!isConfirmation(answer.url()) || answer.request().method() !== 'POST') return
      const intent = new URL(answer.url()).pathname
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
        'pay.pressed': async () => {
          const done = await payIfOffered(page)
          if (done === 'paid') payments++
          return done
        },
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
      while (answers.length < payments && Date.now() < end) await one.waitForTimeout(50)
      const charged = new Set(answers.flatMap(({ intent, status }) => (status === 'succeeded' ? [intent] : [])))
      if (charged.size === 0) throw new Error(`nothing was charged: ${answers.map(({ status }) => status).join(', ')}`)
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
          'token.replaced': async () => {
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
