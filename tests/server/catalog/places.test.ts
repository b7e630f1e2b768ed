import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countriesLike } from '../../../server/features/catalog/countries.ts'
import { placeLabel, placeProblem, statesOf } from '../../../server/features/catalog/places.ts'
import { checkAnswers, checkCities } from '../../../server/features/wizard/check.ts'
import { profileDrafts, profiles } from '../../../server/kernel/db/schema.ts'
import type { Answers } from '../../../src/domain/registration/answerSchema.ts'
import { withAnswer } from '../../../src/domain/registration/answers.ts'
import { startTestServer } from '../../support/server.ts'

/** Catalogue, lists 4 and 22: Country, then State or Province, then City. */

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const ask = async (path: string, language = 'en') =>
  server.app.request(`/api/${path}`, { headers: { 'accept-language': language } })
const read = async <T>(path: string, language = 'en'): Promise<T[]> =>
  ((await (await ask(path, language)).json()) as { list: T[] }).list

describe('places', () => {
  it('India has 28 states and 8 union territories, in both languages', async () => {
    const english = await read<{ slug: string; label: string }>('countries/IN/states')
    const hindi = await read<{ slug: string; label: string }>('countries/IN/states', 'hi')
    expect([english.length, hindi.length]).toEqual([36, 36])
    expect(english).toContainEqual({ slug: 'maharashtra', label: 'Maharashtra' })
    expect(hindi).toContainEqual({ slug: 'maharashtra', label: 'महाराष्ट्र' })
    expect(statesOf('IN', 'en').filter(({ code }) => code === '')).toEqual([])
  })

  it('each state of India has cities', async () => {
    for (const { slug } of statesOf('IN', 'en'))
      expect([slug, (await read(`countries/IN/cities?state=${slug}`)).length > 0]).toEqual([slug, true])
    expect(await read('countries/IN/cities?state=maharashtra')).toEqual(
      expect.arrayContaining(['Mumbai', 'Pune', 'Yavatmal']),
    )
  })

  it('every country returns its states; a country without states returns its cities, or none', async () => {
    expect(countriesLike('', 'en').length).toBe(249)
    for (const { code } of countriesLike('', 'en')) {
      const states = await read<{ slug: string }>(`countries/${code}/states`)
      expect([code, new Set(states.map(({ slug }) => slug)).size]).toEqual([code, states.length])
      expect(placeProblem(code)).toBe(states.length > 0 ? 'stateMissing' : null)
      for (const { slug } of states) expect(placeProblem(`${code}:${slug}`)).toBe(null)
    }
    expect(await read('countries/SG/cities')).toContain('Singapore')
    expect(await read('countries/US/cities?state=California')).toContain('San Diego')
    expect(await read('countries/US/cities?state=Atlantis')).toEqual([])
  })

  it('are small responses that are cached briefly', async () => {
    const answer = await ask('countries/US/cities?state=California')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
    expect((await answer.text()).length).toBeLessThan(60_000)
    expect((await ask('countries/XX/states')).status).toBe(404)
  })

  it('are named in the language, starting with the smallest place', () => {
    expect(placeLabel('IN:maharashtra:Pune', 'en')).toBe('Pune, Maharashtra, India')
    expect(placeLabel('IN:maharashtra', 'hi')).toBe('महाराष्ट्र, भारत')
    expect(placeLabel('SG', 'en')).toBe('Singapore')
    expect(placeLabel('anywhere-in-india', 'en')).toBe('Anywhere in India')
    expect(placeLabel('maharashtra', 'en')).toBe('Maharashtra')
  })

  const now = new Date('2026-11-22')
  it.each([
    ['IN:maharashtra', undefined],
    ['SG', undefined],
    ['online-only', undefined],
    ['IN', 'stateMissing'],
    ['IN:atlantis', 'unknownOption'],
    ['XX:goa', 'unknownOption'],
    ['maharashtra', 'unknownOption'],
    ['anywhere', 'unknownOption'],
    ['IN:goa:Panaji', 'unknownOption'],
  ])('a business in %s: %s', (location, error) => {
    expect(checkAnswers('INVESTMENT', 'business', { location }, now).location).toBe(error)
  })

  it.each([
    [['anywhere', 'anywhere-in-india', 'US', 'IN:goa', 'IN:maharashtra:Pune'], undefined],
    [['maharashtra'], 'unknownOption'],
    [['IN:atlantis'], 'unknownOption'],
    [['IN:maharashtra:Verma Mills'], 'unknownOption'],
  ])('preferred are %j: %s', async (preferred_location, error) => {
    const given: Answers = { preferred_location }
    const errors = {
      ...checkAnswers('WANT_TO_SELL', 'business', given, now),
      ...(await checkCities('WANT_TO_SELL', 'business', given)),
    }
    expect(errors.preferred_location).toBe(error)
  })

  it('a new state clears a city of the previous one, and a new country clears a separate state', () => {
    const known = { 'IN:goa': [{ slug: 'panaji', label: 'Panaji' }] }
    const filled = { answers: { location: 'IN:goa', city: 'Panaji' }, errors: {}, keywordDrafts: {} }
    const place = { kind: 'INVESTMENT', step: 'business', thisYear: 2026, known } as const
    expect(withAnswer(place, filled, 'location', 'IN:assam').answers).toEqual({ location: 'IN:assam', city: null })
    expect(withAnswer(place, filled, 'location', 'IN:goa').answers).toEqual({ location: 'IN:goa', city: 'Panaji' })
    const investor = { ...filled, answers: { country: 'IN', location: 'IN:goa', city: 'Panaji' } }
    const basic = { kind: 'INVESTOR', step: 'basic', thisYear: 2026, known } as const
    expect(withAnswer(basic, investor, 'country', 'US').answers).toEqual({ country: 'US', location: null, city: null })
  })
})

describe('places that were saved before they had countries', () => {
  const statements = readFileSync('server/kernel/db/migrations/0018_places.sql', 'utf8').split(
    '--> statement-breakpoint',
  )

  it('are converted, each in its own format', async () => {
    const person = await server.member('want-to-sell')
    const [row] = await server.deps.db.select().from(profiles).where(eq(profiles.accountId, person.id))
    if (!row) throw new Error('no profile')
    const business: Answers = {
      ...row.business,
      location: 'tamil-nadu',
      preferred_location: ['anywhere', 'goa', 'online-only', 'outside-india'],
    }
    await server.deps.db.update(profiles).set({ business, pending: { location: 'outside-india' } })
    await server.deps.db.insert(profileDrafts).values({
      accountId: person.id,
      kind: 'INVESTMENT',
      answers: { location: 'outside-india', country: 'AE', city: 'Dubai' },
    })
    // Twice, because a second conversion must not change anything.
    for (let round = 0; round < 2; round++)
      await server.deps.db.transaction(async (tx) => {
        for (const statement of statements)
          await tx.execute(
            sql.raw(round === 0 ? statement : statement.replace('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION')),
          )
      })
    const [after] = await server.deps.db.select().from(profiles).where(eq(profiles.accountId, person.id))
    expect([after?.business, after?.pending]).toEqual([
      {
        ...business,
        location: 'IN:tamil-nadu',
        preferred_location: ['anywhere', 'IN:goa', 'online-only', 'outside-india'],
      },
      { location: 'outside-india' },
    ])
    const [draft] = await server.deps.db.select().from(profileDrafts)
    expect(draft?.answers).toEqual({ location: 'AE', country: 'AE', city: 'Dubai' })
  })
})
