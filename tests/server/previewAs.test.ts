import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { profiles } from '../../server/kernel/db/schema.ts'
import type { ListingDetail } from '../../src/domain/market/listingSchema.ts'
import type { ListingReader } from '../../src/domain/market/readers.ts'
import { onePixel, type Person, startTestServer, uploadOf } from '../support/server.ts'

/** Compares an owner's preview with the listing that such a member really gets. */

let server: Awaited<ReturnType<typeof startTestServer>>
let owner: Person
let listing = ''
let byPlan: Person

const as = (reader: string, who: Person, id = listing) =>
  server.request<{ listing: ListingDetail }>('GET', `/api/listings/${id}/as/${reader}`, undefined, who)
const page = async (who: Person) =>
  (await server.request<{ listing: ListingDetail }>('GET', `/api/listings/${listing}`, undefined, who)).body.listing

/** The fields that do not depend on the individual reader. */
const comparable = ({ documents, ...rest }: ListingDetail) => {
  const {
    match: _,
    similar: __,
    openings_left: ___,
    proposal_id: ____,
    propose_refusal_text: _____,
    allowance: ______,
    ...same
  } = rest
  return { ...same, documents: documents.map(({ url, ...document }) => ({ ...document, opens: url !== null })) }
}
const previewed = async (reader: ListingReader) => (await as(reader, owner)).body.listing

beforeAll(async () => {
  server = await startTestServer()
  owner = await server.trialMember('want-to-sell')
  listing = await server.profileIdOf(owner)
  const [row] = await server.deps.db.select().from(profiles).where(eq(profiles.id, listing))
  const save = (step: 'basic' | 'business', answers: object) =>
    server.request('PUT', `/api/profiles/want-to-sell/${step}`, { answers: { ...row?.[step], ...answers } }, owner)
  expect((await save('basic', { company_name: 'Quixandrel Looms' })).status).toBe(200)
  expect((await save('business', { visibility: 'anonymous' })).status).toBe(200)
  for (const kind of ['valuation-report', 'product-service-catalog'])
    await server.request('POST', '/api/documents', uploadOf(kind, 'WANT_TO_SELL', onePixel, 'quixandrel.png'), owner)
  byPlan = await server.trialMember('investor')
})
afterAll(() => server.close())

describe('the preview of an anonymous business', () => {
  it('as a member without a plan shows what such a member gets, and no name in any byte', async () => {
    const shown = await as('stranger', owner)
    expect(comparable(shown.body.listing)).toEqual(comparable(await page(await server.member('investor'))))
    expect(shown.body.listing).toMatchObject({ name: 'Name revealed once accepted', image_url: null, contact: null })
    expect(shown.body.listing.documents_lock).toBe('SUBSCRIPTION_REQUIRED')
    const bytes = JSON.stringify(shown.body).toLowerCase()
    for (const secret of ['quixandrel', owner.email, owner.mobile, '/files/']) expect(bytes).not.toContain(secret)
  })

  it('as a member with a plan shows what such a member gets, still without the name', async () => {
    const shown = await as('subscriber', owner)
    expect(comparable(shown.body.listing)).toEqual(comparable(await page(byPlan)))
    expect(shown.body.listing.documents_lock).toBe('ACCEPTANCE_NEEDED')
    const bytes = JSON.stringify(shown.body).toLowerCase()
    for (const secret of ['quixandrel', owner.email, owner.mobile, '/files/']) expect(bytes).not.toContain(secret)
  })

  it('as an accepted investor shows what that investor gets: name, contact and documents, but nothing under an NDA', async () => {
    const sent = await server.request<{ proposal: { id: string } }>(
      'POST',
      '/api/proposals',
      { request_id: randomUUID(), receiver_profile_id: listing, message: 'Shall we talk about your looms?' },
      byPlan,
    )
    await server.request('POST', `/api/proposals/${sent.body.proposal.id}/accept`, {}, owner)
    await server.request('POST', `/api/listings/${listing}/opening`, {}, byPlan)
    const shown = await previewed('accepted')
    expect(comparable(shown)).toEqual(comparable(await page(byPlan)))
    expect(shown.name).toContain('Quixandrel')
    expect(shown.contact).toEqual({ email: owner.email, mobile: owner.mobile })
    const opens = Object.fromEntries(shown.documents.map(({ kind, url }) => [kind, url !== null]))
    expect(shown.documents.some(({ confidential }) => confidential)).toBe(true)
    for (const { kind, confidential } of shown.documents) expect(opens[kind]).toBe(!confidential)
  })
})

it('is for the owner of a published listing only, and for known kinds of readers', async () => {
  for (const reader of ['stranger', 'subscriber', 'accepted'] as const) {
    expect((await as(reader, byPlan)).status).toBe(404)
    expect((await as(reader, await server.trialMember('want-to-sell'))).status).toBe(404)
  }
  expect((await server.request('GET', `/api/listings/${listing}/as/accepted`)).status).toBe(401)
  expect([404, 422]).toContain((await as('anybody', owner)).status)
  await server.deps.db.update(profiles).set({ status: 'rejected' }).where(eq(profiles.id, listing))
  expect((await as('accepted', owner)).status).toBe(404)
  await server.deps.db.update(profiles).set({ status: 'approved' }).where(eq(profiles.id, listing))
})
