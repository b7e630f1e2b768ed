import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts, profiles } from '../../server/kernel/db/schema.ts'
import type { ListingPage } from '../../src/domain/contract/market.ts'
import type { ListingDetail } from '../../src/domain/market/listingSchema.ts'
import type { Proposal } from '../../src/domain/proposals/proposalSchema.ts'
import { type Person, startTestServer } from '../support/server.ts'

/** One amount reads the same on a card and on the page: in the reader's currency, with what it is and its original. */

let server: Awaited<ReturnType<typeof startTestServer>>
let founder: Person
let investor: Person
let [company, fund] = ['', '']
const save = async (type: string, id: string, who: Person, answers: object) => {
  const [row] = await server.deps.db.select().from(profiles).where(eq(profiles.id, id))
  const body = { answers: { ...row?.business, ...answers } }
  expect((await server.request('PUT', `/api/profiles/${type}/business`, body, who)).status).toBe(200)
}

beforeAll(async () => {
  server = await startTestServer()
  founder = await server.trialMember('investment')
  investor = await server.trialMember('investor')
  ;[company, fund] = [await server.profileIdOf(founder), await server.profileIdOf(investor)]
  await save('investment', company, founder, {
    ...{ funding_goal: { amount: '240000000', currency: 'INR' }, annual_revenue: '100k-250k', yearly_figures: null },
    minimum_investment: { amount: '2400000', currency: 'INR' },
  })
  await save('investor', fund, investor, { typical_investment_range: '250k-1m' })
})
afterAll(() => server.close())

const plain = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' '))
const chooseCurrency = (as: Person, currency: 'INR' | 'USD') =>
  server.deps.db.update(accounts).set({ currency }).where(eq(accounts.id, as.id))
const read = async (as: Person, kind: string, id: string, currency: 'INR' | 'USD') => {
  await chooseCurrency(as, currency)
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

  it('is on a proposal what the listing says, with the owner’s own beside it', async () => {
    const body = { request_id: randomUUID(), receiver_profile_id: fund, message: 'Shall we talk?' }
    const { id } = (await server.request<{ proposal: Proposal }>('POST', '/api/proposals', body, founder)).body.proposal
    const factsIn = async (currency: 'INR' | 'USD') => {
      await chooseCurrency(investor, currency)
      const response = await server.request<{ proposal: Proposal }>('GET', `/api/proposals/${id}`, undefined, investor)
      const amounts = ['funding_goal', 'minimum_investment', 'annual_revenue']
      const facts = response.body.proposal.other.facts.filter(({ field }) => amounts.includes(field))
      return plain(Object.fromEntries(facts.map(({ field, value, original }) => [field, [value, original]])))
    }
    const amounts = { funding_goal: ['₹24 Cr', null], minimum_investment: ['₹24 L', null] }
    expect(await factsIn('INR')).toEqual({ ...amounts, annual_revenue: ['₹83.3 L–₹2.08 Cr', '$100K–$250K'] })
    const years = [{ year: '2025', revenue: '412345', profit: '', plan: false }]
    await save('investment', company, founder, {
      yearly_figures: { years, currency: 'USD' },
      funding_goal: { amount: '241234567', currency: 'INR' },
    })
    expect(await factsIn('INR')).toEqual({
      ...{ ...amounts, funding_goal: ['₹24.1 Cr', '₹24,12,34,567'] },
      annual_revenue: ['₹3.44 Cr', '$412K'],
    })
    expect(await factsIn('USD')).toEqual({
      ...{ funding_goal: ['$2.89M', '₹24,12,34,567'], minimum_investment: ['$28.8K', '₹24 L'] },
      annual_revenue: ['$412K', null],
    })
  })
})
