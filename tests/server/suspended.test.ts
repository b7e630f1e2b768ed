import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendAlerts } from '../../server/features/listings/alerts.ts'
import { mailUnread } from '../../server/features/notifications/mail.ts'
import { setDisabled } from '../../server/features/operators/repair.ts'
import { documents, notifications, profiles, savedSearches, sessions } from '../../server/kernel/db/schema.ts'
import { reviewKey } from '../../server/kernel/http/reviewerOnly.ts'
import type { ReportItem, ReviewItem } from '../../src/domain/contract/reviews.ts'
import type { AccountType, ProfileKind } from '../../src/domain/offerings.ts'
import type { Proposal } from '../../src/domain/proposals/proposalSchema.ts'
import type { Profile } from '../../src/domain/registration/profileSchema.ts'
import type { ReviewAction } from '../../src/domain/registration/review.ts'
import { type Person, startTestServer } from '../support/server.ts'
import { openedChat } from '../support/talking.ts'

/** The effects of a suspension and of a reinstatement. */

type Answer = { proposal: Proposal; code?: string }
let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer({ REVIEW: 'manual' })
})
afterAll(() => server.close())

async function review<T>(method: string, path: string, body?: object) {
  const answer = await server.app.request(`/api/reviews/${path}`, {
    method,
    headers: { 'x-review-key': reviewKey(server.deps), 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: answer.status, body: (await answer.json()) as T }
}
const rowOf = async (person: Person) => {
  const [row] = await server.deps.db.select().from(profiles).where(eq(profiles.accountId, person.id))
  return row ?? expect.fail()
}
/** Live profiles are not in the reviewer's list, so the version comes from the profile itself. */
async function decide(person: Person, action: ReviewAction): Promise<void> {
  const { id, updatedAt } = await rowOf(person)
  const decision = { action, seen: updatedAt.toISOString(), note: 'Complaints.' }
  expect((await review('POST', `${id}/decision`, decision)).status).toBe(200)
}
async function approved(accountType: AccountType): Promise<Person> {
  const person = await server.member(accountType)
  await decide(person, 'approve')
  await server.verifyMobile(person)
  const trial = { plan_id: `${accountType}-free-trial`, types: [], mode: 'NEW' }
  expect((await server.request('POST', '/api/buy-membership', trial, person)).status).toBe(200)
  return person
}
const propose = async (from: Person, to: Person) =>
  (
    await server.request<Answer>(
      'POST',
      '/api/proposals',
      {
        ...{ request_id: randomUUID(), message: 'Shall we talk?' },
        receiver_profile_id: await server.profileIdOf(to),
      },
      from,
    )
  ).body.proposal.id
const statusFor = async (person: Person, id: string) =>
  (await server.request<Answer>('GET', `/api/proposals/${id}`, undefined, person)).body.proposal.status

const newestNumber = async () => {
  const rows = await server.deps.db.select({ no: profiles.listedNo }).from(profiles)
  return Math.max(0, ...rows.map(({ no }) => no ?? 0))
}
/** A saved search that is due; returns the alert of the listings after a given number. */
async function alertsFor(reader: Person, seenNo: number, kind: ProfileKind = 'INVESTMENT'): Promise<string[]> {
  const { db } = server.deps
  await db.delete(savedSearches)
  await db.delete(notifications).where(eq(notifications.kind, 'search_match'))
  await db.insert(savedSearches).values({
    ...{ profileId: await server.profileIdOf(reader), kind, name: 'Mine', query: {} },
    ...{ alert: 'instant', seenNo, nextAlertAt: new Date(0) },
  })
  await sendAlerts(server.deps)
  const found = await db.select().from(notifications).where(eq(notifications.accountId, reader.id))
  return found.map((one) => one.kind).filter((one) => one === 'search_match')
}

describe('a suspension', () => {
  it('ends the proposals that the member has sent as well as those received', async () => {
    const [founder, receiver, sender] = [
      await approved('investment'),
      await approved('investor'),
      await approved('investor'),
    ]
    const [sent, received] = [await propose(founder, receiver), await propose(sender, founder)]
    await decide(founder, 'suspend')
    expect(await statusFor(receiver, sent)).toBe('cancelled_by_admin')
    expect(await statusFor(sender, received)).toBe('cancelled_by_admin')
  })

  it('ends the alerts of the member, who no longer sees listings', async () => {
    const reader = await approved('investor')
    await approved('investment')
    expect(await alertsFor(reader, 0)).toEqual(['search_match'])
    await decide(reader, 'suspend')
    expect(await alertsFor(reader, 0)).toEqual([])
  })

  it('that is lifted does not make an old listing new: nobody is alerted again', async () => {
    const [reader, founder] = [await approved('investor'), await approved('investment')]
    const before = await newestNumber()
    await decide(founder, 'suspend')
    await decide(founder, 'reinstate')
    const listing = `/api/listings/${await server.profileIdOf(founder)}`
    expect((await server.request('GET', listing, undefined, reader)).status).toBe(200)
    expect(await alertsFor(reader, before)).toEqual([])
    await approved('investment')
    expect(await alertsFor(reader, before)).toEqual(['search_match'])
  })
})

describe('alerts of Global Connect', () => {
  it('come only with the feature (6.7)', async () => {
    const reader = await approved('investor')
    await approved('want-to-grow')
    expect(await alertsFor(reader, 0, 'WANT_TO_GROW')).toEqual([])
    await server.openGlobalConnect(reader)
    expect(await alertsFor(reader, 0, 'WANT_TO_GROW')).toEqual(['search_match'])
  })
})

describe('a disabled account', () => {
  it('gets no email about unread notifications', async () => {
    const [founder, reader] = [await approved('investment'), await approved('investor')]
    await propose(founder, reader)
    await server.deliverAll()
    await setDisabled(server.deps, reader.id, true)
    await mailUnread(server.deps)
    expect((await server.letters(reader.email)).map(({ body }) => body).join()).not.toContain('sent you a proposal')
  })
})

describe('the listing of a disabled account', () => {
  const shownTo = async (reader: Person, id: string) => {
    const { body } = await server.request<{ list: { id: string }[] }>(
      'GET',
      '/api/listings?kind=INVESTMENT&sort=newest',
      undefined,
      reader,
    )
    const { status } = await server.request('GET', `/api/listings/${id}`, undefined, reader)
    return [body.list.some((listing) => listing.id === id), status]
  }
  const post = (person: Person, path: string, body: object) =>
    server.request<Answer>('POST', `/api/proposals${path}`, body, person)
  it('is neither found nor opened, receives no proposal, and is as before once the account is enabled', async () => {
    const [founder, reader, drafting] = [
      await approved('investment'),
      await approved('investor'),
      await approved('investor'),
    ]
    const id = await server.profileIdOf(founder)
    const message = { message: 'Shall we talk?', receiver_profile_id: id }
    const open = await propose(reader, founder)
    const draft = (await post(drafting, '', { ...message, request_id: randomUUID(), draft: true })).body.proposal.id
    const allowance = async () =>
      (
        await server.request<{ proposal: { allowance: object | null } }>(
          'GET',
          `/api/proposals/${draft}`,
          undefined,
          drafting,
        )
      ).body.proposal.allowance
    expect(await shownTo(reader, id)).toEqual([true, 200])
    expect(await allowance()).not.toBeNull()

    await setDisabled(server.deps, founder.id, true)
    expect(await shownTo(reader, id)).toEqual([false, 404])
    expect((await post(await approved('investor'), '', { ...message, request_id: randomUUID() })).status).toBe(404)
    expect([await allowance(), (await post(drafting, `/${draft}/send`, {})).status]).toEqual([null, 403])
    expect(await statusFor(reader, open)).toBe('sent')

    await setDisabled(server.deps, founder.id, false)
    expect(await shownTo(reader, id)).toEqual([true, 200])
    expect((await post(drafting, `/${draft}/send`, {})).body.proposal.status).toBe('sent')
  })

  it('stays hidden after the account is enabled if its owner hides it', async () => {
    const founder = await approved('investment')
    const { body } = await server.request<{ profile: Profile }>('GET', '/api/profiles/investment', undefined, founder)
    const answers = { ...body.profile.business, visibility: 'hidden-paused' }
    expect((await server.request('PUT', '/api/profiles/investment/business', { answers }, founder)).status).toBe(200)
    for (const disabled of [true, false]) {
      await setDisabled(server.deps, founder.id, disabled)
      expect((await rowOf(founder)).status).toBe('paused')
    }
  })

  it('is hidden by the migration if the account was disabled before', async () => {
    const [founder, other] = [await approved('investment'), await approved('investment')]
    await setDisabled(server.deps, founder.id, true)
    await server.deps.db.update(profiles).set({ status: 'approved' }).where(eq(profiles.accountId, founder.id))
    const migration = readFileSync('server/kernel/db/migrations/0038_disabled_listings.sql', 'utf8')
    await server.deps.db.execute(sql.raw(migration))
    expect([(await rowOf(founder)).status, (await rowOf(other)).status]).toEqual(['paused', 'approved'])
  })

  it('can be suspended, which ends its proposals and outlasts the disabling; it is not reinstated before that', async () => {
    const [founder, reader] = [await approved('investment'), await approved('investor')]
    const open = await propose(reader, founder)
    await setDisabled(server.deps, founder.id, true)
    await decide(founder, 'suspend')
    expect(await statusFor(reader, open)).toBe('cancelled_by_admin')
    const { id, updatedAt } = await rowOf(founder)
    const reinstatement = { action: 'reinstate', seen: updatedAt.toISOString() }
    expect((await review('POST', `${id}/decision`, reinstatement)).status).toBe(404)
    await setDisabled(server.deps, founder.id, false)
    expect((await rowOf(founder)).status).toBe('suspended')
    await decide(founder, 'reinstate')
    expect((await rowOf(founder)).status).toBe('approved')
  })
})

describe('a member reported in a chat', () => {
  it('is named by the report, and can be suspended and reinstated after it was decided', async () => {
    const [founder, investor] = [await approved('investment'), await approved('investor')]
    const chat = await openedChat(server, founder, investor)
    const report = { request_id: randomUUID(), reason: 'scam', note: 'Quarries' }
    expect((await server.request('POST', `/api/chats/${chat}/reports`, report, investor)).status).toBe(200)
    const { list } = (await review<{ list: ReportItem[] }>('GET', 'reports')).body
    const { id, against_id } = list.find(({ note }) => note === 'Quarries') ?? expect.fail()
    expect(against_id).toBe((await rowOf(founder)).id)
    await review('POST', `reports/${id}/outcome`, { outcome: 'upheld' })
    for (const [action, status] of [
      ['suspend', 'suspended'],
      ['reinstate', 'approved'],
    ]) {
      const { item } = (await review<{ item: ReviewItem }>('GET', against_id)).body
      await review('POST', `${against_id}/decision`, { action, seen: item.seen, note: 'A scam.' })
      expect((await rowOf(founder)).status).toBe(status)
    }
    expect((await review('GET', randomUUID())).status).toBe(404)
    expect((await server.request('GET', `/api/reviews/${against_id}`, undefined, founder)).status).toBe(404)
  })
})

describe('a report of a listing', () => {
  it('is decided once, and its reporter is notified once', async () => {
    const [founder, reader] = [await approved('investment'), await approved('investor')]
    const report = { reason: 'spam', text: 'Pomegranates' }
    const path = `/api/listings/${await server.profileIdOf(founder)}/report`
    expect((await server.request('POST', path, report, reader)).status).toBe(200)
    const { body } = await review<{ list: { id: string; note: string }[] }>('GET', 'reports')
    const { id } = body.list.find(({ note }) => note === 'Pomegranates') ?? expect.fail()
    const settle = async (outcome: string) => (await review('POST', `reports/${id}/outcome`, { outcome })).status
    expect([await settle('upheld'), await settle('dismissed')]).toEqual([200, 404])
    const notified = await server.deps.db.select().from(notifications).where(eq(notifications.accountId, reader.id))
    const outcomes = notified.filter(({ kind }) => kind === 'report_outcome')
    expect(outcomes.map(({ words }) => words.excerpt)).toEqual([{ fact: 'outcome', outcome: 'upheld' }])
  })

  it('is replaced while it is open, and can be made again by the same member once it is decided', async () => {
    const [founder, reader] = [await approved('investment'), await approved('investor')]
    const listing = `/api/listings/${await server.profileIdOf(founder)}`
    const report = async (text: string) =>
      (await server.request('POST', `${listing}/report`, { reason: 'spam', text }, reader)).status
    const open = async () => {
      const { body } = await review<{ list: { id: string; note: string }[] }>('GET', 'reports')
      return body.list.filter(({ note }) => note.startsWith('Quinces'))
    }
    const isReported = async () =>
      (await server.request<{ listing: { reported: boolean } }>('GET', listing, undefined, reader)).body.listing
        .reported
    expect([await report('Quinces'), await report('Quinces again')]).toEqual([200, 200])
    const [first] = await open()
    expect((await open()).map(({ note }) => note)).toEqual(['Quinces again'])
    expect(await isReported()).toBe(true)
    await review('POST', `reports/${first?.id}/outcome`, { outcome: 'dismissed' })
    expect(await isReported()).toBe(false)
    await Promise.all([report('Quinces once more'), report('Quinces once more')])
    expect((await open()).map(({ note }) => note)).toEqual(['Quinces once more'])
    expect(await isReported()).toBe(true)
  })
})

describe('a verified document', () => {
  it('gives its listing the mark that lists show and filter by, as long as it is there', async () => {
    const [founder, reader] = [await server.member('investment'), await approved('investor')]
    const id = await server.profileIdOf(founder)
    const marked = async () => {
      const path = '/api/listings?kind=INVESTMENT'
      const [all, verified] = await Promise.all(
        ['', '&verified=1'].map(
          async (only) =>
            (await server.request<{ list: { id: string; verified: boolean }[] }>('GET', path + only, undefined, reader))
              .body.list,
        ),
      )
      return [all?.find((card) => card.id === id)?.verified, verified?.some((card) => card.id === id)]
    }
    await decide(founder, 'approve')
    expect(await marked()).toEqual([true, true])
    // As it was before the migration.
    await server.deps.db.update(profiles).set({ verified: false }).where(eq(profiles.id, id))
    const migration = readFileSync('server/kernel/db/migrations/0040_verified_listings.sql', 'utf8')
    await server.deps.db.execute(sql.raw(migration))
    expect(await marked()).toEqual([true, true])
    const proof = and(eq(documents.profileId, id), eq(documents.kind, 'proof-of-business'))
    await server.deps.db.update(documents).set({ verifiedAt: null }).where(proof)
    const [row] = await server.deps.db.select().from(profiles).where(eq(profiles.id, id))
    await server.request(
      'PUT',
      '/api/profiles/investment/basic',
      { answers: { ...row?.basic, company_name: 'Other' } },
      founder,
    )
    await decide(founder, 'reject')
    expect(await marked()).toEqual([false, false])
  })

  it('keeps its day when a later change of the profile is approved', async () => {
    const [founder, reader] = [await approved('investment'), await approved('investor')]
    const verifiedOn = async () =>
      (
        await server.request<{ listing: { verified_on: string | null } }>(
          'GET',
          `/api/listings/${await server.profileIdOf(founder)}`,
          undefined,
          reader,
        )
      ).body.listing.verified_on
    const first = await verifiedOn()
    expect(first).not.toBeNull()
    const { body } = await server.request<{ profile: Profile }>('GET', '/api/profiles/investment', undefined, founder)
    const answers = { ...body.profile.basic, company_name: 'Another Name Limited' }
    expect((await server.request('PUT', '/api/profiles/investment/basic', { answers }, founder)).status).toBe(200)
    const waiting = (await review<{ list: ReviewItem[] }>('GET', 'waiting')).body.list
    expect(waiting.map(({ email }) => email)).toContain(founder.email)
    await server.deps.db.update(sessions).set({ expiresAt: new Date('2100-01-01') })
    server.clock.ahead = 3 * 86_400_000
    await decide(founder, 'approve')
    expect(await verifiedOn()).toBe(first)
    server.clock.ahead = 0
  })
})
