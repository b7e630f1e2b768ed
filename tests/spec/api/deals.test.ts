import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect } from 'vitest'
import { documents, profiles } from '../../../server/kernel/db/schema.ts'
import { reviewKey } from '../../../server/kernel/http/reviewerOnly.ts'
import type { ListingDetail } from '../../../src/domain/market/listingSchema.ts'
import type { AccountType } from '../../../src/domain/offerings.ts'
import type { Proposal } from '../../../src/domain/proposals/proposalSchema.ts'
import { pdfText } from '../../support/pdfText.ts'
import { type Person, startTestServer } from '../../support/server.ts'
import { holds } from '../../support/spec/holds.ts'

/** What each of the two members of a deal learns, and what the last steps need: 12.80 to 12.84, 12.112 and 12.113. */

type Answer = { proposal: Proposal; code?: string; fields?: Record<string, string> }

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const on = (accountType: AccountType) => server.trialMember(accountType)
const act = (person: Person, id: string, step: string, body: object = {}) =>
  server.request<Answer>('POST', `/api/proposals/${id}/${step}`, body, person)
async function take(person: Person, id: string, step: string, body: object = {}): Promise<Proposal> {
  const answer = await act(person, id, step, body)
  expect([step, answer.status]).toEqual([step, 200])
  return answer.body.proposal
}
const look = async (person: Person, id: string) =>
  (await server.request<Answer>('GET', `/api/proposals/${id}`, undefined, person)).body.proposal
async function sent(from: Person, to: Person): Promise<string> {
  const receiver = await server.profileIdOf(to)
  const request = { request_id: randomUUID(), receiver_profile_id: receiver, message: 'Shall we talk?' }
  return (await server.request<Answer>('POST', '/api/proposals', request, from)).body.proposal.id
}
async function talking(sender: Person, receiver: Person): Promise<string> {
  const id = await sent(sender, receiver)
  const { chat_id } = await take(receiver, id, 'accept')
  const message = { client_id: randomUUID(), kind: 'TEXT', text: 'Namaste' }
  await server.request('POST', `/api/chats/${chat_id}/messages`, message, sender)
  return id
}
async function change(person: Person, basic: Record<string, string>, more: object = {}) {
  const own = eq(profiles.id, await server.profileIdOf(person))
  const [row] = await server.deps.db.select().from(profiles).where(own)
  await server.deps.db
    .update(profiles)
    .set({ basic: { ...row?.basic, ...basic }, ...more })
    .where(own)
  return row?.name ?? ''
}

/** Everything that the server tells a member about a proposal, at once and later. */
async function learned(person: Person, id: string): Promise<string> {
  const addresses = [`/proposals/${id}`, '/proposals?box=all', '/notifications', '/overview', '/account/export']
  const read = (address: string) => server.request<object>('GET', `/api${address}`, undefined, person)
  const answers = await Promise.all(addresses.map(read))
  expect(answers.map(({ status }) => status)).toEqual(addresses.map(() => 200))
  return JSON.stringify([answers.map(({ body }) => body), await server.letters(person.email)])
}
const reports = async () => {
  const headers = { 'x-review-key': reviewKey(server.deps) }
  const answer = await server.app.request('/api/reviews/reports', { headers })
  return ((await answer.json()) as { list: { reason: string; note: string }[] }).list
}

holds('12.80', async () => {
  for (const [place, step, note] of [
    [sent, 'decline', 'Shall we talk?'],
    [talking, 'close-lost', ''],
  ] as const) {
    const [investor, owner] = [await on('investor'), await on('want-to-sell')]
    const id = await place(investor, owner)
    // The receiver declines, and the sender ends the talks.
    const [by, against] = step === 'decline' ? [owner, investor] : [investor, owner]
    const before = (await reports()).length
    const { reason, history } = await take(by, id, step, { reason: 'suspicious-spam' })
    expect([reason, history.at(-1)?.details?.reason]).toEqual(['Suspicious / spam', 'Suspicious / spam'])
    expect(await learned(by, id)).toMatch(/suspicious-spam/)
    const theirs = await learned(against, id)
    expect(theirs).toContain(step === 'decline' ? 'declined' : 'closed_lost')
    expect(theirs).not.toMatch(/suspicious|spam/i)
    expect((await look(against, id)).history.at(-1)?.details).toBeNull()
    expect((await reports()).slice(before)).toMatchObject([{ reason: 'spam', note }])
  }
})

/** The names of the members and their profiles; the owner's business is named. */
async function pair(basic: Record<string, string>) {
  const [investor, owner] = [await on('investor'), await on('want-to-sell')]
  const name = await change(investor, basic)
  return { investor, owner, name, business: await change(owner, {}) }
}
const companyOf = (designation_role: string, company_name: string) => ({ designation_role, company_name })

holds('12.81', async () => {
  for (const [basic, company] of [
    [companyOf('partner', 'Banyan Tree Partners'), 'Banyan Tree Partners'],
    [companyOf('individual-investor', 'Banyan Tree Partners'), null],
    [companyOf('partner', ''), null],
  ] as const) {
    const { investor, owner, name, business } = await pair(basic)
    const id = await talking(investor, owner)
    await take(owner, id, 'request-nda')
    const parties = { owner: business, investor: company ?? name, represented_by: company ? name : null }
    for (const reader of [investor, owner]) expect((await look(reader, id)).nda).toMatchObject(parties)
    await take(investor, id, 'sign-nda', { text: name, agreed: true })
    const printed = async (language: string) => {
      const headers = {
        ...{ authorization: `Bearer ${owner.token}`, 'x-info-id': owner.id, 'accept-language': language },
      }
      const answer = await server.app.request(`/api/proposals/${id}/nda`, { headers })
      const { pdf } = (await answer.json()) as { pdf: string }
      return pdfText(Buffer.from(pdf, 'base64')).text.replace(/\s+/g, ' ')
    }
    const words = await printed('en')
    expect(words).toContain(company ? `${company}, represented by ${name}, the receiving party` : `and ${name}, the`)
    expect(words).toContain(company ? `Signed by ${name} for ${company} on ` : `Signed by ${name} on `)
    expect((await printed('hi')).includes(company ?? 'Banyan')).toBe(company !== null)
  }
  const { investor, owner } = await pair(companyOf('partner', 'Banyan Tree Partners'))
  await change(investor, {}, { anonymous: true, strangers: {}, headline: 'A fund for food' })
  const id = await talking(investor, owner)
  await take(owner, id, 'request-nda')
  await take(owner, id, 'close-lost', { reason: 'geography' })
  const { body } = await server.request<Answer>('GET', `/api/proposals/${id}`, undefined, owner)
  expect(JSON.stringify(body)).not.toMatch(/Banyan/)
})

holds('12.82', async () => {
  const { investor, owner, name, business } = await pair(companyOf('individual-investor', ''))
  const listing = await server.profileIdOf(owner)
  const file = {
    profileId: listing,
    storageKey: randomUUID(),
    fileName: 'a.pdf',
    fileTitle: '',
    bytes: 10,
    mime: 'application/pdf',
  }
  await server.deps.db.insert(documents).values([
    { ...file, kind: 'valuation-report', title: 'Valuation 2026' },
    { ...file, storageKey: randomUUID(), kind: 'business-photo', title: 'Front' },
  ])
  const id = await talking(investor, owner)
  const before = (await look(owner, id)).nda
  expect(before).toMatchObject({ owner: business, investor: name, signature: null })
  expect(before?.opens).toContain('Valuation 2026')
  expect(before?.opens).not.toContain('Front')
  expect((await look(investor, id)).nda).toBeNull()
  await take(owner, id, 'request-nda')
  expect((await look(investor, id)).nda?.opens).toEqual([])
})

holds('12.83', async () => {
  const [investor, owner] = [await on('investor'), await on('want-to-sell')]
  const onListing = async (reader: Person, of: Person) => {
    const address = `/api/listings/${await server.profileIdOf(of)}`
    return (await server.request<{ listing: ListingDetail }>('GET', address, undefined, reader)).body.listing.contact
  }
  const contacts = async (id: string) => [
    ...[(await look(owner, id)).contact, (await look(investor, id)).contact],
    ...[await onListing(owner, investor), await onListing(investor, owner)],
  ]
  const id = await sent(investor, owner)
  expect(await contacts(id)).toEqual([null, null, null, null])
  const of = ({ email, mobile }: Person) => ({ email, mobile })
  expect((await take(owner, id, 'accept')).contact).toEqual(of(investor))
  expect(await contacts(id)).toEqual([of(investor), of(owner), of(investor), of(owner)])
  const list = await server.request<{ list: Proposal[] }>('GET', '/api/proposals?box=all', undefined, owner)
  expect(list.body.list.map(({ contact }) => contact)).toEqual([null])
  await server.deps.db
    .update(profiles)
    .set({ status: 'suspended' })
    .where(eq(profiles.id, await server.profileIdOf(owner)))
  expect([(await look(investor, id)).contact]).toEqual([null])
  await server.deps.db
    .update(profiles)
    .set({ status: 'approved' })
    .where(eq(profiles.id, await server.profileIdOf(owner)))
  await take(investor, id, 'close-lost', { reason: 'geography' })
  expect(await contacts(id)).toEqual([null, null, null, null])
})

holds('12.84', async () => {
  const [investor, owner] = [await on('investor'), await on('want-to-sell')]
  const id = await talking(investor, owner)
  const terms = { amount: { minor: 900_000_000, currency: 'INR' }, instrument: 'equity', stake: 40 }
  await take(investor, id, 'make-offer', { offer: { ...terms, validity_days: 7, note: '' } })
  await take(owner, id, 'accept-offer')
  for (const person of [owner, investor]) {
    for (const body of [{}, { agreed: false }])
      expect((await act(person, id, 'confirm-close', body)).body.fields).toEqual({ agreed: 'required' })
    await take(person, id, 'confirm-close', { agreed: true })
  }
  expect((await look(owner, id)).status).toBe('closed_won')
})

holds('12.112', async () => {
  const [founder, investor] = [await on('investment'), await on('investor')]
  const asked = async (person: Person, kind: string) => {
    await server.deps.jobs.tracked()
    const path = '/api/notifications'
    const { list } = (
      await server.request<{ list: { kind: string; words: { excerpt: string } }[] }>('GET', path, undefined, person)
    ).body
    return list.find((one) => one.kind === kind)?.words.excerpt
  }
  const id = await sent(investor, founder)
  expect(await asked(founder, 'proposal_received')).toMatch(/^Please answer by /)
  await take(founder, id, 'request-info', { text: 'Who are you?' })
  expect(await asked(founder, 'proposal_received')).toBe('')
  expect(await asked(investor, 'info_requested')).toMatch(/^Please answer by /)
  await take(investor, id, 'answer', { text: 'An angel.' })
  expect(await asked(investor, 'info_requested')).toBe('')
  await take(founder, id, 'decline', { reason: 'geography' })
  expect(await asked(founder, 'question_answered')).toBe('')
})

holds('12.113', async () => {
  const [founder, investor] = [await on('investment'), await on('investor')]
  const id = await sent(investor, founder)
  const offered = async () => (await look(investor, id)).complaint
  expect(await offered()).toBe('none')
  await take(founder, id, 'accept')
  expect(await offered()).toBe('possible')
  await take(founder, id, 'close-lost', { reason: 'geography' })
  expect(await offered()).toBe('possible')
  expect((await look(founder, id)).complaint).toBe('none')
})
