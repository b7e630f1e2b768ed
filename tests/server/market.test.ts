import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoProfiles } from '../../server/demo/people.ts'
import type { Facets, ListingPage, Matching } from '../../src/domain/contract/market.ts'
import { type Person, startTestServer } from '../support/server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
let investor: Person
const year = new Date().getUTCFullYear()

/** A founder whose listing has these answers. */
async function founder(answers: Record<string, unknown>, company: string): Promise<Person> {
  const person = await server.member('investment')
  const [sample] = demoProfiles({ INVESTOR: 0, INVESTMENT: 1, WANT_TO_SELL: 0, WANT_TO_GROW: 0 }, year)
  await server.request(
    'PUT',
    '/api/profiles/investment/basic',
    { answers: { ...sample?.basic, company_name: company } },
    person,
  )
  await server.request(
    'PUT',
    '/api/profiles/investment/business',
    { answers: { ...sample?.business, ...answers } },
    person,
  )
  return person
}

const money = (amount: number) => ({ amount: String(amount), currency: 'USD' })

beforeAll(async () => {
  server = await startTestServer()
  investor = await server.trialMember('investor')
  await founder({ round: 'seed', city: 'Pune', funding_goal: money(200_000), keywords: ['orchids'] }, 'Orchid Harvest')
  await founder({ round: 'seed', city: 'Kochi', funding_goal: money(900_000), keywords: ['tea'] }, 'Monsoon Leaf')
  await founder(
    { round: 'series-a', industry: 'telecom', city: 'Pune', funding_goal: money(5_000_000), keywords: ['towers'] },
    'Signal Hill',
  )
})
afterAll(() => server.close())

const list = async (query: Record<string, string>, as = investor) =>
  (
    await server.request<ListingPage>(
      'GET',
      `/api/listings?${new URLSearchParams({ kind: 'INVESTMENT', ...query })}`,
      undefined,
      as,
    )
  ).body
const names = async (query: Record<string, string>) => (await list(query)).list.map(({ name }) => name).sort()

describe('a market list', () => {
  it('finds whole words, prefixes as the last word, and words with a typo', async () => {
    expect(await names({ q: 'orchid harvest' })).toEqual(['Orchid Harvest'])
    expect(await names({ q: 'harvest orch' })).toEqual(['Orchid Harvest'])
    expect(await names({ q: 'monsoon' })).toEqual(['Monsoon Leaf'])
    const slip = await list({ q: 'monsson laef' })
    expect(slip.list.map(({ name }) => name)).toEqual(['Monsoon Leaf'])
    expect(slip.corrected).toBe('monsoon leaf')
    expect(await names({ q: 'zzzzqqq' })).toEqual([])
  })

  it('treats a visitor’s input as words, never as query syntax', async () => {
    for (const q of ["'); drop table profiles;--", 'a & | !', "orchid' | 'leaf", ':*', '%', '\\'])
      expect((await list({ q })).list.length).toBeLessThanOrEqual(3)
  })

  it('is narrowed by fields: one of the values within a field, and all fields together', async () => {
    expect(await names({ round: 'seed' })).toEqual(['Monsoon Leaf', 'Orchid Harvest'])
    expect(await names({ round: 'seed~series-a', city: 'Pune' })).toEqual(['Orchid Harvest', 'Signal Hill'])
    expect(await names({ industry: 'telecom', round: 'seed' })).toEqual([])
    expect(await names({ amount_min: '500000', amount_max: '1000000' })).toEqual(['Monsoon Leaf'])
  })

  it('counts the options of a filter as if nothing were chosen in it', async () => {
    const query = new URLSearchParams({ kind: 'INVESTMENT', round: 'series-a', city: 'Pune' })
    const { body } = await server.request<Facets>('GET', `/api/listings/facets?${query}`, undefined, investor)
    const counts = (name: string) =>
      Object.fromEntries(body.facets.find((facet) => facet.name === name)?.options.map((o) => [o.value, o.count]) ?? [])
    expect(body.total).toBe(1)
    expect(counts('round')).toEqual({ seed: 1, 'series-a': 1 })
    expect(counts('city')).toEqual({ Pune: 1 })
    expect(body.facets.find(({ name }) => name === 'round')?.label).toBe('Investment round')
  })

  it('counts strong matches among the filtered listings', async () => {
    const looked = async (query: Record<string, string>) => {
      const asked = new URLSearchParams({ kind: 'INVESTMENT', ...query })
      return (await server.request<Matching>('GET', `/api/listings/matching?${asked}`, undefined, investor)).body
        .looked_at
    }
    const all = (await list({})).list.length
    expect([await looked({}), await looked({ round: 'seed' }), await looked({ q: 'orchid' })]).toEqual([all, 2, 1])
    expect(await looked({ amount_min: '1000000' })).toBe((await list({ amount_min: '1000000' })).list.length)
  })

  it('pages by cursor without a gap or a repeat, in every order', async () => {
    for (const sort of ['best', 'newest', 'amount_high', 'amount_low']) {
      const seen: string[] = []
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page: ListingPage = await list({ sort, limit: '1', ...(cursor ? { cursor } : {}) })
        seen.push(...page.list.map(({ name }) => name))
        cursor = page.next_cursor
      }
      expect([...seen].sort()).toEqual(['Monsoon Leaf', 'Orchid Harvest', 'Signal Hill'])
      if (sort === 'amount_high') expect(seen).toEqual(['Signal Hill', 'Monsoon Leaf', 'Orchid Harvest'])
      if (sort === 'amount_low') expect(seen).toEqual(['Orchid Harvest', 'Monsoon Leaf', 'Signal Hill'])
      if (sort === 'newest') expect(seen).toEqual(['Signal Hill', 'Monsoon Leaf', 'Orchid Harvest'])
    }
    expect((await server.request('GET', '/api/listings?kind=INVESTMENT&cursor=x', undefined, investor)).status).toBe(
      422,
    )
  })

  it('immediately shows another instance’s changes, in every order', async () => {
    for (const sort of ['best', 'newest', 'amount_high', 'amount_low']) {
      await list({ sort })
      await server.deps.db.execute(sql`update profiles set headline = ${`As of ${sort}`} where name = 'Monsoon Leaf'`)
      const shown = (await list({ sort })).list.find(({ name }) => name === 'Monsoon Leaf')
      expect(shown?.headline).toBe(`As of ${sort}`)
    }
    await server.deps.db.execute(sql`update profiles set restricted = true where name = 'Monsoon Leaf'`)
    expect(await names({})).not.toContain('Monsoon Leaf')
    await server.deps.db.execute(sql`update profiles set restricted = false where name = 'Monsoon Leaf'`)
    expect(await names({})).toContain('Monsoon Leaf')
  })

  it('stores a member’s favourites', async () => {
    const [card] = (await list({ q: 'orchid' })).list
    await server.request('PUT', `/api/listings/${card?.id}/favourite`, {}, investor)
    await server.request('PUT', `/api/listings/${card?.id}/favourite`, {}, investor)
    expect(await names({ favourites: '1' })).toEqual(['Orchid Harvest'])
    expect((await list({ q: 'orchid' })).list[0]?.favourite).toBe(true)
    await server.request('DELETE', `/api/listings/${card?.id}/favourite`, undefined, investor)
    expect(await names({ favourites: '1' })).toEqual([])
  })

  it('corrects a word with a missing letter, and searches for the corrected one', async () => {
    await founder({ round: 'series-b', keywords: ['solar'] }, 'Kettle Works')
    await founder({ round: 'series-b', keywords: ['sold'] }, 'Counter Works')
    const found = await list({ q: 'works solr' })
    expect([found.corrected, found.list.map(({ name }) => name)]).toEqual(['works solar', ['Kettle Works']])
  })
})
