import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect } from 'vitest'
import { eraseDue } from '../../../server/features/ownAccount/deletion.ts'
import { accounts, chats, listingQuestions, profiles } from '../../../server/kernel/db/schema.ts'
import { reviewKey } from '../../../server/kernel/http/reviewerOnly.ts'
import type { ListingPage } from '../../../src/domain/contract/market.ts'
import type { ReviewItem } from '../../../src/domain/contract/reviews.ts'
import type { ListingDetail } from '../../../src/domain/market/listingSchema.ts'
import type { Proposal } from '../../../src/domain/proposals/proposalSchema.ts'
import type { Answers } from '../../../src/domain/registration/answerSchema.ts'
import type { Profile, ProfileDocument } from '../../../src/domain/registration/profileSchema.ts'
import { onePixel, type Person, password, startTestServer, uploadOf } from '../../support/server.ts'
import { holds, rowsBelow } from '../../support/spec/holds.ts'

/**
 * The lifecycle of profiles and documents, and the lists that show them: 12.26 to 12.36, and the effect of a verified
 * document.
 */

type Server = Awaited<ReturnType<typeof startTestServer>>
let server: Server
/** A server with manual review. */
let reviewed: Server
beforeAll(async () => {
  ;[server, reviewed] = await Promise.all([startTestServer(), startTestServer({ REVIEW: 'manual' })])
})
afterAll(() => Promise.all([server.close(), reviewed.close()]))

async function review<T>(method: string, path: string, body?: object, at = reviewed) {
  const answer = await at.app.request(`/api/reviews/${path}`, {
    method,
    headers: { 'x-review-key': reviewKey(at.deps), 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: answer.status, body: (await answer.json()) as T }
}
const waiting = async (person: Person, at = reviewed) =>
  (await review<{ list: ReviewItem[] }>('GET', 'waiting', undefined, at)).body.list.find(
    ({ email }) => email === person.email,
  )
/** Returns whether the decision was accepted. */
async function decide(profile: Profile, action: string, more: object = {}): Promise<boolean> {
  const [row] = await reviewed.deps.db.select().from(profiles).where(eq(profiles.id, profile.id))
  const seen = row?.updatedAt.toISOString()
  const { status } = await review('POST', `${profile.id}/decision`, { action, seen, ...more })
  return status === 200
}
const mine = async (person: Person, at = reviewed, path = 'investment') =>
  (await at.request<{ profile: Profile }>('GET', `/api/profiles/${path}`, undefined, person)).body.profile
const save = (person: Person, at: Server, step: 'basic' | 'business', answers: Answers) =>
  at.request<{ profile: Profile }>('PUT', `/api/profiles/investment/${step}`, { answers }, person)
const submit = async (person: Person, at = reviewed) =>
  (await at.request('POST', '/api/profiles/investment/submission', {}, person)).status
const detail = async (viewer: Person, id: string, at = reviewed) =>
  (await at.request<{ listing: ListingDetail }>('GET', `/api/listings/${id}`, undefined, viewer)).body.listing

holds('12.26', async () => {
  expect(rowsBelow('12.26')).toHaveLength(7)
  const founder = await reviewed.signUp('entrepreneur')
  const sample = await mine(await reviewed.member('investment'))
  const status = async () => (await mine(founder)).status
  const { basic, business } = sample
  expect((await save(founder, reviewed, 'basic', basic)).status).toBe(200)
  await save(founder, reviewed, 'business', business)
  for (const key of ['business-photo', 'proof-of-business'])
    await reviewed.request('POST', '/api/documents', uploadOf(key, 'INVESTMENT', onePixel, 'photo.png'), founder)
  await reviewed.request('PUT', '/api/profiles/investment/documents', {}, founder)
  const own = await mine(founder)
  expect(own.status).toBe('draft')
  for (const action of ['approve', 'reject', 'request_changes', 'take', 'suspend'])
    expect([action, await decide(own, action, { note: 'No.' })]).toEqual([action, false])
  expect([await submit(founder), await status()]).toEqual([200, 'submitted'])

  const notes = { note: 'Please say more.', fields: { funding_goal: 'Too round' } }
  expect([await decide(own, 'request_changes', notes), await status()]).toEqual([true, 'changes_requested'])
  expect((await mine(founder)).review).toEqual(notes)
  expect(await decide(own, 'approve')).toBe(false)
  expect([await submit(founder), await status()]).toEqual([200, 'submitted'])
  expect([await decide(own, 'take'), await status()]).toEqual([true, 'in_review'])
  expect([await decide(own, 'request_changes', notes), await status()]).toEqual([true, 'changes_requested'])
  await submit(founder)
  await decide(own, 'take')
  const reason = { note: 'Not a business.' }
  expect([await decide(own, 'reject', reason), await status()]).toEqual([true, 'rejected'])
  expect((await mine(founder)).review?.note).toBe('Not a business.')
  expect([await submit(founder), await status()]).toEqual([200, 'submitted'])
  expect([await decide(own, 'approve'), await status()]).toEqual([true, 'approved'])
  const visibility = async (chosen: string) => {
    await save(founder, reviewed, 'business', { ...(await mine(founder)).business, visibility: chosen })
    return status()
  }
  expect([await visibility('hidden-paused'), await visibility('everyone-with-an-active-plan')]).toEqual([
    'paused',
    'approved',
  ])
  expect([await decide(own, 'suspend'), await status()]).toEqual([true, 'suspended'])

  const other = await reviewed.member('investment')
  const rejected = await mine(other)
  expect(rejected.status).toBe('submitted')
  await decide(rejected, 'reject', reason)
  await submit(other)
  await decide(rejected, 'reject', reason)
  expect([(await mine(other)).status, await submit(other)]).toEqual(['rejected', 403])
})

holds('12.27', async () => {
  expect((await mine(await server.member('investment'), server)).status).toBe('approved')
  const manual = await reviewed.member('investment')
  expect((await mine(manual)).status).toBe('submitted')
  expect((await waiting(manual))?.status).toBe('submitted')
})

holds('12.98', async () => {
  const founder = await server.member('investment')
  const { id } = await mine(founder, server)
  await server.deps.db
    .update(profiles)
    .set({ status: 'rejected', review: { note: 'Not a business.', fields: {} } })
    .where(eq(profiles.id, id))
  expect(await submit(founder, server)).toBe(200)
  expect((await mine(founder, server)).status).toBe('submitted')
  const decision = async (action: string) => {
    const item = await waiting(founder, server)
    const path = `${item?.id}/decision`
    return (await review('POST', path, { action, seen: item?.seen, note: 'Please say more.' }, server)).status
  }
  expect(await decision('request_changes')).toBe(200)
  await submit(founder, server)
  expect((await mine(founder, server)).status).toBe('submitted')
  expect(await decision('approve')).toBe(200)
  expect((await mine(founder, server)).status).toBe('approved')
})

holds('12.99', async () => {
  const founder = await reviewed.member('investment')
  const own = await mine(founder)
  expect(await decide(own, 'approve')).toBe(true)
  expect(await decide(own, 'suspend', { note: 'Complaints about advance fees.' })).toBe(true)
  const { status, review: said } = await mine(founder)
  expect([status, said?.note]).toEqual(['suspended', 'Complaints about advance fees.'])
  expect((await waiting(founder))?.status).toBe('suspended')
  expect(await decide(own, 'reinstate')).toBe(true)
  const after = await mine(founder)
  expect([after.status, after.review]).toEqual(['approved', null])
})

holds('12.28', async () => {
  const [owner, sender] = [await server.trialMember('investment'), await server.trialMember('investor')]
  const id = await server.profileIdOf(owner)
  const report = { reason: 'spam', text: 'Copied from elsewhere' }
  expect((await server.request('POST', `/api/listings/${id}/report`, report, sender)).status).toBe(200)
  const sent = { request_id: randomUUID(), receiver_profile_id: id, message: 'Shall we talk?' }
  const { proposal } = (await server.request<{ proposal: Proposal }>('POST', '/api/proposals', sent, sender)).body
  const complaint = { reason: 'contact-unreachable', text: '' }
  await server.request('POST', `/api/proposals/${proposal.id}/complaint`, complaint, sender)
  const list = async (what: string) =>
    (await review<{ list: { id: string; reason: string }[] }>('GET', what, undefined, server)).body.list
  const [reports, complaints] = [await list('reports'), await list('complaints')]
  expect([reports.map(({ reason }) => reason), complaints.map((one) => one.id)]).toEqual([['spam'], [proposal.id]])
  for (const [what, one] of [
    ['reports', reports[0]],
    ['complaints', complaints[0]],
  ] as const) {
    const outcome = { outcome: 'dismissed' }
    expect((await review('POST', `${what}/${one?.id}/outcome`, outcome, server)).status).toBe(200)
    expect([what, await list(what)]).toEqual([what, []])
  }
})

holds('12.29', async () => {
  const [founder, viewer] = [await reviewed.member('investment'), await reviewed.member('investor')]
  const own = await mine(founder)
  for (const person of [founder, viewer]) {
    const item = await waiting(person)
    await review('POST', `${item?.id}/decision`, { action: 'approve', seen: item?.seen })
  }
  const changed: [step: 'basic' | 'business', field: string, answer: Answers[string]][] = [
    ['basic', 'company_name', 'Quite Another Company'],
    ['business', 'funding_goal', { amount: '765400000', currency: 'INR' }],
    ['business', 'annual_revenue', '10m-50m'],
  ]
  const factsOf = async () => {
    const { name, facts } = await detail(viewer, own.id)
    return JSON.stringify([name, facts])
  }
  const before = await factsOf()
  for (const [step, field, answer] of changed) {
    const saved = await save(founder, reviewed, step, { ...(await mine(founder))[step], [field]: answer })
    expect([field, saved.status]).toEqual([field, 200])
  }
  const proof = uploadOf('proof-of-business', 'INVESTMENT', onePixel, 'new.png', 'insurance-certificate')
  const { document } = (await reviewed.request<{ document: ProfileDocument }>('POST', '/api/documents', proof, founder))
    .body
  expect(document.pending).toBe(true)
  const waits = await mine(founder)
  expect([waits.status, [...waits.pending].sort()]).toEqual([
    'approved',
    [...changed.map(([, field]) => field), 'proof-of-business'].sort(),
  ])
  expect(await factsOf()).toBe(before)
  await save(founder, reviewed, 'business', { ...waits.business, city: 'Kochi' })
  expect((await detail(viewer, own.id)).city).toBe('Kochi')
  const item = await waiting(founder)
  await review('POST', `${item?.id}/decision`, { action: 'approve', seen: item?.seen })
  const { name, facts } = await detail(viewer, own.id)
  expect([name, (await mine(founder)).pending]).toEqual(['Quite Another Company', []])
  expect(JSON.stringify(facts)).toContain('76,54,00,000')

  const seller = await reviewed.member('want-to-sell')
  const selling = await waiting(seller)
  await review('POST', `${selling?.id}/decision`, { action: 'approve', seen: selling?.seen })
  const { business } = await mine(seller, reviewed, 'want-to-sell')
  const price = { ...business, asking_price: { amount: '8765000', currency: 'INR' }, asking_price_on_request: false }
  await reviewed.request('PUT', '/api/profiles/want-to-sell/business', { answers: price }, seller)
  expect((await mine(seller, reviewed, 'want-to-sell')).pending).toContain('asking_price')
})

holds('12.31', async () => {
  const founder = await reviewed.member('investment')
  const stateOf = async (kind: string) => (await mine(founder)).documents.find((one) => one.kind === kind)?.state
  expect(await stateOf('proof-of-business')).toBe('stored')
  await decide(await mine(founder), 'request_changes', {
    note: 'One thing.',
    fields: { 'proof-of-business': 'It cannot be read.' },
  })
  expect(await stateOf('proof-of-business')).toBe('rejected')
  expect((await mine(founder)).review?.fields['proof-of-business']).toBe('It cannot be read.')
  await submit(founder)
  await decide(await mine(founder), 'approve')
  expect(await stateOf('proof-of-business')).toBe('verified')
  const harmful = uploadOf('pitch-deck', 'INVESTMENT', Buffer.from('MZ harmful'), 'deck.pdf')
  expect((await reviewed.request('POST', '/api/documents', harmful, founder)).status).toBe(415)
  expect(await stateOf('pitch-deck')).toBeUndefined()
})

holds('12.33', async () => {
  const founder = await reviewed.member('investment')
  const proof = uploadOf('proof-of-business', 'INVESTMENT', onePixel, 'license.png', 'business-license')
  await reviewed.request('POST', '/api/documents', proof, founder)
  reviewed.clock.ahead = 100 * 86_400_000
  const stateAfter = async (days: number) => {
    reviewed.clock.ahead = days * 86_400_000
    const request = {
      login_type: 'entrepreneur',
      target: { kind: 'email', email: founder.email },
      password,
      remember: true,
    }
    const { body } = await reviewed.request<{ access_token: string; info_id: string }>('POST', '/api/login', request)
    const profile = await mine({ ...founder, token: body.access_token, id: body.info_id })
    return profile.documents.find(({ kind }) => kind === 'proof-of-business')?.state
  }
  try {
    const item = await waiting(founder)
    await review('POST', `${item?.id}/decision`, { action: 'approve', seen: item?.seen })
    expect([await stateAfter(101), await stateAfter(464), await stateAfter(466)]).toEqual([
      'verified',
      'verified',
      'expired',
    ])
  } finally {
    reviewed.clock.ahead = 0
  }
})

holds('3.26', async () => {
  const [investor, founder] = [await reviewed.member('investor'), await reviewed.member('investment')]
  const badge = async () => JSON.stringify(await detail(founder, id)).includes('Verified funds')
  const { id } = await mine(investor, reviewed, 'investor')
  await decide(await mine(founder), 'approve')
  await decide(await mine(investor, reviewed, 'investor'), 'approve')
  expect([await badge(), (await detail(founder, id)).is_own]).toEqual([false, false])
  const proof = uploadOf('proof-of-funds', 'INVESTOR', onePixel, 'funds.png', 'registration-certificate')
  expect((await reviewed.request('POST', '/api/documents', proof, investor)).status).toBe(200)
  await decide(await mine(investor, reviewed, 'investor'), 'approve')
  const { documents } = await mine(investor, reviewed, 'investor')
  expect(documents.find(({ kind }) => kind === 'proof-of-funds')?.state).toBe('verified')
  expect(await badge()).toBe(true)
})

const listed = async (viewer: Person, query: Record<string, string>) =>
  (
    await server.request<ListingPage>(
      'GET',
      `/api/listings?${new URLSearchParams({ kind: 'INVESTMENT', ...query })}`,
      undefined,
      viewer,
    )
  ).body

/** A founder who raises this amount. */
async function raising(amount: string, currency: string, keyword: string): Promise<string> {
  const person = await server.member('investment')
  const { business, id } = await mine(person, server)
  const minimum_investment = { amount: '1', currency }
  const { valuation: _, total_raised: __, ...rest } = business
  const answers = { ...rest, funding_goal: { amount, currency }, minimum_investment, keywords: [keyword] }
  expect((await save(person, server, 'business', answers)).status).toBe(200)
  return id
}

holds('12.34', async () => {
  const viewer = await server.trialMember('investor')
  const ids: string[] = []
  for (const amount of ['100', '200', '300', '400']) ids.unshift(await raising(amount, 'USD', 'cursoring'))
  const query = { q: 'cursoring', sort: 'newest', limit: '2' }
  const first = await listed(viewer, query)
  await raising('500', 'USD', 'cursoring')
  const second = await listed(viewer, { ...query, cursor: first.next_cursor ?? '' })
  expect(first.list.map(({ id }) => id)).toEqual(ids.slice(0, 2))
  expect(second.list.map(({ id }) => id)).toEqual(ids.slice(2))
})

const seenAs = async (reader: string, owner: Person, id: string) =>
  (await server.request<{ listing: ListingDetail }>('GET', `/api/listings/${id}/as/${reader}`, undefined, owner)).body
    .listing

holds('12.61', async () => {
  const owner = await server.trialMember('want-to-sell')
  const id = await server.profileIdOf(owner)
  const others = [
    ['stranger', await server.member('investor')],
    ['subscriber', await server.trialMember('investor')],
  ] as const
  for (const [reader, other] of others) {
    const [shown, real] = [await seenAs(reader, owner, id), await detail(other, id, server)]
    expect(shown.facts).toEqual(real.facts)
    expect([shown.name, shown.contact, shown.is_own]).toEqual([real.name, null, false])
    expect(shown.can).toEqual(real.can)
  }
  const accepted = await seenAs('accepted', owner, id)
  expect(accepted.contact).toEqual({ email: owner.email, mobile: owner.mobile })
  // Only the owner has access.
  for (const [, other] of others)
    expect((await server.request('GET', `/api/listings/${id}/as/accepted`, undefined, other)).status).toBe(404)
})

holds('12.62', async () => {
  const [owner, reader] = [await server.trialMember('want-to-sell'), await server.trialMember('investor')]
  const id = await server.profileIdOf(owner)
  for (const kind of ['valuation-report', 'product-service-catalog'])
    await server.request('POST', '/api/documents', uploadOf(kind, 'WANT_TO_SELL', onePixel, 'a.png'), owner)
  const steps = async (who: Person) =>
    Object.fromEntries((await detail(who, id, server)).documents.map((one) => [one.kind, one.opens_after]))
  const show = async (visibility: string) => {
    const { business } = await mine(owner, server, 'want-to-sell')
    const answers = { ...business, visibility }
    const saved = await server.request('PUT', '/api/profiles/want-to-sell/business', { answers }, owner)
    expect(saved.status).toBe(200)
  }
  await show('everyone-with-an-active-plan')
  expect(await steps(reader)).toMatchObject({ 'product-service-catalog': 'plan', 'valuation-report': 'agreement' })
  expect(await steps(owner)).toMatchObject({ 'product-service-catalog': 'plan', 'valuation-report': 'agreement' })
  await show('anonymous')
  expect(await steps(owner)).toMatchObject({ 'product-service-catalog': 'acceptance', 'valuation-report': 'agreement' })
  for (const step of Object.values(await steps(reader))) expect(['acceptance', 'agreement']).toContain(step)
})

const askedBy = (who: Person, id: string, text: string) =>
  server.request<{ listing: ListingDetail }>(
    'POST',
    `/api/listings/${id}/questions`,
    { request_id: randomUUID(), text },
    who,
  )
const answered = (owner: Person, id: string, question: string, text: string) =>
  server.request('PUT', `/api/listings/${id}/questions/${question}/answer`, { text }, owner)
const questionsFor = async (who: Person, id: string) => (await detail(who, id, server)).questions.list
const heard = async (who: Person) =>
  (await server.request<{ list: { kind: string }[] }>('GET', '/api/notifications', undefined, who)).body.list.map(
    ({ kind }) => kind,
  )

holds('12.63', async () => {
  const [owner, asker] = [await server.trialMember('investment'), await server.trialMember('investor')]
  const id = await server.profileIdOf(owner)
  expect((await askedBy(await server.member('investor'), id, 'May I?')).status).toBe(402)
  for (const text of ['One?', 'Two?', 'Three?', 'Four?', 'Five?'])
    expect((await askedBy(asker, id, text)).status).toBe(200)
  expect((await askedBy(asker, id, 'Six?')).status).toBe(402)
  expect(await heard(owner)).toContain('listing_question')
  const [first, second, third] = await questionsFor(owner, id)
  for (const text of ['First', 'Better']) await answered(owner, id, first?.id ?? '', text)
  expect((await questionsFor(asker, id)).find((one) => one.id === first?.id)?.answer).toBe('Better')
  expect(await heard(asker)).toContain('listing_answer')
  await server.request('DELETE', `/api/listings/${id}/questions/${second?.id}`, undefined, owner)
  await server.request('POST', `/api/questions/${third?.id}/report`, { reason: 'spam', text: '' }, owner)
  expect((await questionsFor(owner, id)).map((one) => one.id)).not.toContain(second?.id)
  const reports = await review<{ list: { id: string }[] }>('GET', 'reports', undefined, server)
  expect(reports.body.list.map((one) => one.id)).toContain(third?.id)
})

holds('12.64', async () => {
  const [owner, asker] = [await server.trialMember('want-to-sell'), await server.trialMember('investor')]
  const reader = await server.trialMember('investor')
  const [id, own] = [await server.profileIdOf(owner), await server.profileIdOf(asker)]
  const { business } = await mine(owner, server, 'want-to-sell')
  const answers = { ...business, visibility: 'anonymous' }
  await server.request('PUT', '/api/profiles/want-to-sell/business', { answers }, owner)
  await askedBy(asker, id, `Call me? ${asker.email}`)
  const [asked] = await questionsFor(owner, id)
  expect([(await questionsFor(asker, id)).length, (await questionsFor(reader, id)).length]).toEqual([1, 0])
  await answered(owner, id, asked?.id ?? '', `Write to ${owner.email}`)
  const [forOwner, forReader] = [await questionsFor(owner, id), await questionsFor(reader, id)]
  expect(forReader).toMatchObject([{ asker: 'investor', asker_name: null }])
  for (const secret of [asker.email, own]) expect(JSON.stringify([forOwner, forReader])).not.toContain(secret)
  expect(JSON.stringify(forReader)).not.toContain(owner.email)
})

holds('12.65', async () => {
  const [asker, owner] = [await server.trialMember('investment'), await server.trialMember('investor')]
  const [id, own] = [await server.profileIdOf(owner), await server.profileIdOf(asker)]
  expect((await askedBy(asker, id, 'What do you look for?')).status).toBe(200)
  const [asked] = await questionsFor(owner, id)
  await answered(owner, id, asked?.id ?? '', 'Cold rooms.')
  const exported = async (who: Person) =>
    JSON.stringify((await server.request('GET', '/api/account/export', undefined, who)).body)
  expect(await exported(asker)).toContain('What do you look for?')
  expect(await exported(owner)).toContain('Cold rooms.')
  const change = (status: 'suspended' | 'approved') =>
    server.deps.db.update(profiles).set({ status }).where(eq(profiles.id, own))
  await change('suspended')
  expect((await askedBy(asker, id, 'And now?')).status).toBe(403)
  await change('approved')
  await meet(asker, owner)
  await server.deps.db.update(chats).set({ blockedByA: true })
  expect((await askedBy(asker, id, 'And now?')).body).toMatchObject({ code: 'BLOCKED' })
  const { db } = server.deps
  await db
    .update(accounts)
    .set({ deletionDueAt: new Date(0) })
    .where(eq(accounts.id, asker.id))
  await eraseDue(server.deps)
  expect(await db.select().from(listingQuestions).where(eq(listingQuestions.listingId, id))).toEqual([])
})

async function meet(asker: Person, owner: Person): Promise<void> {
  const receiver = await server.profileIdOf(owner)
  const sent = { request_id: randomUUID(), receiver_profile_id: receiver, message: 'Shall we talk?' }
  const { proposal } = (await server.request<{ proposal: Proposal }>('POST', '/api/proposals', sent, asker)).body
  expect((await server.request('POST', `/api/proposals/${proposal.id}/accept`, {}, owner)).status).toBe(200)
}

holds('12.36', async () => {
  const viewer = await server.trialMember('investor')
  const rupees = await raising('10000000', 'INR', 'comparing')
  const dollars = await raising('1000000', 'USD', 'comparing')
  const yen = await raising('2000000', 'JPY', 'comparing')
  const between = async (least: string, most: string) =>
    (await listed(viewer, { q: 'comparing', amount_min: least, amount_max: most })).list.map(({ id }) => id).sort()
  // In US dollars about 1,000,000, 120,000 and 13,000, whatever the numbers in the original currency.
  expect(await between('0', '100000000')).toEqual([rupees, dollars, yen].sort())
  expect(await between('500000', '1500000')).toEqual([dollars])
  expect(await between('60000', '250000')).toEqual([rupees])
  expect(await between('5000', '30000')).toEqual([yen])
})
