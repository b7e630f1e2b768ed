import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect } from 'vitest'
import { rowsOf } from '../../../server/kernel/db/rows.ts'
import type { LiveEvent } from '../../../src/domain/contract/liveEvents.ts'
import type { AccountType, ProfileKind } from '../../../src/domain/offerings.ts'
import type { Answers } from '../../../src/domain/registration/answerSchema.ts'
import type { Profile, ProfileDocument } from '../../../src/domain/registration/profileSchema.ts'
import { answersFor } from '../../support/members.ts'
import { onePixel, type Person, password, startTestServer, uploadOf } from '../../support/server.ts'
import { namesOf } from '../../support/spec/fieldNames.ts'
import { holds, rowsBelow, statementOf } from '../../support/spec/holds.ts'
import { openedChat } from '../../support/talking.ts'
import { until } from '../../support/until.ts'

/** Registration, its fields and documents, as a caller of the API sees them: 3. */

type Refused = { code?: string; fields?: Record<string, string> }
let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const kinds: Record<AccountType, ProfileKind> = {
  investment: 'INVESTMENT',
  'want-to-sell': 'WANT_TO_SELL',
  'want-to-grow': 'WANT_TO_GROW',
  investor: 'INVESTOR',
}
const samples = (accountType: AccountType) => answersFor(kinds[accountType], 'Asha Verma')
const put = (person: Person, accountType: AccountType, step: string, answers: Answers = {}) =>
  server.request<Refused & { profile: Profile }>('PUT', `/api/profiles/${accountType}/${step}`, { answers }, person)
const mine = async (person: Person, accountType: AccountType) =>
  (await server.request<{ profile: Profile }>('GET', `/api/profiles/${accountType}`, undefined, person)).body.profile
const newcomer = (accountType: AccountType) => server.signUp(accountType === 'investor' ? 'investor' : 'entrepreneur')
const upload = (person: Person, accountType: AccountType, key: string, type = 'trade-license') =>
  server.request<Refused & { document: ProfileDocument }>(
    'POST',
    '/api/documents',
    uploadOf(
      key,
      kinds[accountType],
      onePixel,
      'photo.png',
      key === 'identity-proof' && type === 'trade-license' ? 'passport' : type,
    ),
    person,
  )
const submit = (person: Person, accountType: AccountType) =>
  server.request<Refused>('POST', `/api/profiles/${accountType}/submission`, {}, person)
/** A person whose first two steps are saved. */
async function atDocuments(accountType: AccountType): Promise<Person> {
  const person = await newcomer(accountType)
  const { basic, business } = samples(accountType)
  expect((await put(person, accountType, 'basic', basic)).status).toBe(200)
  expect((await put(person, accountType, 'business', business)).status).toBe(200)
  return person
}

holds('3.2', async () => {
  const who = { name: 'Asha Verma', email: 'proof@test.in', mobile: '+919812300001' }
  const register = (email_proof: string, email = who.email) =>
    server.request<Refused>('POST', '/api/register', {
      ...who,
      email,
      login_type: 'investor',
      email_proof,
      password,
      confirm_password: password,
      accept_terms: true,
      language: 'en',
    })
  const login = async () =>
    (
      await server.request('POST', '/api/login', {
        login_type: 'investor',
        target: { kind: 'email', email: who.email },
        password,
        remember: false,
      })
    ).status
  expect([(await register('guessed')).status, await login()]).toEqual([422, 400])
  const proof = await server.prove('verify_email', 'another@test.in')
  expect([(await register(proof)).status, await login()]).toEqual([422, 400])
  expect((await register(await server.prove('verify_email', who.email))).status).toBe(200)
  expect(await login()).toBe(200)
})

holds('3.7', async () => {
  const person = await newcomer('investment')
  const { basic } = samples('investment')
  const saved = await put(person, 'investment', 'basic', basic)
  expect([saved.status, saved.body.profile.steps_done]).toEqual([200, 1])
  const request = {
    login_type: 'entrepreneur',
    target: { kind: 'email', email: person.email },
    password,
    remember: false,
  }
  const { body } = await server.request<{ access_token: string; info_id: string }>('POST', '/api/login', request)
  const elsewhere = await mine({ ...person, token: body.access_token, id: body.info_id }, 'investment')
  expect([elsewhere.steps_done, elsewhere.status]).toEqual([1, 'draft'])
  expect(elsewhere.basic).toMatchObject(basic)
})

holds('3.9', async () => {
  for (const accountType of Object.keys(kinds) as AccountType[]) {
    const person = await newcomer(accountType)
    const { basic, business } = samples(accountType)
    const refused = async (step: string, answers?: Answers) => {
      const { status } = await put(person, accountType, step, answers)
      return status >= 400 && status < 500
    }
    expect([accountType, await refused('business', business), await refused('documents')]).toEqual([
      accountType,
      true,
      true,
    ])
    expect((await put(person, accountType, 'basic', basic)).status).toBe(200)
    expect([accountType, await refused('documents'), (await submit(person, accountType)).status]).toEqual([
      accountType,
      true,
      expect.any(Number),
    ])
    expect((await mine(person, accountType)).status).toBe('draft')
    expect((await put(person, accountType, 'business', business)).status).toBe(200)
  }
})

const amount = (value: string) => ({ amount: value, currency: 'INR' })
/** An answer that the table does not allow. */
function wrongFor(answer: string): Answers[string] | undefined {
  if (/^(one of|as for)/.test(answer)) return undefined
  if (/(any|up to \d) of/.test(answer)) return ['no-such-option']
  if (/^amount/.test(answer)) return amount('much')
  if (/^percentage/.test(answer)) return 'much'
  if (/^web link/.test(answer)) return 'no link'
  if (/^social link/.test(answer)) return 'no link'
  if (answer === 'year') return 'some day'
  if (answer === 'yes or no') return 'maybe'
  if (answer === 'count') return 'many'
  if (/at least 350 characters/.test(answer)) return 'x'.repeat(349)
  if (/at most 350 words/.test(answer)) return 'word '.repeat(351)
  if (answer === '50 to 350 words') return 'word '.repeat(49)
  if (answer === '1 to 5 keywords') return ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']
  return undefined
}
const nowhere = ['online-only', 'outside-india', 'anywhere', 'anywhere-in-india']
/** The options of a list in the format of answers: an Indian state is a place in India. */
const optionsOf = async (list: string) =>
  (await server.request<{ list: { slug: string }[] }>('GET', `/api/master-dropdown/${list}`)).body.list.map(
    ({ slug }) => (list === 'preferred-location' && !nowhere.includes(slug) ? `IN:${slug}` : slug),
  )

/**
 * Compares one step of a registration with its table: no other field is required, and each accepts exactly the allowed
 * answers.
 */
async function isAsTabled(accountType: AccountType, step: 'basic' | 'business', rows: Record<string, string>[]) {
  expect(rows.length).toBeGreaterThan(4)
  const person = await newcomer(accountType)
  const sample = samples(accountType)
  if (step === 'business') await put(person, accountType, 'basic', sample.basic)
  const table = rows.flatMap(({ field = '', '': mark = '', answer = '' }) =>
    namesOf(field).map((name, at, names) => {
      const each = answer.split(', ')
      return {
        name,
        isRequired: mark.startsWith('R'),
        answer: each.length === names.length ? (each[at] ?? '') : answer,
      }
    }),
  )
  const required = table.filter(({ isRequired }) => isRequired).map(({ name }) => name)
  const empty = await put(person, accountType, step)
  expect([accountType, Object.keys(empty.body.fields ?? {}).sort()]).toEqual([accountType, required.sort()])

  const wrong: Answers = {}
  for (const { name, answer } of table) {
    const given = /one of/.test(answer) ? 'no-such-option' : wrongFor(answer)
    if (given !== undefined) wrong[name] = given
  }
  const refused = await put(person, accountType, step, { ...sample[step], ...wrong })
  expect([accountType, Object.keys(wrong).filter((name) => !refused.body.fields?.[name])]).toEqual([accountType, []])

  const most: Answers = {}
  const tooMany: Answers = {}
  for (const { name, answer } of table) {
    const [, limit, list] = answer.match(/(?:up to (\d)|any) of ([\w-]+)/) ?? []
    if (!list || list === 'countries') continue
    const options = (await optionsOf(list)).filter((slug) => slug !== 'other')
    most[name] = options.slice(0, Number(limit ?? 4))
    if (limit) tooMany[name] = options.slice(0, Number(limit) + 1)
  }
  const beyond = await put(person, accountType, step, { ...sample[step], ...tooMany })
  expect(Object.keys(beyond.body.fields ?? {}).sort()).toEqual(Object.keys(tooMany).sort())
  // The sample divides its own purposes.
  const undivided = { ...sample[step], use_of_funds_shares: null }
  const saved = await put(person, accountType, step, { ...undivided, ...most })
  expect([accountType, saved.status, saved.body.fields ?? {}]).toEqual([accountType, 200, {}])
  const kept = (await mine(person, accountType))[step]
  for (const [name, given] of Object.entries(most))
    expect([name, kept[name]]).toEqual([name, expect.arrayContaining(given as string[])])
}

holds('3.10', async () => {
  expect(rowsBelow('3.10')).toHaveLength(7)
  const whole = {
    login_type: 'investor',
    name: 'Asha Verma',
    mobile: '+919812300002',
    email: 'whole@test.in',
    email_proof: 'none',
    password,
    confirm_password: password,
    accept_terms: true,
    language: 'en',
  }
  for (const name of ['mobile', 'email', 'password', 'confirm_password', 'accept_terms'] as const) {
    const { [name]: _, ...rest } = whole
    const { body } = await server.request<Refused>('POST', '/api/register', rest)
    expect([name, body.code, Object.keys(body.fields ?? {})]).toEqual([
      name,
      'VALIDATION_FAILED',
      expect.arrayContaining([name]),
    ])
  }
  const inFrench = await server.request<Refused>('POST', '/api/register', { ...whole, language: 'fr' })
  expect(Object.keys(inFrench.body.fields ?? {})).toEqual(['language'])
  for (const accountType of Object.keys(kinds) as AccountType[]) {
    const person = await newcomer(accountType)
    const { basic, business } = samples(accountType)
    await put(person, accountType, 'basic', basic)
    const wrong = { visibility: 'no-such-option', preferred_communication: ['no-such-option'] }
    const refused = await put(person, accountType, 'business', { ...business, ...wrong })
    expect([accountType, Object.keys(refused.body.fields ?? {}).sort()]).toEqual([
      accountType,
      ['preferred_communication', 'visibility'],
    ])
    const { fields = {} } = (await put(person, accountType, 'business')).body
    expect([accountType, 'preferred_communication' in fields]).toEqual([accountType, accountType === 'want-to-grow'])
  }
})

holds('3.11', async () => {
  for (const accountType of ['investment', 'want-to-sell', 'want-to-grow'] as const)
    await isAsTabled(accountType, 'basic', rowsBelow('3.11'))
})

holds('3.12', () => isAsTabled('investment', 'business', rowsBelow('3.12')))
holds('3.13', () => isAsTabled('want-to-sell', 'business', rowsBelow('3.13')))
holds('3.14', () => isAsTabled('want-to-grow', 'business', rowsBelow('3.14')))

holds('3.15', async () => {
  const of = (step: string) => rowsBelow('3.15').filter((row) => row.step === step && row.field !== 'photo')
  await isAsTabled('investor', 'basic', of('1'))
  await isAsTabled('investor', 'business', of('2'))
  const alone = await newcomer('investor')
  const { company_name: _, ...basic } = samples('investor').basic
  const without = async (designation_role: string) =>
    Object.keys((await put(alone, 'investor', 'basic', { ...basic, designation_role })).body.fields ?? {})
  expect(await without('managing-partner')).toEqual(['company_name'])
  expect(await without('individual-investor')).toEqual([])
  expect((await upload(alone, 'investor', 'profile-image')).status).toBe(200)
})

holds('3.16', async () => {
  const person = await atDocuments('investment')
  const { link: _, founder_linkedin: __, ...rest } = samples('investment').business
  const wrong = async (answers: Answers) =>
    Object.keys((await put(person, 'investment', 'business', { ...rest, ...answers })).body.fields ?? {})
  expect(await wrong({})).toEqual(['link'])
  expect(await wrong({ no_website: true })).toEqual(['founder_linkedin'])
  expect(await wrong({ no_website: true, founder_linkedin: 'https://www.linkedin.com/in/asha' })).toEqual([])
  expect(await wrong({ link: 'https://asha.example.in' })).toEqual([])
})

holds('3.18', async () => {
  const states = async (country: string) =>
    (await server.request<{ list: { slug: string; label: string }[] }>('GET', `/api/countries/${country}/states`)).body
      .list
  const [of28, of8] = (statementOf('10.4').text.match(/: (.+)\.$/)?.[1] ?? '').split('; ').map((all) => all.split(', '))
  expect([of28?.length, of8?.length]).toEqual([28, 8])
  const indian = await states('IN')
  expect(indian.map(({ label }) => label).sort()).toEqual([...(of28 ?? []), ...(of8 ?? [])].sort())
  const person = await newcomer('investment')
  const { basic, business } = samples('investment')
  await put(person, 'investment', 'basic', basic)
  const refused = async (location: string, city: string) =>
    Object.keys((await put(person, 'investment', 'business', { ...business, location, city })).body.fields ?? {})
  for (const { slug } of indian.filter((_, at) => at % 9 === 0))
    expect([slug, await refused(`IN:${slug}`, 'Anywhere')]).toEqual([slug, []])
  for (const location of ['IN:california', 'IN'])
    expect([location, await refused(location, 'Pune')]).toEqual([location, ['location']])
  expect(await refused('US:California', 'Some Hamlet That No List Has')).toEqual([])
  expect(await refused('SG', 'Some Quarter That No List Has')).toEqual([])
})

holds('3.19', async () => {
  const person = await atDocuments('investment')
  const { valuation: _, total_raised: __, ...rest } = samples('investment').business
  for (const [given, currency, stored] of [
    ['500000.50', 'INR', '50000050'],
    ['500000', 'JPY', '500000'],
  ] as const) {
    const answers = {
      ...rest,
      funding_goal: { amount: given, currency },
      minimum_investment: { amount: '1', currency },
    }
    expect((await put(person, 'investment', 'business', answers)).status).toBe(200)
    const { id, business } = await mine(person, 'investment')
    expect(business.funding_goal).toMatchObject({ currency })
    expect(business.funding_goal).toEqual({ amount: given, currency })
    // The value in the database.
    const [row] = await rowsOf(
      server.deps.db,
      sql`select business->'funding_goal' as kept from profiles where id = ${id}`,
    )
    expect(JSON.stringify(row)).toMatch(new RegExp(`\\b${stored}\\b.*"${currency}"|"${currency}".*\\b${stored}\\b`))
  }
})

holds('9.27', async () => {
  const person = await atDocuments('investment')
  const { valuation: _, total_raised: __, ...rest } = samples('investment').business
  const saved = (typed: string, currency: string) =>
    put(person, 'investment', 'business', {
      ...rest,
      funding_goal: { amount: typed, currency },
      minimum_investment: { amount: '1', currency },
    })
  for (const [typed, currency, read] of [
    ['2 crore', 'INR', '20000000'],
    ['2,00,00,000', 'INR', '20000000'],
    ['₹50 lakh', 'INR', '5000000'],
    ['2 करोड़', 'INR', '20000000'],
    ['1.2 million', 'USD', '1200000'],
  ] as const) {
    expect([typed, (await saved(typed, currency)).status]).toEqual([typed, 200])
    expect((await mine(person, 'investment')).business.funding_goal).toEqual({ amount: read, currency })
  }
  for (const typed of ['2,5', '2 dozen', '$2'])
    expect((await saved(typed, 'INR')).body.fields).toEqual({ funding_goal: 'invalidAmount' })
})

const slug = (label: string) => label.replace(' or registration certificate', '').trim().replaceAll(' ', '-')
const tabledDocuments = () =>
  rowsBelow('3.20').map(({ registration = '', required = '', optional = '' }) => ({
    accountType: {
      'Capital Bridge': 'investment',
      'Business Exchange': 'want-to-sell',
      'Global Connect': 'want-to-grow',
      investor: 'investor',
    }[registration] as AccountType,
    required: required.split(',').map(slug),
    optional: optional
      .split(',')
      .map(slug)
      .filter((key) => key !== 'video-demo-link'),
  }))

holds('3.20', async () => {
  expect(tabledDocuments()).toHaveLength(4)
  for (const { accountType, required, optional } of tabledDocuments()) {
    const person = await atDocuments(accountType)
    const missing = async () => Object.keys((await put(person, accountType, 'documents')).body.fields ?? {}).sort()
    expect([accountType, await missing()]).toEqual([accountType, [...required].sort()])
    for (const key of [...optional, ...required])
      expect([accountType, key, (await upload(person, accountType, key)).status]).toEqual([accountType, key, 200])
    expect([accountType, await missing()]).toEqual([accountType, []])
    if (accountType === 'investor') continue
    const link = { video_demo_link: 'https://videos.example.com/demo' }
    expect((await put(person, accountType, 'documents', link)).status).toBe(200)
    expect((await mine(person, accountType)).document_answers).toMatchObject(link)
  }
})

holds('3.21', async () => {
  for (const { accountType, required } of tabledDocuments()) {
    for (const left of required) {
      const person = await atDocuments(accountType)
      for (const key of required.filter((one) => one !== left)) await upload(person, accountType, key)
      await put(person, accountType, 'documents')
      const refused = await submit(person, accountType)
      expect([accountType, left, refused.status, (await mine(person, accountType)).status]).toEqual([
        accountType,
        left,
        expect.not.objectContaining({ status: 200 }),
        'draft',
      ])
      expect(refused.status).toBeGreaterThanOrEqual(400)
    }
  }
})

holds('3.22', async () => {
  for (const { accountType, required, optional } of tabledDocuments()) {
    const person = await atDocuments(accountType)
    for (const key of required) await upload(person, accountType, key)
    expect((await put(person, accountType, 'documents')).status).toBe(200)
    expect([accountType, (await submit(person, accountType)).status]).toEqual([accountType, 200])
    const before = (await mine(person, accountType)).completeness
    await upload(person, accountType, optional.find((key) => key !== 'pitch-deck') ?? '')
    expect((await mine(person, accountType)).completeness).toBeGreaterThan(before)
    expect(before).toBeLessThan(100)
  }
})

holds('3.24', async () => {
  const person = await atDocuments('investment')
  const types = await optionsOf('proof-type')
  expect(types).toHaveLength(13)
  for (const type of [types[0] ?? '', types.at(-1) ?? '']) {
    const { body } = await upload(person, 'investment', 'proof-of-business', type)
    expect(body.document).toMatchObject({
      type,
      file_name: 'photo.png',
      title: 'photo.png',
      file_title: expect.any(String),
    })
  }
  for (const type of ['', 'passport', 'no-such-type'])
    expect([type, (await upload(person, 'investment', 'proof-of-business', type)).status]).toEqual([type, 422])
})

holds('3.25', async () => {
  const [, said = ''] = statementOf('3.25').text.match(/document types are (.*)\.$/) ?? []
  const kindsSaid = said
    .replace(', and for investors ', ', ')
    .split(/, | and (?=additional|proof)/)
    .map((name) => name.trim().replaceAll(' ', '-'))
  expect(kindsSaid).toHaveLength(15)
  const published = JSON.stringify((await server.request('GET', '/api/openapi.json')).body)
  const [, listed = ''] = published.match(/\[((?:"[\w-]+",?)*"pitch-deck"(?:,?"[\w-]+")*)\]/) ?? []
  const kindsListed = JSON.parse(`[${listed}]`) as string[]
  expect(kindsListed.filter((kind) => !['proof-of-business', 'profile-image'].includes(kind)).sort()).toEqual(
    kindsSaid.sort(),
  )
})

holds('3.33', async () => {
  const [founder, investor] = [await server.trialMember('investment'), await server.trialMember('investor')]
  const chatId = await openedChat(server, founder, investor)
  const events: LiveEvent[] = []
  const stop = server.deps.live.subscribe(investor.id, (event) => events.push(event))
  const chatMessage = { client_id: randomUUID(), kind: 'TEXT', text: 'Namaste' }
  await server.request('POST', `/api/chats/${chatId}/messages`, chatMessage, founder)
  // It is published after the response.
  await until('the push', () => events.some(({ type }) => type === 'push'))
  stop()
  const pushes = events.flatMap((event) => (event.type === 'push' ? [event.data] : []))
  expect(pushes).toHaveLength(1)
  expect(pushes[0]).toMatchObject({
    user_id: investor.id,
    action_id: chatId,
    message: expect.stringContaining('Namaste'),
  })
})
