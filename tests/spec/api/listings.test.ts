import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect } from 'vitest'
import { profiles } from '../../../server/kernel/db/schema.ts'
import type { ListingDetail } from '../../../src/domain/market/listingSchema.ts'
import { type Person, startTestServer } from '../../support/server.ts'
import { holds } from '../../support/spec/holds.ts'

/** What a listing says to its reader: 12.100. */

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const seen = async (reader: Person, id: string) =>
  (await server.request<{ listing: ListingDetail }>('GET', `/api/listings/${id}`, undefined, reader)).body.listing

async function setTicket(person: Person, least: number, most: number) {
  const own = eq(profiles.id, await server.profileIdOf(person))
  const [row] = await server.deps.db.select().from(profiles).where(own)
  if (!row?.matching) throw new Error('The profile is not listed.')
  const matching = { ...row.matching, ticket: { least, most } }
  await server.deps.db.update(profiles).set({ matching }).where(own)
}

holds('12.100', async () => {
  const [investor, founder] = [await server.trialMember('investor'), await server.trialMember('investment')]
  await setTicket(investor, 250_000, 1_000_000)
  await setTicket(founder, 900_000, 3_000_000)
  const told = { of: 'minimum_investment', where: 'inside', asked: '₹7.5 Cr', goal: null }
  const expected = { ...told, least: '₹2.08 Cr', most: '₹8.33 Cr' }
  for (const [reader, other] of [
    [investor, founder],
    [founder, investor],
  ] as const) {
    const { match } = await seen(reader, await server.profileIdOf(other))
    const ticket = match?.reasons.find(({ part }) => part === 'ticket')
    expect(JSON.stringify(ticket?.amounts).replaceAll('\u00a0', ' ')).toBe(JSON.stringify(expected))
  }
})
