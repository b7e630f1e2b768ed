import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { listing } from '../../flowlab/flows/listingSamples.ts'
import type { ListingReader } from '../../src/domain/market/readers.ts'
import { listingMachine } from '../../src/machines/listingMachine.ts'
import type { LoadedListing } from '../../src/machines/listingSetup.ts'
import type { Outcome } from '../../src/machines/outcome.ts'

/** A preview survives a reload: the address names it, and the server shows it to the owner alone. */

const refused = {
  ok: false as const,
  refusal: { code: 'NOT_FOUND' as const, message: 'Listing not found', fields: {} },
}

async function opened(reader: ListingReader | null, mine: boolean, exists = true) {
  const asked: (ListingReader | null)[] = []
  const addresses: (ListingReader | null)[] = []
  const machine = listingMachine.provide({
    actors: {
      loadListing: fromPromise<Outcome<LoadedListing>, { id: string; reader: ListingReader | null }>(
        async ({ input }) => {
          asked.push(input.reader)
          const is_own = mine && input.reader === null
          if (!exists || (input.reader !== null && !mine)) return refused
          return { ok: true, value: { listing: { ...listing, is_own }, analytics: null } }
        },
      ),
    },
    actions: {
      showReaderInAddress: ({ context }) => addresses.push(context.reader),
      storeListing: () => {},
      storeUnsent: () => {},
      forgetListing: () => {},
    },
  })
  const actor = createActor(machine, {
    input: { id: 'l', base: '/investor', requestId: 'r', mustRenew: false, reader, listing: null, unsent: {} },
  }).start()
  await waitFor(actor, (snapshot) => !snapshot.matches('loading'))
  return { actor, asked, addresses }
}
const lookOf = ({ actor, asked, addresses }: Awaited<ReturnType<typeof opened>>) => {
  const { value, context } = actor.getSnapshot()
  return { value, reader: context.reader, readAs: context.readAs, asked, addresses }
}

describe('the address of a preview', () => {
  it('shows the owner the page as the reader that it names', async () => {
    expect(lookOf(await opened('accepted', true))).toEqual({
      ...{ value: 'shown', reader: 'accepted', readAs: 'accepted', asked: ['accepted'], addresses: [] },
    })
  })

  it('shows anybody else the page as themselves, and at its own address', async () => {
    expect(lookOf(await opened('accepted', false))).toEqual({
      ...{ value: 'shown', reader: null, readAs: null, asked: ['accepted', null], addresses: [null] },
    })
  })

  it('reports a missing listing', async () => {
    expect(lookOf(await opened('stranger', false, false))).toEqual({
      ...{ value: 'refused', reader: null, readAs: null, asked: ['stranger', null], addresses: [null] },
    })
  })

  it('changes with each chosen reader', async () => {
    const page = await opened(null, true)
    for (const reader of ['stranger', 'subscriber', null] as const) {
      page.actor.send({ type: 'reader.chosen', reader })
      await waitFor(page.actor, (snapshot) => snapshot.matches('shown'))
    }
    expect(lookOf(page)).toEqual({
      value: 'shown',
      reader: null,
      readAs: null,
      asked: [null, 'stranger', 'subscriber', null],
      addresses: ['stranger', 'subscriber', null],
    })
  })
})
