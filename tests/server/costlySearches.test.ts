import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { profiles } from '../../server/kernel/db/schema.ts'
import { withStatementTimeout } from '../../server/kernel/http/statementTimeout.ts'
import { Overloaded } from '../../server/kernel/overload.ts'
import type { Facets } from '../../src/domain/contract/market.ts'
import { filtersOf } from '../../src/domain/market/filters.ts'
import { type Person, startTestServer } from '../support/server.ts'
import { countStatements } from '../support/statementCount.ts'

/** Bounds the cost of a search, whatever it requests. */

const several = ['industry', 'round', 'employees', 'country', 'annual_revenue']
let server: Awaited<ReturnType<typeof startTestServer>>
let investor: Person
beforeAll(async () => {
  server = await startTestServer()
  server.clock.stop()
  for (let made = 0; made < 24; made++) {
    const id = await server.profileIdOf(await server.member('investment'))
    // The five filters have two values each, in most combinations.
    const terms = several.map((name, place) => `${name}:value-${(made >> place) & 1}`)
    await server.deps.db.update(profiles).set({ terms }).where(eq(profiles.id, id))
  }
  investor = await server.trialMember('investor')
})
afterAll(() => server.close())

/** A request with this many values in each of this many filters. */
function request(filters: number, values: number): URLSearchParams {
  const many = Array.from({ length: values }, (_, number) => `value-${number}`).join('~')
  const names = filtersOf.WANT_TO_SELL.slice(0, filters)
  return new URLSearchParams([['kind', 'WANT_TO_SELL'], ...names.map((name) => [name, many])])
}
const ask = (path: string, query: URLSearchParams, as = investor) =>
  server.request<Facets & { code?: string }>('GET', `/api/${path}?${query}`, undefined, as)

describe('a search', () => {
  it('with too many values is refused, as a list and as counts', async () => {
    for (const path of ['listings', 'listings/facets', 'listings/matching']) {
      const { status, body } = await ask(path, request(14, 30))
      expect([path, status, body.code]).toEqual([path, 422, 'VALIDATION_FAILED'])
    }
    expect((await ask('listings/facets', request(14, 8))).status).toBe(200)
  })

  it('with every filter takes no more statements than one with two', async () => {
    const counted = countStatements()
    const statements = async (filters: number) => {
      const caused = await counted.causedBy(async () => {
        expect((await ask('listings/facets', request(filters, 1))).status).toBe(200)
      })
      return caused.length
    }
    await statements(1)
    const two = await statements(2)
    const all = await statements(14)
    counted.stop()
    expect(two).toBeGreaterThan(0)
    expect(all).toBe(two)
  })

  it('with filters only has the limit of a text search: 60 a minute, and as many counts', async () => {
    for (const path of ['listings', 'listings/facets']) {
      const other = await server.trialMember('investor')
      const query = new URLSearchParams({ kind: 'INVESTMENT', round: 'seed' })
      const answers = await Promise.all(Array.from({ length: 62 }, () => ask(path, query, other)))
      const refused = answers.filter(({ status }) => status === 429)
      expect([path, refused.length]).toEqual([path, 2])
      expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    }
  })
})

describe('a statement that takes too long', () => {
  it.skipIf(!process.env.TEST_DATABASE_URL)('is cancelled, and the caller gets a Retry-After', async () => {
    const slow = withStatementTimeout(server.deps.db, 50, (tx) => tx.execute(sql`select pg_sleep(60)`))
    await expect(slow).rejects.toThrow(Overloaded)
  })
})

describe('counts by several filters', () => {
  it('are those of each filter without its own choice', async () => {
    const query = new URLSearchParams([['kind', 'INVESTMENT'], ...several.map((name) => [name, 'value-0'])])
    const { body } = await ask('listings/facets', query)
    for (const name of several) {
      const without = new URLSearchParams(query)
      without.delete(name)
      const alone = (await ask('listings/facets', without)).body
      const optionsOf = ({ facets }: Facets) =>
        facets.find((facet) => facet.name === name)?.options.map(({ value, count }) => `${value}: ${count}`)
      expect(optionsOf(alone)).toHaveLength(2)
      expect([name, optionsOf(body)]).toEqual([name, optionsOf(alone)])
    }
  })
})
