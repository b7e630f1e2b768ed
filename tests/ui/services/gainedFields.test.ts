import { afterEach, expect, it, vi } from 'vitest'
import { listing, proposal } from '../../../flowlab/flows/listingSamples.ts'
import { emptyQuery } from '../../../src/domain/market/filters.ts'
import { loadCompared, loadListing, loadListings, loadSavedSearches } from '../../../src/services/market.ts'
import { loadMySubscription } from '../../../src/services/memberships.ts'
import { loadBestMatches } from '../../../src/services/overview.ts'
import { loadProposal, loadProposals } from '../../../src/services/proposals.ts'

/** During a deploy an older server omits fields that responses gained since: each reads as having none. */

const { signal } = new AbortController()
const without = <T extends object>(one: T, ...names: (keyof T)[]) =>
  Object.fromEntries(Object.entries(one).filter(([name]) => !names.includes(name as keyof T)))
const oldCard = without(listing, 'card_facts')

afterEach(() => vi.unstubAllGlobals())
const answering = (body: object) => vi.stubGlobal('fetch', async () => Response.json({ status: true, ...body }))

it('a card without its facts', async () => {
  answering({ list: [oldCard], next_cursor: null, total: 1 })
  const page = await loadListings({ kind: 'INVESTMENT', query: emptyQuery, cursor: null, limit: 1 }, signal)
  expect(page.ok && page.value.list[0]?.card_facts).toEqual([])
  expect((await loadBestMatches('INVESTMENT', 1, signal))[0]?.card_facts).toEqual([])
  const side = await loadCompared({ kind: 'INVESTMENT', ids: ['a'] }, signal)
  expect(side.ok && side.value.list[0]?.card_facts).toEqual([])
})

it('a listing without comparable and similar ones', async () => {
  answering({ listing: without(listing, 'comparables', 'similar', 'card_facts') })
  const read = await loadListing('a', signal)
  expect(read.ok && read.value).toMatchObject({
    comparables: { revenue: null, profit: null },
    similar: [],
    card_facts: [],
  })
  answering({ listing: { ...listing, similar: [oldCard] } })
  const again = await loadListing('a', signal)
  expect(again.ok && again.value.similar[0]?.card_facts).toEqual([])
})

it('a match reason without its amounts', async () => {
  const reason = { part: 'ticket', met: 'yes', shared: [], fits: [] }
  answering({ listing: { ...listing, match: { score: 80, reasons: [reason] } } })
  const read = await loadListing('a', signal)
  expect(read.ok && read.value.match?.reasons).toEqual([{ ...reason, amounts: null }])
})

it('a saved search without its criteria', async () => {
  answering({ list: [{ id: 'a', name: 'Mine' }], allowed: 1 })
  expect((await loadSavedSearches(signal)).list[0]?.criteria).toEqual([])
})

it('a subscription without the periods that follow', async () => {
  answering({ subscription: { plan_id: 'investor-monthly' } })
  expect((await loadMySubscription(signal)).subscription).toEqual({ plan_id: 'investor-monthly', later_periods: [] })
  answering({ subscription: null })
  expect((await loadMySubscription(signal)).subscription).toBeNull()
})

it('a proposal without what it asks, its NDA, its contact and its allowance', async () => {
  const old = {
    ...without(proposal, 'asks', 'nda', 'contact', 'allowance'),
    other: without(proposal.other, 'instruments'),
  }
  const expected = { nda: null, contact: null, allowance: null, other: { instruments: [] }, asks: { price: null } }
  answering({ proposal: old })
  const read = await loadProposal('a', signal)
  expect(read.ok && read.value).toMatchObject(expected)
  answering({ list: [old], next_cursor: null })
  expect((await loadProposals({ box: 'received', state: 'all', cursor: null } as never, signal)).list[0]).toMatchObject(
    expected,
  )
})
