import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { planOffers } from '../../flowlab/flows/membershipSamples.ts'
import { subscriptionsMachine } from '../../src/machines/subscriptionsMachine.ts'
import type { Buyer, Offers } from '../../src/machines/subscriptionsSetup.ts'

/** The kind of buyer decides which purchases can be started (docs/product 11). */

const waits = () => new Promise<never>(() => {})
const offers: Offers = {
  mode: 'NEW',
  list: planOffers,
  subscription: null,
  begins: 'now',
  unfinished: null,
  exchangeRate: 1,
  awaitsApproval: false,
}

async function shownTo(buyer: Buyer, purchaseId: string | null) {
  const did: string[] = []
  const machine = subscriptionsMachine.provide({
    actors: {
      loadOffers: fromPromise(async () => offers),
      findPurchase: fromPromise(waits),
      openPurchase: fromPromise(waits),
    } as never,
    actions: { askToLogIn: () => void did.push('log in'), askForProfile: () => void did.push('profile') },
  })
  const input = {
    loginType: 'investor',
    accountType: 'investor',
    requestedMode: 'NEW',
    origin: null,
    mobile: '',
    buyer,
    purchaseId,
    offers: buyer === 'member' ? null : offers,
  } as const
  const actor = createActor(machine, { input }).start()
  await waitFor(actor, (snapshot) => !snapshot.matches('loading'))
  return { actor, did, state: () => actor.getSnapshot().value }
}

describe.each<readonly [Buyer, string, string, readonly string[]]>([
  ['member', 'resuming', 'reviewing', []],
  ['visitor', 'choosing', 'choosing', ['log in']],
  ['without_profile', 'choosing', 'choosing', ['profile']],
])('a %s', (buyer, resumed, chosen, asked) => {
  it(`at the address of a purchase: ${resumed}`, async () => {
    const { state } = await shownTo(buyer, 'u')
    expect(state()).toBe(resumed)
  })

  it(`who chooses a plan: ${chosen}`, async () => {
    const { actor, did, state } = await shownTo(buyer, null)
    expect(state()).toBe('choosing')
    actor.send({ type: 'plan.chosen', planId: 'investor-monthly' })
    expect([state(), did]).toEqual([chosen, asked])
  })

  it('who chooses an unavailable plan stays', async () => {
    const { actor, state } = await shownTo(buyer, null)
    actor.send({ type: 'plan.chosen', planId: 'investor-free-trial' })
    expect(state()).toBe('choosing')
  })

  it(`who resumes a purchase: ${resumed}`, async () => {
    const { actor, state } = await shownTo(buyer, null)
    actor.send({ type: 'purchase.resumed', purchaseId: 'u' })
    expect(state()).toBe(resumed)
  })
})
