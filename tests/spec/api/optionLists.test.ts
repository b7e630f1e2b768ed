import { afterAll, beforeAll, expect } from 'vitest'
import { demoProfiles } from '../../../server/demo/people.ts'
import { withdrawn } from '../../../server/features/catalog/withdrawn.ts'
import type { Country, Currency, Option } from '../../../src/domain/contract/catalog.ts'
import { type AccountType, accountTypes, profileKindOf } from '../../../src/domain/offerings.ts'
import type { Answers } from '../../../src/domain/registration/answerSchema.ts'
import { wizardSteps } from '../../../src/domain/registration/fields.ts'
import { type Person, startTestServer } from '../../support/server.ts'
import { holds, rowsBelow, statementOf } from '../../support/spec/holds.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function read<T = Option>(path: string, language = 'en'): Promise<T[]> {
  const answer = await server.app.request(`/api/${path}`, { headers: { 'accept-language': language } })
  return ((await answer.json()) as { list?: T[] }).list ?? []
}
const dropdown = (name: string, language?: string) => read(`master-dropdown/${name}`, language)
const labelsOf = async (name: string) => (await dropdown(name)).map(({ label }) => label)

/** Parses `28 of the first kind, …; 8 of the second, ….` */
const statesOfIndia = () =>
  (statementOf('10.4').text.match(/: (.+)\.$/)?.[1] ?? '').split('; ').map((group) => group.split(', '))

const lists = () => [...rowsBelow('10.1'), ...rowsBelow('10.2')]
const rowOf = (name: string) => lists().find((row) => row.list === name) ?? expect.fail(`no list ${name}`)

/** The labels that the document gives for a list, including those from another list. */
const saidOf = (name: string): string[] =>
  (rowOf(name).options ?? '').split('; ').flatMap((said) => {
    const part = said.replace(/^then /, '')
    const other = part.match(/^the (?:options|places) of ([\w-]+)$/)?.[1]
    if (other) return saidOf(other)
    return part === 'the states of India (10.4)' ? statesOfIndia().flat() : [part]
  })

/** Fields without an option list: countries and currencies. */
const withoutList = ['countries', 'currencies']
const optionLists = () => lists().filter((row) => !withoutList.includes(row.list ?? ''))

holds('10.1', async () => {
  const rows = rowsBelow('10.1')
  expect(rows).toHaveLength(45)
  for (const { list = '' } of rows.filter((row) => !withoutList.includes(row.list ?? '')))
    expect([list, await labelsOf(list)]).toEqual([list, saidOf(list)])
  const countries = await read<Country>('countries')
  expect([countries.length, new Set(countries.map(({ code }) => code)).size, countries[0]?.name]).toEqual([
    249,
    249,
    'India',
  ])
  expect(countries.filter(({ code }) => !/^[A-Z]{2}$/.test(code))).toEqual([])
  const dialled = Object.fromEntries(countries.map((country) => [country.code, country.dial_code]))
  expect(dialled).toMatchObject({ IN: '91', US: '1', AE: '971', JP: '81', GB: '44', NP: '977' })
  expect((await read<Currency>('currencies')).map(({ code }) => code)).toEqual(saidOf('currencies'))
})

holds('10.2', async () => {
  const rows = rowsBelow('10.2')
  expect(rows).toHaveLength(10)
  for (const { list = '' } of rows) {
    const numbered = (await dropdown(list)).map(({ slug, label }) =>
      list === 'gst-state' ? `${slug} ${label}` : label,
    )
    expect([list, numbered]).toEqual([list, saidOf(list)])
  }
})

const people = new Map<AccountType, Promise<{ person: Person; answers: Record<string, Answers> }>>()
/** A member who changes the answers of a profile, created once. */
function editorOf(accountType: AccountType) {
  const known = people.get(accountType)
  if (known) return known
  const kind = profileKindOf(accountType)
  const counts = { INVESTOR: 0, INVESTMENT: 0, WANT_TO_SELL: 0, WANT_TO_GROW: 0, [kind]: 2 }
  const sample = demoProfiles(counts, new Date().getUTCFullYear())[1]
  const editor = server.member(accountType).then((person) => ({
    person,
    answers: { basic: sample?.basic ?? {}, business: sample?.business ?? {} },
  }))
  people.set(accountType, editor)
  return editor
}
/** The errors of a step for these answers, with all others valid. */
async function refusalsOf(accountType: AccountType, step: 'basic' | 'business', given: Answers) {
  const { person, answers } = await editorOf(accountType)
  // Shares depend on the chosen purposes, so they are cleared when other purposes are tried.
  const without = 'use_of_funds_shares' in answers[step] ? { use_of_funds_shares: null } : {}
  const { body } = await server.request<{ fields?: Record<string, string> }>(
    'PUT',
    `/api/profiles/${accountType}/${step}`,
    { answers: { ...answers[step], ...without, ...given } },
    person,
  )
  return body.fields ?? {}
}
/** The fields of a step with an option list, with the maximum number of choices and the options. */
async function picksOf(accountType: AccountType, step: 'basic' | 'business') {
  const most: Record<string, number> = { one: 1, 'up to 2': 2, 'up to 3': 3, many: Number.POSITIVE_INFINITY }
  const fields: readonly { name: string; control: string; list?: string }[] =
    wizardSteps[profileKindOf(accountType)][step]
  // Shares belong to the options chosen in another field: they have no options of their own.
  const asked = fields.flatMap(({ name, control, list }) => (list && control !== 'shares' ? [{ name, list }] : []))
  return Promise.all(
    asked.map(async ({ name, list }) => ({
      name,
      list,
      most: most[rowOf(list).pick ?? ''] ?? expect.fail(`${list}: ${rowOf(list).pick}`),
      slugs: (await dropdown(list)).map(({ slug }) => slug).filter((slug) => slug !== 'other'),
    })),
  )
}

holds('10.3', async () => {
  const tried = new Set<string>()
  for (const accountType of accountTypes)
    for (const step of ['basic', 'business'] as const) {
      const picks = await picksOf(accountType, step)
      for (const { list } of picks) tried.add(list)
      const several = picks.filter(({ most }) => most > 1)
      const full = Object.fromEntries(several.map(({ name, slugs, most }) => [name, slugs.slice(0, most)]))
      expect([accountType, step, await refusalsOf(accountType, step, full)]).toEqual([accountType, step, {}])
      const limited = picks.filter(({ most, slugs }) => most < slugs.length)
      const over = Object.fromEntries(limited.map(({ name, slugs, most }) => [name, slugs.slice(0, most + 1)]))
      const refused = Object.keys(await refusalsOf(accountType, step, over))
      expect([accountType, step, refused.sort()]).toEqual([accountType, step, limited.map(({ name }) => name).sort()])
    }
  const byProfiles = optionLists().filter(({ 'used by': by = '' }) => /^(all|[ISGV ]+)$/.test(by))
  const elsewhere = ['location', 'yes-no', 'proof-type', 'identity-proof-type', 'preferred-location']
  expect(byProfiles.filter(({ list = '' }) => !tried.has(list) && !elsewhere.includes(list))).toEqual([])
})

holds('10.4', async () => {
  const [states = [], territories = []] = statesOfIndia()
  expect([states.length, territories.length]).toEqual([28, 8])
  const places = await labelsOf('location')
  expect(places.slice(0, 36).sort()).toEqual([...states, ...territories].sort())
  expect(places.slice(36)).toEqual(['Outside India', 'Online only'])
})

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .replaceAll('≤', ' up to ')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')

holds('10.5', async () => {
  // Options stored in earlier profiles.
  const stored = { industry: 'saas-software', round: 'series-c-plus', 'deal-timeline': '3-6', location: 'tamil-nadu' }
  for (const [list, slug] of Object.entries(stored))
    expect((await dropdown(list)).map((option) => option.slug)).toContain(slug)
  for (const { list = '' } of optionLists()) {
    const options = await dropdown(list)
    const said = saidOf(list)
    expect([list, new Set(options.map(({ slug }) => slug)).size]).toEqual([list, said.length])
    for (const [at, { slug }] of options.entries()) {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(wordsOf(said[at] ?? '')).toEqual(expect.arrayContaining(slug.split('-')))
    }
    const hindi = await dropdown(list, 'hi')
    expect(hindi.map(({ slug }) => slug)).toEqual(options.map(({ slug }) => slug))
  }
})

holds('10.6', async () => {
  for (const { list = '' } of optionLists()) {
    const [english, hindi] = [await dropdown(list), await dropdown(list, 'hi')]
    expect([list, hindi.length > 0, hindi.length]).toEqual([list, true, english.length])
    for (const { label } of english) expect(label).not.toMatch(/[\u0900-\u097f]/)
    // Numbers and abbreviations are the same in both languages; other labels are in Hindi.
    const alike = hindi.filter(({ label }) => !/[\u0900-\u097f]/.test(label))
    expect([list, alike.filter(({ label }) => /\b[A-Z]?[a-z]{3,}/.test(label))]).toEqual([list, []])
  }
})

holds('10.7', async () => {
  const [owner, reader] = [(await editorOf('investment')).person, (await editorOf('investor')).person]
  const { answers } = await editorOf('investment')
  const [, second] = await dropdown('team-presence')
  expect(
    await refusalsOf('investment', 'business', { ...answers.business, team_presence: second?.slug ?? '' }),
  ).toEqual({})
  const id = await server.profileIdOf(owner)
  const shown = async () =>
    JSON.stringify((await server.request('GET', `/api/listings/${id}`, undefined, reader)).body.listing)
  const offered = async () => (await dropdown('team-presence')).map(({ slug }) => slug)
  expect([await offered(), await shown()]).toEqual([
    expect.arrayContaining([second?.slug]),
    expect.stringContaining('Several cities in one country'),
  ])
  withdrawn.add(`team-presence/${second?.slug}`)
  try {
    expect(await offered()).not.toContain(second?.slug)
    expect(await offered()).toHaveLength(5)
    expect(await shown()).toContain('Several cities in one country')
    expect(await refusalsOf('investment', 'business', { team_presence: second?.slug ?? '' })).toEqual({})
  } finally {
    withdrawn.clear()
  }
})

holds('10.8', async () => {
  const { person, answers } = await editorOf('investment')
  expect((await dropdown('preferred-communication'))[0]).toMatchObject({ label: 'In-app chat' })
  const ways = async () =>
    (
      await server.request<{ profile: { business: { preferred_communication: string[] } } }>(
        'GET',
        '/api/profiles/investment',
        undefined,
        person,
      )
    ).body.profile.business.preferred_communication
  const [chat, , phone] = (await dropdown('preferred-communication')).map(({ slug }) => slug)
  for (const chosen of [[phone], []]) {
    await server.request(
      'PUT',
      '/api/profiles/investment/business',
      { answers: { ...answers.business, preferred_communication: chosen } },
      person,
    )
    expect(await ways()).toEqual(expect.arrayContaining([chat, ...chosen]))
  }
})

holds('10.9', async () => {
  const { status, body } = await server.request('GET', '/api/master-dropdown/shoe-sizes?type=INVESTMENT')
  expect([status, body.status, body.code]).toEqual([404, false, 'NOT_FOUND'])
})
