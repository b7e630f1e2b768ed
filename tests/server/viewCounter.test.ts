import { afterAll, beforeAll, expect, it } from 'vitest'
import { viewCounter } from '../../server/features/listings/index.ts'
import type { Db } from '../../server/kernel/db/connect.ts'
import { memberships } from '../../server/kernel/db/schema.ts'
import type { Analytics } from '../../src/domain/contract/analytics.ts'
import type { ListingPage } from '../../src/domain/contract/market.ts'
import { type Person, startTestServer } from '../support/server.ts'

/** The statistics of a listing's views while the database is unavailable for a time. */

let server: Awaited<ReturnType<typeof startTestServer>>
let founder: Person
let listing = ''

beforeAll(async () => {
  server = await startTestServer()
  founder = await server.trialMember('investment')
  listing = await server.profileIdOf(founder)
})
afterAll(() => server?.close())

const totals = async () => (await server.request<Analytics>('GET', '/api/analytics', undefined, founder)).body.totals
const open = (as: Person) => server.request('GET', `/api/listings/${listing}`, undefined, as)
const list = (as: Person) => server.request<ListingPage>('GET', '/api/listings?kind=INVESTMENT', undefined, as)

it('a view and an impression that could not be stored are stored once it is possible', async () => {
  const reader = await server.trialMember('investor')
  const before = await totals()
  await list(reader)
  await open(reader)
  const down = { execute: () => Promise.reject(new Error('the database is down')) } as unknown as Db
  await expect(viewCounter.save(down)).rejects.toThrow('down')
  const after = await totals()
  expect([after.shown - before.shown, after.opened - before.opened]).toEqual([1, 1])
})

it('a reader who opens a listing again counts once that day, whenever the views are stored', async () => {
  const reader = await server.trialMember('investor')
  const before = await totals()
  await open(reader)
  await open(reader)
  await viewCounter.save(server.deps.db)
  await open(reader)
  expect((await totals()).opened - before.opened).toBe(1)
  const tomorrow = new Date(server.deps.now().getTime() + 86_400_000)
  viewCounter.opened(listing, await server.profileIdOf(reader), tomorrow)
  expect((await totals()).opened - before.opened).toBe(2)
})

it('a listing that is deleted meanwhile prevents no other from being counted', async () => {
  const reader = await server.trialMember('investor')
  const before = await totals()
  viewCounter.opened('00000000-0000-4000-8000-000000000000', await server.profileIdOf(reader), server.deps.now())
  await open(reader)
  expect((await totals()).opened - before.opened).toBe(1)
})

it('a prefetched listing is not counted as viewed', async () => {
  const reader = await server.trialMember('investor')
  const before = await totals()
  const ahead = await server.request('GET', `/api/listings/${listing}?ahead=yes`, undefined, reader)
  expect(ahead.status).toBe(200)
  expect((await totals()).opened - before.opened).toBe(0)
  await open(reader)
  expect((await totals()).opened - before.opened).toBe(1)
})

it('a view and an impression belong to their day in UTC, from its first minute to its last', async () => {
  const reader = await server.profileIdOf(await server.trialMember('investor'))
  const other = await server.profileIdOf(await server.trialMember('investor'))
  const yesterday = new Date(server.deps.now().getTime() - 86_400_000).toISOString().slice(0, 10)
  for (const [viewer, time] of [
    [reader, '00:00'],
    [other, '23:59'],
  ] as const) {
    const at = new Date(`${yesterday}T${time}:00.000Z`)
    viewCounter.shown([listing], at)
    viewCounter.opened(listing, viewer, at)
  }
  await server.deps.db.update(memberships).set({ planId: 'investment-monthly', trial: false })
  const { days } = (await server.request<Analytics>('GET', '/api/analytics', undefined, founder)).body
  expect(days.find(({ day }) => day === yesterday)).toEqual({ day: yesterday, shown: 2, opened: 2, proposals: 0 })
})
