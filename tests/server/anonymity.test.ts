import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { optionsOf } from '../../server/features/catalog/options.ts'
import { sendAlerts } from '../../server/features/listings/alerts.ts'
import { mailUnread } from '../../server/features/notifications/mail.ts'
import { accounts } from '../../server/kernel/db/schema.ts'
import type { ListingPage } from '../../src/domain/contract/market.ts'
import type { ListingDetail } from '../../src/domain/market/listingSchema.ts'
import { type AccountType, profileKindOf, profileKinds } from '../../src/domain/offerings.ts'
import type { Proposal } from '../../src/domain/proposals/proposalSchema.ts'
import type { Answer, Answers } from '../../src/domain/registration/answerSchema.ts'
import type { DocumentKind } from '../../src/domain/registration/documentKinds.ts'
import { documentsOfKind, isPhotoKind } from '../../src/domain/registration/documents.ts'
import type { wizardStepNames } from '../../src/domain/registration/fieldKinds.ts'
import type { FieldSpec } from '../../src/domain/registration/fields.ts'
import { fieldsOf } from '../../src/domain/registration/formFields.ts'
import { operationsOf } from '../support/attacks/contract.ts'
import { type Person, startTestServer, uploadOf } from '../support/server.ts'

/**
 * Four anonymous members, one of each kind, with a marker of its own in every answer, keyword, name, document and
 * picture. The test searches for the markers in every byte that the other members can get before an acceptance: every
 * GET of the published contract with every id and kind they have seen, every link in the responses, and everything sent
 * to them.
 */

type Server = Awaited<ReturnType<typeof startTestServer>>
let server: Server

let marks = 0
/** A word that occurs in no language, different each time. */
function marker(): string {
  const digest = createHash('sha256').update(`marker ${++marks}`).digest()
  const letter = (place: number, among: string) => among[(digest[place] ?? 0) % among.length]
  return (
    [0, 2, 4, 6, 8].map((place) => `${letter(place, 'bdfgjkptvz')}${letter(place + 1, 'aeiou')}`).join('') +
    letter(10, 'bdfgjkptvz') +
    letter(11, 'bdfgjkptvz')
  )
}

interface Hidden {
  word: string
  where: string
}
interface Actor {
  person: Person
  type: AccountType
  profileId: string
  /** The words that nobody may read before an acceptance. */
  hidden: Hidden[]
  /** The words that a listing shows: redacted texts, and after an acceptance the hidden ones too. */
  shown: Hidden[]
  afterwards: Hidden[]
  names: Names
}
interface Names {
  company: string
  first: string
  last: string
  account: string
  brand: string
}

const padding = 'fine goods for many towns in several sizes and colours '
const other = 'other'

/** A text that contains a marker of its own and every spelling of every name. */
function telling(own: string, { company, first, last, account, brand }: Names, mobile: string): string {
  const capital = `${company[0]?.toUpperCase()}${company.slice(1)}`
  return [
    `${own} ${capital} Mills Private Limited spins yarn.`,
    `${company.toUpperCase()}, ${company}-mills, ${company}mills, ${company}_mills, Team${capital}2024.`,
    `Ask ${first} ${last} or ${account}, write to ${first}@${brand}.in, see https://www.${brand}.in/${company}.`,
    `Call ${mobile} or ${mobile.slice(3, 8)}-${mobile.slice(8)}.`,
  ].join(' ')
}

function answerFor(spec: FieldSpec, own: string, names: Names, mobile: string): Answer {
  const options = spec.list ? (optionsOf(spec.list) ?? []).map(({ slug }) => slug) : []
  switch (spec.control) {
    case 'text':
      return `${own} ${names.company} ${names.last}`.slice(0, spec.maxCharacters ?? 200)
    case 'longText':
      return `${telling(own, names, mobile)} ${padding.repeat(spec.maxWords ? 5 : 7)}`
    case 'keywords':
      return [own, `${names.company} yarn`, names.brand]
    case 'link':
      return spec.name.includes('linkedin')
        ? `https://www.linkedin.com/in/${own}`
        : `https://www.${names.brand}.in/${own}`
    case 'links':
      return [`https://www.linkedin.com/in/${own}`]
    case 'select':
      return options.includes(other) ? other : (options[0] ?? null)
    case 'multiSelect':
      return options.includes(other) ? [other, ...options.slice(0, 1)] : options.slice(0, 1)
    case 'money':
      return { amount: '500000', currency: 'INR' }
    case 'years': {
      const year = String(new Date().getUTCFullYear() - 1)
      return { years: [{ year, revenue: '700000', profit: '-9000', plan: false }], currency: 'INR' }
    }
    case 'shares':
      return {
        shares: options.includes(other)
          ? [
              { slug: other, percent: '60' },
              { slug: options[0] ?? '', percent: '40' },
            ]
          : [],
      }
    case 'percent':
      return '12'
    case 'year':
      return '2001'
    case 'number':
      return '3'
    case 'country':
      return 'IN'
    case 'place':
      return 'IN:assam'
    case 'places':
      return ['IN:assam', 'anywhere']
    case 'countries':
      return ['AE']
    case 'currency':
      return 'INR'
    case 'yesNo':
      return true
    case 'switch':
      return false
  }
}

const freeText = ['text', 'longText', 'keywords', 'link', 'links']

/** A completely filled step, including "Other" and its free text. */
function filled(type: AccountType, step: (typeof wizardStepNames)[number], actor: Omit<Actor, 'profileId'>): Answers {
  const kind = profileKindOf(type)
  const { names, person } = actor
  const own = new Map<string, string>()
  const fixed: Answers = {
    first_name: names.first,
    last_name: names.last,
    company_name: `${names.company} Mills Private Limited`,
    visibility: 'anonymous',
    designation_role: 'analyst',
    stake_offered: '100',
  }
  const fill = (specs: FieldSpec[]): Answers =>
    Object.fromEntries(
      specs.map((spec) => {
        const word = own.get(spec.name) ?? marker()
        own.set(spec.name, word)
        return [spec.name, fixed[spec.name] ?? answerFor(spec, word, names, person.mobile)]
      }),
    )
  const answers = fill(fieldsOf(kind, step, fill(fieldsOf(kind, step, {}))))
  for (const spec of fieldsOf(kind, step, answers)) {
    if (!freeText.includes(spec.control) || fixed[spec.name]) continue
    const reported = { word: own.get(spec.name) ?? '', where: `${kind}.${spec.name}` }
    if (spec.anonymous === 'hide') actor.hidden.push(reported)
    else actor.shown.push(reported)
    if (spec.listed && !(spec.control === 'link' && step === 'documents')) actor.afterwards.push(reported)
  }
  return answers
}

const picture = (word: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#246' } })
    .withExif({ IFD0: { ImageDescription: word, Artist: word } })
    .jpeg()
    .toBuffer()

async function anonymousMember(type: AccountType): Promise<Actor> {
  const person = await server.signUp(type === 'investor' ? 'investor' : 'entrepreneur')
  const names = { company: marker(), first: marker(), last: marker(), account: marker(), brand: marker() }
  await server.deps.db.update(accounts).set({ name: names.account }).where(eq(accounts.id, person.id))
  const hidden = [
    ...Object.entries(names).map(([where, word]) => ({ word, where: `the ${where} name of ${type}` })),
    { word: person.email, where: `the e-mail of ${type}` },
    { word: person.mobile.slice(3), where: `the mobile of ${type}` },
  ]
  const actor = {
    person,
    type,
    profileId: '',
    hidden,
    shown: [],
    afterwards: [{ word: names.company, where: 'company' }],
    names,
  }
  const put = async (step: (typeof wizardStepNames)[number]) => {
    const saved = await server.request(
      'PUT',
      `/api/profiles/${type}/${step}`,
      { answers: filled(type, step, actor) },
      person,
    )
    if (saved.status !== 200) throw new Error(`${type} ${step}: ${JSON.stringify(saved.body)}`)
  }
  await put('basic')
  await put('business')
  for (const key of documentsOfKind(profileKindOf(type))) await attach(actor, key)
  await put('documents')
  await server.request('POST', `/api/profiles/${type}/submission`, {}, person)
  await server.verifyMobile(person)
  const plan = { plan_id: `${type}-free-trial`, types: [], mode: 'NEW' }
  await server.request('POST', '/api/buy-membership', plan, person)
  if (type === 'investor') await server.openGlobalConnect(person)
  await server.request('POST', '/api/register-device', { token: `token of ${type}`, push_type: 'WEB_PUSH' }, person)
  return { ...actor, profileId: await server.profileIdOf(person) }
}

async function attach(actor: Omit<Actor, 'profileId'>, key: DocumentKind): Promise<void> {
  const [file, inside] = [marker(), marker()]
  const type = key === 'identity-proof' ? 'passport' : 'trade-license'
  const name = isPhotoKind(key) ? `${file}.jpg` : `${file}.png`
  const form = uploadOf(key, profileKindOf(actor.type), await picture(inside), name, type)
  const { status } = await server.request('POST', '/api/documents', form, actor.person)
  if (status !== 200) throw new Error(`${key} was not uploaded: ${status}`)
  actor.hidden.push(
    { word: file, where: `the name of ${actor.type}’s ${key}` },
    { word: inside, where: `inside ${key}` },
  )
}

/** Payloads pushed to devices and open screens, by account. */
const sent = new Map<string, string[]>()
const remember = (id: string, what: unknown) => sent.set(id, [...(sent.get(id) ?? []), JSON.stringify(what)])

const actors: Record<string, Actor> = {}
const actor = (type: AccountType): Actor => {
  const found = actors[type]
  if (!found) throw new Error(`nobody is ${type}`)
  return found
}
const types: readonly AccountType[] = ['investor', 'investment', 'want-to-sell', 'want-to-grow']
const proposalIds: Record<string, string> = {}

/** Decodes base64 and percent encoding, and lowers the case. */
function openly(bytes: string): string {
  const decoded = [...bytes.matchAll(/[\w-]{24,}={0,2}/g)].map(([coded]) => Buffer.from(coded, 'base64url').toString())
  const percents = bytes.replace(/(?:%[0-9a-f]{2})+/gi, (coded) =>
    Buffer.from(coded.replace(/%/g, ''), 'hex').toString(),
  )
  return [percents, ...decoded].join('\n').toLowerCase()
}

let operations: Awaited<ReturnType<typeof operationsOf>> = []
const idsIn = (bytes: string): string[] => bytes.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? []

interface Answered {
  /** Headers and body, as bytes and as UTF-8. */
  bytes: string
  /** The ids in the body; a refusal contains none but its own. */
  ids: string[]
}
async function answerOf(path: string, { person }: Actor): Promise<Answered> {
  const answer = await server.app.request(path, {
    headers: { authorization: `Bearer ${person.token}`, 'x-info-id': person.id },
  })
  if (answer.headers.get('content-type')?.includes('event-stream')) {
    await answer.body?.cancel()
    return { bytes: '', ids: [] }
  }
  const body = Buffer.from(await answer.arrayBuffer())
  const head = [...answer.headers].map(([name, value]) => `${name}: ${value}`).join('\n')
  const { status } = answer
  return { bytes: head + body.toString('latin1') + body.toString(), ids: status === 200 ? idsIn(body.toString()) : [] }
}
const read = async (path: string, reader: Actor): Promise<string> => (await answerOf(path, reader)).bytes

/**
 * Calls every GET of the contract: with every id seen so far if it takes one, and for every kind and box that it
 * accepts.
 */
async function walk(reader: Actor): Promise<Map<string, string>> {
  const bytes = new Map<string, string>()
  const ids = new Set(types.map((type) => actor(type).profileId))
  const look = async (path: string) => {
    if (bytes.has(path)) return
    const { bytes: text, ids: named } = await answerOf(path, reader)
    bytes.set(path, text)
    for (const id of named) ids.add(id)
    for (const [link] of text.matchAll(/\/(?:files|pictures)\/[\w.%-]+/g)) await look(link)
  }
  const wanted = operations.filter(({ method }) => method === 'GET')
  const choices: Record<string, readonly string[]> = {
    kind: profileKinds,
    box: ['sent', 'received'],
    archived: ['0', '1'],
  }
  for (const { path, query } of wanted) {
    const queries = query
      .filter(({ name }) => choices[name])
      .reduce<string[]>(
        (all, { name }) => all.flatMap((one) => (choices[name] ?? []).map((value) => `${one}&${name}=${value}`)),
        [''],
      )
    const kinds = path.includes('{kind}') ? types : [null]
    for (const kind of kinds) {
      const plain = kind ? path.replace('{kind}', kind) : path
      if (!/\{\w+\}/.test(plain)) for (const one of queries) await look(one ? `${plain}?${one.slice(1)}` : plain)
    }
  }
  for (const { path } of wanted.filter((one) => /\{(?!kind|name)\w+\}/.test(one.path)))
    for (const id of [...ids]) await look(path.replace(/\{\w+\}/g, id))
  bytes.set('letters', JSON.stringify(await server.letters(reader.person.email)))
  bytes.set('pushes and live events', (sent.get(reader.person.id) ?? []).join('\n'))
  return bytes
}

/** The markers of other members that the reader saw, with the paths. */
function leaks(reader: Actor, bytes: Map<string, string>, among: (one: Actor) => Hidden[]): string[] {
  const open = [...bytes].map(([path, text]) => [path, openly(text)] as const)
  const others = types.map(actor).filter((one) => one !== reader)
  return others
    .flatMap(among)
    .flatMap(({ word, where }) =>
      open
        .filter(([, text]) => text.includes(word.toLowerCase()))
        .map(([path]) => `${where} in ${path.replace(/[\w-]{30,}[\w.-]*/g, '…')} as ${reader.type}`),
    )
}

beforeAll(async () => {
  server = await startTestServer()
  const { live } = server.deps
  const publish = live.publish.bind(live)
  live.publish = (id, event) => {
    remember(id, event)
    publish(id, event)
  }
  server.deps.push = {
    send: async (token, data) => {
      const to = types.find((type) => token === `token of ${type}`)
      if (to) remember(actor(to).person.id, data)
      return 'sent'
    },
  }
  operations = await operationsOf(server.app)
  actors.investor = await anonymousMember('investor')
  const saved = { kind: '', name: 'Mine', query: {}, alert: 'instant' }
  await server.request('POST', '/api/saved-searches', { ...saved, kind: 'INVESTMENT' }, actor('investor').person)
  server.clock.ahead += 120_000
  for (const type of types.slice(1)) actors[type] = await anonymousMember(type)
  await server.request('POST', '/api/saved-searches', { ...saved, kind: 'INVESTOR' }, actor('investment').person)
  const investor = actor('investor')
  for (const type of types.slice(1)) {
    const { person, names } = actor(type)
    const message = `We are ${names.company} Mills. Call ${person.mobile}.`
    const request = { request_id: randomUUID(), receiver_profile_id: investor.profileId, message }
    const made = await server.request<{ proposal: Proposal }>('POST', '/api/proposals', request, person)
    proposalIds[type] = made.body.proposal.id
  }
  server.clock.ahead += 3_600_000
  await mailUnread(server.deps)
  for (const type of types.slice(1)) {
    const { person, names } = actor(type)
    await server.request('GET', `/api/proposals/${proposalIds[type]}`, undefined, investor.person)
    const question = { text: `${investor.names.first} ${investor.names.last} asks` }
    await server.request('POST', `/api/proposals/${proposalIds[type]}/request-info`, question, investor.person)
    const reported = { text: `Answer of ${names.company}` }
    await server.request('POST', `/api/proposals/${proposalIds[type]}/answer`, reported, person)
    await server.request('PUT', `/api/listings/${actor(type).profileId}/favourite`, {}, investor.person)
    await server.request('POST', `/api/listings/${actor(type).profileId}/opening`, {}, investor.person)
  }
  server.clock.ahead += 3_600_000
  await sendAlerts(server.deps)
  await mailUnread(server.deps)
}, 600_000)
afterAll(() => server.close())

const search = (reader: Actor, kind: string, q: string, more = '') =>
  server.request<ListingPage & { code?: string }>(
    'GET',
    `/api/listings?kind=${kind}&q=${encodeURIComponent(q)}${more}`,
    undefined,
    reader.person,
  )

const kindsFor = (type: AccountType) => (type === 'investor' ? 'investment' : 'investor')

describe('before an acceptance', () => {
  it('other members can read as much of the listing as its fields allow', async () => {
    for (const type of types) {
      const reader = actor(kindsFor(type))
      const { profileId, shown } = actor(type)
      const seen = openly(await read(`/api/listings/${profileId}`, reader))
      const missing = shown.filter(({ where, word }) => !where.endsWith('_other') && !seen.includes(word))
      expect(missing).toEqual([])
    }
  })

  it.each(types)(
    'nothing that %s can get reveals who the others are',
    async (type) => {
      const bytes = await walk(actor(type))
      expect(bytes.size).toBeGreaterThan(40)
      expect(leaks(actor(type), bytes, ({ hidden }) => hidden)).toEqual([])
    },
    600_000,
  )

  it('no search finds a listing by hidden content, nor suggests it', async () => {
    const found: string[] = []
    const secrets = types.flatMap((type) => actor(type).hidden.map(({ word }) => word))
    for (const type of types) {
      const reader = actor(kindsFor(type))
      const { profileId } = actor(type)
      for (const { word, where } of actor(type).hidden) {
        for (const q of [word, word.slice(0, -2)]) {
          server.clock.ahead += 1_500
          const { body, status } = await search(reader, profileKindOf(type), q)
          const isSaid = secrets.some((secret) => body.corrected?.includes(secret))
          const isFound = body.list.some((card) => card.id === profileId)
          if (status !== 200 || isFound || isSaid) found.push(`${where}: ${q} ${status} ${body.corrected}`)
        }
      }
    }
    expect(found).toEqual([])
  }, 600_000)

  it('changes to names and hidden answers change nothing that others read, nor its order', async () => {
    const seller = actor('want-to-sell')
    const investor = actor('investor')
    const views = async () => {
      const all: unknown[] = []
      for (const q of ['', 'yarn', 'spins', 'goods', 'mills', 'limited'])
        for (const sort of ['best', 'newest', 'amount_high'])
          all.push((await search(investor, 'WANT_TO_SELL', q, `&sort=${sort}`)).body)
      all.push((await server.request('GET', '/api/listings/facets?kind=WANT_TO_SELL', undefined, investor.person)).body)
      all.push((await server.request('GET', `/api/listings/${seller.profileId}`, undefined, investor.person)).body)
      return JSON.stringify(all).replace(/\/files\/[\w.-]+/g, '')
    }
    server.clock.ahead += 61_000
    const before = await views()
    const { profile } = (
      await server.request<{ profile: { basic: Answers; business: Answers } }>(
        'GET',
        '/api/profiles/want-to-sell',
        undefined,
        seller.person,
      )
    ).body
    const [company, last] = [marker(), marker()]
    const spelt = (word: string, like: string) =>
      like === like.toUpperCase()
        ? word.toUpperCase()
        : like === like.toLowerCase()
          ? word
          : `${word[0]?.toUpperCase()}${word.slice(1)}`
    const renamed = JSON.stringify(profile)
      .replace(new RegExp(seller.names.company, 'gi'), (like) => spelt(company, like))
      .replaceAll(seller.names.last, last)
    const { basic, business } = JSON.parse(renamed) as { basic: Answers; business: Answers }
    await server.request('PUT', '/api/profiles/want-to-sell/basic', { answers: basic }, seller.person)
    await server.request(
      'PUT',
      '/api/profiles/want-to-sell/business',
      { answers: { ...business, address: marker() } },
      seller.person,
    )
    server.clock.ahead += 61_000
    expect(await views()).toBe(before)
    await server.request('PUT', '/api/profiles/want-to-sell/basic', { answers: profile.basic }, seller.person)
    await server.request('PUT', '/api/profiles/want-to-sell/business', { answers: profile.business }, seller.person)
  }, 300_000)

  it('the owner sees the same as a stranger, plus a list of what was redacted', async () => {
    for (const type of types) {
      const { person, profileId, names } = actor(type)
      const reader = actor(kindsFor(type))
      const { preview } = (
        await server.request<{ preview: Preview | null }>('GET', `/api/profiles/${type}/preview`, undefined, person)
      ).body
      const { listing } = (
        await server.request<{ listing: ListingDetail }>('GET', `/api/listings/${profileId}`, undefined, reader.person)
      ).body
      const card = ({
        name,
        headline,
        summary,
        city,
        image_url,
        facts,
        documents,
      }: Pick<ListingDetail, 'name' | 'headline' | 'summary' | 'city' | 'image_url' | 'facts' | 'documents'>) => ({
        name,
        headline,
        summary,
        city,
        image_url,
        documents,
        facts: facts.map(({ field, label, value }) => ({ field, label, value })),
      })
      if (!preview) throw new Error('no preview')
      expect(card(preview)).toEqual(card(listing))
      expect(JSON.stringify(preview.facts.map(({ marks: all, dropped }) => ({ all, dropped })))).toContain(
        names.company,
      )
      for (const { value, marks: all } of preview.facts)
        for (const { start, end } of all) expect(value.slice(start, end)).toMatch(/^\[[a-z ]+ (?:hidden|removed)\]/)
      expect(preview.hidden.map(({ field }) => field)).toContain('company_name')
    }
  })
})

interface Preview extends ListingDetail {
  anonymous: boolean
  facts: (ListingDetail['facts'][number] & {
    marks: { start: number; end: number; was: string }[]
    dropped: string[]
  })[]
  hidden: { field: string; label: string }[]
}

describe('from public to anonymous', () => {
  it('the picture’s link stops working, and the old name is neither found nor suggested', async () => {
    const owner = await server.trialMember('investment')
    const id = await server.profileIdOf(owner)
    const reader = actor('investor')
    const { profile } = (
      await server.request<{ profile: { basic: Answers; business: Answers } }>(
        'GET',
        '/api/profiles/investment',
        undefined,
        owner,
      )
    ).body
    const name = 'quixandrel'
    const basic = { ...profile.basic, company_name: `${name} Foods Private Limited` }
    await server.request('PUT', '/api/profiles/investment/basic', { answers: basic }, owner)
    server.clock.ahead += 61_000
    expect((await search(reader, 'INVESTMENT', name)).body.list.map((card) => card.id)).toEqual([id])
    expect((await search(reader, 'INVESTMENT', 'quixandral')).body.corrected).toBe(name)
    const detail = async () =>
      (await server.request<{ listing: ListingDetail }>('GET', `/api/listings/${id}`, undefined, reader.person)).body
        .listing
    const links = [
      (await detail()).image_url ?? '',
      ...((await detail()).image_sizes ?? '').split(/ \d+w(?:, )?/),
    ].filter(Boolean)
    expect(links).toHaveLength(4)
    const statuses = async () => {
      const all: number[] = []
      for (const link of links) all.push((await server.app.request(link)).status)
      return all
    }
    expect(await statuses()).toEqual([200, 200, 200, 200])
    const business = { ...profile.business, visibility: 'anonymous' }
    expect(
      (await server.request('PUT', '/api/profiles/investment/business', { answers: business }, owner)).status,
    ).toBe(200)
    expect(await statuses()).toEqual([404, 404, 404, 404])
    for (const q of [name, 'quixandral', 'quixan']) {
      const { body } = await search(reader, 'INVESTMENT', q)
      expect([q, body.list, body.corrected]).toEqual([q, [], null])
    }
    const { list } = (await search(reader, 'INVESTMENT', '')).body
    const card = list.find((one) => one.id === id)
    expect(card?.image_url).toBeNull()
    // No field of the response contains a link to the picture.
    expect(JSON.stringify([card, await detail()])).not.toContain('/files/')
  })
})

describe('after an acceptance', () => {
  it('names, answers, documents and pictures are shown', async () => {
    const investor = actor('investor')
    for (const type of types.slice(1)) {
      const path = `/api/proposals/${proposalIds[type]}/accept`
      expect((await server.request('POST', path, {}, investor.person)).status).toBe(200)
    }
    for (const type of types) {
      const reader = actor(kindsFor(type))
      const { profileId, afterwards, shown, hidden } = actor(type)
      const seen = openly(await read(`/api/listings/${profileId}`, reader))
      const shared = /name of .*(?:deck|report|summary|demo|catalog|brochure|certificate|supporting)/
      const documents = hidden.filter(({ where }) => shared.test(where))
      const missing = [...afterwards, ...shown.filter(({ where }) => !where.endsWith('_other')), ...documents].filter(
        ({ word }) => !seen.includes(word.toLowerCase()),
      )
      expect(missing).toEqual([])
      expect(seen).toContain(actor(type).person.email)
      if (type !== 'investor') expect(seen).toMatch(/"image_url":"\/files\//)
    }
  })
})
