import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailUnread } from '../../../server/features/notifications/mail.ts'
import { mailLine } from '../../../server/features/notifications/mailWords.ts'
import { writeReviewKey } from '../../../server/features/reviews/key.ts'
import { readConfig } from '../../../server/kernel/config.ts'
import { reviewKey } from '../../../server/kernel/http/reviewerOnly.ts'
import type { Notification } from '../../../src/domain/contract/notifications.ts'
import type { ReviewItem } from '../../../src/domain/contract/reviews.ts'
import type { Answers } from '../../../src/domain/registration/answerSchema.ts'
import type { Profile } from '../../../src/domain/registration/profileSchema.ts'
import type { ReviewAction } from '../../../src/domain/registration/review.ts'
import { pdfOf } from '../../support/files.ts'
import { type Person, startTestServer, uploadOf } from '../../support/server.ts'
import { eventually } from '../../support/until.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer({ REVIEW: 'manual' })
})
afterAll(() => server.close())

async function review(method: string, path: string, body?: object, key = reviewKey(server.deps)) {
  const answer = await server.app.request(`/api/reviews/${path}`, {
    method,
    headers: { 'x-review-key': key, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: answer.status, body: (await answer.json()) as { list: ReviewItem[]; code?: string } }
}
const waiting = async (person: Person) =>
  (await review('GET', 'waiting')).body.list.find(({ email }) => email === person.email)
async function decide(person: Person, action: ReviewAction, more: object = {}) {
  const item = await waiting(person)
  return review('POST', `${item?.id}/decision`, { action, seen: item?.seen, ...more })
}
const mine = async (person: Person, path = 'investment') =>
  (await server.request<{ profile: Profile }>('GET', `/api/profiles/${path}`, undefined, person)).body.profile
const save = async (person: Person, step: 'basic' | 'business', changed: Answers) =>
  (
    await server.request<{ profile: Profile }>(
      'PUT',
      `/api/profiles/investment/${step}`,
      { answers: { ...(await mine(person))[step], ...changed } },
      person,
    )
  ).body.profile
const submit = (person: Person) => server.request('POST', '/api/profiles/investment/submission', {}, person)
const mails = async (person: Person) =>
  (
    await server.request<{ list: { subject: string; body: string }[] }>(
      'GET',
      `/mailbox/messages.json?to=${encodeURIComponent(person.email)}`,
    )
  ).body.list
/** The owner's notifications. */
const news = async (person: Person) =>
  (await server.request<{ list: Notification[] }>('GET', '/api/notifications', undefined, person)).body.list.map(
    ({ kind, words }) => ({ kind, words }),
  )
/** The name that an investor sees. */
async function listedName(reader: Person, id: string) {
  const { status, body } = await server.request<{ listing: { name: string } }>(
    'GET',
    `/api/listings/${id}`,
    undefined,
    reader,
  )
  return status === 200 ? body.listing.name : status
}

describe('the reviewer', () => {
  it('is identified by the key only; without it the routes do not exist', async () => {
    for (const key of ['', 'x', `${reviewKey(server.deps)}x`])
      expect((await review('GET', 'waiting', undefined, key)).status).toBe(404)
    expect((await review('GET', 'waiting')).status).toBe(200)
  })

  it('no profile is pending if profiles are approved automatically', async () => {
    const automatic = await startTestServer()
    await automatic.member('investment')
    const answer = await automatic.app.request('/api/reviews/waiting', {
      headers: { 'x-review-key': reviewKey(automatic.deps) },
    })
    expect([answer.status, await answer.json()]).toEqual([200, { status: true, list: [], next_cursor: null }])
    await automatic.close()
  })

  it('confirms a proof of funds even then; the badge goes with the document', async () => {
    const automatic = await startTestServer()
    const [investor, reader] = [await automatic.member('investor'), await automatic.member('investment')]
    const listing = await automatic.profileIdOf(investor)
    const headers = { 'x-review-key': reviewKey(automatic.deps), 'content-type': 'application/json' }
    const badges = async () =>
      (await automatic.request<{ listing: { badges: string[] } }>('GET', `/api/listings/${listing}`, undefined, reader))
        .body.listing.badges
    const looked = async () => {
      const answer = await automatic.app.request('/api/reviews/waiting', { headers })
      return ((await answer.json()) as { list: ReviewItem[] }).list
    }
    const prove = async () => {
      const form = uploadOf('proof-of-funds', 'INVESTOR', pdfOf(300), 'funds.pdf')
      return (await automatic.request<{ document: { id: string } }>('POST', '/api/documents', form, investor)).body
        .document
    }
    const decideOn = async (action: ReviewAction) => {
      const [item] = await looked()
      const body = JSON.stringify({ action, seen: item?.seen, note: 'Not yours' })
      const path = `/api/reviews/${listing}/decision`
      return (await automatic.app.request(path, { method: 'POST', headers, body })).status
    }
    await prove()
    expect([await badges(), (await looked()).map(({ id }) => id)]).toEqual([[], [listing]])
    expect([await decideOn('reject'), await badges(), await looked()]).toEqual([200, [], []])
    await prove()
    expect([await decideOn('approve'), await badges(), await looked()]).toEqual([200, ['Verified funds'], []])
    const { id } = await prove()
    expect(await badges()).toEqual([])
    await decideOn('approve')
    expect(await badges()).toEqual(['Verified funds'])
    await automatic.request('DELETE', `/api/documents/${id}`, undefined, investor)
    expect(await badges()).toEqual([])
    await automatic.close()
  })

  it('finds the key in the data directory, readable by its owner only', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'founders-review-'))
    const config = readConfig({ DATA_DIR: directory, REVIEW: 'manual' })
    await writeReviewKey({ ...server.deps, config }, 'http://127.0.0.1:1')
    const file = join(directory, 'review.json')
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      origin: 'http://127.0.0.1:1',
      key: reviewKey(server.deps),
    })
    expect(statSync(file).mode & 0o077).toBe(0)
  })
})

describe('a submitted profile', () => {
  it('is pending, is not listed, and is live once approved; its owner is notified', async () => {
    const [founder, investor] = [await server.member('investment'), await server.member('investor')]
    await decide(investor, 'approve')
    const { id, status } = await mine(founder)
    expect([status, await listedName(investor, id)]).toEqual(['submitted', 404])
    expect((await decide(founder, 'take')).status).toBe(200)
    expect((await mine(founder)).status).toBe('in_review')
    expect((await decide(founder, 'approve')).status).toBe(200)
    expect([(await mine(founder)).status, typeof (await listedName(investor, id))]).toEqual(['approved', 'string'])
    await mailUnread(server.deps)
    expect((await mails(founder))[0]?.subject).toBe('Your profile is live.')
  })

  it('is returned with notes, is changed and submitted again', async () => {
    const founder = await server.member('investment')
    await decide(founder, 'request_changes', { note: 'Please say more.', fields: { funding_goal: 'Too round' } })
    const asked = await mine(founder)
    expect([asked.status, asked.review, asked.can]).toEqual([
      'changes_requested',
      { note: 'Please say more.', fields: { funding_goal: 'Too round' } },
      { edit: true, submit: true },
    ])
    await save(founder, 'business', { funding_goal: { amount: '1230000', currency: 'INR' } })
    await submit(founder)
    const again = await mine(founder)
    expect([again.status, again.review]).toEqual(['submitted', null])
  })

  it('that is rejected may appeal once', async () => {
    const founder = await server.member('investment')
    await decide(founder, 'reject', { note: 'Not a business.' })
    expect((await mine(founder)).can.submit).toBe(true)
    await submit(founder)
    expect((await mine(founder)).status).toBe('submitted')
    await decide(founder, 'reject', { note: 'Still not.' })
    expect([(await mine(founder)).can.submit, (await submit(founder)).status]).toEqual([false, 403])
  })

  it('that has appealed and was then returned for changes may not appeal again', async () => {
    const founder = await server.member('investment')
    await decide(founder, 'reject', { note: 'Not a business.' })
    await submit(founder)
    await decide(founder, 'request_changes', { note: 'Please say more.' })
    await submit(founder)
    expect((await mine(founder)).status).toBe('submitted')
    await decide(founder, 'reject', { note: 'Still not.' })
    expect([(await mine(founder)).can.submit, (await submit(founder)).status]).toEqual([false, 403])
  })

  it.each([
    ['approve', 'profile_approved', 'Your profile is live.', 'आपकी प्रोफ़ाइल अब लाइव है।'],
    [
      'request_changes',
      'changes_requested',
      'Your profile needs some changes before it can go live.',
      'लाइव होने से पहले आपकी प्रोफ़ाइल में कुछ बदलाव आवश्यक हैं।',
    ],
    [
      'reject',
      'profile_rejected',
      'Your profile or your latest changes weren’t accepted.',
      'आपकी प्रोफ़ाइल या हाल के बदलाव स्वीकार नहीं किए गए।',
    ],
  ] as const)('%s: the owner finds it behind the bell and in the mail, with the note', async (action, kind, en, hi) => {
    const founder = await server.member('investment')
    await decide(founder, 'take')
    expect(await news(founder)).toEqual([])
    await decide(founder, action, { note: 'Seen by us.' })
    const to = '/entrepreneur/investment/my-profile'
    expect(await news(founder)).toEqual([{ kind, words: { name: '', excerpt: 'Seen by us.', to } }])
    await mailUnread(server.deps)
    await eventually(async () =>
      expect((await mails(founder))[0]?.subject).toBe(`${en.replace(/\.$/, ':')} Seen by us.`),
    )
    expect(mailLine('hi', kind, { name: '', excerpt: '', to })).toBe(hi)
  })

  it('is decided only in the version that was seen, and by the lifecycle', async () => {
    const founder = await server.member('investment')
    const item = await waiting(founder)
    await save(founder, 'business', { products: 'Something else' })
    const late = await review('POST', `${item?.id}/decision`, { action: 'approve', seen: item?.seen })
    expect([late.status, late.body.code, (await mine(founder)).status]).toEqual([
      409,
      'ILLEGAL_TRANSITION',
      'submitted',
    ])
    expect(late.body).toMatchObject({ from: 'submitted', event: 'approve' })
    const reinstated = await decide(founder, 'reinstate')
    expect([reinstated.status, reinstated.body]).toMatchObject([409, { from: 'submitted', event: 'reinstate' }])
  })

  it('that is suspended cannot be changed until it is reinstated', async () => {
    const founder = await server.member('investment')
    await decide(founder, 'approve')
    await save(founder, 'basic', { company_name: 'Waiting' })
    const deck = uploadOf('pitch-deck', 'INVESTMENT', pdfOf(300), 'deck.pdf')
    expect((await server.request('POST', '/api/documents', deck, founder)).status).toBe(200)
    await decide(founder, 'suspend', { note: 'Complaints.' })
    const refused = await server.request(
      'PUT',
      '/api/profiles/investment/basic',
      { answers: (await mine(founder)).basic },
      founder,
    )
    const form = uploadOf('pitch-deck', 'INVESTMENT', pdfOf(300), 'a.pdf')
    expect([refused.status, (await server.request('POST', '/api/documents', form, founder)).status]).toEqual([403, 403])
    // Documents under review stay, even those that could be deleted before.
    const [optional] = (await mine(founder)).documents.filter(({ kind }) => kind === 'pitch-deck')
    const removed = await server.request('DELETE', `/api/documents/${optional?.id}`, undefined, founder)
    expect([optional?.kind, removed.status]).toEqual(['pitch-deck', 403])
    await decide(founder, 'reinstate')
    expect((await mine(founder)).status).toBe('approved')
    expect((await news(founder)).map(({ kind }) => kind)).toEqual(['profile_approved', 'profile_suspended'])
  })
})

describe('a proof', () => {
  const proof = async (person: Person) =>
    (await mine(person)).documents.find(({ kind }) => kind === 'proof-of-business')?.state
  const replace = (person: Person, type: string) =>
    server.request(
      'POST',
      '/api/documents',
      uploadOf('proof-of-business', 'INVESTMENT', pdfOf(300), 'a.pdf', type),
      person,
    )

  it('stays refused until another replaces it, then is verified with the profile', async () => {
    const founder = await server.member('investment')
    expect(await proof(founder)).toBe('stored')
    await decide(founder, 'request_changes', { fields: { 'proof-of-business': 'Not readable' } })
    expect(await proof(founder)).toBe('rejected')
    await replace(founder, 'trade-license')
    expect(await proof(founder)).toBe('stored')
    await submit(founder)
    await decide(founder, 'approve')
    expect(await proof(founder)).toBe('verified')
  })
})

describe('an edit of a live profile', () => {
  it('that is material is pending while the previous version stays live; the rest is live at once', async () => {
    const [founder, investor] = [await server.member('investment'), await server.member('investor')]
    await decide(founder, 'approve')
    await decide(investor, 'approve')
    const { id, basic } = await mine(founder)
    const edited = await save(founder, 'basic', {
      company_name: 'New Name Works',
      vision_and_mission: 'We keep our word. '.repeat(30),
    })
    expect([edited.status, edited.pending, edited.basic.company_name]).toEqual([
      'approved',
      ['company_name'],
      'New Name Works',
    ])
    expect(await listedName(investor, id)).toBe(basic.company_name)
    expect((await waiting(founder))?.pending).toEqual({ company_name: 'New Name Works' })
    await decide(founder, 'approve')
    expect([await listedName(investor, id), (await mine(founder)).pending]).toEqual(['New Name Works', []])
  })

  it('undone by the owner is no longer pending; a rejected one is deleted', async () => {
    const founder = await server.member('investment')
    await decide(founder, 'approve')
    const before = (await mine(founder)).business.funding_goal ?? null
    expect(
      (await save(founder, 'business', { funding_goal: { amount: '990000000001', currency: 'INR' } })).pending,
    ).toEqual(['funding_goal'])
    expect((await save(founder, 'business', { funding_goal: before })).pending).toEqual([])
    await save(founder, 'business', { funding_goal: { amount: '990000000002', currency: 'INR' } })
    await decide(founder, 'reject', { note: 'No.' })
    const after = await mine(founder)
    expect([after.status, after.pending, after.business.funding_goal, after.review?.note]).toEqual([
      'approved',
      [],
      before,
      'No.',
    ])
  })

  it('of the proof keeps the previous one until it is approved', async () => {
    const founder = await server.member('investment')
    await decide(founder, 'approve')
    const form = uploadOf('proof-of-business', 'INVESTMENT', pdfOf(300), 'new proof.pdf')
    await server.request('POST', '/api/documents', form, founder)
    const proofs = async () => (await waiting(founder))?.documents.filter(({ kind }) => kind === 'proof-of-business')
    expect((await proofs())?.map(({ file_name, pending }) => [file_name, pending])).toEqual([
      ['photo.png', false],
      ['new proof.pdf', true],
    ])
    const shown = (await mine(founder)).documents.filter(({ kind }) => kind === 'proof-of-business')
    expect(shown.map(({ file_name, state, removable }) => [file_name, state, removable])).toEqual([
      ['new proof.pdf', 'waiting', true],
    ])
    await decide(founder, 'approve')
    const after = (await mine(founder)).documents.filter(({ kind }) => kind === 'proof-of-business')
    expect(after.map(({ file_name, state }) => [file_name, state])).toEqual([['new proof.pdf', 'verified']])
  })
})
