import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect } from 'vitest'
import { accounts } from '../../../server/kernel/db/schema.ts'
import type { ListingPage } from '../../../src/domain/contract/market.ts'
import type { Person } from '../../support/server.ts'
import { holds } from '../../support/spec/holds.ts'
import { startWorld, type World } from '../../support/spec/world.ts'

let world: World
let seller: Person
let investor: Person
beforeAll(async () => {
  world = await startWorld()
  seller = await world.trialMember('want-to-sell')
  investor = await world.trialMember('investor')
  await world.deps.db.update(accounts).set({ currency: 'USD' }).where(eq(accounts.id, investor.id))
})
afterAll(() => world.close())

/** The amount on the card of a business for sale at this price, for a reader with dollars. */
async function cardAt(dollars: number): Promise<string | undefined> {
  type Answers = Record<string, unknown>
  const { profile } = (await world.get<{ profile: { business: Answers } }>('profiles/want-to-sell', seller)).body
  const price = { asking_price: { amount: String(dollars), currency: 'USD' }, asking_price_on_request: false }
  const saved = await world.put(
    'profiles/want-to-sell/business',
    { answers: { ...profile.business, ...price } },
    seller,
  )
  expect(saved.status).toBe(200)
  const { list } = (await world.get<ListingPage>('listings?kind=WANT_TO_SELL&sort=newest', investor)).body
  return list[0]?.figure?.value.replaceAll('\u00a0', ' ')
}

holds('9.19', async () => {
  const samples = [
    [25_000_000, '$2.5 Cr'],
    [10_000_000, '$1 Cr'],
    [9_900_000, '$99 Lac'],
    [100_000, '$1 Lac'],
    [99_000, '$99K'],
    [1_000, '$1K'],
    [999, '$999.00'],
  ] as const
  for (const [dollars, shown] of samples) expect(await cardAt(dollars)).toBe(shown)
})
