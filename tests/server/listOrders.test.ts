import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { notify } from '../../server/features/notifications/notify.ts'
import { openComplaints } from '../../server/features/proposals/complaints.ts'
import { openReports } from '../../server/features/reviews/reports.ts'
import { reviewPage, waitingForReview } from '../../server/features/reviews/store.ts'
import {
  chatReports,
  documents,
  listingQuestions,
  notifications,
  profiles,
  savedSearches,
  transactions,
} from '../../server/kernel/db/schema.ts'
import { type Person, password, startTestServer } from '../support/server.ts'
import { openedChat } from '../support/talking.ts'

/**
 * The order of each list. Rows are dated in another order than they were created, so that neither the table's order nor
 * the ids' can pass for the right one.
 */

let server: Awaited<ReturnType<typeof startTestServer>>
let investor: Person
const partners: Person[] = []
const chats: string[] = []
beforeAll(async () => {
  server = await startTestServer()
  investor = await server.trialMember('investor')
  for (let place = 0; place < 4; place++) {
    const founder = await server.trialMember('investment')
    partners.push(founder)
    chats.push(await openedChat(server, founder, investor))
  }
})
afterAll(() => server.close())

/** The hours at which the first, second, third and fourth were created. */
const hours = [2, 4, 1, 3]
const start = Date.parse('2026-01-05T00:00:00.000Z')
const momentOf = (place: number) => new Date(start + (hours[place] ?? 0) * 3_600_000)
const inTurn = (ids: readonly string[]) =>
  ids.map((id, place) => ({ id, hour: hours[place] ?? 0 })).sort((one, other) => one.hour - other.hour)
const oldestFirst = (ids: readonly string[]) => inTurn(ids).map(({ id }) => id)
const newestFirst = (ids: readonly string[]) => oldestFirst(ids).reverse()

async function date(table: string, column: string, ids: readonly string[]): Promise<void> {
  for (const [place, id] of ids.entries())
    await server.deps.db.execute(sql`update ${sql.identifier(table)}
      set ${sql.identifier(column)} = ${momentOf(place).toISOString()}::timestamptz where id = ${id}::uuid`)
}
const get = async <T>(path: string) => (await server.request<T>('GET', `/api/${path}`, undefined, investor)).body
const idsOf = (list: readonly { id: string }[], among: readonly string[]) =>
  list.map(({ id }) => id).filter((id) => among.includes(id))
const fours = <T>(make: (place: number) => T) => hours.map((_, place) => make(place))

it('notifications are listed newest first', async () => {
  for (const place of hours.keys())
    await notify(server.deps, {
      ...{ accountId: investor.id, kind: 'proposal_received', subject: `proposal:${randomUUID()}` },
      words: { name: `${place}`, excerpt: '', to: '/investor/proposals' },
    })
  const rows = await server.deps.db.select().from(notifications).where(eq(notifications.accountId, investor.id))
  const ids = fours((place) => rows.find(({ words }) => words.name === `${place}`)?.id ?? '')
  await date('notifications', 'updated_at', ids)
  const { list } = await get<{ list: { id: string }[] }>('notifications')
  expect(idsOf(list, ids)).toEqual(newestFirst(ids))
})

it('conversations are listed with the latest message first, also in search results', async () => {
  await date('chats', 'updated_at', chats)
  expect(idsOf((await get<{ list: { id: string }[] }>('chats')).list, chats)).toEqual(newestFirst(chats))
  const words = `Harbour${randomUUID().slice(0, 6)}`
  for (const [place, id] of chats.entries())
    await server.request(
      'POST',
      `/api/chats/${id}/messages`,
      { client_id: randomUUID(), kind: 'TEXT', text: words },
      partners[place],
    )
  await date('chats', 'updated_at', chats)
  const found = await get<{ chats: { id: string }[] }>(`messages?q=${words}`)
  expect(idsOf(found.chats, chats)).toEqual(newestFirst(chats))
})

it('messages that contain a word are listed newest first, whichever conversation they are in', async () => {
  const words = `Quay${randomUUID().slice(0, 6)}`
  const ids: string[] = []
  for (const [place, id] of chats.entries()) {
    const { body } = await server.request<{ message: { id: string } }>(
      'POST',
      `/api/chats/${id}/messages`,
      { client_id: randomUUID(), kind: 'TEXT', text: words },
      partners[place],
    )
    ids.push(body.message.id)
  }
  await date('messages', 'created_at', ids)
  const first = await get<{ list: { id: string }[]; has_more: boolean }>(`messages?q=${words}`)
  expect([idsOf(first.list, ids), first.has_more]).toEqual([newestFirst(ids), false])
  const cut = await get<{ list: { id: string }[]; has_more: boolean }>(`messages?q=${words}&limit=2`)
  expect([idsOf(cut.list, ids), cut.has_more]).toEqual([newestFirst(ids).slice(0, 2), true])
})

it('proposals are listed newest first, page by page', async () => {
  const all = await get<{ list: { id: string }[] }>('proposals?box=received')
  const ids = all.list.map(({ id }) => id)
  expect(ids).toHaveLength(4)
  await date('proposals', 'created_at', ids)
  const pages: string[] = []
  for (let cursor = '', turns = 0; turns < 4; turns++) {
    const page = await get<{ list: { id: string }[]; next_cursor: string | null }>(
      `proposals?box=received&limit=1${cursor}`,
    )
    pages.push(...page.list.map(({ id }) => id))
    cursor = `&cursor=${encodeURIComponent(page.next_cursor ?? '')}`
  }
  expect(pages).toEqual(newestFirst(ids))
})

it('saved searches are listed newest first', async () => {
  const profileId = await server.profileIdOf(investor)
  const ids = fours(() => randomUUID())
  await server.deps.db.insert(savedSearches).values(
    ids.map((id, place) => ({
      ...{ id, profileId, kind: 'INVESTMENT' as const, name: `${place}`, query: {}, alert: 'off' as const },
      seenNo: 0,
      createdAt: momentOf(place),
    })),
  )
  expect(idsOf((await get<{ list: { id: string }[] }>('saved-searches')).list, ids)).toEqual(newestFirst(ids))
})

it('payments are listed newest first', async () => {
  const request = { plan_id: 'investor-monthly', types: [], mode: 'NEW' }
  await server.request('POST', '/api/buy-membership', request, investor)
  const [base] = await server.deps.db.select().from(transactions).limit(1)
  if (!base) throw new Error('nothing was bought')
  const ids = fours(() => randomUUID())
  await server.deps.db.insert(transactions).values(
    ids.map((id, place) => ({
      ...base,
      ...{ id, accountId: investor.id, profileKind: 'INVESTOR' as const, status: 'confirmed' as const },
      ...{ requestId: null, paymentIntent: `pi_${id}`, receiptYear: 2020, receiptNumber: 100 + place },
      createdAt: momentOf(place),
      confirmedAt: momentOf(place),
    })),
  )
  const { list } = await get<{ list: { uuid: string }[] }>('membership/payments')
  const shown = list.map(({ uuid }) => ({ id: uuid }))
  expect(idsOf(shown, ids)).toEqual(newestFirst(ids))
})

it('sessions are listed with the current one first, then newest first', async () => {
  const person = await server.signUp('investor')
  const opened: Person[] = []
  for (const _ of hours) {
    const { body } = await server.request<{ access_token: string }>('POST', '/api/login', {
      ...{ login_type: 'investor', target: { kind: 'email', email: person.email }, password, remember: false },
    })
    opened.push({ ...person, token: body.access_token })
  }
  const list = async () =>
    (
      await server.request<{ sessions: { id: string; current: boolean }[] }>(
        'GET',
        '/api/sessions',
        undefined,
        opened[0],
      )
    ).body.sessions
  const current = (await list()).find((session) => session.current)?.id ?? ''
  const ids = (await list()).map(({ id }) => id).slice(0, 4)
  await date('sessions', 'created_at', ids)
  const rest = newestFirst(ids).filter((id) => id !== current)
  expect(idsOf(await list(), ids)).toEqual([current, ...rest])
})

it('documents are listed oldest first', async () => {
  const profileId = await server.profileIdOf(investor)
  const [base] = await server.deps.db.select().from(documents).limit(1)
  if (!base) throw new Error('a member has documents')
  const ids = fours(() => randomUUID())
  await server.deps.db.insert(documents).values(
    ids.map((id, place) => ({
      ...base,
      ...{ id, profileId, kind: 'financial-report' as const, requestId: null, pending: false },
      ...{ storageKey: `documents/${id}.png`, createdAt: momentOf(place) },
    })),
  )
  const { profile } = await get<{ profile: { documents: { id: string }[] } }>('profiles/investor')
  expect(idsOf(profile.documents, ids)).toEqual(oldestFirst(ids))
})

it('complaints, reports and profiles waiting for a moderator are listed oldest first', async () => {
  const proposals = (await get<{ list: { id: string }[] }>('proposals?box=received')).list.map(({ id }) => id)
  await server.deps.db.execute(sql`update proposals set complaint_status = 'open', complaint_reason = 'spam'`)
  await date('proposals', 'created_at', proposals)
  expect(idsOf(await openComplaints(server.deps), proposals)).toEqual(oldestFirst(proposals))

  const profileIds = await Promise.all(partners.map((partner) => server.profileIdOf(partner)))
  const own = await server.profileIdOf(investor)
  const reports = fours(() => randomUUID())
  await server.deps.db.insert(chatReports).values(
    reports.map((id, place) => ({
      ...{ id, requestId: randomUUID(), chatId: chats[place] ?? '', reason: 'spam' as const, note: '' },
      ...{ byProfileId: own, againstProfileId: profileIds[place] ?? '', lastSeq: 0, createdAt: momentOf(place) },
    })),
  )
  expect(idsOf(await openReports(server.deps), reports)).toEqual(oldestFirst(reports))

  await server.deps.db.update(profiles).set({ status: 'submitted' })
  await date('profiles', 'updated_at', profileIds)
  expect(idsOf(await waitingForReview(server.deps), profileIds)).toEqual(oldestFirst(profileIds))
})

it('a page of reports contains the oldest, however many there are', async () => {
  const [own, against] = [await server.profileIdOf(investor), await server.profileIdOf(partners[0] ?? investor)]
  const count = reviewPage + 4
  const made = Array.from({ length: count }, (_, place) => ({
    ...{ id: randomUUID(), requestId: randomUUID(), listingId: own, askerId: against, text: '', textOfNobody: '' },
    ...{ reportStatus: 'open' as const, reportReason: 'spam', removedAt: new Date(start - 1_000 * place) },
  }))
  await server.deps.db.insert(listingQuestions).values(made)
  const ids = made.map(({ id }) => id)
  expect(idsOf(await openReports(server.deps), ids)).toEqual(ids.toReversed().slice(0, reviewPage + 1))
})

it.each([
  ['notifications', 'notifications', 'updated_at'],
  ['chats', 'chats', 'updated_at'],
  ['proposals?box=received', 'proposals', 'created_at'],
])('the pages of %s show rows of the same moment once each', async (path, table, column) => {
  type Page = { list: { id: string }[]; next_cursor: string | null }
  await server.deps.db.execute(sql`update ${sql.identifier(table)}
    set ${sql.identifier(column)} = ${momentOf(0).toISOString()}::timestamptz`)
  const ids = (await get<Page>(path)).list.map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(3)
  const paged: string[] = []
  for (let cursor: string | null = ''; cursor !== null && paged.length <= ids.length; ) {
    const page: Page = await get<Page>(
      `${path}${path.includes('?') ? '&' : '?'}limit=2${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
    )
    paged.push(...page.list.map(({ id }) => id))
    cursor = page.next_cursor
  }
  expect(paged).toEqual(ids)
})
