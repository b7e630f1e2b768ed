import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { profiles } from '../../server/kernel/db/schema.ts'
import type { ComparedListing, ListingDetail } from '../../src/domain/market/listingSchema.ts'
import type { ProfileKind } from '../../src/domain/offerings.ts'
import { type Person, startTestServer } from '../support/server.ts'

/** Compares listings: each shows what its own page shows to the same reader, and nothing else. */

let server: Awaited<ReturnType<typeof startTestServer>>
let investor: Person
const founders: Person[] = []
const ids: string[] = []

beforeAll(async () => {
  server = await startTestServer()
  investor = await server.trialMember('investor')
  for (let each = 0; each < 5; each++) {
    const founder = await server.trialMember('investment')
    founders.push(founder)
    ids.push(await server.profileIdOf(founder))
  }
})
afterAll(() => server.close())

const compared = (of: readonly string[], as: Person, kind: ProfileKind = 'INVESTMENT') =>
  server.request<{ list: ComparedListing[] }>(
    'GET',
    `/api/listings/compared?kind=${kind}&ids=${of.join('~')}`,
    undefined,
    as,
  )
const idsOf = async (of: readonly string[], as: Person = investor, kind?: ProfileKind) =>
  (await compared(of, as, kind)).body.list.map(({ id }) => id)
const page = async (id: string, as: Person) =>
  (await server.request<{ listing: ListingDetail }>('GET', `/api/listings/${id}`, undefined, as)).body.listing

describe('listings side by side', () => {
  it('are returned in the order of the address, each once, at most four', async () => {
    const [a = '', b = '', c = '', d = '', e = ''] = ids
    expect(await idsOf([c, a, b])).toEqual([c, a, b])
    expect(await idsOf([b, b, a])).toEqual([b, a])
    expect(await idsOf([a, b, c, d, e])).toEqual([a, b, c, d])
    expect(await idsOf([])).toEqual([])
  })

  it('leave out unknown and paused listings, those of another list, and those for the owner’s contacts only', async () => {
    const [a = '', b = '', c = ''] = ids
    const seller = await server.profileIdOf(await server.trialMember('want-to-sell'))
    expect(await idsOf([randomUUID(), 'no-id', a, seller])).toEqual([a])
    const change = (id: string, to: object) => server.deps.db.update(profiles).set(to).where(eq(profiles.id, id))
    await change(b, { status: 'paused' })
    await change(c, { restricted: true })
    expect(await idsOf([a, b, c])).toEqual([a])
    await change(b, { status: 'approved' })
    await change(c, { restricted: false })
    expect(await idsOf([a, b, c])).toEqual([a, b, c])
  })

  it('are visible to everyone who may see their list', async () => {
    const other = founders[0] as Person
    const stranger = await server.signUp('investor')
    expect((await compared(ids, other)).status).toBe(403)
    expect((await compared(ids, stranger)).status).toBe(403)
    expect((await server.request('GET', `/api/listings/compared?kind=INVESTMENT&ids=${ids[0]}`)).status).toBe(401)
  })

  it('show the same as the page of each', async () => {
    const { body } = await compared(ids.slice(0, 2), investor)
    for (const listing of body.list) {
      const shown = await page(listing.id, investor)
      expect(listing.facts.map(({ field }) => field)).toEqual(
        expect.arrayContaining(['funding_goal', 'minimum_investment', 'founding_year', 'round', 'employees']),
      )
      for (const fact of listing.facts) expect(shown.facts).toContainEqual(fact)
      expect(listing.match).toEqual(shown.match)
      expect(listing.name).toBe(shown.name)
    }
  })

  it('hide an anonymous business in every byte until it has accepted a proposal', async () => {
    const owner = await server.trialMember('want-to-sell')
    const id = await server.profileIdOf(owner)
    const [row] = await server.deps.db.select().from(profiles).where(eq(profiles.id, id))
    const named = await server.request(
      'PUT',
      '/api/profiles/want-to-sell/basic',
      { answers: { ...row?.basic, company_name: 'Quixandrel Looms' } },
      owner,
    )
    expect(named.status).toBe(200)
    const saved = await server.request(
      'PUT',
      '/api/profiles/want-to-sell/business',
      { answers: { ...row?.business, visibility: 'anonymous' } },
      owner,
    )
    expect(saved.status).toBe(200)
    const hidden = await compared([id], investor, 'WANT_TO_SELL')
    expect(hidden.body.list[0]).toMatchObject({
      name: 'Name revealed once accepted',
      image_url: null,
      image_sizes: null,
    })
    expect(JSON.stringify(hidden.body).toLowerCase()).not.toContain('quixandrel')
    const shown = await page(id, investor)
    for (const fact of hidden.body.list[0]?.facts ?? []) expect(shown.facts).toContainEqual(fact)

    const sent = await server.request<{ proposal: { id: string } }>(
      'POST',
      '/api/proposals',
      { request_id: randomUUID(), receiver_profile_id: id, message: 'Shall we talk about your looms?' },
      investor,
    )
    await server.request('POST', `/api/proposals/${sent.body.proposal.id}/accept`, {}, owner)
    const known = await compared([id], investor, 'WANT_TO_SELL')
    expect(known.body.list[0]?.name).toBe((await page(id, investor)).name)
    expect(known.body.list[0]?.name).toContain('Quixandrel')
  })

  it('give the reader’s own listing no score, as its page does', async () => {
    const [reader, founder] = [await server.trialMember('investor'), await server.trialMember('investment')]
    const own = await server.profileIdOf(founder)
    await server.deps.db.update(profiles).set({ accountId: reader.id }).where(eq(profiles.id, own))
    const { list } = (await compared([own, ids[0] ?? ''], reader)).body
    expect(list.map(({ id, match }) => [id, match === null])).toEqual([
      [own, true],
      [ids[0], false],
    ])
    expect((await page(own, reader)).match).toBeNull()
  })
})
