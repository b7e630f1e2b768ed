import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countryName } from '../../../server/features/catalog/countries.ts'
import { labelOf, listNames, optionsOf } from '../../../server/features/catalog/options.ts'
import type { Country, Currency, Option } from '../../../src/domain/contract/catalog.ts'
import { wizardSteps } from '../../../src/domain/registration/fields.ts'
import { startTestServer } from '../../support/server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const read = async <T>(path: string, headers: Record<string, string> = {}) => {
  const answer = await server.app.request(`/api/${path}`, { headers })
  return { status: answer.status, headers: answer.headers, list: ((await answer.json()) as { list: T[] }).list }
}

describe('option lists', () => {
  it('have unique slugs, and both labels on every option', () => {
    for (const name of listNames) {
      const options = optionsOf(name) ?? []
      expect([name, new Set(options.map(({ slug }) => slug)).size]).toEqual([name, options.length])
      for (const { slug, en, hi } of options) {
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
        expect([en.length > 0, hi.length > 0]).toEqual([true, true])
      }
    }
  })

  it('exist for every field of every wizard', () => {
    const wanted = Object.values(wizardSteps).flatMap(({ basic, business }) =>
      [...basic, ...business].flatMap(({ list }) => (list ? [list] : [])),
    )
    expect(wanted.filter((name) => optionsOf(name) === null)).toEqual([])
  })

  it('spell countries in Hindi as it is usual, and leave Incoterms in Latin letters', () => {
    expect(['AR', 'LK', 'ZA'].map((code) => countryName(code, 'hi'))).toEqual(['अर्जेंटीना', 'श्रीलंका', 'दक्षिण अफ़्रीका'])
    expect(labelOf('trade-term', 'exw', 'hi')).toBe('EXW')
  })

  it('contain the number of options given in the catalogue', () => {
    const sizes = { industry: 25, 'gst-state': 36, location: 38, 'preferred-stages': 19, 'closed-lost-reason': 17 }
    for (const [name, size] of Object.entries(sizes)) expect([name, optionsOf(name)?.length]).toEqual([name, size])
  })

  it('keep the slugs used in saved profiles', () => {
    expect(labelOf('deal-timeline', '3-6', 'en')).toBe('3–6 months')
    expect(labelOf('industry', 'saas-software', 'hi')).toBe('SaaS और सॉफ़्टवेयर')
    expect(labelOf('industry', 'gone', 'en')).toBe('gone')
  })

  it('are returned in the requested language, by both calls, without a login', async () => {
    const english = await read<Option>('master-dropdown/round?type=INVESTMENT')
    const hindi = await read<Option>('master-dropdown/round', { 'accept-language': 'hi-IN' })
    expect([english.list[3], hindi.list[3]]).toEqual([
      { slug: 'seed', label: 'Seed' },
      { slug: 'seed', label: 'सीड' },
    ])
    const values = await server.request('POST', '/api/master-values/round', { type: 'INVESTOR' })
    expect(values.body).toMatchObject({ status: true, list: english.list })
  })

  it.each(['nothing', 'constructor', '__proto__'])('%s is not found', async (name) => {
    expect((await server.request('GET', `/api/master-dropdown/${name}`)).body).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('are not sent again if they have not changed', async () => {
    const { headers } = await read<Option>('master-dropdown/industry')
    const again = await server.app.request('/api/master-dropdown/industry', {
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    })
    expect([again.status, headers.get('cache-control')]).toEqual([304, 'public, max-age=300'])
  })
})

describe('countries', () => {
  it('are the 249 of the standard, India first, then by name', async () => {
    const { list } = await read<Country>('countries')
    expect([list.length, list[0]]).toEqual([249, { code: 'IN', name: 'India', dial_code: '91' }])
    const names = list.slice(1).map(({ name }) => name)
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')))
  })

  it.each([
    ['fran', 'FR'],
    ['jp', 'JP'],
    ['%2B971', 'AE'],
    ['फ़्रांस', 'FR'],
  ])('are found by %s', async (keyword, code) => {
    const { list } = await read<Country>(`countries?keyword=${keyword}`)
    expect(list.map((one) => one.code)).toContain(code)
    expect(list.length).toBeLessThan(6)
  })

  it('are found by either name in either language', async () => {
    const { list } = await read<Country>('countries?keyword=germany', { 'accept-language': 'hi' })
    expect(list).toEqual([{ code: 'DE', name: 'जर्मनी', dial_code: '49' }])
  })
})

it('the twelve active currencies are named in the language, the yen without decimals', async () => {
  const { list, headers } = await read<Currency>('currencies', { 'accept-language': 'hi' })
  expect(list.map(({ code }) => code).join(' ')).toBe('INR USD EUR GBP AED SGD AUD CAD JPY CNY SAR ZAR')
  expect([list[0]?.name, list[8]?.digits]).toEqual(['भारतीय रुपया', 0])
  expect(headers.get('vary')).toContain('accept-language')
})
