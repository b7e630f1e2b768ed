import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eraseDue, requestDeletion } from '../../server/features/ownAccount/deletion.ts'
import { accounts, chats, listingQuestions, notifications, profiles } from '../../server/kernel/db/schema.ts'
import { reviewKey } from '../../server/kernel/http/reviewerOnly.ts'
import type { ListingDetail } from '../../src/domain/market/listingSchema.ts'
import type { Question } from '../../src/domain/market/questionSchema.ts'
import { type Person, startTestServer } from '../support/server.ts'

/** Questions about a listing: the permitted askers, the readers, and the facts that nobody learns. */

type Answered = { listing: ListingDetail; code?: string; message?: string }
const day = 86_400_000
let server: Awaited<ReturnType<typeof startTestServer>>
let owner: Person
let asker: Person
let reader: Person
let listing = ''

const request = (method: string, path: string, body: object | undefined, who: Person) =>
  server.request<Answered>(method, `/api/${path}`, body, who)
const asks = (text: string, who = asker, request_id: string = randomUUID(), id = listing) =>
  request('POST', `listings/${id}/questions`, { request_id, text }, who)
const answers = (id: string, text: string, who = owner, of = listing) =>
  request('PUT', `listings/${of}/questions/${id}/answer`, { text }, who)
const removes = (id: string, who = owner) => request('DELETE', `listings/${listing}/questions/${id}`, undefined, who)
const page = async (who: Person, id = listing) =>
  (await request('GET', `listings/${id}`, undefined, who)).body.listing.questions
const listFor = async (who: Person) => (await page(who)).list
const askQuestion = async (text: string, who = asker): Promise<Question> => {
  const sent = await asks(text, who)
  expect(sent.status, sent.body.code).toBe(200)
  return sent.body.listing.questions.list.find((one) => one.text === text) ?? expect.fail('not asked')
}
const received = async (who: Person) => {
  const rows = await server.deps.db.select().from(notifications).where(eq(notifications.accountId, who.id))
  return rows.filter(({ kind }) => kind.startsWith('listing_')).map(({ kind, words }) => ({ kind, ...words }))
}
const profileOf = async (who: Person) => {
  const [row] = await server.deps.db
    .select()
    .from(profiles)
    .where(eq(profiles.id, await server.profileIdOf(who)))
  return row ?? expect.fail('no profile')
}
const change = (id: string, to: Partial<typeof profiles.$inferInsert>) =>
  server.deps.db.update(profiles).set(to).where(eq(profiles.id, id))

beforeAll(async () => {
  server = await startTestServer()
  owner = await server.trialMember('want-to-sell')
  listing = await server.profileIdOf(owner)
  const { basic, business } = await profileOf(owner)
  const save = (step: 'basic' | 'business', given: object) =>
    request('PUT', `profiles/want-to-sell/${step}`, { answers: given }, owner)
  expect((await save('basic', { ...basic, company_name: 'Quixandrel Looms' })).status).toBe(200)
  expect((await save('business', { ...business, visibility: 'anonymous' })).status).toBe(200)
  asker = await server.trialMember('investor')
  reader = await server.trialMember('investor')
})
afterAll(() => server.close())

describe('a question about a listing', () => {
  it('is visible to its asker and the owner until it is answered, then to everyone who may see the listing', async () => {
    const { id } = await askQuestion('What is churn?')
    expect(await listFor(asker)).toMatchObject([{ id, text: 'What is churn?', asker: 'you', answer: null }])
    expect(await listFor(owner)).toMatchObject([{ id, asker: 'investor', asker_name: null, answer: null }])
    expect(await listFor(reader)).toEqual([])
    expect(await received(owner)).toMatchObject([
      { kind: 'listing_question', name: '', excerpt: 'What is churn?', to: `/entrepreneur/businesses/${listing}` },
    ])
    expect((await answers(id, 'About 1.8% a month.')).body.listing.questions.list).toMatchObject([
      { id, answer: 'About 1.8% a month.' },
    ])
    for (const who of [reader, asker, await server.member('investor')])
      expect(await listFor(who)).toMatchObject([{ text: 'What is churn?', answer: 'About 1.8% a month.' }])
    expect((await listFor(reader))[0]).toMatchObject({ asker: 'investor', asker_name: null })
    expect(await received(asker)).toMatchObject([{ kind: 'listing_answer', to: `/investor/businesses/${listing}` }])
    await answers(id, 'About 1.7% a month.')
    expect(await received(asker)).toHaveLength(1)
    expect((await listFor(reader))[0]?.answer).toBe('About 1.7% a month.')
  })

  it('is stored once however often it is repeated, and its id cannot be reused', async () => {
    const requestId = randomUUID()
    for (const _ of [1, 2]) expect((await asks('How many looms?', asker, requestId)).status).toBe(200)
    expect((await listFor(owner)).filter(({ text }) => text === 'How many looms?')).toHaveLength(1)
    expect((await asks('Other words', asker, requestId)).body.code).toBe('IDEMPOTENCY_MISMATCH')
    expect((await asks('   ', asker)).status).toBe(422)
    expect((await asks('x'.repeat(601), asker)).status).toBe(422)
  })

  it('names neither its asker nor an anonymous business in any byte, until they talk', async () => {
    const curious = await server.trialMember('investor')
    const { name } = await profileOf(curious)
    const text = `Do you sell as Quixandrel? Write to ${curious.email} or ${name}.`
    const { id } = await askQuestion(text, curious)
    // The asker's own text is shown unchanged: redacting it would reveal which guesses were right.
    const { text: asAsked, seen_as } = (await listFor(curious)).find((one) => one.id === id) ?? {}
    expect(asAsked).toBe(text)
    expect(seen_as).toBe('Do you sell as Quixandrel? Write to [email removed] or [name hidden].')
    expect((await listFor(owner)).find((one) => one.id === id)?.seen_as).toBeNull()
    const bytes = async (who: Person) => JSON.stringify(await page(who)).toLowerCase()
    const ofAsker = [curious.email, name, await server.profileIdOf(curious)].map((one) => one.toLowerCase())
    for (const secret of ofAsker) expect(await bytes(owner)).not.toContain(secret)
    expect(JSON.stringify(await received(owner)).toLowerCase()).not.toContain(name.toLowerCase())
    await answers(id, `Yes, Quixandrel Looms; call ${owner.mobile}`)
    for (const secret of [...ofAsker, 'quixandrel', owner.mobile]) expect(await bytes(reader)).not.toContain(secret)
    expect(await bytes(curious)).not.toContain(owner.mobile)
    for (const as of ['stranger', 'subscriber']) {
      const { body } = await request('GET', `listings/${listing}/as/${as}`, undefined, owner)
      const shown = JSON.stringify(body.listing.questions).toLowerCase()
      expect(shown).toContain('do you sell as')
      for (const secret of [...ofAsker, 'quixandrel']) expect(shown).not.toContain(secret)
    }
    const proposal = { request_id: randomUUID(), receiver_profile_id: listing, message: 'Shall we talk?' }
    const sent = await server.request<{ proposal: { id: string } }>('POST', '/api/proposals', proposal, curious)
    await request('POST', `proposals/${sent.body.proposal.id}/accept`, {}, owner)
    expect((await listFor(owner)).find((one) => one.id === id)).toMatchObject({ text, asker_name: name })
    expect((await listFor(curious)).find((one) => one.id === id)?.answer).toContain('Quixandrel Looms')
    for (const secret of ofAsker) expect(await bytes(reader)).not.toContain(secret)
  })
})

describe('asking', () => {
  const refused = async (who: Person, code: string, status: number) => {
    expect((await page(who)).ask_refusal).toBe(code)
    const sent = await asks('May I?', who)
    expect([sent.body.code, sent.status]).toEqual([code, status])
  }

  it('requires a plan, an approved profile and somebody else’s listing', async () => {
    await refused(await server.member('investor'), 'SUBSCRIPTION_REQUIRED', 402)
    await refused(owner, 'FORBIDDEN', 403)
    expect((await page(owner)).may_answer).toBe(true)
    expect((await page(reader)).may_answer).toBe(false)
    expect((await asks('May I?', asker, randomUUID(), randomUUID())).status).toBe(404)
    expect((await asks('May I?', await server.trialMember('investment'))).status).toBe(404)
  })

  it('is impossible for a suspended member and about a suspended member’s listing', async () => {
    const investors = await server.profileIdOf(reader)
    const founder = await server.trialMember('investment')
    const own = await server.profileIdOf(founder)
    expect((await page(founder, investors)).ask_refusal).toBeNull()
    await change(own, { status: 'suspended' })
    expect((await page(founder, investors)).ask_refusal).toBe('PROFILE_NOT_APPROVED')
    expect((await asks('May I?', founder, randomUUID(), investors)).body.code).toBe('PROFILE_NOT_APPROVED')
    const { id } = await askQuestion('Who are your customers?', reader)
    await change(listing, { status: 'suspended' })
    expect((await answers(id, 'Mills.')).body.code).toBe('PROFILE_NOT_APPROVED')
    await change(listing, { status: 'approved' })
    expect((await removes(id)).status).toBe(200)
  })

  it('is impossible if either of the two has blocked the other', async () => {
    const blocked = await server.trialMember('investor')
    const [own, before] = [await server.profileIdOf(blocked), (await received(owner)).length]
    const [a, b] = [own, listing].sort()
    const proposal = { request_id: randomUUID(), receiver_profile_id: listing, message: 'Shall we talk?' }
    const sent = await server.request<{ proposal: { id: string } }>('POST', '/api/proposals', proposal, blocked)
    await request('POST', `proposals/${sent.body.proposal.id}/accept`, {}, owner)
    for (const by of ['blockedByA', 'blockedByB'] as const) {
      await server.deps.db
        .update(chats)
        .set({ blockedByA: false, blockedByB: false, [by]: true })
        .where(eq(chats.profileA, a ?? ''))
      expect(b).toBeDefined()
      await refused(blocked, 'BLOCKED', 403)
    }
    expect((await received(owner)).length).toBe(before)
  })

  it('is limited to five questions about a listing in 30 days, including removed ones', async () => {
    const eager = await server.trialMember('investor')
    for (const each of [1, 2, 3, 4, 5]) await removes((await askQuestion(`Question ${each}?`, eager)).id)
    await refused(eager, 'QUOTA_EXCEEDED', 402)
    expect((await asks('May I?', eager)).body.message).toBe(
      'You can ask up to 5 questions about a listing every 30 days.',
    )
    const asker = await server.profileIdOf(eager)
    await server.deps.db
      .update(listingQuestions)
      .set({ createdAt: new Date(server.deps.now().getTime() - 31 * day) })
      .where(eq(listingQuestions.askerId, asker))
    expect((await page(eager)).ask_refusal).toBeNull()
    await askQuestion('Once more?', eager)
  })
})

describe('the owner', () => {
  it('alone answers, removes and reports questions, and only about their own listing', async () => {
    const { id } = await askQuestion('How old are the looms?', reader)
    const other = await server.trialMember('want-to-sell')
    const others = await server.profileIdOf(other)
    const report = { reason: 'harassment', text: '' }
    for (const [who, of] of [
      [reader, listing],
      [asker, listing],
      [other, listing],
      [other, others],
    ] as const) {
      expect((await answers(id, 'Ours now', who, of)).status).toBe(404)
      expect((await request('DELETE', `listings/${of}/questions/${id}`, undefined, who)).status).toBe(404)
      expect((await request('POST', `questions/${id}/report`, report, who)).status).toBe(404)
    }
    expect((await listFor(owner)).find((one) => one.id === id)?.answer).toBeNull()
  })

  it('removes a question with its answer, for good', async () => {
    const { id } = await askQuestion('Is the roof sound?', reader)
    await answers(id, 'It is.')
    for (const _ of [1, 2]) expect((await removes(id)).status).toBe(200)
    for (const who of [owner, asker, reader])
      expect((await listFor(who)).some((question) => question.id === id)).toBe(false)
    expect((await answers(id, 'It is not.')).status).toBe(404)
  })

  it('reports an asker without learning who it is; a reviewer sees it, and decides once', async () => {
    const { id } = await askQuestion('Are you all crooks?', reader)
    const report = { reason: 'harassment', text: 'This is no question.' }
    expect((await request('POST', `questions/${id}/report`, { ...report, reason: 'dislike' }, owner)).status).toBe(422)
    for (const _ of [1, 2]) expect((await request('POST', `questions/${id}/report`, report, owner)).status).toBe(200)
    expect((await listFor(reader)).some((question) => question.id === id)).toBe(false)
    const review = async (method: string, path: string, body?: object) => {
      const headers = { 'x-review-key': reviewKey(server.deps), 'content-type': 'application/json' }
      const sent = body ? { method, headers, body: JSON.stringify(body) } : { method, headers }
      const answer = await server.app.request(`/api/reviews/${path}`, sent)
      return { status: answer.status, body: (await answer.json()) as { list: { id: string }[] } }
    }
    const found = (await review('GET', 'reports')).body.list.filter((one) => one.id === id)
    const { name } = await profileOf(reader)
    expect(found).toMatchObject([{ about: 'question', reason: 'harassment', against: name, by: 'Quixandrel Looms' }])
    expect(found[0]).toMatchObject({ note: 'Are you all crooks? — This is no question.' })
    expect((await review('POST', `reports/${id}/outcome`, { outcome: 'upheld' })).status).toBe(200)
    expect((await review('POST', `reports/${id}/outcome`, { outcome: 'upheld' })).status).toBe(404)
    const rows = await server.deps.db.select().from(notifications).where(eq(notifications.accountId, owner.id))
    const [outcome] = rows.filter(({ kind }) => kind === 'report_outcome')
    expect(outcome?.words.to).toBe(`/entrepreneur/businesses/${listing}`)
    expect(JSON.stringify(outcome)).not.toContain(await server.profileIdOf(reader))
  })
})

describe('an account', () => {
  type Export = { questions_asked: { text: string }[]; questions_answered: { answer: string }[] }
  const exported = async (who: Person) =>
    (await server.request<Export>('GET', '/api/account/export', undefined, who)).body

  it('exports its own questions and answers, not those of others', async () => {
    const [ofAsker, ofOwner] = [await exported(asker), await exported(owner)]
    expect(ofAsker.questions_asked.map(({ text }) => text)).toContain('What is churn?')
    expect(JSON.stringify(ofAsker)).not.toContain('1.7% a month')
    expect(ofOwner.questions_answered.map(({ answer }) => answer)).toContain('About 1.7% a month.')
    expect(JSON.stringify(ofOwner)).not.toContain('What is churn?')
  })

  it('that is deleted loses its questions and its answers', async () => {
    const erase = async (who: Person) => {
      const [account] = await server.deps.db.select().from(accounts).where(eq(accounts.id, who.id))
      await requestDeletion(server.deps.db, account ?? expect.fail(), new Date(0))
      await eraseDue(server.deps)
    }
    const textsOf = async () => (await server.deps.db.select().from(listingQuestions)).map(({ text }) => text)
    expect(await textsOf()).toContain('What is churn?')
    await erase(asker)
    expect(await textsOf()).not.toContain('What is churn?')
    expect(await textsOf()).toContain('How old are the looms?')
    await erase(owner)
    expect(await textsOf()).toEqual([])
  })
})
