import { afterAll, beforeAll, expect, it } from 'vitest'
import { transactions } from '../../server/kernel/db/schema.ts'
import type { MySubscription, PaymentPage } from '../../src/domain/contract/memberships.ts'
import { startTestServer } from '../support/server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('a member can page through every payment ever made, newest first, and nobody else’s', async () => {
  const [person, other] = [await server.member('investor'), await server.member('investor')]
  const now = server.deps.now().getTime()
  const paid = (accountId: string, number: number) => ({
    accountId,
    profileKind: 'INVESTOR' as const,
    mode: 'RENEW' as const,
    planId: 'investor-monthly',
    addonTypes: [],
    amount: 100_000 + number,
    currency: 'INR' as const,
    exchangeRate: 1,
    status: 'expired' as const,
    quoteExpiresAt: new Date(now),
    // Three of them at each instant.
    createdAt: new Date(now - Math.floor(number / 3) * 60_000),
  })
  const amounts = Array.from({ length: 73 }, (_, number) => number)
  for (const { id } of [person, other])
    await server.deps.db.insert(transactions).values(amounts.map((number) => paid(id, number)))
  const first = (await server.request<MySubscription>('GET', '/api/membership', undefined, person)).body
  const seen = [...first.payments]
  const sizes = [first.payments.length]
  for (let cursor = first.payments_cursor; cursor; ) {
    const page: PaymentPage = (
      await server.request<PaymentPage>('GET', `/api/membership/payments?cursor=${cursor}`, undefined, person)
    ).body
    seen.push(...page.list)
    sizes.push(page.list.length)
    cursor = page.next_cursor
  }
  expect(sizes).toEqual([20, 20, 20, 13])
  expect(new Set(seen.map(({ uuid }) => uuid)).size).toBe(73)
  expect(seen.map(({ amount }) => amount.minor - 100_000).sort((one, two) => one - two)).toEqual(amounts)
  expect(seen.map(({ created_at }) => created_at)).toEqual(
    [...seen.map(({ created_at }) => created_at)].sort().reverse(),
  )
  const again = (await server.request<PaymentPage>('GET', '/api/membership/payments', undefined, person)).body
  expect(again.list.map(({ uuid }) => uuid)).toEqual(first.payments.map(({ uuid }) => uuid))
  expect((await server.request('GET', '/api/membership/payments?cursor=x', undefined, person)).status).toBe(422)
})
