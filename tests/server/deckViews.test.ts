import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { notifyDeckViews } from '../../server/features/listings/deckViews.ts'
import { notifications } from '../../server/kernel/db/schema.ts'
import type { ListingDetail } from '../../src/domain/market/listingSchema.ts'
import { paymentsOn } from '../support/payments.ts'
import { onePixel, type Person, startTestServer, uploadOf } from '../support/server.ts'

/** "Someone viewed your deck": a notification once a week (catalogue, section 10). */

const day = 86_400_000
let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const notified = async (person: Person) =>
  (
    await server.deps.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.accountId, person.id), eq(notifications.kind, 'deck_viewed')))
      .orderBy(notifications.createdAt)
  ).map(({ words }) => words)

async function openDeck(reader: Person, listing: string): Promise<number> {
  const path = `/api/listings/${listing}`
  const { body } = await server.request<{ listing: ListingDetail }>('GET', path, undefined, reader)
  const deck = body.listing.documents.find(({ kind }) => kind === 'pitch-deck')
  return (await server.app.request(deck?.url ?? 'without a link')).status
}

it('notifies an owner once a week how often investors opened the deck, not counting the owner’s own views', async () => {
  const owner = await server.trialMember('investment')
  const deck = uploadOf('pitch-deck', 'INVESTMENT', onePixel, 'deck.png')
  expect((await server.request('POST', '/api/documents', deck, owner)).status).toBe(200)
  const listing = await server.profileIdOf(owner)
  const readers = [await server.member('investor'), await server.member('investor')]
  const payments = paymentsOn(server)
  for (const reader of readers) {
    const { transaction } = (await payments.buy(reader)).body
    await payments.pay(transaction)
    await payments.confirm(reader, transaction)
    expect(await openDeck(reader, listing)).toBe(200)
  }
  expect(await openDeck(readers[0] as Person, listing)).toBe(200)
  expect(await openDeck(owner, listing)).toBe(200)
  await notifyDeckViews(server.deps)
  expect(await notified(owner)).toEqual([])

  await server.pass(7 * day)
  for (let hour = 0; hour < 3; hour++) await notifyDeckViews(server.deps)
  const first = { name: '2', excerpt: '', to: `/entrepreneur/businesses/${listing}` }
  expect(await notified(owner)).toEqual([first])

  expect(await openDeck(readers[0] as Person, listing)).toBe(200)
  await server.pass(7 * day)
  await notifyDeckViews(server.deps)
  expect(await notified(owner)).toEqual([first, { ...first, name: '1' }])

  await server.pass(7 * day)
  await notifyDeckViews(server.deps)
  expect(await notified(owner)).toHaveLength(2)
})
