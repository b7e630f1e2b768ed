import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts, profiles } from '../../server/kernel/db/schema.ts'
import type { ListingPage } from '../../src/domain/contract/market.ts'
import type { ListingDetail } from '../../src/domain/market/listingSchema.ts'
import { type Person, startTestServer } from '../support/server.ts'

/** One amount reads the same on a card and on the page: in the reader's currency, with what it is and its original. */

let server: Awaited<ReturnType<typeof startTestServer>>
let founder: Person
let investor: Person
let [company, fund] = ['', '']

beforeAll(async () => {
  server = await startTestServer()
  founder = await server.trialMember('investment')
  investor = await server.trialMember('investor')
  ;[company, fund] = [await server.profileIdOf(founder), await server.profileIdOf(investor)]
  const save = async (type: string, id: string, who: Person, answers: object) => {
    const [row] = await server.deps.db.select().from(profiles).where(eq(profiles.id, id))
    const body = { answers: { ...row?.business, ...answers } }
    expect((await server.request('PUT', `/api/profiles/${type}/business`, body, who)).status).toBe(200)
  }
  await save('investment', company, founder, {
    ...{ funding_goal: { amount: '240000000', currency: 'INR' }, annual_revenue: '100k-250k', yearly_figures: null },
    minimum_investment: { amount: '2400000', currency: 'INR' },
  })
  await save('investor', fund, investor, { typical_investment_range: '250k-1m' })
})
afterAll(() => server.close())

const read = async (as: Person, kind: string, id: string, currency: 'INR' | 'USD') => {
  await server.deps.db.update(accounts).set({ currency }).where(eq(accounts.id, as.id))
  const { body: page } = await server.request<ListingPage>(
    'GET',
    `/api/listings?kind=${kind}&sort=newest`,
    undefined,
    as,
  )
  const { body } = await server.request<{ listing: ListingDetail }>('GET', `/api/listings/${id}`, undefined, as)
  const fact = (name: string) => {
    const { short, converted } = body.listing.facts.find(({ field }) => field === name) ?? {}
    return [short, converted]
  }
  const plain = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' '))
  return { card: plain(page.list.find((one) => one.id === id)?.figure), fact: (name: string) => plain(fact(name)) }
}

describe('an amount', () => {
  it('of a reader with the owner’s currency has no other', async () => {
    const { card, fact } = await read(investor, 'INVESTMENT', company, 'INR')
    expect(card).toEqual({ name: 'funding_goal', value: '₹24 Cr', original: null })
    expect(fact('funding_goal')).toEqual(['₹24 Cr', null])
    expect(fact('annual_revenue')).toEqual(['$100K–$250K', '₹83.3 L–₹2.08 Cr'])
  })

  it('of a reader with dollars has the original beside it, and the helper of cards in dollars', async () => {
    const { card, fact } = await read(investor, 'INVESTMENT', company, 'USD')
    expect(card).toEqual({ name: 'funding_goal', value: '$28.8 Lac', original: '₹24 Cr' })
    expect(fact('funding_goal')).toEqual(['₹24 Cr', '$2.88M'])
    expect(fact('annual_revenue')).toEqual(['$100K–$250K', null])
  })

  it('of an investor is a range with its currency', async () => {
    const rupees = await read(founder, 'INVESTOR', fund, 'INR')
    const range = '₹2.08 Cr–₹8.33 Cr'
    expect(rupees.card).toEqual({ name: 'typical_investment_range', value: range, original: '$250K–$1M' })
    expect(rupees.fact('typical_investment_range')).toEqual(['$250K–$1M', range])
    const { card } = await read(founder, 'INVESTOR', fund, 'USD')
    expect(card).toEqual({ name: 'typical_investment_range', value: '$250K–$1M', original: null })
  })
})
