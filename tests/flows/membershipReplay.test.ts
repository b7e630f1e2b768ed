import type { Step } from 'flowlab/model/step.ts'
import { expectationOf, suiteOf } from 'flowlab/walk/run.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transaction } from '../../flowlab/flows/membershipSamples.ts'
import { membershipFlows } from '../../flowlab/flows/memberships.ts'
import { transactionOnWire } from '../../src/domain/memberships/transaction.ts'
import { newVisitor, openBrowser } from '../support/browser.ts'
import { type Member, membersOf } from '../support/members.ts'
import { Network } from '../support/network.ts'
import { sharedProduct } from '../support/product.ts'

/** The generated paths of the membership flows, replayed on the real screens against the sandbox. */

const product = sharedProduct()
let browser: Browser
let members: ReturnType<typeof membersOf>

beforeAll(async () => {
  browser = await openBrowser()
  members = membersOf(product.origin, 'replay')
})
afterAll(() => browser?.close())

/** One replay: the page, its held calls, and the progress of the path. */
interface Replay {
  page: Page
  network: Network
  /** True once the sandbox has charged this checkout's card, which it does only once. */
  isCharged: boolean
  /** True once the provider's script has loaded; after that, a card form is ready at once. */
  isProviderLoaded: boolean
}
/** Returns `'impossible'` if a browser cannot cause the step in the current situation. */
type Act = (replay: Replay, step: Step) => Promise<unknown>
interface Script {
  prepare?: (member: Member) => Promise<void>
  open: Act
  /**
   * The action of a person or the network for each step, by the beginning of its name; `null` if a browser cannot cause
   * it.
   */
  acts: Record<string, Act | null>
  /** The expected screen of each state. */
  shows: Record<string, (replay: Replay) => Promise<unknown>>
}

const press =
  (name: string | RegExp): Act =>
  ({ page }) =>
    page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).click()
const see = (text: string) => (replay: Replay) => replay.page.getByText(text, { exact: true }).first().waitFor()
const seeButton = (name: string | RegExp) => (replay: Replay) =>
  replay.page
    .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
    .first()
    .waitFor()
const seeDialog = (name: string) => (replay: Replay) =>
  replay.page.getByRole('dialog').getByRole('heading', { name, exact: true }).waitFor()
const noDialog = (replay: Replay) => replay.page.getByRole('dialog').waitFor({ state: 'detached' })
const json =
  (name: string, body: object): Act =>
  async ({ network }) =>
    (await network.next(name)).fulfill({ json: body })
const lose =
  (name: string): Act =>
  ({ network }) =>
    network.lose(name)
const pass =
  (name: string): Act =>
  ({ network }) =>
    network.pass(name)
const refuse =
  (name: string, code: string): Act =>
  ({ network }) =>
    network.refuse(name, code)
const wait =
  (milliseconds: number): Act =>
  ({ page }) =>
    page.clock.fastForward(milliseconds)

const whileLoading =
  (act: Act): Act =>
  async (replay, step) =>
    replay.isProviderLoaded ? 'impossible' : act(replay, step)

async function fillCard({ page }: Replay, number = '4242424242424242') {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiration date').fill('1234')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
}

const withoutSecret: Act = async ({ network }) => {
  const route = await network.next('openPurchase')
  const answer = await route.fetch()
  const { transaction, ...rest } = await answer.json()
  await route.fulfill({ response: answer, json: { ...rest, transaction: { ...transaction, client_secret: '' } } })
}
const intent = (status: string) => ({ id: 'pi_replay', object: 'payment_intent', status })

/** The server's refusal of a confirmation, with the status of the transaction. */
const standsAt =
  (status: string): Act =>
  async ({ network }) => {
    const refusal = { status: false, message: 'Not paid.', code: 'PAYMENT_NOT_SUCCEEDED', request_id: 'r' }
    await (await network.next('confirmPayment')).fulfill({
      status: 409,
      json: { ...refusal, fields: { trx_id: status } },
    })
  }

/** Charges and confirms with the real sandbox and server. */
const payForReal: Act = async (replay) => {
  await fillCard(replay)
  await replay.network.pass('chargeCard')
  await replay.network.pass('confirmPayment')
}
/** The provider reports a cancelled payment, and the person starts again. */
const startAgain: Act = async (replay) => {
  await fillCard(replay)
  await (await replay.network.next('chargeCard')).fulfill({ json: intent('canceled') })
  await press('Start again')(replay, undefined as never)
}

const plansAt = '/entrepreneur/investment/subscriptions?mode=NEW'
const openSubscription: Act = ({ page }) => page.goto('/entrepreneur/investment/my-subscription').then(() => {})

const scripts: Record<string, Script> = {
  payment: {
    open: async (replay) => {
      await replay.network.hold('provider', '**/sandbox/v3/stripe.js')
      await replay.network.hold('chargeCard', '**/sandbox/v1/payment_intents/*/confirm')
      await replay.network.hold('confirmPayment', '**/api/membership/payment')
      await replay.page.goto(plansAt)
      await press('Choose Monthly')(replay, undefined as never)
      await press('Continue to Pay')(replay, undefined as never)
      await replay.page.getByRole('button', { name: 'Pay', exact: true }).waitFor()
    },
    acts: {
      'provider.readied': async (replay) => {
        if (!replay.isProviderLoaded) await replay.network.pass('provider')
        replay.isProviderLoaded = true
      },
      // The script is held back until the fields should be ready, since they are ready right after it has loaded.
      'loadProvider has loaded': async () => {},
      'loadProvider cannot be loaded': whileLoading(lose('provider')),
      'loadProvider gets no answer': whileLoading(lose('provider')),
      'provider.failed': whileLoading(lose('provider')),
      'patience is over': whileLoading(wait(20_000)),
      'retry.requested': press('Try again'),
      'payment.submitted': (replay) => fillCard(replay),
      'chargeCard has charged': async (replay) => {
        await replay.network.pass('chargeCard')
        replay.isCharged = true
      },
      'chargeCard is still processing': json('chargeCard', intent('processing')),
      'chargeCard has cancelled it': json('chargeCard', intent('canceled')),
      'chargeCard wants something more': async (replay) => {
        await replay.page.route('**/authentication', (route) => route.fulfill({ json: intent('requires_action') }))
        await (await replay.network.next('chargeCard')).fulfill({ json: intent('requires_action') })
        await press('Complete authentication')(replay, undefined as never)
      },
      'chargeCard declines': async ({ network }) => {
        const error = { type: 'card_error', message: 'Your card was declined.' }
        await (await network.next('chargeCard')).fulfill({ status: 402, json: { error } })
      },
      'chargeCard gets no answer': lose('chargeCard'),
      'confirmPayment says yes': async ({ network, isCharged }) =>
        isCharged
          ? network.pass('confirmPayment')
          : (await network.next('confirmPayment')).fulfill({
              json: {
                status: true,
                message: 'Done.',
                transaction: transactionOnWire({ ...transaction, status: 'confirmed' }),
              },
            }),
      'confirmPayment says that it is not paid': standsAt('requires_payment'),
      'confirmPayment says that the bank has not answered': standsAt('processing'),
      'confirmPayment says that it was cancelled': standsAt('cancelled'),
      'confirmPayment refuses': refuse('confirmPayment', 'NOT_FOUND'),
      'confirmPayment gets no answer': lose('confirmPayment'),
      'confirmation.requested': press('Check again'),
      'recheck.requested': async ({ page }) => {
        await page.evaluate(() => new BroadcastChannel('payments').postMessage('changed'))
      },
      'retryDelay is over': wait(10_000),
    },
    shows: {
      preparing: ({ page, isProviderLoaded }) =>
        isProviderLoaded ? page.getByLabel('Card number').waitFor() : expectDisabled(page),
      // The button is visible before the provider's fields are ready, and has no effect yet.
      idle: ({ page }) =>
        expect.poll(() => page.getByRole('button', { name: 'Pay', exact: true }).isEnabled()).toBe(true),
      checking: async () => {},
      over: seeButton('Start again'),
      processing: seeButton('Processing…'),
      confirming: seeButton('Processing…'),
      retrying: seeButton('Processing…'),
      confirmationPending: seeButton('Check again'),
      providerUnavailable: see('We couldn’t load the payment form. You haven’t been charged.'),
      paid: see('Payment received'),
    },
  },

  subscriptions: {
    open: async ({ page, network }) => {
      await network.hold('loadOffers', /\/api\/(membership\/offers|plans)/)
      await network.hold('openPurchase', '**/api/buy-membership')
      await network.hold('chargeCard', '**/sandbox/v1/payment_intents/*/confirm')
      await network.hold('confirmPayment', '**/api/membership/payment')
      await page.goto(plansAt)
    },
    acts: {
      'loadOffers answers': pass('loadOffers'),
      'loadOffers gets no answer': lose('loadOffers'),
      'plan.chosen {"planId":"investor-monthly"': press('Choose Monthly'),
      'plan.chosen {"planId":"investor-free-trial"': null,
      'purchase.confirmed': press('Continue to Pay'),
      'purchase.cancelled': press('Cancel'),
      'plans.requested': press('Back to plans'),
      'retry.requested': press('Try again'),
      'purchase.reopened': startAgain,
      'purchase.resumed': null,
      'address.changed': null,
      'receipt.closed': press('Continue'),
      findPurchase: null,
      'openPurchase refuses: PRICE_CHANGED': refuse('openPurchase', 'PRICE_CHANGED'),
      'openPurchase opens a transaction without': withoutSecret,
      'openPurchase opens a transaction': pass('openPurchase'),
      'openPurchase grants the free trial': json('openPurchase', {
        status: true,
        message: 'Begun.',
        transaction: null,
      }),
      'openPurchase refuses: TRIAL_ALREADY_USED': refuse('openPurchase', 'TRIAL_ALREADY_USED'),
      'openPurchase refuses: MOBILE_NOT_VERIFIED': refuse('openPurchase', 'MOBILE_NOT_VERIFIED'),
      'openPurchase gets no answer': lose('openPurchase'),
      'patience is over': wait(30_000),
      'payment is paid': payForReal,
      'payment gets no answer': null,
      'oneTimeCode has verified': null,
      'oneTimeCode gets no answer': null,
    },
    shows: {
      loading: see('Loading…'),
      choosing: ({ page }) =>
        Promise.race([page.getByRole('button', { name: 'Choose Monthly' }).waitFor(), page.waitForURL('**/login')]),
      reviewing: seeDialog('Confirmation'),
      verifyingMobile: seeDialog('Verify your mobile'),
      openingPurchase: see('Opening checkout…'),
      unanswered: see('We couldn’t open the card form. You haven’t been charged.'),
      checkingOut: ({ page }) => page.getByLabel('Card number').waitFor(),
      receiptShown: see('Payment received'),
      subscribed: ({ page }) => page.waitForURL('**/entrepreneur/investment/investors'),
      heldUp: see('Your plan is active, but we couldn’t load the next page.'),
      unavailable: see('We couldn’t load the plans.'),
    },
  },

  addonPurchase: {
    prepare: (member) => members.subscribe(member),
    open: async (replay, step) => {
      await openSubscription(replay, step)
      await replay.network.hold('loadAddons', '**/api/membership/addons')
      await replay.network.hold('openPurchase', '**/api/buy-membership')
      await replay.network.hold('chargeCard', '**/sandbox/v1/payment_intents/*/confirm')
      await replay.network.hold('confirmPayment', '**/api/membership/payment')
      await press('See add-ons')(replay, step)
    },
    acts: {
      'loadAddons answers': pass('loadAddons'),
      'loadAddons has no add-on': json('loadAddons', {
        status: true,
        subscription: null,
        available_addons: [],
        currency: 'INR',
        conversion_rate: 1,
      }),
      'loadAddons gets no answer': lose('loadAddons'),
      'retry.requested': press('Try again'),
      'addon.chosen': press('Add for ₹499.00'),
      'purchase.cancelled': press('Close'),
      'purchase.reopened': startAgain,
      'openPurchase opens a transaction without': withoutSecret,
      'openPurchase opens a transaction': pass('openPurchase'),
      'openPurchase refuses: PRICE_CHANGED': refuse('openPurchase', 'PRICE_CHANGED'),
      'openPurchase refuses': refuse('openPurchase', 'SUBSCRIPTION_REQUIRED'),
      'openPurchase gets no answer': lose('openPurchase'),
      findPurchase: null,
      'patience is over': wait(30_000),
      'payment is paid': payForReal,
      'payment gets no answer': null,
    },
    shows: {
      loading: see('Loading…'),
      offering: ({ page }) => page.getByText(/^(Add for ₹499\.00|No addon available)$/).waitFor(),
      startingPurchase: seeButton('Loading…'),
      paying: seeDialog('Payment'),
      unavailable: see('We couldn’t load the add-ons.'),
      bought: noDialog,
      closed: noDialog,
    },
  },

  mySubscription: {
    prepare: (member) => members.subscribe(member),
    open: async (replay, step) => {
      await replay.network.hold('loadMySubscription', /\/api\/membership$/)
      await replay.network.hold('applyChange', '**/api/membership/cancellation')
      await replay.network.hold('chargeCard', '**/sandbox/v1/payment_intents/*/confirm')
      await replay.network.hold('confirmPayment', '**/api/membership/payment')
      await openSubscription(replay, step)
    },
    acts: {
      'loadMySubscription answers': async ({ page, network }) => {
        const answered = page.waitForResponse(/\/api\/membership$/)
        await network.pass('loadMySubscription')
        await (await answered).finished()
      },
      'loadMySubscription gets no answer': lose('loadMySubscription'),
      'retry.requested': press('Try again'),
      'change.requested': press('Cancel subscription'),
      'change.confirmed': press('Yes, cancel'),
      'change.cancelled': press('Keep subscription'),
      'applyChange has done it': json('applyChange', { status: true }),
      'applyChange refuses': refuse('applyChange', 'REFUND_NOT_POSSIBLE'),
      'applyChange gets no answer': lose('applyChange'),
      'addons.requested': press('See add-ons'),
      // A member with one payment has no earlier ones; `tests/server/paymentPages.test.ts` covers twenty-one.
      'payments.requested': null,
      'addonPurchase has sold': async (replay, step) => {
        await press('Add for ₹499.00')(replay, step)
        await payForReal(replay, step)
      },
      'addonPurchase was dropped': press('Close'),
      'addonPurchase gets no answer': null,
    },
    shows: {
      loading: async () => {},
      shown: noDialog,
      confirming: seeButton('Yes, cancel'),
      applying: seeButton('Loading…'),
      addingFeature: seeDialog('Add-ons'),
      unavailable: see('We couldn’t load your subscription.'),
    },
  },
}

async function expectDisabled(page: Page) {
  const pay = page.getByRole('button', { name: 'Pay', exact: true })
  await pay.waitFor()
  expect(await pay.isDisabled()).toBe(true)
}

function actFor({ acts }: Script, { name }: Step): Act | null {
  const key = Object.keys(acts)
    .filter((starting) => name.startsWith(starting))
    .sort((one, other) => other.length - one.length)[0]
  if (key === undefined) throw new Error(`nobody says how to do "${name}"`)
  return acts[key] ?? null
}

async function openReplay(script: Script, isVisitor: boolean) {
  const visitor = await newVisitor(browser, product.origin)
  const { page, context } = visitor
  await page.clock.install()
  if (!isVisitor) {
    const member = await members.join('investment')
    await script.prepare?.(member)
    const keys = [
      member.headers.authorization?.replace('Bearer ', '') ?? '',
      member.headers['x-info-id'] ?? '',
    ] as const
    await context.addInitScript(([token, id]) => {
      localStorage.setItem('access_token', token)
      localStorage.setItem('x-info-id', id)
    }, keys)
  }
  return { visitor, replay: { page, network: new Network(page), isCharged: false, isProviderLoaded: false } }
}

/**
 * The server never sends a transaction without its intent; the other starts need earlier events, which `paying.test.ts`
 * provides.
 */
const ofTheChartAlone: readonly string[] = [
  'a transaction without its intent',
  'one in processing',
  'a cancelled one',
  'someone without a profile',
  'a reloaded checkout',
]

for (const { name, model } of membershipFlows) {
  const script = scripts[name]
  if (!script) continue
  const suite = suiteOf(model)
  describe(`${name} in the browser`, () => {
    for (const path of suite.paths.filter(({ start }) => !ofTheChartAlone.includes(start)))
      it(`${path.id}: ${path.edges.length} steps from ${path.edges[0]?.step.name}`, async () => {
        const { visitor, replay } = await openReplay(script, path.start === 'a visitor')
        const expected = expectationOf(suite, path)
        await script.open(replay, undefined as never)
        for (const [place, { step, from, to }] of path.edges.entries()) {
          // The screen offers no way to send a refused event.
          if (from === to && step.kind === 'event') continue
          const act = actFor(script, step)
          // A browser cannot cause this step, so the walk of the path ends here.
          if (!act) break
          if ((await act(replay, step)) === 'impossible') break
          await script.shows[String(expected[place + 1]?.value)]?.(replay)
        }
        expect(visitor.problems).toEqual([])
        await visitor.context.close()
      })
  })
}
