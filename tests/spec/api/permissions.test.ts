import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { mailUnread } from '../../../server/features/notifications/mail.ts'
import type { Chat } from '../../../src/domain/chats/chatSchema.ts'
import type { ListingPage } from '../../../src/domain/contract/market.ts'
import type { ListingDetail, Preview } from '../../../src/domain/market/listingSchema.ts'
import type { Proposal } from '../../../src/domain/proposals/proposalSchema.ts'
import { readContract, sampleOf } from '../../support/contract.ts'
import { onePixel, type Person, uploadOf } from '../../support/server.ts'
import { holds, rowsBelow } from '../../support/spec/holds.ts'
import { type CodeResponse, day, startWorld, type World } from '../../support/spec/world.ts'

let world: World
let founder: Person
let investor: Person
beforeAll(async () => {
  world = await startWorld()
  founder = await world.trialMember('investment')
  investor = await world.trialMember('investor')
})
afterEach(() => {
  world.clock.ahead = 0
})
afterAll(() => world.close())

const detail = (id: string, as: Person) => world.get<CodeResponse & { listing: ListingDetail }>(`listings/${id}`, as)
const listed = async (kind: string, as: Person, query = '') =>
  (await world.get<ListingPage>(`listings?kind=${kind}&sort=newest&limit=48${query}`, as)).body.list
type Answers = Record<string, unknown>
/** Changes some answers of a member's profile. */
async function edit(person: Person, type: string, step: 'basic' | 'business', changes: Answers): Promise<void> {
  const { profile } = (await world.get<{ profile: Record<typeof step, Answers> }>(`profiles/${type}`, person)).body
  const { status } = await world.put(`profiles/${type}/${step}`, { answers: { ...profile[step], ...changes } }, person)
  expect(status).toBe(200)
}
const show = (person: Person, type: string, visibility: string) => edit(person, type, 'business', { visibility })

/** Calls that come before a login, or are the same for everybody. */
const open =
  /^(POST \/(codes|register|login|reset-password|contact|account-deletion|account-deletion\/password|webhooks\/payments|master-values)\b|GET \/(codes|master-dropdown|countries|currencies|plans|docs|openapi.json)\b|[A-Z]+ \/reviews)/

holds('6.1', async () => {
  const routes = (await readContract(world)).filter(({ name }) => !open.test(name))
  expect(routes.length).toBeGreaterThan(50)
  const bearer = { authorization: `Bearer ${founder.token}` }
  for (const { name, method, path, query, body } of routes) {
    const statusWith = async (headers: Record<string, string>) => {
      const answer = await world.app.request(
        `/api${path.replaceAll(/\{(\w+)\}/g, () => randomUUID())}${query ? `?${query}` : ''}`,
        {
          method,
          headers: { 'content-type': 'application/json', ...headers },
          ...(method === 'GET' || method === 'DELETE' ? {} : { body: JSON.stringify(sampleOf(body ?? undefined)) }),
        },
      )
      await answer.body?.cancel()
      return answer.status
    }
    // The caller is checked before the body.
    expect([name, await statusWith({}), await statusWith(bearer)]).toEqual([name, 401, 401])
  }
  expect((await world.get('me', founder)).status).toBe(200)
})

holds('6.2', async () => {
  expect((await world.get('me', founder)).status).toBe(200)
  for (const id of [investor.id, randomUUID(), ''])
    expect((await world.get('me', { ...founder, id })).body).toMatchObject({ status: false, code: 'UNAUTHORIZED' })
  expect((await world.get('me', { ...founder, id: investor.id })).status).toBe(401)
})

holds('6.3', async () => {
  const { proposal, chat } = await world.talk(founder, investor)
  const stranger = await world.trialMember('investor')
  const uploaded = await world.post<{ document: { id: string } }>(
    'documents',
    uploadOf('valuation-report', 'INVESTMENT', onePixel, 'report.png'),
    founder,
  )
  const owned: [path: string, owner: Person][] = [
    [`proposals/${proposal}`, founder],
    [`chats/${chat}`, investor],
    [`chats/${chat}/messages`, investor],
    [`documents/${uploaded.body.document.id}`, founder],
  ]
  for (const [path, owner] of owned) {
    expect([path, (await world.get(path, owner)).status]).toEqual([path, 200])
    const theirs = await world.get(path, stranger)
    const nobodys = await world.get(path.replace(/[\da-f-]{36}/, randomUUID()), stranger)
    expect([path, theirs.status, theirs.body.code]).toEqual([path, 404, 'NOT_FOUND'])
    expect({ ...theirs.body, request_id: '' }).toEqual({ ...nobodys.body, request_id: '' })
  }
})

holds('6.4', async () => {
  const unpaid = await world.member('investor')
  const id = await world.profileIdOf(founder)
  expect((await listed('INVESTMENT', unpaid)).map((card) => card.id)).toContain(id)
  expect(await detail(id, unpaid)).toMatchObject({ status: 200, body: { listing: { id } } })
  expect((await world.get(`listings/${id}`)).status).toBe(401)
})

/** The documents and contact details that a member can open in a listing. */
async function opened(id: string, as: Person) {
  await world.post(`listings/${id}/opening`, {}, as)
  const { documents, contact } = (await detail(id, as)).body.listing
  return { documents: documents.some(({ url }) => url !== null), contact: contact !== null }
}

holds('6.5', async () => {
  const owner = await world.trialMember('investment')
  await world.post('documents', uploadOf('pitch-deck', 'INVESTMENT', onePixel, 'deck.png'), owner)
  const [unpaid, trial, subscriber] = [
    await world.member('investor'),
    await world.trialMember('investor'),
    await world.member('investor'),
  ]
  await world.purchase(subscriber, 'investor-monthly')
  const id = await world.profileIdOf(owner)
  for (const reader of [trial, subscriber]) await world.talk(owner, reader)
  expect(await opened(id, unpaid)).toEqual({ documents: false, contact: false })
  expect(await opened(id, trial)).toEqual({ documents: true, contact: true })
  expect(await opened(id, subscriber)).toEqual({ documents: true, contact: true })
  // The plan has ended: what it opened is closed again.
  await world.pass(40 * day)
  for (const reader of [trial, subscriber])
    expect(await opened(id, reader)).toEqual({ documents: false, contact: false })
})

const search = (as: Person) =>
  world.post('saved-searches', { kind: 'INVESTMENT', name: randomUUID(), query: {}, alert: 'off' }, as)

holds('6.6', async () => {
  const unpaid = await world.member('investor')
  const needing = [
    await world.propose(unpaid, founder),
    await search(unpaid),
    await world.post(`listings/${await world.profileIdOf(founder)}/opening`, {}, unpaid),
  ]
  const { id } = (await world.propose(founder, unpaid)).body.proposal
  needing.push(await world.act(unpaid, id, 'accept'))
  for (const { status, body } of needing) expect([status, body.code]).toEqual([402, 'SUBSCRIPTION_REQUIRED'])
  // Only the plan was missing.
  await world.purchase(unpaid, 'investor-monthly')
  expect((await world.act(unpaid, id, 'accept')).status).toBe(200)
  // 4.14 and 4.16 describe the app, which distinguishes the two by the flags.
  expect(await world.payments.me(unpaid)).toMatchObject({ has_active_subscription: 1, has_subscription_expired: 0 })
})

/**
 * An investor with everything needed to try each action once: a listing, a proposal to accept, one to continue, a chat.
 */
async function trying(plan: 'none' | 'trial' | 'monthly') {
  const person = await world.trialMember('investor')
  const [offering, asking, talking, listing] = [
    await world.trialMember('investment'),
    await world.trialMember('investment'),
    await world.trialMember('investment'),
    await world.trialMember('investment'),
  ]
  const accept = (await world.propose(offering, person)).body.proposal.id
  const proceed = (await world.propose(asking, person)).body.proposal.id
  await world.act(person, proceed, 'request-info', { text: 'Who runs it?' })
  await world.act(asking, proceed, 'answer', { text: 'We do.' })
  const { chat, proposal } = await world.talk(talking, person)
  if (plan === 'monthly') await world.purchase(person, 'investor-monthly')
  if (plan === 'none') await world.deps.db.execute(`delete from memberships where account_id = '${person.id}'`)
  return { person, accept, proceed: proposal, chat, listing }
}
type Trying = Awaited<ReturnType<typeof trying>>

const offer = {
  amount: { minor: 900_000_000, currency: 'INR' },
  instrument: 'equity',
  stake: 10,
  validity_days: 7,
  note: '',
}
/** The allowed actions, by the columns of the table. */
async function tried({ person, accept, proceed, chat, listing }: Trying) {
  const yes = (answers: { status: number }[]) => {
    const allowed = answers.map(({ status }) => status === 200)
    return allowed.every((one) => one === allowed[0]) ? (allowed[0] ? 'yes' : 'no') : JSON.stringify(allowed)
  }
  const addon = { plan_id: 'investor-monthly', types: ['EXTRA_PROPOSALS_10'], mode: 'ADDON' }
  const said = await world.say(person, chat, 'Namaste')
  const proceeded = await world.act(person, proceed, 'make-offer', { offer })
  return {
    'send or accept a proposal, open documents and contact details, save a search': yes([
      await world.propose(person, listing),
      await world.act(person, accept, 'accept'),
      await world.post(`listings/${await world.profileIdOf(listing)}/opening`, {}, person),
      await search(person),
    ]),
    'continue a proposal, write in a chat': yes([said, proceeded]),
    'buy an add-on': yes([await world.post('buy-membership', addon, person)]),
  }
}
const cancel = (person: Person) => world.post('membership/cancellation', {}, person)
const stateOf = async (person: Person) => (await world.mine(person)).subscription?.status ?? 'none'

/** The way into each state, and the days that pass in it. */
const states: Record<string, { plan: 'none' | 'trial' | 'monthly'; next?: (person: Person) => Promise<unknown> }> = {
  none: { plan: 'none' },
  trialing: { plan: 'trial' },
  active: { plan: 'monthly' },
  'cancelled at the end': { plan: 'monthly', next: cancel },
  grace: { plan: 'monthly', next: () => world.pass(31 * day) },
  expired: { plan: 'monthly', next: () => world.pass(34 * day) },
  refunded: {
    plan: 'monthly',
    next: async (person) => {
      const { deps } = world
      await deps.db.execute(`delete from memberships where account_id = '${person.id}' and trial`)
      await deps.db.execute(
        `update memberships set ended_at = now(), ended_because = 'refunded' where account_id = '${person.id}'`,
      )
    },
  },
  suspended: {
    plan: 'monthly',
    next: (person) =>
      world.deps.db.execute(
        `update memberships set ended_at = now(), ended_because = 'suspended' where account_id = '${person.id}'`,
      ),
  },
}

holds('6.7', async () => {
  const rows = rowsBelow('6.7').flatMap(({ state = '', ...may }) =>
    state
      .replace(/ \(.*\)/, '')
      .split(', ')
      .map((one) => ({ state: one, may })),
  )
  expect(rows.map(({ state }) => state).sort()).toEqual(Object.keys(states).sort())
  for (const { state, may } of rows) {
    world.clock.ahead = 0
    const { plan, next } = states[state] ?? expect.fail(state)
    const trial = await trying(plan)
    await next?.(trial.person)
    expect((await stateOf(trial.person)).replace('cancelled_at_end', 'cancelled at the end')).toBe(state)
    expect([state, await tried(trial)]).toEqual([state, may])
  }
})

holds('6.8', async () => {
  for (const state of ['none', 'grace', 'expired', 'suspended']) {
    world.clock.ahead = 0
    const { plan, next } = states[state] ?? expect.fail(state)
    const { person, accept, proceed, chat } = await trying(plan)
    const mine = await world.post<{ message: { id: string } }>(
      `chats/${chat}/messages`,
      { client_id: randomUUID(), kind: 'TEXT', text: 'Mine' },
      person,
    )
    await next?.(person)
    const answers = {
      reading: await world.get(`chats/${chat}/messages`, person),
      proposals: await world.get('proposals?box=received', person),
      ending: await world.act(person, accept, 'decline', { reason: 'geography' }),
      losing: await world.act(person, proceed, 'close-lost', { reason: 'geography' }),
      deleting: await world.del(`chats/${chat}/messages/${mine.body.message?.id}`, person),
      reporting: await world.post(
        `chats/${chat}/reports`,
        { request_id: randomUUID(), reason: 'spam', note: '' },
        person,
      ),
      exporting: await world.get('account/export', person),
    }
    const refused = Object.entries(answers).filter(([, { status }]) => status !== 200)
    expect([state, refused.map(([what, { body }]) => [what, body])]).toEqual([state, []])
  }
})

const options: Record<string, string> = {}
async function slugOf(label: string): Promise<string> {
  if (!options[label]) {
    const { list } = (
      await world.get<{ list: { slug: string; label: string }[] }>('master-dropdown/profile-visibility')
    ).body
    for (const option of list) options[option.label] = option.slug
  }
  return options[label] ?? expect.fail(label)
}

holds('6.9', async () => {
  const rows = rowsBelow('6.9')
  expect(rows).toHaveLength(4)
  const unpaid = await world.member('investor')
  for (const { visibility = '' } of rows) {
    const owner = await world.trialMember('investment')
    const [stranger, contacted, accepted] = [
      await world.trialMember('investor'),
      await world.trialMember('investor'),
      await world.trialMember('investor'),
    ]
    const id = await world.profileIdOf(owner)
    const name = (await detail(id, stranger)).body.listing.name
    await world.propose(owner, contacted)
    const { id: received } = (await world.propose(accepted, owner)).body.proposal
    await show(owner, 'investment', await slugOf(visibility))
    await world.act(owner, received, 'accept')
    const seenBy = async (viewer: Person) => {
      const { status, body } = await detail(id, viewer)
      const found = (await listed('INVESTMENT', viewer)).some((card) => card.id === id)
      return status === 200
        ? `${found ? 'listed' : 'not listed'}, ${body.listing.name === name ? 'named' : 'nameless'}`
        : `${found} ${status}`
    }
    const seen = {
      owner: (await detail(id, owner)).status,
      stranger: await seenBy(stranger),
      contacted: await seenBy(contacted),
      accepted: await seenBy(accepted),
      unpaid: await seenBy(unpaid),
    }
    const named = 'listed, named'
    const expected: Record<string, object> = {
      'Everyone with an active plan': { owner: 200, stranger: named, contacted: named, accepted: named },
      'Only people I contact or accept': {
        owner: 200,
        stranger: 'false 404',
        contacted: named,
        accepted: named,
        unpaid: 'false 404',
      },
      Anonymous: { owner: 200, stranger: 'listed, nameless', accepted: named, unpaid: 'listed, nameless' },
      'Hidden (paused)': { owner: 200, stranger: 'false 404', unpaid: 'false 404' },
    }
    expect([visibility, seen]).toMatchObject([visibility, expected[visibility] ?? expect.fail(visibility)])
  }
})

const secret = { company_name: 'Quixandrel Mills', last_name: 'Zubrovkin' }
const said =
  'Quixandrel Mills of Zubrovkin weaves cloth for the world. Write to owner@quixandrel.example or call +91 98200 11223 or see https://quixandrel.example/looms. '
const telling = /Quixandrel|Zubrovkin|quixandrel\.example|98200 ?11223|U17110MH2099/

let hidden: Promise<{ owner: Person; id: string }> | null = null
/** An anonymous founder who mentions the name in every free text, created once. */
function anonymous() {
  hidden ??= (async () => {
    const owner = await world.trialMember('investment')
    const text = `${said}${'Our looms run day and night in two towns. '.repeat(12)}`
    await edit(owner, 'investment', 'basic', { ...secret, brief_about_business: text })
    await edit(owner, 'investment', 'business', {
      link: 'https://quixandrel.example',
      registration_number: 'U17110MH2099',
      products: `Cloth by Quixandrel Mills, ask owner@quixandrel.example`,
      keywords: ['cloth', 'Quixandrel'],
      visibility: await slugOf('Anonymous'),
    })
    return { owner, id: await world.profileIdOf(owner) }
  })()
  return hidden
}

holds('6.10', async () => {
  const { owner, id } = await anonymous()
  const stranger = await world.trialMember('investor')
  expect(JSON.stringify((await detail(id, owner)).body)).toMatch(telling)
  const { id: proposal } = (await world.propose(owner, stranger, 'Shall we talk?')).body.proposal
  await world.deliverAll()
  await mailUnread(world.deps)
  const letters = JSON.stringify(await world.letters(stranger.email))
  expect(letters).toMatch(/proposal/)
  expect(letters).not.toMatch(telling)
  const read = [
    await detail(id, stranger),
    await world.get('listings?kind=INVESTMENT&sort=newest&limit=48', stranger),
    await world.get('listings?kind=INVESTMENT&q=quixandrel', stranger),
    await world.get('listings/facets?kind=INVESTMENT', stranger),
    await world.get(`proposals/${proposal}`, stranger),
    await world.get('proposals?box=received', stranger),
    await world.get('overview', stranger),
    await world.get('notifications', stranger),
  ].map(({ status, body }) => ({ status, text: JSON.stringify(body) }))
  for (const { status, text } of read) {
    expect(status).toBe(200)
    expect(text).not.toMatch(telling)
  }
  expect(read[1]?.text).toContain(id)
  // A search for the name does not find it.
  expect(read[2]?.text).not.toContain(id)
})

holds('6.11', async () => {
  const { id } = await anonymous()
  const { headline, facts } = (await detail(id, await world.trialMember('investor'))).body.listing
  const texts = [headline, ...facts.map(({ value }) => value)].join('\n')
  expect(texts).toContain('weaves cloth for the world')
  expect(texts).not.toMatch(telling)
  expect(texts).not.toMatch(/\S+@\S+\.\w|https?:\/\//)
})

holds('6.12', async () => {
  const { owner, id } = await anonymous()
  const { preview } = (await world.get<{ preview: Preview }>('profiles/investment/preview', owner)).body
  const seen = (await detail(id, await world.trialMember('investor'))).body.listing
  expect(preview.anonymous).toBe(true)
  expect([preview.name, preview.headline]).toEqual([seen.name, seen.headline])
  const read = (facts: readonly { field: string; value: string }[]) => facts.map(({ field, value }) => [field, value])
  expect(read(preview.facts)).toEqual(read(seen.facts))
  expect(preview.facts.flatMap(({ marks }) => marks.map(({ was }) => was)).join()).toContain('Quixandrel')
  expect(preview.hidden.map(({ field }) => field)).toEqual(expect.arrayContaining(['company_name', 'link']))
})

holds('6.13', async () => {
  const { owner, id } = await anonymous()
  const buyer = await world.trialMember('investor')
  const own = await world.profileIdOf(buyer)
  const { id: proposal } = (await world.propose(buyer, owner)).body.proposal
  const known = async () => {
    const theirs = (await detail(id, buyer)).body.listing
    const ours = (await detail(own, owner)).body.listing
    const other = (await world.get<{ proposal: Proposal }>(`proposals/${proposal}`, buyer)).body.proposal.other
    return {
      named: [theirs.name, other.name].map((name) => telling.test(name)),
      contacts: [theirs.contact, ours.contact].map((contact) => contact?.email ?? null),
    }
  }
  expect(await known()).toEqual({ named: [false, false], contacts: [null, null] })
  const { chat_id } = (await world.act(owner, proposal, 'accept')).body.proposal
  expect(await known()).toEqual({ named: [true, true], contacts: [owner.email, buyer.email] })
  expect((await world.get<{ chat: Chat }>(`chats/${chat_id}`, buyer)).body.chat.other.name).toMatch(telling)
  await world.act(buyer, proposal, 'close-lost', { reason: 'geography' })
  expect(await known()).toEqual({ named: [false, false], contacts: [null, null] })
})

holds('6.14', async () => {
  const owner = await world.trialMember('investment')
  const stranger = await world.trialMember('investor')
  const id = await world.profileIdOf(owner)
  const picture = (await detail(id, stranger)).body.listing.image_url ?? expect.fail('no picture')
  const open = async (url: string) => (await world.app.request(url)).status
  const own = (await detail(id, owner)).body.listing.image_url ?? expect.fail('no picture')
  expect([await open(picture), await open(own)]).toEqual([200, 200])
  await show(owner, 'investment', await slugOf('Anonymous'))
  expect(await open(picture)).toBe(404)
  expect((await detail(id, stranger)).body.listing.image_url).toBeNull()
  expect(await open((await detail(id, owner)).body.listing.image_url ?? '')).toBe(200)
})

const documentsOf = async (id: string, as: Person) => {
  const { documents } = (await detail(id, as)).body.listing
  return Object.fromEntries(documents.map(({ kind, url }) => [kind, url]))
}

holds('6.15', async () => {
  const owner = await world.trialMember('investment')
  const [unpaid, reader] = [await world.member('investor'), await world.trialMember('investor')]
  await world.post('documents', uploadOf('pitch-deck', 'INVESTMENT', onePixel, 'deck.png'), owner)
  const id = await world.profileIdOf(owner)
  expect((await documentsOf(id, unpaid))['pitch-deck']).toBeNull()
  expect((await documentsOf(id, reader))['pitch-deck']).toBeNull()
  await world.post(`listings/${id}/opening`, {}, reader)
  const url = (await documentsOf(id, reader))['pitch-deck'] ?? expect.fail('closed')
  const open = async (address: string) => (await world.app.request(address)).status
  expect(await open(url)).toBe(200)
  expect(await open(`${url.slice(0, -2)}xx`)).toBe(404)
  world.clock.ahead = day
  expect(await open(url)).toBe(404)
})

holds('6.16', async () => {
  const owner = await world.trialMember('investment')
  const buyer = await world.trialMember('investor')
  const confidential = ['valuation-report', 'financial-report', 'additional-supporting-document']
  for (const kind of [...confidential, 'executive-summary'])
    await world.post('documents', uploadOf(kind, 'INVESTMENT', onePixel, `${kind}.png`), owner)
  const id = await world.profileIdOf(owner)
  const { proposal, chat } = await world.talk(owner, buyer)
  await world.post(`listings/${id}/opening`, {}, buyer)
  await world.say(buyer, chat, 'Namaste')
  const opened = async () =>
    Object.entries(await documentsOf(id, buyer))
      .filter(([, url]) => url !== null)
      .map(([kind]) => kind)
  expect(await opened()).toContain('executive-summary')
  for (const kind of confidential) expect(await opened()).not.toContain(kind)
  await world.act(owner, proposal, 'request-nda')
  const { basic } = (await world.get<{ profile: { basic: Record<string, string> } }>('profiles/investor', buyer)).body
    .profile
  const signed = await world.act(buyer, proposal, 'sign-nda', {
    text: `${basic.first_name} ${basic.last_name}`,
    agreed: true,
  })
  expect(signed.status).toBe(200)
  expect(await opened()).toEqual(expect.arrayContaining(confidential))
})
