import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { statusOf } from '../../server/features/operators/status.ts'
import { decideReport, openReports } from '../../server/features/reviews/reports.ts'
import { waitingForReview } from '../../server/features/reviews/store.ts'
import { listingQuestions, profiles } from '../../server/kernel/db/schema.ts'
import { type ProfileStatus, profileStatuses } from '../../src/domain/registration/statuses.ts'
import { startTestServer } from '../support/server.ts'
import { openedChat } from '../support/talking.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const waiting: ProfileStatus[] = ['submitted', 'in_review', 'suspended']
const waitingWithAnEdit: ProfileStatus[] = [...waiting, 'approved', 'paused']

it.each(profileStatuses)('a profile that is %s waits for a reviewer, or does not', async (status) => {
  const id = await server.profileIdOf(await server.member('investment'))
  const isWaiting = async (pending: Record<string, string> | null) => {
    await server.deps.db.update(profiles).set({ status, pending }).where(eq(profiles.id, id))
    return (await waitingForReview(server.deps)).some((item) => item.id === id)
  }
  const expected = [waiting.includes(status), waitingWithAnEdit.includes(status)]
  expect([await isWaiting(null), await isWaiting({ company_name: 'New' })]).toEqual(expected)
  await server.deps.db.update(profiles).set({ status: 'draft', pending: null }).where(eq(profiles.id, id))
})

it('an operator counts the reports that are still open', async () => {
  const [founder, investor] = [await server.trialMember('investment'), await server.trialMember('investor')]
  const chat = await openedChat(server, founder, investor)
  const reports = async () => new Map(Object.entries(await statusOf(server.deps))).get('reports')
  expect(await reports()).toBe(0)
  const report = { request_id: randomUUID(), reason: 'spam', note: '' }
  await server.request('POST', `/api/chats/${chat}/reports`, report, investor)
  expect(await reports()).toBe(1)
  const [open] = await openReports(server.deps)
  await decideReport(server.deps, open?.id ?? '', 'dismissed')
  expect(await reports()).toBe(0)
})

it('a listing waits for a reviewer while a report about it is open, and not after the decision', async () => {
  const [founder, investor] = [await server.trialMember('investment'), await server.trialMember('investor')]
  const listing = await server.profileIdOf(founder)
  const isWaiting = async () => (await waitingForReview(server.deps)).some(({ id }) => id === listing)
  expect(await isWaiting()).toBe(false)
  await server.request('POST', `/api/listings/${listing}/report`, { reason: 'spam', text: '' }, investor)
  expect(await isWaiting()).toBe(true)
  const [open] = await openReports(server.deps)
  await decideReport(server.deps, open?.id ?? '', 'dismissed')
  expect(await isWaiting()).toBe(false)
})

it('a report of a listing that is changed after its answer was lost replaces the open one', async () => {
  const [founder, investor] = [await server.trialMember('investment'), await server.trialMember('investor')]
  const listing = await server.profileIdOf(founder)
  const report = async (reason: string, text: string) =>
    (await server.request('POST', `/api/listings/${listing}/report`, { reason, text }, investor)).status
  const open = async () => (await openReports(server.deps)).filter(({ about }) => about === 'listing')
  expect([await report('spam', 'First'), await report('harassment', 'Asks for a fee')]).toEqual([200, 200])
  expect((await open()).map(({ reason, note }) => [reason, note])).toEqual([['harassment', 'Asks for a fee']])
  await decideReport(server.deps, (await open())[0]?.id ?? '', 'dismissed')
})

it('after any report, the rest of the list follows: members, listings and questions by when they were reported', async () => {
  const [founder, investor] = [await server.trialMember('investment'), await server.trialMember('investor')]
  const listing = await server.profileIdOf(founder)
  const chat = await openedChat(server, founder, investor)
  for (const text of ['Do you export?', 'Do you import?'])
    await server.request('POST', `/api/listings/${listing}/questions`, { request_id: randomUUID(), text }, investor)
  const asked = await server.deps.db.select().from(listingQuestions).orderBy(listingQuestions.createdAt)
  const report = { reason: 'spam', text: '' }
  const reportQuestion = (place: number) =>
    server.request('POST', `/api/questions/${asked[place]?.id}/report`, report, founder)
  await reportQuestion(1)
  const ofMember = { request_id: randomUUID(), reason: 'spam', note: '' }
  await server.request('POST', `/api/chats/${chat}/reports`, ofMember, investor)
  await server.request('POST', `/api/listings/${listing}/report`, report, investor)
  await reportQuestion(0)
  const all = await openReports(server.deps)
  expect(all.map(({ about }) => about)).toEqual(['question', 'chat', 'listing', 'question'])
  for (const [place, { id, created_at }] of all.entries())
    expect(await openReports(server.deps, { at: new Date(created_at), id })).toEqual(all.slice(place + 1))
})
