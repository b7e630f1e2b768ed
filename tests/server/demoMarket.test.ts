import { and, eq, inArray, or } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '../../server/demo/accounts.ts'
import { linesWithin } from '../../server/demo/documents/paper.ts'
import { demoCounts, demoProfiles } from '../../server/demo/people.ts'
import { picture, portraitSeed } from '../../server/demo/pictures/index.ts'
import { seedDemo } from '../../server/demo/seed.ts'
import { checkContent } from '../../server/features/documents/index.ts'
import {
  accounts,
  chats,
  documents,
  listingOpenings,
  memberships,
  messages,
  profiles,
  proposalSteps,
  proposals,
  savedSearches,
} from '../../server/kernel/db/schema.ts'
import type { ListingDetail } from '../../src/domain/market/listingSchema.ts'
import { isFinal, lifecycle } from '../../src/domain/proposals/lifecycle.ts'
import { differenceFromPrice } from '../../src/domain/proposals/valuation.ts'
import { documentsOfKind, holdsSeveral } from '../../src/domain/registration/documents.ts'
import { amountOf } from '../../src/domain/registration/years.ts'
import { excess, maxLengths } from '../../src/domain/validation/length.ts'
import { startTestServer } from '../support/server.ts'

/** The demo data as a visitor sees it: a market with people in it, whose facts agree. */

type Server = Awaited<ReturnType<typeof startTestServer>>
const members = demoProfiles(demoCounts, new Date().getUTCFullYear())
const indian = 330 * 60_000

let server: Server
let all: (typeof profiles.$inferSelect)[]
let made: (typeof proposals.$inferSelect)[]
let steps: (typeof proposalSteps.$inferSelect)[]
let own: Map<string, typeof profiles.$inferSelect>

beforeAll(async () => {
  server = await startTestServer()
  await seedDemo(server.deps)
  const { db } = server.deps
  all = await db.select().from(profiles)
  made = await db.select().from(proposals)
  steps = await db.select().from(proposalSteps).orderBy(proposalSteps.id)
  const people = await db.select().from(accounts)
  own = new Map(
    demoAccounts.map(({ email }) => {
      const account = people.find((one) => one.email === email)
      return [email, all.find(({ accountId }) => accountId === account?.id) ?? expect.fail(email)]
    }),
  )
})
afterAll(() => server?.close())

const emails = demoAccounts.map(({ email }) => email)
const of = (email: string) => own.get(email) ?? expect.fail(email)
const involving = (id: string) => made.filter((one) => one.senderProfileId === id || one.receiverProfileId === id)

describe('the businesses for sale', () => {
  it('ask for a price that a buyer could pay: between 1.5 and 20 times the profit of the last year', async () => {
    const buyer = await server.trialMember('investor')
    const sellers = all.filter(({ kind, status }) => kind === 'WANT_TO_SELL' && status === 'approved')
    const multiples = await Promise.all(
      sellers.map(async ({ id, name }) => {
        const { body } = await server.request<{ listing: ListingDetail }>(
          'GET',
          `/api/listings/${id}`,
          undefined,
          buyer,
        )
        return { name, multiple: body.listing.multiples?.profit ?? null }
      }),
    )
    expect(multiples.filter(({ multiple }) => multiple !== null).length).toBeGreaterThan(30)
    expect(multiples.filter(({ multiple }) => multiple !== null && (multiple < 1.5 || multiple > 20))).toEqual([])
  })
})

describe('the demo deals', () => {
  it('are agreed within 30% of the asking price of a business for sale', () => {
    const agreed = made.flatMap((deal) => {
      const listing = all.find(({ id, kind }) => id === deal.receiverProfileId && kind === 'WANT_TO_SELL')
      const taken = steps.filter(({ proposalId }) => proposalId === deal.id)
      const offer = taken.findLast(({ details }) => details?.offer)?.details?.offer
      if (!listing || !offer || !taken.some(({ action }) => action === 'accept_offer')) return []
      const { asking_price: price, stake_offered: stake } = listing.business
      const asks = {
        kind: 'WANT_TO_SELL' as const,
        price: amountOf(price),
        stake: Number(stake),
        minimum: null,
        valuation: null,
      }
      return { name: listing.name, percent: differenceFromPrice(offer, asks) }
    })
    expect(agreed.filter(({ percent }) => percent !== null).length).toBeGreaterThan(1)
    expect(agreed.filter(({ percent }) => percent !== null && Math.abs(percent) > 30)).toEqual([])
  })
})

describe('the demo people', () => {
  it('each have a face of their own, the same everywhere', () => {
    const faces = new Map(members.map(({ name, portrait }) => [name, picture(portrait)]))
    expect(new Set(faces.values()).size).toBe(faces.size)
    for (const { name, portrait } of members) expect([name, portrait]).toEqual([name, portraitSeed(name)])
  })

  it('are shown as people where a person is meant, and as a business otherwise', () => {
    for (const { kind, portrait, picture: shown } of members)
      expect([kind, shown === portrait, shown.startsWith('portrait-')]).toEqual([
        kind,
        kind === 'INVESTOR',
        kind === 'INVESTOR',
      ])
    for (const { avatarKey } of all) expect(avatarKey).toMatch(/^picture:portrait-|^documents\//)
  })
})

describe('the demo facts', () => {
  const abroad = members.filter(({ basic, business }) => (business.country ?? basic.country) !== 'IN')

  it('of a company outside India name no Indian place, address or registration', () => {
    expect(abroad.length).toBeGreaterThan(30)
    for (const { kind, name, email, business } of abroad) {
      const answers = JSON.stringify(business)
      const isCompany = kind === 'INVESTMENT' || kind === 'WANT_TO_SELL'
      expect([name, /anywhere-in-india|\.in[/"]|PTC\d/.test(answers), email.endsWith('.in')]).toEqual([
        name,
        false,
        false,
      ])
      if (isCompany) expect([name, answers.includes('pan-india')]).toEqual([name, false])
    }
  })

  it('give a team the size of the company', () => {
    for (const { kind, name, business } of members)
      if (kind === 'INVESTMENT' && ['2-10', '11-50'].includes(String(business.employees)))
        expect([name, /department heads|second line/i.test(String(business.core_team))]).toEqual([name, false])
  })

  it('answer what the stored files show', async () => {
    const stored = await server.deps.db.select().from(documents)
    for (const { id, kind, documentAnswers, name } of all) {
      const kinds = stored.filter(({ profileId }) => profileId === id).map((one) => one.kind)
      expect([name, documentAnswers.has_pitch_deck === true]).toEqual([name, kinds.includes('pitch-deck')])
      for (const one of kinds) {
        expect(documentsOfKind(kind)).toContain(one)
        if (!holdsSeveral(one))
          expect([name, one, kinds.filter((other) => other === one).length]).toEqual([name, one, 1])
      }
    }
    for (const email of emails) {
      const photo = stored.find(({ profileId, kind }) => profileId === of(email).id && kind === 'profile-image')
      expect([email, of(email).avatarKey]).toEqual([email, photo?.thumbnailKey])
    }
  })
})

describe('the demo documents', () => {
  it('are accepted by the product and have several pages', async () => {
    const stored = await server.deps.db
      .select()
      .from(documents)
      .where(
        inArray(
          documents.profileId,
          emails.map((email) => of(email).id),
        ),
      )
    const papers = stored.filter(({ kind, mime }) => mime === 'application/pdf' && !/proof/.test(kind))
    expect(papers.length).toBe(7)
    for (const { storageKey, fileName } of papers) {
      const bytes = (await server.deps.files.get(storageKey)) ?? expect.fail(fileName)
      expect((await checkContent(bytes, 'file', false)).mime).toBe('application/pdf')
      const text = Buffer.from(bytes).toString('latin1')
      const pages = text.match(/\/Type \/Page /g)?.length ?? 0
      expect([fileName, pages >= (fileName.startsWith('pitch-deck') ? 8 : 2)]).toEqual([fileName, true])
    }
  })

  it('break lines that fit their width', () => {
    expect(linesWithin('one two three', 40, 10)).toEqual(['one two', 'three'])
    expect(linesWithin('unbreakable', 10, 10)).toEqual(['unbreakable'])
  })
})

describe('the demo proposals', () => {
  it.each(emails)('of %s show a market that lives', async (email) => {
    const { id } = of(email)
    const mine = involving(id)
    const statuses = mine.map(({ status }) => status)
    const has = (...wanted: string[]) => statuses.some((status) => wanted.includes(status))
    const waits = (one: (typeof made)[number]) => ['sent', 'viewed', 'shortlisted'].includes(one.status)
    expect({
      received: mine.some((one) => one.receiverProfileId === id && waits(one)),
      sent: mine.some((one) => one.senderProfileId === id && waits(one)),
      question: has('info_requested'),
      offer: has('offer_made'),
      counter: has('countered'),
      nda: has('nda_pending', 'nda_signed'),
      diligence: has('due_diligence'),
      won: has('closed_won'),
      declined: has('declined'),
      expired: has('expired'),
    }).toEqual({
      ...{ received: true, sent: true, question: true, counter: true, nda: true, diligence: true, won: true },
      ...{ offer: true, declined: true, expired: true },
    })
    const open = mine.filter(({ status }) => !isFinal(status))
    expect(open.length).toBeGreaterThan(mine.length / 2)
    const talks = await server.deps.db
      .select()
      .from(chats)
      .where(or(eq(chats.profileA, id), eq(chats.profileB, id)))
    expect(talks.length).toBeGreaterThan(4)
  })

  it('have no two equal texts', () => {
    expect(new Set(made.map(({ message }) => message)).size).toBe(made.length)
    for (const { message } of made) expect(excess(message, maxLengths.proposal)).toBe(0)
  })

  it('proceed in order, by day in India, and are open only until their deadline', async () => {
    const said = await server.deps.db.select().from(messages).orderBy(messages.chatId, messages.seq)
    const now = server.deps.now()
    for (const one of made) {
      const taken = steps.filter(({ proposalId }) => proposalId === one.id)
      const times = taken.map(({ createdAt }) => Number(createdAt))
      expect([one.message, times]).toEqual([one.message, [...times].sort((a, b) => a - b)])
      expect(taken.at(-1)?.status).toBe(one.status)
      if (lifecycle[one.status].time_out) expect(Number(one.expiresAt)).toBeGreaterThan(Number(now))
      else expect([one.status, one.expiresAt]).toEqual([one.status, null])
    }
    const moments = [...steps.map(({ createdAt }) => createdAt), ...said.map(({ createdAt }) => createdAt)]
    for (const moment of moments) {
      const hour = new Date(moment.getTime() + indian).getUTCHours()
      expect([moment, hour >= 9 && hour < 20, moment < now]).toEqual([moment, true, true])
    }
    for (const [place, { chatId, createdAt }] of said.entries())
      if (said[place - 1]?.chatId === chatId)
        expect(Number(createdAt)).toBeGreaterThan(Number(said[place - 1]?.createdAt))
  })

  it('are sent and answered by members whose plan had begun', async () => {
    const plans = await server.deps.db.select().from(memberships)
    for (const { byProfileId, createdAt } of steps.filter(({ byProfileId }) => byProfileId !== null)) {
      const by = all.find(({ id }) => id === byProfileId)
      const begun = plans.find(({ accountId }) => accountId === by?.accountId)?.periodStart
      expect(Number(createdAt)).toBeGreaterThan(Number(begun))
    }
  })

  it('are written in Hindi only between two members in India', async () => {
    const said = await server.deps.db.select().from(messages)
    const talks = await server.deps.db.select().from(chats)
    const hindi = new Set(said.filter(({ text }) => /[\u0900-\u097f]/.test(text)).map(({ chatId }) => chatId))
    expect(hindi.size).toBeGreaterThan(3)
    for (const { id, profileA, profileB } of talks.filter(({ id }) => hindi.has(id)))
      expect([id, all.filter((one) => [profileA, profileB].includes(one.id)).map(({ country }) => country)]).toEqual([
        id,
        ['IN', 'IN'],
      ])
  })

  it('close the listing of each deal', () => {
    const ended = all.filter(({ dealClosedAt }) => dealClosedAt)
    expect(ended).toHaveLength(made.filter(({ status }) => status === 'closed_won').length)
  })
})

it.each(demoAccounts)('the plan of $email was used', async ({ email, password, kind }) => {
  const login = await server.request<{ access_token: string; info_id: string }>('POST', '/api/login', {
    login_type: kind === 'INVESTOR' ? 'investor' : 'entrepreneur',
    target: { kind: 'email', email },
    password,
    remember: true,
  })
  expect(login.status).toBe(200)
  const month = new Date(server.deps.now().getTime() - 30 * 86_400_000)
  expect(made.some((one) => one.senderProfileId === of(email).id && one.createdAt > month)).toBe(true)
  const searches = await server.deps.db
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.profileId, of(email).id)))
  expect(searches.length).toBeGreaterThan(0)
  const opened = await server.deps.db
    .select()
    .from(listingOpenings)
    .where(eq(listingOpenings.viewerId, of(email).id))
  expect(opened.length).toBeGreaterThan(0)
})

it('the searches of the demo accounts have no alerts', async () => {
  const alerts = await server.deps.db.selectDistinct({ alert: savedSearches.alert }).from(savedSearches)
  expect(alerts).toEqual([{ alert: 'off' }])
})
