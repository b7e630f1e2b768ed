import { eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { demoAccounts } from '../../server/demo/accounts.ts'
import { demoCounts, demoProfiles } from '../../server/demo/people.ts'
import { seedDemo } from '../../server/demo/seed.ts'
import { maySeeListings } from '../../server/features/listings/permissions.ts'
import { redactorFor } from '../../server/features/profiles/index.ts'
import { listedColumns } from '../../server/features/profiles/listed.ts'
import { checkAnswers, onlyFieldsOf } from '../../server/features/wizard/check.ts'
import {
  accounts,
  chats,
  documents,
  listingDays,
  listingQuestions,
  listingViews,
  memberships,
  messages,
  profiles,
  transactions,
} from '../../server/kernel/db/schema.ts'
import { type Identity, identityOf } from '../../src/domain/anonymity/identity.ts'
import { redact } from '../../src/domain/anonymity/redact.ts'
import { questionLimit } from '../../src/domain/market/questions.ts'
import { excess, maxLengths } from '../../src/domain/validation/length.ts'
import { violationsOf } from '../support/faults.ts'
import { startTestServer } from '../support/server.ts'

const now = new Date('2026-11-21T08:00:00Z')
const members = demoProfiles(demoCounts, now.getUTCFullYear())

describe('the demo data', () => {
  it('passes every rule that the operators check', async () => {
    const server = await startTestServer()
    await seedDemo(server.deps)
    expect(await violationsOf(server)).toEqual([])
    await server.close()
  })
})

describe('the demo market', () => {
  it('has a payment with a receipt for every active plan, and no two equal conversations', async () => {
    const server = await startTestServer()
    await seedDemo(server.deps)
    const { db } = server.deps
    const [plans, paid] = [await db.select().from(memberships), await db.select().from(transactions)]
    expect(plans).toHaveLength(members.length)
    const receipts = new Map(paid.map((row) => [row.id, row]))
    for (const { accountId, planId, transactionId, usedAt } of plans)
      expect([receipts.get(transactionId ?? ''), usedAt]).toEqual([
        expect.objectContaining({ accountId, planId, status: 'confirmed', receiptNumber: expect.any(Number) }),
        expect.any(Date),
      ])
    const lines = await db.select().from(messages).orderBy(messages.chatId, messages.seq)
    expect(new Set(lines.map(({ chatId }) => chatId)).size).toBeGreaterThan(3)
    expect(new Set(lines.map(({ text }) => text)).size).toBe(lines.length)
    const sale = lines.find(({ text }) => text.includes('why are you selling'))
    const [talk] = await db
      .select()
      .from(chats)
      .where(eq(chats.id, sale?.chatId ?? ''))
    const parties = await db
      .select()
      .from(profiles)
      .where(inArray(profiles.id, [talk?.profileA ?? '', talk?.profileB ?? '']))
    expect(parties.map(({ kind }) => kind).sort()).toEqual(['INVESTOR', 'WANT_TO_SELL'])
    const files = lines.flatMap(({ file }) => file ?? [])
    expect(files.length).toBeGreaterThan(0)
    for (const { storageKey, bytes } of files) expect((await server.deps.files.get(storageKey))?.length).toBe(bytes)
    await server.close()
  })
})

describe('the demo members', () => {
  it('answer every step as the wizard requires', () => {
    for (const { kind, name, basic, business } of members) {
      expect(checkAnswers(kind, 'basic', onlyFieldsOf(kind, 'basic', basic), now), name).toEqual({})
      expect(checkAnswers(kind, 'business', onlyFieldsOf(kind, 'business', business), now), name).toEqual({})
    }
  })

  it('are all different and begin with the demo accounts', () => {
    for (const field of ['email', 'mobile', 'pitch'] as const)
      expect(new Set(members.map((member) => member[field])).size).toBe(members.length)
    for (const { kind, name, email } of demoAccounts)
      expect(members.find((member) => member.kind === kind)).toMatchObject({ name, email })
  })

  it('that are anonymous are not named on their cards or in their search words', () => {
    const hidden = members.filter(({ business }) => business.visibility === 'anonymous')
    expect(hidden.length).toBeGreaterThan(5)
    for (const { kind, basic, business, name: person, email, mobile } of hidden) {
      const { name, headline, summary, keywords } = listedColumns(kind, basic, business, null, {
        name: person,
        email,
        mobile,
      })
      expect(`${headline} ${summary} ${keywords}`).not.toContain(name)
    }
  })

  it('write nothing in their listings that is hidden from a reader', () => {
    const nobody: Identity = { needles: [], words: new Set(), initials: new Set(), dotted: new Set(), numbers: [] }
    for (const { kind, basic, business, name, email, mobile } of members) {
      const identity = identityOf(kind, { ...basic, ...business }, null, { name, email, mobile })
      for (const field of ['brief_about_business', 'vision_and_mission', 'thesis']) {
        const text = String(basic[field] ?? business[field] ?? '')
        expect(redact(text, business.visibility === 'anonymous' ? identity : nobody).text).toBe(text)
      }
    }
  })
})

describe('the demo documents', () => {
  it('contain the proof of every member, the deck of every company and the summary of every business for sale', async () => {
    const server = await startTestServer()
    await seedDemo(server.deps)
    const stored = await server.deps.db.select().from(documents)
    const count = (wanted: string) => stored.filter(({ kind }) => kind === wanted).length
    const { INVESTOR, INVESTMENT, WANT_TO_SELL, WANT_TO_GROW } = demoCounts
    expect(count('financial-summary')).toBe(WANT_TO_SELL)
    expect(count('pitch-deck')).toBe(INVESTMENT)
    expect(count('proof-of-business')).toBe(INVESTMENT + WANT_TO_SELL + WANT_TO_GROW)
    expect(count('identity-proof')).toBe(INVESTOR)
    for (const kind of ['financial-summary', 'pitch-deck', 'proof-of-business']) {
      const bytes = await server.deps.files.get(stored.find((one) => one.kind === kind)?.storageKey ?? '')
      expect(Buffer.from(bytes ?? []).toString('latin1', 0, 5)).toBe('%PDF-')
    }
    expect(stored.filter(({ fileName }) => /nda|template/i.test(fileName))).toEqual([])
    const verified = await server.deps.db.select({ id: profiles.id }).from(profiles).where(eq(profiles.verified, true))
    expect(
      stored
        .filter(({ verifiedAt }) => verifiedAt)
        .map(({ profileId }) => profileId)
        .sort(),
    ).toEqual(verified.map(({ id }) => id).sort())
    await server.close()
  })
})

describe('the demo questions', () => {
  it('are asked by members who may ask, at possible times, and reveal nothing hidden from a reader', async () => {
    const server = await startTestServer()
    await seedDemo(server.deps)
    const { db } = server.deps
    const all = await db.select().from(profiles)
    const profile = (id: string) => all.find((one) => one.id === id) ?? expect.fail('no profile')
    const paid = new Map((await db.select().from(memberships)).map((one) => [one.accountId, one]))
    const people = new Map((await db.select().from(accounts)).map((one) => [one.id, one]))
    const hides = (of: typeof profiles.$inferSelect, anonymous: boolean) =>
      redactorFor({ ...of, anonymous }, false, people.get(of.accountId) ?? expect.fail('no account'))
    const asked = await db.select().from(listingQuestions)
    const now = server.deps.now()
    expect(new Set(asked.map(({ text }) => text)).size).toBe(asked.length)
    expect(asked.length).toBeGreaterThan(30)
    for (const { listingId, askerId, text, textOfNobody, answer, answeredAt, createdAt } of asked) {
      const [listing, asker] = [profile(listingId), profile(askerId)]
      const plan = paid.get(asker.accountId)
      expect([text, listingId !== askerId, maySeeListings(asker, listing.kind)]).toEqual([text, true, true])
      if (!plan?.periodStart || !plan.periodEnd || !listing.approvedAt || !asker.approvedAt) expect.fail(text)
      const times = [listing.approvedAt, asker.approvedAt, plan.periodStart, createdAt, answeredAt ?? now, now]
      expect([text, times.slice(2).map(Number)]).toEqual([text, times.slice(2).map(Number).sort()])
      expect([text, Math.max(...times.slice(0, 2).map(Number)) < Number(plan.periodStart)]).toEqual([text, true])
      expect([text, plan.periodEnd > now, answer === null]).toEqual([text, true, answeredAt === null])
      expect(excess(text, maxLengths.question) + excess(answer ?? '', maxLengths.reply)).toBe(0)
      expect(textOfNobody).toBe(text)
      expect(hides(asker, true)(text)).toBe(text)
      for (const line of [text, answer ?? '']) expect(hides(listing, listing.anonymous)(line)).toBe(line)
      const same = asked.filter((one) => one.listingId === listingId && one.askerId === askerId)
      expect(same.length).toBeLessThanOrEqual(questionLimit.most)
    }
    for (const { email } of demoAccounts) {
      const account = [...people.values()].find((one) => one.email === email)
      const own = all.find(({ accountId }) => accountId === account?.id)
      const about = asked.filter(({ listingId }) => listingId === own?.id)
      const open = about.filter(({ answer }) => answer === null)
      expect([email, about.length > open.length, open.length > 0]).toEqual([email, true, true])
    }
    await server.close()
  })
})

it('every demo account sees the performance of its listing, without its own views', async () => {
  const server = await startTestServer()
  await seedDemo(server.deps)
  const { db } = server.deps
  const today = server.deps.now().toISOString().slice(0, 10)
  const own = await db
    .select({ id: profiles.id })
    .from(profiles)
    .innerJoin(accounts, eq(accounts.id, profiles.accountId))
    .where(
      inArray(
        accounts.email,
        demoAccounts.map(({ email }) => email),
      ),
    )
  expect(own).toHaveLength(demoAccounts.length)
  const [views, days] = [await db.select().from(listingViews), await db.select().from(listingDays)]
  for (const { id } of own) {
    const opened = views.filter(({ profileId }) => profileId === id)
    expect(opened.length).toBeGreaterThan(50)
    expect(opened.filter(({ viewerId, day }) => viewerId === id || day >= today)).toEqual([])
    for (const { day } of opened) {
      const shown = days.find((one) => one.profileId === id && one.day === day)?.shown ?? 0
      expect(shown).toBeGreaterThanOrEqual(opened.filter((one) => one.day === day).length)
    }
  }
  await server.close()
})
