import { expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { planOffers } from '../../flowlab/flows/membershipSamples.ts'
import { subscriptionsMachine } from '../../src/machines/subscriptionsMachine.ts'

it('a purchase has the mode that the server offers, whatever the address asks for', async () => {
  const modes: unknown[] = []
  const offers = {
    ...{
      mode: 'RENEW',
      list: [...planOffers],
      subscription: null,
      begins: 'now',
      unfinished: null,
      exchangeRate: 1,
      awaitsApproval: false,
    },
  }
  const machine = subscriptionsMachine.provide({
    actors: {
      loadOffers: fromPromise(async () => offers),
      openPurchase: fromPromise(({ input }) => {
        modes.push((input as { mode: string }).mode)
        return new Promise(() => {})
      }),
      watchAddress: fromCallback(() => {}),
    } as never,
  })
  const place = {
    loginType: 'investor',
    accountType: 'investor',
    origin: null,
    purchaseId: null,
    offers: null,
  } as const
  const input = { ...place, requestedMode: 'NEW', mobile: '+919812345678', buyer: 'member' } as const
  const actor = createActor(machine, { input }).start()
  await waitFor(actor, ({ context }) => context.offers !== null)
  actor.send({ type: 'plan.chosen', planId: 'investor-monthly' })
  actor.send({ type: 'purchase.confirmed' })
  expect(modes).toEqual(['RENEW'])
})
